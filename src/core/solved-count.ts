import type { Statistics } from './search.ts';
import type { Pace } from './slices.ts';

/** Counts the reachable solved positions of a level exactly, in slices. */
export interface SolvedCounter {
  /** Choices tried, entries stored, and their bytes. */
  readonly statistics: Pick<Statistics, 'expanded' | 'stored' | 'bytes'>;
  /** Tries about `budget` more choices, or fewer when the slice is over before. */
  step(budget: number, pace?: Pace): 'done' | 'state-limit' | 'memory-limit' | 'running';
  /** The number of solved positions by the number of moves to them; lower bounds until it is done. */
  counts(): readonly bigint[];
}

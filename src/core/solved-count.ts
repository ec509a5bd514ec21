import type { Statistics } from './search.ts';

/** Counts the solved positions of a level that can be reached, in slices, exactly, however many there are. */
export interface SolvedCounter {
  /** Choices tried, what is remembered of them, and the bytes of that. */
  readonly statistics: Pick<Statistics, 'expanded' | 'stored' | 'bytes'>;
  /** Tries about `budget` more choices. */
  step(budget: number): 'done' | 'state-limit' | 'memory-limit' | 'running';
  /** By the number of moves to them: how many solved positions there are; at least so many while it is not done. */
  counts(): readonly bigint[];
}

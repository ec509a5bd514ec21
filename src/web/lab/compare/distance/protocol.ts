import { readPack } from '../../../../games/pack.ts';
import { heuristicErrors, type LevelErrors } from './heuristic-errors.ts';

/** What a worker is asked to measure: plain data. */
export interface DistanceTask {
  /** One level, as it would stand in a file. */
  readonly level: string;
  readonly heuristics: readonly string[];
  readonly cost: string;
  readonly maxStates: number;
}

export type DistanceReply =
  | { readonly kind: 'done'; readonly errors: LevelErrors }
  /** The level has more positions than were allowed. */
  | { readonly kind: 'too-large' }
  | { readonly kind: 'failed'; readonly reason: string };

/** Does what a worker is asked; breakdowns are answers too. */
export function runDistanceTask({ level, heuristics, cost, maxStates }: DistanceTask): DistanceReply {
  try {
    const read = readPack(level);
    const known = read.ok ? read.value[0] : undefined;
    if (!known) return { kind: 'failed', reason: 'the level cannot be read' };
    const errors = heuristicErrors(known, heuristics, cost, maxStates);
    return errors ? { kind: 'done', errors } : { kind: 'too-large' };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

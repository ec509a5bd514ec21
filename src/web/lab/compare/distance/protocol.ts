import { readLevel } from '../../../shared/state/read-level.ts';
import { heuristicErrors, type LevelErrors } from './heuristic-errors.ts';

/** A request to measure distances: plain data. */
export interface DistanceTask {
  /** One level, as it would stand in a file. */
  readonly level: string;
  readonly heuristics: readonly string[];
  readonly cost: string;
  readonly maxStates: number;
}

export type DistanceAnswer =
  | { readonly kind: 'done'; readonly errors: LevelErrors }
  /** The level has more positions than were allowed. */
  | { readonly kind: 'too-large' };

export function runDistanceTask({ level, heuristics, cost, maxStates }: DistanceTask): DistanceAnswer {
  const errors = heuristicErrors(readLevel(level), heuristics, cost, maxStates);
  return errors ? { kind: 'done', errors } : { kind: 'too-large' };
}

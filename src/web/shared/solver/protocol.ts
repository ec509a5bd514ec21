import type { AlgorithmOptions, Limits, Statistics, Status } from '../../../core/search.ts';
import type { MethodChoice } from '../../../search/method.ts';

/** A request to a worker: plain data, since neither objects with methods nor functions can cross to it. */
export interface Task {
  /** One level, as it would stand in a file. */
  readonly level: string;
  /** The moves that lead to the position to solve from, in the game's notation. */
  readonly played: readonly string[];
  /** Parts that are left open are chosen as the game recommends. */
  readonly method: MethodChoice;
  readonly options: AlgorithmOptions;
  readonly limits: Limits;
}

/** How far a search has come. */
export interface Progress extends Statistics {
  /** Of the search alone. */
  readonly milliseconds: number;
}

export interface Figures extends Progress {
  /** Compiling the level and the tables of its heuristic. */
  readonly prepareMilliseconds: number;
}

/** The outcome of a search: proved, only found, or the reason why there is neither. */
export type Answer =
  | {
      readonly status: 'solved';
      readonly moves: readonly string[];
      readonly cost: number;
      /** Proved that no cheaper solution exists. */
      readonly optimal: boolean;
      readonly figures: Figures;
    }
  /** Proved that there is no solution. */
  | { readonly status: 'unsolvable'; readonly figures: Figures }
  | { readonly status: Limit; readonly figures: Figures }
  | { readonly status: 'cancelled' }
  /** The task makes no sense, or the worker broke down; the problem is for developers. */
  | { readonly status: 'failed'; readonly problem: string };

/** The reason why a search ended before it had an answer. */
export type Limit = Exclude<Status, 'solved' | 'unsolvable' | 'cancelled'>;

import type { AlgorithmOptions, Limits, Statistics, Status } from '../../../core/search.ts';
import type { MethodChoice } from '../../../search/method.ts';

/** What a worker is asked: plain data, since neither objects with methods nor functions can cross to it. */
export interface Task {
  /** One level, as it would stand in a file. */
  readonly level: string;
  /** The moves that lead to the position to solve from, in the game's notation. */
  readonly played: readonly string[];
  /** What is left open is what the game recommends. */
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

/** What a search had to say: what is proved, what is only found, or why there is nothing to say. */
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

/** What ended a search before it had an answer. */
export type Limit = Exclude<Status, 'solved' | 'unsolvable' | 'cancelled'>;

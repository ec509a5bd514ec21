import type { CellPlace } from '../core/sketch.ts';
import type { Named } from '../core/studio.ts';
import type { Query } from './query.ts';

/** What is proved of the fewest moves from a position to a solution. */
export type Distance =
  | { readonly status: 'exact'; readonly moves: number }
  /** No solution can be reached, or none in the moves that the level still allows. */
  | { readonly status: 'lost' }
  /** Not yet, or not within the limits; at least and at most so many, where that is known. */
  | { readonly status: 'unknown'; readonly least: number; readonly most: number | undefined };

/** What a move did, by the distances before and after it. */
export type Verdict =
  | { readonly kind: 'kept' }
  | { readonly kind: 'lost-moves'; readonly moves: number }
  | { readonly kind: 'lost-level' }
  /** The level was lost before it. */
  | { readonly kind: 'lost-before' }
  | { readonly kind: 'unknown' };

/** What should have been played where a move lost something. */
export interface Best {
  /** The moves that keep the optimum, in the game's notation and in the order of the rules. */
  readonly moves: readonly string[];
  /** Whether these are all of them by proof; a later finding may add others otherwise. */
  readonly isAll: boolean;
  /** One whole best way from here, replayed by the rules. */
  readonly way: readonly string[];
}

/** Why a move lost something: a sentence, and the query to the solver that proved it. */
export interface Reason {
  readonly sentence: Named;
  /** What to mark on the board as it is after the move. */
  readonly cells: readonly CellPlace[];
  readonly query: Query;
}

/** What is found out about a line of moves, told as soon as it is known. Positions are numbered from the start, 0; move `at` leaves position `at`. */
export type Finding =
  /** Told first; a later one of the same position takes its place. */
  | { readonly kind: 'distance'; readonly at: number; readonly distance: Distance }
  | { readonly kind: 'best'; readonly at: number; readonly best: Best }
  | { readonly kind: 'reasons'; readonly at: number; readonly reasons: readonly Reason[] };

import type { Difficulty } from '../core/generator.ts';
import type { Efforts } from './effort.ts';
import type { NearOptimal } from './near-optimal.ts';
import type { PathCount } from './path-count.ts';
import type { Traps } from './traps.ts';

/** `exact` when computed from all relevant positions, `sampled` when from some of them. */
export type Basis = 'exact' | 'sampled';

/** Figures of how hard a level is for people. Unknown ones are missing. */
export interface DifficultyFigures {
  /** The moves of a shortest solution; always proved. */
  readonly optimum: { readonly moves: number; readonly basis: 'exact' };
  /** Reachable positions; `sampled` means that there are more. */
  readonly positions: { readonly count: number; readonly basis: Basis };
  /** Optimal solutions and the different positions they end in; lower bounds when `sampled`. */
  readonly solutions: { readonly count: PathCount; readonly finals: number; readonly basis: Basis };
  /** Solutions that take up to two moves more, and where they leave the optimal ones. */
  readonly nearOptimal?: NearOptimal & { readonly basis: Basis };
  /** The information in an optimal solution: the logarithm of the sensible moves, summed over its positions. */
  readonly information?: { readonly bits: number; readonly basis: Basis };
  /** The fewest steps of an optimal solution at which the heuristic with this id gets worse. */
  readonly counterIntuitive: { readonly moves: number; readonly heuristic: string; readonly basis: Basis };
  readonly traps: TrapFigures;
  /** Expected steps of a player who sees only what is obvious; `isAtLeast` when it never got there. */
  readonly walker: { readonly steps: number; readonly isAtLeast: boolean; readonly basis: Basis };
  /** Positions that every optimal solution passes, and those that every solution passes, between start and end. */
  readonly bottlenecks: { readonly optimal: number; readonly all?: number; readonly basis: Basis };
  /** Positions that searches expand: what computers find hard. */
  readonly effort: Efforts & { readonly basis: 'exact' };
}

/** What is known of a level while it is graded. */
export interface KnownFigures {
  /** From 0 to 100; it decides the grade. Undefined until all that it weighs is known. */
  readonly score?: number;
  readonly estimated?: Difficulty;
  readonly figures?: Partial<DifficultyFigures>;
}

/** Traps, with the part behind them where the whole graph is known. */
export interface TrapFigures
  extends Pick<Traps, 'rate' | 'moves' | 'of'>,
    Partial<Pick<Traps, 'positions' | 'depth'>> {
  /** Expected steps of the walker from a trap until it starts again, on average over the traps. */
  readonly wander?: number;
  /** Moves that could not be decided within the limits; not counted in `of`. */
  readonly undecided?: number;
  readonly basis: Basis;
}

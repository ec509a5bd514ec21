import type { PlayedGame } from '../../core/game.ts';
import type { Level } from '../../core/level.ts';
import type { Stars } from '../../core/stars.ts';
import type { Clock } from '../shared/clock.ts';
import type { Solver } from '../shared/solver/solver.ts';
import type { Line } from './line.ts';
import type { OptimumValue } from './optimum.ts';

/** A solution, when it was found. */
export interface Solved {
  readonly moves: readonly string[];
  readonly stars: Stars | undefined;
  readonly optimum: OptimumValue | undefined;
  /** Moves of it were demonstrated, so that it is not the player's own. */
  readonly demonstrated: boolean;
}

export interface PlayerOptions {
  readonly game: PlayedGame;
  readonly level: Level;
  readonly solver: Solver;
  /** The optimum that the level states was proved here. */
  readonly isProved?: boolean | undefined;
  /** The moves that lead to where the game begins, if not at the start of the level; then the line begins there too. */
  readonly before?: readonly string[];
  /** A game of this level that was left, to go on with. */
  readonly line?: Line | undefined;
  readonly clock?: Clock;
  /** By how much the time of motions is multiplied, asked for each one; 0 for none at all. */
  readonly tempo?: () => number;
  /** The duration of a motion at normal speed. */
  readonly milliseconds?: number;
  /** Called when a move solves the level; not when such a move is redone. */
  readonly onSolved?: (solved: Solved) => void;
}

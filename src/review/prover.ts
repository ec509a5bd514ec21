import type { Rules } from '../core/game.ts';
import type { Pace, Steps } from '../core/slices.ts';
import type { Space } from '../core/space.ts';
import type { GameLevel } from '../games/pack.ts';
import type { Bounds } from './bounds.ts';
import type { Best } from './findings.ts';
import type { PlayedLine } from './line.ts';

/** A line under review. */
export interface Subject extends GameLevel {
  readonly rules: Rules;
  readonly space: Space;
  readonly line: PlayedLine;
  readonly bounds: Bounds;
  /** Of memory, for a graph or a search. */
  readonly bytes: number | undefined;
  readonly pace: Pace;
  /** Tells the distances that are newly proved. */
  readonly tellDistances: () => Steps<void>;
}

/** A way of proving distances. */
export interface Prover {
  /** Narrows the bounds; a search may expand so many positions. */
  distances(budget: number): Steps<void>;
  /** What to play at a position whose distance is known, as far as it can be told within the same budget. */
  best(at: number, budget: number): Steps<Best>;
  /** Whether it would prove more with a larger budget. */
  readonly mayProveMore: boolean;
}

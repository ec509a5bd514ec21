import type { Direction } from '../../core/grid.ts';
import type { View } from '../../core/view.ts';

/** Why the board changes: `jump` shows another position at once, `refused` is a move that was not legal. */
export type MotionKind = 'move' | 'undo' | 'redo' | 'jump' | 'refused';

/** One change of the board, to be drawn. */
export interface Motion {
  /** Grows by one each time. */
  readonly key: number;
  readonly kind: MotionKind;
  /** Of a refused move the same view twice. */
  readonly before: View;
  readonly after: View;
  /** Of the move; for `undo`, of the move that is taken back. */
  readonly direction: Direction | undefined;
  /** The moved piece, where the game lets one choose. */
  readonly choice: string | undefined;
  /** A move with several visible steps is several motions: this one's number from 0, and how many there are. */
  readonly phase: number;
  readonly phases: number;
  /** How long to take; 0 where nothing should move. */
  readonly milliseconds: number;
  /** How much of it a hand has done already, 0 to 1: the rest takes what is left of its time. */
  readonly begun?: number;
}

import type { Direction } from '../../../core/grid.ts';
import type { Preview, View } from '../../../core/view.ts';
import { type Body, bodiesOf, type Place, samePlaces } from './pose.ts';
import { ghostOf } from './transition.ts';

/** The marks for the player, which are no part of the board. */
export interface BoardMarks {
  readonly preview: Preview | undefined;
  /** The body that the preview shows. */
  readonly ghost: Body | undefined;
  /** The move of a hint, and what it moves. */
  readonly arrow: { readonly body: Body; readonly direction: Direction } | undefined;
  /** The piece of a hint. */
  readonly hinted: readonly Place[];
  /** Its id, or that of what the move of the hint rolls. */
  readonly hintedId: string | undefined;
}

/** A move that a hint gives. */
interface Hinted {
  readonly direction: Direction;
  readonly choice: { readonly id: string } | undefined;
}

/** The marks on a view. Hints wait until the pieces have arrived: before that they would be in the wrong place. */
export function marksOf(
  view: View,
  isStill: boolean,
  preview: Preview | undefined,
  picked: string | undefined,
  move: Hinted | undefined,
  piece: { readonly cells: readonly Place[] } | undefined,
): BoardMarks {
  const body =
    move && bodiesOf(view).find(({ id }) => id === (move.choice ? `cube-${move.choice.id}` : 'block'));
  const hinted = isStill && piece ? piece.cells : [];
  return {
    preview,
    ghost: preview && ghostOf(view, preview.cells, picked),
    arrow: isStill && move && body ? { body, direction: move.direction } : undefined,
    hinted,
    hintedId: isStill
      ? (body ?? bodiesOf(view).find(({ cells }) => hinted.length > 0 && samePlaces(cells, hinted)))?.id
      : undefined,
  };
}

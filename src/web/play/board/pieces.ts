import type { PieceView, View } from '../../../core/view.ts';
import type { Cell } from './outline.ts';

/** How many colours the palette in `tokens.css` has; further pieces begin again, told apart by their textures or letters. */
const colours = 12;

/** The colour of a piece, the ink and the texture on it, for a `style` attribute. */
export function colourStyle(colour: number): string {
  const at = colour % colours;
  const texture = colour % (2 * colours);
  return `--piece:var(--piece-${at});--piece-ink:var(--piece-ink-${at});--texture:var(--texture-${texture},none)`;
}

/** A piece and where it is. */
export interface Placed extends Cell {
  readonly piece: PieceView;
  /** It stands on a goal of its own colour. */
  readonly isHome: boolean;
}

/** The pieces on the board, in the order of their ids, so that drawing them again moves them and nothing else. */
export function placed(view: View): Placed[] {
  const found: Placed[] = [];
  view.cells.forEach((cells, row) => {
    cells.forEach(({ piece, ground, groundColour }, column) => {
      if (!piece) return;
      found.push({ row, column, piece, isHome: ground === 'goal' && groundColour === piece.colour });
    });
  });
  return found.sort((a, b) => (a.piece.id < b.piece.id ? -1 : 1));
}

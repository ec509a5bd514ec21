import { type CellView, groundId } from '../../../core/view.ts';
import type { GameWords } from '../../../core/words.ts';
import type { Messages } from './index.ts';

/** A cell in words, for a screen reader: where it is, what lies there, and what lies under that; `parts` are the game's own. */
export function cellLabel(
  text: Messages,
  parts: GameWords['parts'],
  row: number,
  column: number,
  cell: CellView,
): string {
  const kinds: GameWords['parts'] = { ...text.cell.ground, ...parts };
  const kind = groundId(cell);
  const ground = [kinds[kind] ?? kind, cell.groundLabel].filter(Boolean).join(' ');
  const where = text.cell.at(row + 1, column + 1);
  if (!cell.piece) return `${where}: ${ground}`;
  const piece = text.cell.piece(cell.piece.label);
  return `${where}: ${kind === 'floor' ? piece : text.cell.on(piece, ground)}`;
}

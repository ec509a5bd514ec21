import { type CellView, groundId } from '../../../core/view.ts';
import type { Messages } from './index.ts';

/** A cell in words, for a screen reader: where it is, what lies there, and what lies under that. */
export function cellLabel(text: Messages, row: number, column: number, cell: CellView): string {
  const names: Readonly<Record<string, string>> = text.cell.ground;
  const kind = groundId(cell);
  const ground = [names[kind] ?? kind, cell.groundLabel].filter(Boolean).join(' ');
  const where = text.cell.at(row + 1, column + 1);
  if (!cell.piece) return `${where}: ${ground}`;
  const piece = text.cell.piece(cell.piece.label);
  return `${where}: ${kind === 'floor' ? piece : text.cell.on(piece, ground)}`;
}

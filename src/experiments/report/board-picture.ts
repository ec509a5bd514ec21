import type { CellView } from '../../core/view.ts';
import { levelOfText, startView } from '../level-facts.ts';
import { escapeText } from './html.ts';

const side = 10;

/** Colours far apart, readable on light and on dark. */
const tint = (colour: number): string => `hsl(${Math.round(210 + colour * 137.5) % 360} 60% 50%)`;

/** What is drawn on a cell, from the ground up: shapes that are alike are one path. */
function* shapes({
  ground,
  part,
  groundColour,
  piece,
}: CellView): Iterable<readonly [look: string, d: string]> {
  if (ground === 'void' && !part && !piece) return;
  yield ['fill="var(--line)"', 'm.5 .5h9v9h-9z'];
  if (part) yield ['fill="var(--muted)"', 'm5 2.5l2.5 2.5l-2.5 2.5l-2.5 -2.5z'];
  if (ground === 'goal')
    yield [
      `fill="none" stroke="${groundColour === undefined ? 'var(--ink)' : tint(groundColour)}" stroke-width="1.4"`,
      'm2 2h6v6h-6z',
    ];
  if (piece) yield [`fill="${tint(piece.colour)}"`, 'm3 3h4v4h-4zm-1.2 -1.2h6.4v6.4h-6.4z'];
}

/** The board of a level at its start as a small picture; empty where its text cannot be read. */
export function boardPicture(text: string, title: string): string {
  const found = levelOfText(text);
  if (!found) return '';
  const { cells } = startView(found);
  const paths = new Map<string, string>();
  for (const [row, line] of cells.entries()) {
    for (const [column, cell] of line.entries()) {
      for (const [look, d] of shapes(cell))
        paths.set(look, `${paths.get(look) ?? ''}M${column * side} ${row * side}${d}`);
    }
  }
  const drawn = [...paths].map(([look, d]) => `<path ${look} d="${d}"/>`).join('');
  const size = `0 0 ${(cells[0]?.length ?? 0) * side} ${cells.length * side}`;
  return `<svg class="board" viewBox="${size}" role="img" aria-label="${escapeText(`The board of ${title}`)}">${drawn}</svg>`;
}

import { firstText, imagesOf } from '../../../core/grid.ts';
import { type FoldLevel, isGroupLetter } from '../level.ts';

/**
 * The canonical text of a level under rotation, reflection and renaming of groups: the alphabetically first of the eight
 * images, their groups lettered in reading order.
 */
export const canonicalLevel = (level: FoldLevel): string =>
  firstText(
    imagesOf(level).map(
      ({ rows, columns, from }) => `${rows}x${columns} ${relettered(from.map((cell) => level.cells[cell]!))}`,
    ),
  );

/** The cells with `A` for the group met first, `B` for the next, and so on. */
export function relettered(cells: readonly string[]): string {
  const letters = new Map<string, string>();
  for (const cell of cells)
    if (isGroupLetter(cell) && !letters.has(cell)) letters.set(cell, String.fromCharCode(65 + letters.size));
  return cells.map((cell) => letters.get(cell) ?? cell).join('');
}

import { type FoldLevel, isGroupLetter } from '../level.ts';

/** A board turned or mirrored: its size, and by cell the number of the cell that came there. */
interface Image {
  readonly rows: number;
  readonly columns: number;
  readonly from: readonly number[];
}

/** The board as it is, turned and mirrored: eight images, some of them alike on boards with a symmetry. */
function imagesOf(rows: number, columns: number): readonly Image[] {
  const images: Image[] = [];
  let image: Image = { rows, columns, from: Array.from({ length: rows * columns }, (_, cell) => cell) };
  for (let turn = 0; turn < 4; turn += 1) {
    images.push(image, mirrored(image));
    image = turned(image);
  }
  return images;
}

/** A quarter turn to the right: the left column, read from the bottom, becomes the top row. */
function turned({ rows, columns, from }: Image): Image {
  const cells = from.map((_, cell) => {
    const row = Math.floor(cell / rows);
    const column = cell % rows;
    return from[(rows - 1 - column) * columns + row]!;
  });
  return { rows: columns, columns: rows, from: cells };
}

function mirrored({ rows, columns, from }: Image): Image {
  const cells = from.map((_, cell) => {
    const column = cell % columns;
    return from[cell - column + columns - 1 - column]!;
  });
  return { rows, columns, from: cells };
}

/**
 * The same for all levels that a turn, a mirror and other letters make of each other: the first in the alphabet of the
 * eight images, their groups lettered in the order in which one reads them.
 */
export function canonicalLevel({ rows, columns, cells }: FoldLevel): string {
  return imagesOf(rows, columns)
    .map((image) => `${image.rows}x${image.columns} ${relettered(image.from.map((cell) => cells[cell]!))}`)
    .reduce((least, text) => (text < least ? text : least));
}

/** The cells with `A` for the group met first, `B` for the next, and so on. */
export function relettered(cells: readonly string[]): string {
  const letters = new Map<string, string>();
  for (const cell of cells)
    if (isGroupLetter(cell) && !letters.has(cell)) letters.set(cell, String.fromCharCode(65 + letters.size));
  return cells.map((cell) => letters.get(cell) ?? cell).join('');
}

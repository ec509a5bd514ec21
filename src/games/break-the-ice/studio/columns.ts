import { type Sketch, sizeOf } from '../../../core/sketch.ts';

export const empty = '.';

/** An underscore is another way to write it. */
export const isEmpty = (cell: string): boolean => cell === empty || cell === '_';

/** The colour of a block, which may be written in upper case; undefined for all else. */
export const colourOf = (cell: string): string | undefined =>
  /^[a-z]$/i.test(cell) ? cell.toLowerCase() : undefined;

/** The columns from the left, each from the bottom up. */
export const columnsOf = (sketch: Sketch): readonly (readonly string[])[] => {
  const upwards = sketch.rows.toReversed();
  return Array.from({ length: sizeOf(sketch).columns }, (_, column) => upwards.map((row) => row[column]!));
};

/** The sketch with all blocks at rest. What is no cell stays where it is, and bears blocks. */
export function fallen(sketch: Sketch): Sketch {
  const columns = columnsOf(sketch).map((column) => {
    const resting: string[] = [];
    for (const [height, cell] of column.entries()) {
      if (isEmpty(cell)) continue;
      if (colourOf(cell) === undefined) while (resting.length < height) resting.push(empty);
      resting.push(cell);
    }
    return resting;
  });
  const { rows } = sizeOf(sketch);
  return {
    ...sketch,
    rows: Array.from({ length: rows }, (_, row) => columns.map((column) => column[rows - 1 - row] ?? empty)),
  };
}

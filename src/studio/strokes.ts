import type { Size } from '../core/grid.ts';
import { type CellPlace, cellAt, isInside, type Sketch, sizeOf } from '../core/sketch.ts';

/** The cells on the straight line between two, both included, in their order; neighbours touch at an edge or a corner. */
export function lineCells(from: CellPlace, to: CellPlace): readonly CellPlace[] {
  const steps = Math.max(Math.abs(to.row - from.row), Math.abs(to.column - from.column));
  const between = (first: number, last: number, step: number): number =>
    first + Math.round(((last - first) * step) / steps);
  return Array.from({ length: steps + 1 }, (_, step) =>
    step === 0
      ? from
      : { row: between(from.row, to.row, step), column: between(from.column, to.column, step) },
  );
}

/** The cells of the rectangle between two corners: its frame, or all of it. */
export function rectangleCells(a: CellPlace, b: CellPlace, isFilled: boolean): readonly CellPlace[] {
  const [top, bottom] = [Math.min(a.row, b.row), Math.max(a.row, b.row)];
  const [left, right] = [Math.min(a.column, b.column), Math.max(a.column, b.column)];
  const cells: CellPlace[] = [];
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1)
      if (isFilled || row === top || row === bottom || column === left || column === right)
        cells.push({ row, column });
  return cells;
}

/** The cells that are reached from one over edges between cells that are alike. */
export function fillCells(sketch: Sketch, at: CellPlace): readonly CellPlace[] {
  const size = sizeOf(sketch);
  const wanted = cellAt(sketch, at);
  if (wanted === undefined) return [];
  const seen = new Set([at.row * size.columns + at.column]);
  const cells = [at];
  for (const { row, column } of cells) {
    for (const [down, right] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const) {
      const beside = { row: row + down, column: column + right };
      const number = beside.row * size.columns + beside.column;
      if (!isInside(beside, size) || seen.has(number) || cellAt(sketch, beside) !== wanted) continue;
      seen.add(number);
      cells.push(beside);
    }
  }
  return cells;
}

/** How a brush repeats what it draws. `quarters` needs a square board; on another one it is a half turn. */
export const symmetries = ['none', 'left-right', 'top-bottom', 'both', 'half', 'quarters'] as const;
export type Symmetry = (typeof symmetries)[number];

/** The cells with their images, each once; the cells themselves come last, in their order. */
export function symmetricCells(
  cells: readonly CellPlace[],
  size: Size,
  symmetry: Symmetry,
): readonly CellPlace[] {
  const across = ({ row, column }: CellPlace): CellPlace => ({ row, column: size.columns - 1 - column });
  const down = ({ row, column }: CellPlace): CellPlace => ({ row: size.rows - 1 - row, column });
  const half = (cell: CellPlace): CellPlace => down(across(cell));
  const quarter = ({ row, column }: CellPlace): CellPlace => ({ row: column, column: size.rows - 1 - row });
  const isSquare = size.rows === size.columns;
  const images: Readonly<Record<Symmetry, readonly ((cell: CellPlace) => CellPlace)[]>> = {
    none: [],
    'left-right': [across],
    'top-bottom': [down],
    both: [across, down, half],
    half: [half],
    quarters: isSquare ? [quarter, half, (cell) => half(quarter(cell))] : [half],
  };
  const all = [...images[symmetry].flatMap((image) => cells.map(image)), ...cells];
  // Of cells that are met twice the later one stays, so that the last cell drawn stays the last.
  const byPlace = new Map<string, CellPlace>();
  for (const cell of all) {
    const key = `${cell.row},${cell.column}`;
    byPlace.delete(key);
    byPlace.set(key, cell);
  }
  return [...byPlace.values()];
}

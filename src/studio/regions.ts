import type { Size } from '../core/grid.ts';
import { type CellPlace, isInside, isOneCharacter, type Sketch, sizeOf } from '../core/sketch.ts';
import type { Studio } from '../core/studio.ts';
import { finished, withCells, withoutHeld } from './edits.ts';
import { relocated } from './places.ts';
import { rectangleCells } from './strokes.ts';

/** A rectangle of cells: its upper left one and its size. */
export interface Box extends CellPlace, Size {}

/** Cells that were copied, to be put somewhere else, also in another level of the game. */
export interface Region {
  readonly rows: readonly (readonly string[])[];
}

/** The box with two cells at opposite corners. */
export const boxBetween = (a: CellPlace, b: CellPlace): Box => ({
  row: Math.min(a.row, b.row),
  column: Math.min(a.column, b.column),
  rows: Math.abs(a.row - b.row) + 1,
  columns: Math.abs(a.column - b.column) + 1,
});

/** The cells of a box, row by row. */
export const boxCells = ({ row, column, rows, columns }: Box): readonly CellPlace[] =>
  rectangleCells({ row, column }, { row: row + rows - 1, column: column + columns - 1 }, true);

export const copyRegion = (sketch: Sketch, { row, column, rows, columns }: Box): Region => ({
  rows: sketch.rows.slice(row, row + rows).map((cells) => cells.slice(column, column + columns)),
});

/** Puts a region with its upper left cell on a cell; what lies outside the board is left out. */
export function pasteRegion(
  studio: Studio,
  sketch: Sketch,
  region: Region,
  at: CellPlace,
): Sketch | undefined {
  return finished(studio, sketch, pasted(studio, sketch, region, at));
}

/** Moves all that lies in a box, with what headers put there; undefined where it would leave the board. */
export function moveRegion(studio: Studio, sketch: Sketch, box: Box, to: CellPlace): Sketch | undefined {
  const size = sizeOf(sketch);
  const isWithin = (each: CellPlace): boolean =>
    isInside(each, size) &&
    isInside({ row: each.row + box.rows - 1, column: each.column + box.columns - 1 }, size);
  if (!isWithin(box) || !isWithin(to)) return undefined;
  const from = boxCells(box);
  const rest = withCells(
    sketch,
    from.map((cell) => [cell, studio.empty]),
  );
  const isOf = ({ row, column }: CellPlace, at: CellPlace): boolean =>
    isInside({ row: row - at.row, column: column - at.column }, box);
  const moved = pasted(studio, rest, copyRegion(sketch, box), to);
  return finished(
    studio,
    sketch,
    relocated(studio, moved, (cell) => {
      if (isOf(cell, box))
        return { row: cell.row + to.row - box.row, column: cell.column + to.column - box.column };
      return isOf(cell, to) ? undefined : cell;
    }),
  );
}

function pasted(studio: Studio, sketch: Sketch, { rows }: Region, at: CellPlace): Sketch {
  const size = sizeOf(sketch);
  const cells = rows
    .flatMap((row, down) =>
      row.map((cell, right) => [{ row: at.row + down, column: at.column + right }, cell] as const),
    )
    .filter(([place, cell]) => isInside(place, size) && (size.columns > 1 || isOneCharacter(cell)));
  const texts = new Set(cells.map(([, cell]) => cell));
  // What there is only once is where it was pasted, and what needs a header has one.
  const only = studio.brushes.filter(
    (brush) => brush.isOnly && [...texts].some((cell) => brush.heldBy(cell, sketch) !== undefined),
  );
  const room = only.reduce((now, brush) => withoutHeld(studio, now, brush), sketch);
  let after = withCells(room, cells);
  for (const brush of studio.brushes)
    for (const cell of brush.drawn ? texts : []) {
      const letter = brush.heldBy(cell, after);
      if (letter !== undefined) after = brush.drawn!(after, letter);
    }
  return after;
}

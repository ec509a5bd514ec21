import { type Direction, directions, type Size, step } from '../core/grid.ts';
import { maxBoardSide } from '../core/level.ts';
import {
  type CellPlace,
  canBeWritten,
  cellAt,
  isInside,
  isOneCharacter,
  placesOf,
  type Sketch,
  sizeOf,
} from '../core/sketch.ts';
import type { Brush, Studio, Turned } from '../core/studio.ts';
import { guardsFollow, type Moved, relocated } from './places.ts';

/** Every edit gives the new sketch, or undefined where nothing may change. */
type Edited = Sketch | undefined;

/**
 * Draws cells with a brush; those where it may not stand stay as they are. Of what there is only once, the last cell gets it.
 */
export function paint(
  studio: Studio,
  sketch: Sketch,
  cells: readonly CellPlace[],
  brush: Brush,
  letter: string,
): Edited {
  const size = sizeOf(sketch);
  const put = (cell: CellPlace): string | undefined => {
    const drawn = isInside(cell, size) ? brush.put(cellAt(sketch, cell)!, letter) : undefined;
    return drawn !== undefined && mayStand(drawn, size) ? drawn : undefined;
  };
  const able = cells.filter((cell) => put(cell) !== undefined);
  const drawn = brush.isOnly ? able.slice(-1) : able;
  if (drawn.length === 0) return undefined;
  const others = brush.isOnly ? withoutHeld(studio, sketch, brush) : sketch;
  const painted = withCells(
    others,
    drawn.map((cell) => [cell, brush.put(cellAt(others, cell)!, letter) ?? put(cell)!]),
  );
  return finished(studio, sketch, brush.drawn?.(painted, letter) ?? painted);
}

export const erase = (studio: Studio, sketch: Sketch, cells: readonly CellPlace[]): Edited =>
  finished(
    studio,
    sketch,
    withCells(
      sketch,
      cells.map((cell) => [cell, studio.empty]),
    ),
  );

/**
 * Picks up what lies on a cell, with all that belongs to it, and puts it down so that what was here is there. Where one thing
 * meets another one that cannot bear it, they change places.
 */
export function movePart(studio: Studio, sketch: Sketch, from: CellPlace, to: CellPlace): Edited {
  const size = sizeOf(sketch);
  if (!isInside(from, size) || !isInside(to, size)) return undefined;
  const part = studio.partAt?.(sketch, from) ?? [from];
  const moved = ({ row, column }: CellPlace): CellPlace => ({
    row: row + to.row - from.row,
    column: column + to.column - from.column,
  });
  const lifted = part.map((cell) => ({ cell, ...liftedFrom(studio, cellAt(sketch, cell)!) }));
  if (lifted.every(({ held }) => held === '') || !part.every((cell) => isInside(moved(cell), size)))
    return undefined;
  const rest = withCells(
    sketch,
    lifted.map(({ cell, left }) => [cell, left]),
  );
  const changed = lifted.map(({ cell, held }): Change => {
    const there = cellAt(rest, moved(cell))!;
    return [moved(cell), held === '' ? there : dropOn(studio, there, held, size)];
  });
  const after = isWhole(changed)
    ? withCells(rest, changed)
    : exchanged(studio, sketch, from, to, part.length);
  return (
    after &&
    finished(
      studio,
      sketch,
      guardsFollow(after, (cell) => (part.some((each) => isSame(each, cell)) ? moved(cell) : cell), ['use']),
    )
  );
}

/** Two single things in each other's place. */
function exchanged(studio: Studio, sketch: Sketch, from: CellPlace, to: CellPlace, cells: number): Edited {
  if (cells !== 1) return undefined;
  const [here, there] = [from, to].map((cell) => liftedFrom(studio, cellAt(sketch, cell)!)) as [
    Lifted,
    Lifted,
  ];
  if (here.held === '' || there.held === '') return undefined;
  const size = sizeOf(sketch);
  const changed: readonly Change[] = [
    [from, dropOn(studio, here.left, there.held, size)],
    [to, dropOn(studio, there.left, here.held, size)],
  ];
  return isWhole(changed) ? withCells(sketch, changed) : undefined;
}

export type Side = 'top' | 'bottom' | 'left' | 'right';

/** More rows or columns on a side, or fewer. */
export function resize(studio: Studio, sketch: Sketch, side: Side, by: number): Edited {
  const { rows, columns } = sizeOf(sketch);
  const isRows = side === 'top' || side === 'bottom';
  const size = { rows: rows + (isRows ? by : 0), columns: columns + (isRows ? 0 : by) };
  const [down, right] = [side === 'top' ? by : 0, side === 'left' ? by : 0];
  return rearranged(studio, sketch, size, ({ row, column }) => ({ row: row + down, column: column + right }));
}

/** Turned clockwise by quarters. */
export function turn(studio: Studio, sketch: Sketch, quarters: 1 | 2 | 3): Edited {
  const { rows, columns } = sizeOf(sketch);
  const size = quarters === 2 ? { rows, columns } : { rows: columns, columns: rows };
  return rearranged(studio, sketch, size, turnedBy({ rows, columns }, quarters).cell);
}

export type Axis = 'left-right' | 'top-bottom';

export function mirror(studio: Studio, sketch: Sketch, axis: Axis): Edited {
  const size = sizeOf(sketch);
  return rearranged(studio, sketch, size, mirroredBy(size, axis).cell);
}

/** Where all comes to lie when a board of a size is turned clockwise by quarters. */
export function turnedBy({ rows, columns }: Size, quarters: 1 | 2 | 3): Turned {
  const to: Readonly<Record<1 | 2 | 3, Turned['cell']>> = {
    1: ({ row, column }) => ({ row: column, column: rows - 1 - row }),
    2: ({ row, column }) => ({ row: rows - 1 - row, column: columns - 1 - column }),
    3: ({ row, column }) => ({ row: columns - 1 - column, column: row }),
  };
  return withDirections(to[quarters]);
}

export const mirroredBy = ({ rows, columns }: Size, axis: Axis): Turned =>
  withDirections(({ row, column }) =>
    axis === 'left-right' ? { row, column: columns - 1 - column } : { row: rows - 1 - row, column },
  );

/** A direction goes where the next cell in it has gone. */
function withDirections(cell: Turned['cell']): Turned {
  const from = cell({ row: 0, column: 0 });
  const turned = (direction: Direction): Direction => {
    const next = cell(step[direction]);
    return directions.find((each) =>
      isSame(next, { row: from.row + step[each].row, column: from.column + step[each].column }),
    )!;
  };
  return { cell, direction: { U: turned('U'), D: turned('D'), L: turned('L'), R: turned('R') } };
}

/** A board of another size with every cell in its new place, and the headers that name cells following them. */
function rearranged(studio: Studio, sketch: Sketch, size: Size, to: (cell: CellPlace) => CellPlace): Edited {
  if (Math.min(size.rows, size.columns) < 1 || Math.max(size.rows, size.columns) > maxBoardSide)
    return undefined;
  const blank = Array.from({ length: size.rows }, () => new Array<string>(size.columns).fill(studio.empty));
  const stays: Moved = (cell) => {
    const place = to(cell);
    return isInside(place, size) ? place : undefined;
  };
  for (const cell of placesOf(sketch)) {
    const place = stays(cell);
    if (place) blank[place.row]![place.column] = cellAt(sketch, cell)!;
  }
  return finished(studio, sketch, relocated(studio, { ...sketch, rows: blank }, stays));
}

type Lifted = { readonly left: string; readonly held: string };
/** A cell and what it is to hold; undefined where that cannot be. */
type Change<Cell = string | undefined> = readonly [CellPlace, Cell];

const isWhole = (changes: readonly Change[]): changes is readonly Change<string>[] =>
  changes.every(([, cell]) => cell !== undefined);

const isSame = (a: CellPlace, b: CellPlace): boolean => a.row === b.row && a.column === b.column;

/** What goes along is '' where there is nothing to pick up. */
const liftedFrom = (studio: Studio, cell: string): Lifted =>
  studio.lift?.(cell) ?? { left: studio.empty, held: cell === studio.empty ? '' : cell };

function dropOn(studio: Studio, cell: string, held: string, size: Size): string | undefined {
  const dropped = studio.drop ? studio.drop(cell, held) : cell === studio.empty ? held : undefined;
  return dropped !== undefined && mayStand(dropped, size) ? dropped : undefined;
}

/** A board of one column has no white space that would tell longer cells apart. */
const mayStand = (cell: string, { columns }: Size): boolean => columns > 1 || isOneCharacter(cell);

/** Takes away what a brush has drawn, and leaves what stays when it is picked up. */
export const withoutHeld = (studio: Studio, sketch: Sketch, brush: Brush): Sketch => ({
  ...sketch,
  rows: sketch.rows.map((row) =>
    row.map((cell) => (brush.heldBy(cell, sketch) === undefined ? cell : liftedFrom(studio, cell).left)),
  ),
});

/** The sketch with other cells; those outside the board are left out. */
export function withCells(sketch: Sketch, cells: readonly Change<string>[]): Sketch {
  const rows = sketch.rows.map((row) => [...row]);
  for (const [{ row, column }, cell] of cells)
    if (rows[row]?.[column] !== undefined) rows[row]![column] = cell;
  return { ...sketch, rows };
}

/** The end of every edit: what it has left wrong is mended; undefined where nothing changed or it could not be written. */
export function finished(studio: Studio, before: Sketch, after: Sketch): Edited {
  const tidied = studio.tidy?.(after, before) ?? after;
  const sketch = canBeWritten(tidied) ? tidied : after;
  return canBeWritten(sketch) && !isEqual(before, sketch) ? sketch : undefined;
}

const isEqual = (a: Sketch, b: Sketch): boolean =>
  areSame(a.head, b.head) &&
  areSame(a.tail, b.tail) &&
  a.rows.length === b.rows.length &&
  a.rows.every((row, index) => areSame(row, b.rows[index]!));

const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  some === others || (some.length === others.length && some.every((each, index) => each === others[index]));

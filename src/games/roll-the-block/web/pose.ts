import { type Direction, step } from '../../../core/grid.ts';
import { groundId, type View } from '../../../core/view.ts';

/**
 * Where pieces are in space. Lengths are cells: x grows with the columns, z with the rows, y upwards; the top of the
 * floor is y = 0 and the middle of the upper left cell is the origin.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A cell of the board, or of the empty space around it. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** The block or a cube at rest. */
export interface Body {
  readonly id: string;
  readonly colour: number;
  /** Written on it; the block carries nothing. */
  readonly label: string;
  /** The covered cells, upper or left one first. */
  readonly cells: readonly Place[];
  readonly centre: Point;
  readonly size: Point;
}

/** A quarter turn about the edge over which a body tips. */
interface Tip {
  /** A point of the edge, which lies on the floor. */
  readonly pivot: Point;
  readonly axis: 'x' | 'z';
  /** A right-handed quarter turn about the axis, or its opposite. */
  readonly sign: 1 | -1;
}

const samePlace = (a: Place, b: Place): boolean => a.row === b.row && a.column === b.column;

/** Whether two lists hold the same cells, in any order. */
export const samePlaces = (some: readonly Place[], others: readonly Place[]): boolean =>
  some.length === others.length && some.every((each) => others.some((other) => samePlace(each, other)));

export const beside = ({ row, column }: Place, direction: Direction, steps = 1): Place => ({
  row: row + step[direction].row * steps,
  column: column + step[direction].column * steps,
});

/** The ground of a cell; outside the board there is none. */
export function groundAt(view: View, { row, column }: Place): string {
  const cell = view.cells[row]?.[column];
  return cell ? groundId(cell) : 'void';
}

/** The body that covers some cells: a cube covers one, the block stands on one or lies on two. */
export function bodyOn(id: string, colour: number, label: string, cells: readonly Place[]): Body {
  const rows = cells.map(({ row }) => row);
  const columns = cells.map(({ column }) => column);
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const height = id === 'block' && cells.length === 1 ? 2 : 1;
  return {
    id,
    colour,
    label,
    cells,
    centre: { x: (left + right) / 2, y: height / 2, z: (top + bottom) / 2 },
    size: { x: right - left + 1, y: height, z: bottom - top + 1 },
  };
}

/** The bodies of a view, each with all the cells that it covers. */
export function bodiesOf(view: View): readonly Body[] {
  const found = new Map<string, { colour: number; label: string; cells: Place[] }>();
  view.cells.forEach((line, row) => {
    line.forEach(({ piece }, column) => {
      if (!piece) return;
      const known = found.get(piece.id);
      if (known) known.cells.push({ row, column });
      else found.set(piece.id, { colour: piece.colour, label: piece.label, cells: [{ row, column }] });
    });
  });
  return [...found]
    .map(([id, { colour, label, cells }]) => bodyOn(id, colour, id === 'block' ? '' : label, cells))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** The edge of its footprint over which a body tips, and which way round. */
export function tipOf({ centre, size }: Body, direction: Direction): Tip {
  const { row, column } = step[direction];
  const pivot = { x: centre.x + (column * size.x) / 2, y: 0, z: centre.z + (row * size.z) / 2 };
  // Turning right-handed about x brings the top towards +z, about z towards -x.
  return row !== 0
    ? { pivot, axis: 'x', sign: row > 0 ? 1 : -1 }
    : { pivot, axis: 'z', sign: column > 0 ? -1 : 1 };
}

/** A point turned about an axis through a pivot. */
export function turned(point: Point, pivot: Point, axis: 'x' | 'z', angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x, y, z] = [point.x - pivot.x, point.y - pivot.y, point.z - pivot.z];
  return axis === 'x'
    ? { x: point.x, y: pivot.y + y * cos - z * sin, z: pivot.z + y * sin + z * cos }
    : { x: pivot.x + x * cos - y * sin, y: pivot.y + x * sin + y * cos, z: point.z };
}

/** The body after tipping over once. */
export function tipped(body: Body, direction: Direction): Body {
  const along = step[direction].row !== 0 ? 'z' : 'x';
  const ends = body.cells;
  const cells: readonly Place[] =
    body.size[along] > 1
      ? [beside(direction === 'U' || direction === 'L' ? ends[0]! : ends.at(-1)!, direction)]
      : body.size.y > 1
        ? [beside(ends[0]!, direction), beside(ends[0]!, direction, 2)]
        : ends.map((cell) => beside(cell, direction));
  return bodyOn(body.id, body.colour, body.label, cells.toSorted(inOrder));
}

const inOrder = (a: Place, b: Place): number => a.row - b.row || a.column - b.column;

import type { Link } from './explain.ts';
import type { Place, Point } from './pose.ts';

/** Where a point of the board is in the picture. */
export type Project = (point: Point) => { readonly x: number; readonly y: number };

const steps = 20;
const onFloor = 0.05;
/** So far from the middles of the two cells a bow begins and ends, to leave what is written there. */
const off = 0.4;

/** The flat board is seen from above; what is above the floor is drawn a little up, so that lines can be bows. */
export const fromAbove: Project = ({ x, y, z }) => ({ x: x + 0.5, y: z + 0.5 - y * 0.35 });

const pathOf = (points: readonly Point[], project: Project): string =>
  points
    .map(project)
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`)
    .join('');
const round = (value: number): number => Math.round(value * 100) / 100;

/** A bow through the air from the middle of one cell to that of another. */
export function bowOf({ from, to }: Pick<Link, 'from' | 'to'>, project: Project): string {
  const points = Array.from({ length: steps + 1 }, (_, index) => pointAt(from, to, index / steps));
  return pathOf(points, project);
}

function pointAt(from: Place, to: Place, part: number): Point {
  const [right, down] = [to.column - from.column, to.row - from.row];
  const length = Math.hypot(right, down);
  const way = (off + (length - 2 * off) * part) / length;
  const height = 0.3 + 0.14 * length;
  return {
    x: from.column + right * way,
    y: onFloor + height * 4 * part * (1 - part),
    z: from.row + down * way,
  };
}

/** Where a bow ends, as a path without a length: a round pen makes it a dot. */
export const dotOf = ({ from, to }: Pick<Link, 'from' | 'to'>, project: Project): string =>
  `${pathOf([pointAt(from, to, 1)], project)}h.001`;

/** The outline of a cell. */
export const edgeOf = ({ row, column }: Place, project: Project): string =>
  `${pathOf(
    [
      { x: column - 0.46, y: onFloor, z: row - 0.46 },
      { x: column + 0.46, y: onFloor, z: row - 0.46 },
      { x: column + 0.46, y: onFloor, z: row + 0.46 },
      { x: column - 0.46, y: onFloor, z: row + 0.46 },
    ],
    project,
  )}Z`;

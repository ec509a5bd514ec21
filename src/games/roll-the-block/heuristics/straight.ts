import type { Estimate } from '../../../core/space.ts';
import type { RollSpace } from '../packed/packed.ts';
import { lyingAcross, split, standing } from '../packed/tables.ts';

/** A way to measure a straight distance: `length(key)` grows with `key`, which is cheaper to compare. */
interface Metric {
  key(rows: number, columns: number): number;
  length(key: number): number;
}

export const manhattan: Metric = {
  key: (rows, columns) => Math.abs(rows) + Math.abs(columns),
  length: (key) => key,
};

export const euclidean: Metric = {
  key: (rows, columns) => rows * rows + columns * columns,
  length: (key) => Math.sqrt(key),
};

/** Target cells, and the remaining distance from there. */
interface Target {
  readonly cells: readonly number[];
  rest: number;
}

/** Rounding errors of a sum of square roots stay far below this. */
const tolerance = 1e-9;

/**
 * The distance from the middle of the block, or of the two cubes, to the goal; through split switches where that is
 * shorter, because a split carries the cubes anywhere at once.
 */
export function straightDistance(space: RollSpace, metric: Metric): Estimate {
  return reader(
    space,
    fieldOf(space, metric, () => 0),
    (distance) => distance,
  );
}

/** The same, scaled so that it never exceeds the cost of a solution. `heuristics.ts` has the proof. */
export function scaledDistance(space: RollSpace, metric: Metric): Estimate {
  const { unitCosts } = space;
  /** The farther apart the cubes, the more moves they need to join. */
  const partsTerm = (apart: number): number => (unitCosts ? Math.max(0, apart - 1) : apart / 2);
  return reader(
    space,
    fieldOf(space, metric, partsTerm),
    unitCosts
      ? (distance, apart) => Math.ceil((2 * (distance + partsTerm(apart))) / 3 - tolerance)
      : (distance, apart) => 5 * Math.ceil(distance + partsTerm(apart) - tolerance),
  );
}

/** The goal, and each split switch with the shortest way from where its cubes come down, through others if need be. */
function targetsOf(space: RollSpace, metric: Metric, partsTerm: (apart: number) => number): Target[] {
  const { cells, columns, switches, goal } = space.level;
  const rowOf = (cell: number): number => Math.floor(cell / columns);
  const splits = switches.flatMap((each) => {
    if (each.kind !== 'split') return [];
    const [a, b] = each.cells;
    return [
      {
        cells: cells.flatMap((cell, at) =>
          cell.kind === 'switch' && cell.letter === each.letter ? [at] : [],
        ),
        rest: Number.POSITIVE_INFINITY,
        rows: rowOf(a) + rowOf(b),
        columns: (a % columns) + (b % columns),
        parts: partsTerm(Math.abs(rowOf(a) - rowOf(b)) + Math.abs((a % columns) - (b % columns))),
      },
    ];
  });
  const targets: Target[] = [{ cells: [goal], rest: 0 }, ...splits];
  for (let changed = true; changed; ) {
    changed = false;
    for (const each of splits) {
      const rest = nearest(targets, metric, columns, each.rows, each.columns) + each.parts;
      if (rest >= each.rest) continue;
      each.rest = rest;
      changed = true;
    }
  }
  return targets;
}

/** The distance from a middle, given as twice its row and column, to the nearest target and on. */
function nearest(
  targets: readonly Target[],
  metric: Metric,
  columns: number,
  twiceRow: number,
  twiceColumn: number,
): number {
  let best = Number.POSITIVE_INFINITY;
  for (const { cells, rest } of targets) {
    if (rest >= best) continue;
    let key = Number.POSITIVE_INFINITY;
    for (const cell of cells) {
      const column = cell % columns;
      const row = (cell - column) / columns;
      key = Math.min(key, metric.key(twiceRow / 2 - row, twiceColumn / 2 - column));
    }
    best = Math.min(best, metric.length(key) + rest);
  }
  return best;
}

/**
 * `nearest` by the index of a middle in a grid of half cells, `2 * columns - 1` wide. A middle is measured when it is first
 * asked for: large boards have more of them than most searches meet.
 */
function fieldOf(
  space: RollSpace,
  metric: Metric,
  partsTerm: (apart: number) => number,
): (index: number) => number {
  const { rows, columns } = space.level;
  const width = 2 * columns - 1;
  const known = new Float64Array(width * (2 * rows - 1)).fill(Number.NaN);
  const targets = targetsOf(space, metric, partsTerm);
  return (index) => {
    const distance = known[index]!;
    if (!Number.isNaN(distance)) return distance;
    const twiceColumn = index % width;
    known[index] = nearest(targets, metric, columns, (index - twiceColumn) / width, twiceColumn);
    return known[index]!;
  };
}

/** Finds the middle and how far apart its two parts are (0 standing, 1 lying), and combines them. */
function reader(
  { level, placeMask, cellMask, cellBits, secondShift }: RollSpace,
  field: (index: number) => number,
  combine: (distance: number, apart: number) => number,
): Estimate {
  const { columns } = level;
  const width = 2 * columns - 1;
  /** A cell's row and column as its half of the index of a middle. */
  const half = Int32Array.from(
    level.cells,
    (_, cell) => Math.floor(cell / columns) * width + (cell % columns),
  );
  return (words, at) => {
    const place = words[at]! & placeMask;
    const first = place & cellMask;
    const kind = (place >> cellBits) & 3;
    if (kind === standing) return combine(field(2 * half[first]!), 0);
    if (kind !== split) {
      const second = kind === lyingAcross ? first + 1 : first + columns;
      return combine(field(half[first]! + half[second]!), 1);
    }
    const second = place >> secondShift;
    const firstColumn = first % columns;
    const secondColumn = second % columns;
    const rowsApart = Math.abs(first - firstColumn - second + secondColumn) / columns;
    return combine(field(half[first]! + half[second]!), rowsApart + Math.abs(firstColumn - secondColumn));
  };
}

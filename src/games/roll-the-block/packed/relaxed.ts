import type { Estimate } from '../../../core/space.ts';
import type { RollSpace } from './packed.ts';
import { split, standing, type Tables } from './tables.ts';

/**
 * Exact distances in a relaxed game: every bridge that can change is always shown, switches do nothing but split, and the
 * cubes of a split block move independently until they choose to join. Costs are counted in steps (the cheapest move), so
 * that they are small whole numbers.
 */
export function relaxedDistance(space: RollSpace): Estimate {
  const { placeMask, cellMask, cellBits, secondShift, costs } = space;
  const stepCost = costs.split;
  const { whole, joined, halfJoined, nearestLying, splits } = relaxedTables(space);
  const { columns } = space.level;

  return (words, at) => {
    const place = words[at]! & placeMask;
    if (((place >> cellBits) & 3) !== split) return whole[place]! * stepCost;
    const first = place & cellMask;
    const second = place >> secondShift;
    const columnsApart = Math.abs((first % columns) - (second % columns));
    const rowsApart = Math.abs(Math.floor(first / columns) - Math.floor(second / columns));
    let best = rowsApart + columnsApart - 1 + nearestLying;
    best = Math.max(best, joined[first]!, joined[second]!);
    best = Math.max(best, Math.ceil((halfJoined[first]! + halfJoined[second]!) / 2));
    for (let index = 0; index < splits.length; index += 1) {
      const { distance, fromFirst, fromSecond } = splits[index]!;
      // Where both are infinite the difference is NaN and gives no bound.
      const rest = distance - fromFirst[first]! - fromSecond[second]!;
      if (rest > best) best = rest;
    }
    return best * stepCost;
  };
}

/** The distances in the relaxed game, in steps; Infinity where the goal is out of reach. */
export interface RelaxedTables {
  /** By position of the whole block. */
  readonly whole: Float64Array;
  /** By cell, for one cube alone; empty where no split leaves the cubes apart. See `cubeDistances`. */
  readonly joined: Float64Array;
  readonly halfJoined: Float64Array;
  /** The least distance of any lying position. */
  readonly nearestLying: number;
  /** The splits that leave the cubes apart, each with the distance right after it. */
  readonly splits: readonly (Pick<Split, 'fromFirst' | 'fromSecond'> & { readonly distance: number })[];
}

export function relaxedTables(space: RollSpace): RelaxedTables {
  const splits = splitsOf(space);
  const whole = wholeDistances(space, splits);
  const apart = splits.filter(({ lying }) => lying < 0);
  return {
    whole,
    ...cubeDistances(space.tables, whole, apart.length > 0),
    splits: apart.map(({ node, fromFirst, fromSecond }) => ({
      distance: whole[node]!,
      fromFirst,
      fromSecond,
    })),
  };
}

/** A split switch in the relaxed game. */
interface Split {
  /** Stands for the block right after the split, among the positions. */
  readonly node: number;
  readonly cells: readonly number[];
  /** The position of the block when the cubes come down side by side, otherwise -1. */
  readonly lying: number;
  /** By cell: the steps a cube needs to go there from where it comes down. */
  readonly fromFirst: Float64Array;
  readonly fromSecond: Float64Array;
}

function splitsOf({ level, tables }: RollSpace): Split[] {
  const splits = level.switches.flatMap((each) => (each.kind === 'split' ? [each] : []));
  return splits.map(({ letter, cells: [first, second] }, index) => ({
    node: tables.positions + index,
    cells: level.cells.flatMap((cell, at) => (cell.kind === 'switch' && cell.letter === letter ? [at] : [])),
    lying: tables.lyingOn(first, second),
    fromFirst: stepsFrom(tables, first),
    fromSecond: stepsFrom(tables, second),
  }));
}

function stepsFrom(tables: Tables, cell: number): Float64Array {
  const distances = new Float64Array(tables.level.cells.length).fill(Number.POSITIVE_INFINITY);
  distances[cell] = 0;
  return walk(tables, distances, 1);
}

/** Completes distances for a cube that pays `cost` a step, given those of the cells where it may stop. */
const walk = ({ steps }: Tables, distances: Float64Array, cost: number): Float64Array =>
  spread(distances, (cell, distance, offer) => {
    for (let direction = 0; direction < 4; direction += 1) {
      const from = steps[cell * 4 + direction]!;
      if (from >= 0) offer(from, distance + cost);
    }
  });

/** The distance of every position of the whole block, and behind them of every split. */
function wholeDistances({ level, tables, costs }: RollSpace, splits: readonly Split[]): Float64Array {
  const { positions, rolls } = tables;
  const standingSteps = costs.standing / costs.split;
  const lyingSteps = costs.lying / costs.split;
  const splitsAt = new Uint8Array(positions);
  for (const { cells } of splits) for (const cell of cells) splitsAt[cell] = 1;

  const distances = new Float64Array(positions + splits.length).fill(Number.POSITIVE_INFINITY);
  distances[level.goal] = 0;
  return spread(distances, (node, distance, offer) => {
    if (node >= positions) {
      for (const cell of splits[node - positions]!.cells) offer(cell, distance);
      return;
    }
    // Rolling back is rolling the other way; the block never rolls away from a split switch.
    for (let direction = 0; direction < 4; direction += 1) {
      const from = rolls[node * 4 + direction]!;
      if (from < 0 || splitsAt[from] === 1) continue;
      offer(from, distance + (tables.kindOf(from) === standing ? standingSteps : lyingSteps));
    }
    if (tables.kindOf(node) === standing) return;
    const a = tables.cellOf(node);
    const b = tables.secondCellOf(node);
    for (const { node: after, lying, fromFirst, fromSecond } of splits) {
      if (lying === node) offer(after, distance);
      else if (lying < 0)
        offer(after, distance + Math.min(fromFirst[a]! + fromSecond[b]!, fromFirst[b]! + fromSecond[a]!));
    }
  });
}

/**
 * Bounds for one cube alone: the steps to somewhere it may lie plus the distance from there (`joined`), and the same
 * with half of that distance, in half steps, so that the bounds of both cubes may be added (`halfJoined`).
 */
function cubeDistances(
  tables: Tables,
  whole: Float64Array,
  needed: boolean,
): { joined: Float64Array; halfJoined: Float64Array; nearestLying: number } {
  const count = needed ? tables.level.cells.length : 0;
  const lying = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  let nearestLying = Number.POSITIVE_INFINITY;
  for (let position = count === 0 ? tables.positions : 0; position < tables.positions; position += 1) {
    const distance = whole[position]!;
    const second = tables.secondCellOf(position);
    if (second < 0 || distance === Number.POSITIVE_INFINITY) continue;
    const first = tables.cellOf(position);
    lying[first] = Math.min(lying[first]!, distance);
    lying[second] = Math.min(lying[second]!, distance);
    nearestLying = Math.min(nearestLying, distance);
  }
  return { joined: walk(tables, lying.slice(), 1), halfJoined: walk(tables, lying.slice(), 2), nearestLying };
}

/**
 * Dijkstra's algorithm for integer costs. The finite entries of `distances` are the seeds; `visit` lists the neighbours.
 */
function spread(
  distances: Float64Array,
  visit: (node: number, distance: number, offer: (node: number, distance: number) => void) => void,
): Float64Array {
  const buckets: (number[] | undefined)[] = [];
  const put = (node: number, distance: number): void => {
    const bucket = buckets[distance];
    if (bucket) bucket.push(node);
    else buckets[distance] = [node];
  };
  const offer = (node: number, distance: number): void => {
    if (distance >= distances[node]!) return;
    distances[node] = distance;
    put(node, distance);
  };
  for (let node = 0; node < distances.length; node += 1) {
    if (distances[node] !== Number.POSITIVE_INFINITY) put(node, distances[node]!);
  }
  for (let distance = 0; distance < buckets.length; distance += 1) {
    const bucket = buckets[distance];
    for (let index = 0; bucket && index < bucket.length; index += 1) {
      const node = bucket[index]!;
      if (distances[node] === distance) visit(node, distance, offer);
    }
  }
  return distances;
}

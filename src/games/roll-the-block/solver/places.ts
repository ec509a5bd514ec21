import type { RollSpace } from '../packed/packed.ts';
import { type RelaxedTables, relaxedTables } from '../packed/relaxed.ts';
import { split } from '../packed/tables.ts';

/** Marks a step onto a cell that needs further checks: a bridge, a switch with an effect, a split. */
export const special = 1 << 16;
export const placeOfStep = special - 1;

/** The bound of a place from which the goal is out of reach. */
export const dead = -1;

/**
 * The places of the block as nearly consecutive numbers. A whole block: `cell << 2 | kind`, so that rolls lead to nearby numbers,
 * for the cache. Two separate cubes: a number for the unordered pair of their cells, because swapping the cubes changes nothing
 * but their names. Only cells count that a cube can reach and from which it can rejoin a block that may reach the goal.
 *
 * Each place has a lower bound on the cost to the goal, in steps (the cost of a cube's move): that of `relaxed.ts`.
 */
export class Places {
  readonly space: RollSpace;
  /** A whole block is below `1 << wholeBits`. */
  readonly wholeBits: number;
  /** By whole number and direction: the block after the roll, with `special`, or -1 when it falls or reaches a dead end. */
  readonly rolls: Int32Array;
  /** By whole number: a lower bound on the steps to the goal, or `dead`. */
  readonly wholeBound: Int32Array;
  /** The positions in which a split switch cuts the block. */
  readonly splitSwitches: readonly number[];
  readonly standingSteps: number;
  readonly lyingSteps: number;

  /** By number of a cube's cell: the cell of the board; ascending. */
  readonly cellOf: Int32Array;
  /** By cell of the board: the number, or -1. */
  readonly numberOf: Int32Array;
  /** By number of a cell and direction: the number of the next cell, with `special`, or -1. */
  readonly steps: Int32Array;
  /** The pair of the numbers a < b is `triangle[b] + a`. */
  readonly triangle: Int32Array;
  readonly pairs: number;
  readonly pairBits: number;
  /** The pairs that share an edge: these are no cubes but a lying block. */
  readonly adjacent: Int32Array;

  private readonly relaxed: RelaxedTables;
  private readonly row: Int32Array;
  private readonly column: Int32Array;
  private readonly joined: Int32Array;
  private readonly halfJoined: Int32Array;
  private readonly nearestLying: number;
  /** Splits one after the other: by number of a cell, the steps from where cube 1 and cube 2 come down. */
  private readonly fromSplit: readonly {
    readonly distance: number;
    readonly first: Int32Array;
    readonly second: Int32Array;
  }[];

  /** `start` is the place that the search starts from. */
  constructor(space: RollSpace, start: number) {
    const { tables, costs } = space;
    this.space = space;
    this.wholeBits = tables.cellBits + 2;
    this.standingSteps = costs.standing / costs.split;
    this.lyingSteps = costs.lying / costs.split;
    this.splitSwitches = splitSwitches(space);
    this.relaxed = relaxedTables(space);
    const { whole, joined, halfJoined, nearestLying, splits } = this.relaxed;
    this.wholeBound = this.boundsOf(whole);
    this.rolls = this.liveRolls();

    const cells = this.cubeCells(start);
    this.cellOf = Int32Array.from(cells);
    this.numberOf = new Int32Array(space.level.cells.length).fill(-1);
    for (const [number, cell] of cells.entries()) this.numberOf[cell] = number;
    this.steps = this.cubeSteps();
    this.triangle = this.cellOf.map((_, number) => (number * (number - 1)) / 2);
    this.pairs = (cells.length * (cells.length - 1)) / 2;
    this.pairBits = Math.max(1, 32 - Math.clz32(this.pairs));
    this.adjacent = Int32Array.from(this.adjacentPairs());

    const { columns } = space.level;
    this.row = this.cellOf.map((cell) => Math.floor(cell / columns));
    this.column = this.cellOf.map((cell) => cell % columns);
    this.joined = this.byNumber(joined);
    this.halfJoined = this.byNumber(halfJoined);
    this.nearestLying = nearestLying;
    this.fromSplit = splits
      .filter(({ distance }) => distance !== Number.POSITIVE_INFINITY)
      .map(({ distance, fromFirst, fromSecond }) => ({
        distance,
        first: this.byNumber(fromFirst),
        second: this.byNumber(fromSecond),
      }));
  }

  /** Bytes of the tables. */
  get bytes(): number {
    return (
      this.rolls.byteLength +
      this.wholeBound.byteLength +
      this.cellOf.length * (64 + 8 * this.fromSplit.length)
    );
  }

  /** The number of a whole block in a position of the tables; the other way round below. */
  wholeOf(position: number): number {
    const { cellBits, cellMask } = this.space;
    return ((position & cellMask) << 2) | (position >> cellBits);
  }

  positionOf(whole: number): number {
    return ((whole & 3) << this.space.cellBits) | (whole >> 2);
  }

  /** The pair on two numbers of cells, in any order. */
  pair(a: number, b: number): number {
    return a < b ? this.triangle[b]! + a : this.triangle[a]! + b;
  }

  /** The larger number of a cell of a pair. Exact: the root of a number this small is never rounded up to a whole one. */
  largerOf(pair: number): number {
    return (Math.sqrt(8 * pair + 1) + 1) >> 1;
  }

  isSplit(place: number): boolean {
    return ((place >> this.space.cellBits) & 3) === split;
  }

  /** Whether two places are the same but for the names of the cubes. */
  isSame(place: number, other: number): boolean {
    if (place === other) return true;
    if (!this.isSplit(place) || !this.isSplit(other)) return false;
    const { cellMask, secondShift } = this.space;
    return (place & cellMask) === other >> secondShift && (other & cellMask) === place >> secondShift;
  }

  /** The pair of a split place, or -1 when one of its cubes is in a dead end. */
  pairOfPlace(place: number): number {
    const a = this.numberOf[place & this.space.cellMask]!;
    const b = this.numberOf[place >> this.space.secondShift]!;
    return a < 0 || b < 0 ? -1 : this.pair(a, b);
  }

  /**
   * A lower bound on the steps to the goal from two cubes: the bounds of `relaxed.ts`; where one of them tells the cubes apart,
   * the smaller value of both assignments.
   */
  pairBound(a: number, b: number): number {
    const { row, column, joined, halfJoined, fromSplit } = this;
    let best = Math.abs(row[a]! - row[b]!) + Math.abs(column[a]! - column[b]!) - 1 + this.nearestLying;
    if (joined[a]! > best) best = joined[a]!;
    if (joined[b]! > best) best = joined[b]!;
    const half = (halfJoined[a]! + halfJoined[b]! + 1) >> 1;
    if (half > best) best = half;
    for (let index = 0; index < fromSplit.length; index += 1) {
      const { distance, first, second } = fromSplit[index]!;
      let walked = first[a]! >= 0 && second[b]! >= 0 ? first[a]! + second[b]! : distance;
      if (first[b]! >= 0 && second[a]! >= 0) walked = Math.min(walked, first[b]! + second[a]!);
      if (distance - walked > best) best = distance - walked;
    }
    return best;
  }

  private boundsOf(distances: Float64Array): Int32Array {
    const bounds = new Int32Array(2 ** this.wholeBits).fill(dead);
    for (let position = 0; position < this.space.tables.positions; position += 1) {
      const distance = distances[position]!;
      if (distance !== Number.POSITIVE_INFINITY) bounds[this.wholeOf(position)] = distance;
    }
    return bounds;
  }

  /** The rolls of the tables without those into dead ends. */
  private liveRolls(): Int32Array {
    const { tables, arrivals, presses, needMask } = this.space;
    const live = new Int32Array(4 * 2 ** this.wholeBits).fill(-1);
    for (let index = 0; index < tables.rolls.length; index += 1) {
      const position = tables.rolls[index]!;
      if (position < 0) continue;
      const to = this.wholeOf(position);
      if (this.wholeBound[to] === dead) continue;
      const needs = needMask[position * 2]! | needMask[position * 2 + 1]!;
      const isPlain = arrivals[position] === position && presses[position] === 0 && needs === 0;
      live[this.wholeOf(index >> 2) * 4 + (index & 3)] = isPlain ? to : to | special;
    }
    return live;
  }

  /** The cells that a cube can reach after a split, or from a split start. */
  private cubeCells(start: number): number[] {
    const { level, tables, cellMask, secondShift } = this.space;
    const { joined, nearestLying } = this.relaxed;
    if (joined.length === 0 || nearestLying === Number.POSITIVE_INFINITY) return [];
    const cells = level.switches.flatMap((each) => (each.kind === 'split' ? [...each.cells] : []));
    if (this.isSplit(start)) cells.push(start & cellMask, start >> secondShift);
    const found = new Set(cells.filter((cell) => joined[cell] !== Number.POSITIVE_INFINITY));
    for (const cell of found) {
      for (let direction = 0; direction < 4; direction += 1) {
        const to = tables.steps[cell * 4 + direction]!;
        if (to >= 0) found.add(to);
      }
    }
    return [...found].toSorted((a, b) => a - b);
  }

  private cubeSteps(): Int32Array {
    const { tables, cubePresses, needMask } = this.space;
    const steps = new Int32Array(this.cellOf.length * 4).fill(-1);
    for (let index = 0; index < steps.length; index += 1) {
      const to = tables.steps[this.cellOf[index >> 2]! * 4 + (index & 3)]!;
      const number = to < 0 ? -1 : this.numberOf[to]!;
      if (number < 0) continue;
      steps[index] = cubePresses[to] === 0 && needMask[to * 2] === 0 ? number : number | special;
    }
    return steps;
  }

  private adjacentPairs(): number[] {
    const pairs: number[] = [];
    for (let index = 0; index < this.steps.length; index += 1) {
      const to = this.steps[index]!;
      if (to >= 0 && (to & placeOfStep) > index >> 2) pairs.push(this.pair(index >> 2, to & placeOfStep));
    }
    return pairs;
  }

  /** Values by cell of the board, rearranged by number of a cube's cell. */
  private byNumber(distances: Float64Array): Int32Array {
    const { cellOf } = this;
    const chosen = new Float64Array(cellOf.length);
    for (let number = 0; number < chosen.length; number += 1) chosen[number] = distances[cellOf[number]!]!;
    return finiteOnes(chosen);
  }
}

function splitSwitches({ arrivals }: RollSpace): number[] {
  const found: number[] = [];
  for (let position = 0; position < arrivals.length; position += 1)
    if (arrivals[position] !== position) found.push(position);
  return found;
}

function finiteOnes(distances: Float64Array): Int32Array {
  const numbers = new Int32Array(distances.length);
  for (let index = 0; index < numbers.length; index += 1) {
    const distance = distances[index]!;
    numbers[index] = distance === Number.POSITIVE_INFINITY ? dead : distance;
  }
  return numbers;
}

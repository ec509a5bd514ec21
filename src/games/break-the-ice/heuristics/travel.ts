import { runNow, type Steps } from '../../../core/slices.ts';
import type { Clear, IceLevel } from '../level.ts';

/**
 * A lower bound on the sideways travel of the blocks of one colour until all of them can break: a table over all
 * distributions of so many blocks over the columns (*profiles*). docs/solvers-break-the-ice.md has the statement and its
 * proof.
 *
 * A profile is *complete* when all its blocks could break without changing their columns again, whatever their order in the
 * columns and whatever else breaks. That depends on the kind of breaking and on the height of the tallest column.
 * Profiles have numbers; the table has the least travel of each to a complete one, at several price lists.
 */
export class TravelTable {
  /** Profiles with a number. */
  readonly count: number;
  /**
   * By number of a profile: where a block leads that goes right over the border behind column b (at `2 * b`) or left over
   * it (at `2 * b + 1`), -1 where there is no such block.
   */
  readonly steps: Int32Array;
  /** Columns' borders times 2: the width of a row of `steps`. */
  readonly stepsPerProfile: number;
  private readonly columns: number;
  private readonly clear: Clear;
  /** Profiles with more blocks than this are not numbered. */
  readonly mostBlocks: number;
  private readonly profiles: Uint8Array;
  /** By number of blocks: the number of their first profile. */
  private readonly first: Int32Array;
  /**
   * How many profiles come before those with so many blocks in a column, the columns before it being the same and `left` blocks
   * being left for it and those behind it: at `(column * size + left) * size + blocks`.
   */
  private readonly before: Int32Array;
  private readonly size: number;
  /** By height class; each made when it is first asked for. */
  private readonly costsByClass: (Uint8Array | undefined)[] = [];
  private readonly changesByClass: (Int8Array | undefined)[] = [];

  /** Makes the table, which takes a while on wide boards. */
  static *make(
    columns: number,
    blocks: number,
    clear: Clear,
    mostProfiles = mostProfilesUsually,
  ): Steps<TravelTable> {
    const table = new TravelTable(columns, blocks, clear, mostProfiles);
    for (let left = smallestLine; left <= table.mostBlocks; left += 1) {
      table.list(left);
      yield;
    }
    yield* table.linkSteps();
    return table;
  }

  private constructor(columns: number, blocks: number, clear: Clear, mostProfiles: number) {
    this.columns = columns;
    this.clear = clear;
    this.stepsPerProfile = 2 * (columns - 1);
    const triangle = pascal(blocks + columns);
    const ways = (left: number, among: number): number =>
      among === 0 ? Number(left === 0) : triangle[left + among - 1]![among - 1]!;
    this.first = new Int32Array(blocks + 1);
    let count = firstProfile;
    let most = smallestLine - 1;
    for (; most < blocks && count + ways(most + 1, columns) <= mostProfiles; most += 1) {
      this.first[most + 1] = count;
      count += ways(most + 1, columns);
    }
    this.size = most + 1;
    this.before = new Int32Array(columns * this.size * this.size);
    for (let column = 0; column < columns; column += 1) {
      for (let left = 0; left <= most; left += 1) {
        const at = (column * this.size + left) * this.size;
        for (let here = 0; here < left; here += 1)
          this.before[at + here + 1] = this.before[at + here]! + ways(left - here, columns - column - 1);
      }
    }
    this.mostBlocks = most;
    this.count = count;
    this.profiles = new Uint8Array(count * columns);
    this.steps = new Int32Array(count * this.stepsPerProfile).fill(-1);
    this.steps.fill(tooMany, tooMany * this.stepsPerProfile, (tooMany + 1) * this.stepsPerProfile);
  }

  get bytes(): number {
    const costs = this.costsByClass.reduce((sum, made) => sum + (made?.byteLength ?? 0), 0);
    return this.steps.byteLength + this.profiles.byteLength + costs;
  }

  /** The number of the profile whose columns stand from `counts[at]` on. */
  find(counts: Uint8Array, at: number): number {
    const { columns, before, size } = this;
    let left = 0;
    for (let column = 0; column < columns; column += 1) left += counts[at + column]!;
    if (left === 0) return noBlocks;
    if (left < smallestLine) return tooFew;
    if (left > this.mostBlocks) return tooMany;
    let number = this.first[left]!;
    for (let column = 0; left > 0 && column < columns - 1; column += 1) {
      const here = counts[at + column]!;
      number += before[(column * size + left) * size + here]!;
      left -= here;
    }
    return number;
  }

  /**
   * The least travel of every profile while no column is taller than `tallest`: of number n at price list p at
   * `n * priceLists.length + p`, `never` where no complete profile can be reached.
   */
  costs(tallest: number): Uint8Array {
    const heightClass = this.heightClass(tallest);
    this.costsByClass[heightClass] ??= runNow(this.leastCosts(heightClass));
    return this.costsByClass[heightClass]!;
  }

  /** Makes what `costs`, or `changes` too, has for all heights up to the tallest column. */
  *makeCosts(tallest: number, withChanges: boolean): Steps<void> {
    for (let height = smallestLine - 1; height <= this.heightClass(tallest); height += 1) {
      this.costsByClass[height] ??= yield* this.leastCosts(height);
      if (withChanges) this.changesByClass[height] ??= yield* this.costChanges(height);
    }
  }

  /**
   * The change of the first price list's cost by each step, in the order of `steps`, at the heights of `costs(tallest)`.
   */
  changes(tallest: number): Int8Array {
    const heightClass = this.heightClass(tallest);
    this.changesByClass[heightClass] ??= runNow(this.costChanges(heightClass));
    return this.changesByClass[heightClass]!;
  }

  private *costChanges(heightClass: number): Steps<Int8Array> {
    const costs = this.costs(heightClass);
    const { steps, stepsPerProfile } = this;
    const lists = priceLists.length;
    const changes = new Int8Array(steps.length);
    for (let number = 0, at = 0; number < this.count; number += 1) {
      const cost = costs[number * lists]!;
      for (let end = at + stepsPerProfile; at < end; at += 1)
        if (steps[at]! >= 0) changes[at] = costs[steps[at]! * lists]! - cost;
      if (number % profilesPerStep === 0) yield;
    }
    return changes;
  }

  /** All heights of a class have the same complete profiles: 2 no vertical line, 3 and 4 lines of that length, 5 any. */
  heightClass(tallest: number): number {
    const highest = this.clear === 'contact' ? smallestLine : 5;
    return Math.max(smallestLine - 1, Math.min(tallest, highest));
  }

  /** Writes all profiles of so many blocks, in the order of their numbers. */
  private list(blocks: number): void {
    const { columns, profiles } = this;
    const counts = new Uint8Array(columns);
    let at = this.first[blocks]! * columns;
    const place = (column: number, left: number): void => {
      if (column === columns - 1) {
        counts[column] = left;
        profiles.set(counts, at);
        at += columns;
        return;
      }
      for (let here = 0; here <= left; here += 1) {
        counts[column] = here;
        place(column + 1, left - here);
      }
    };
    place(0, blocks);
  }

  /** A step over a border changes only the parts of a profile's number that its two columns add. */
  private *linkSteps(): Steps<void> {
    const { columns, profiles, steps, stepsPerProfile } = this;
    for (let blocks = smallestLine; blocks <= this.mostBlocks; blocks += 1) {
      const end = blocks === this.mostBlocks ? this.count : this.first[blocks + 1]!;
      for (let number = this.first[blocks]!; number < end; number += 1) {
        const at = number * columns;
        let left = blocks;
        for (let border = 0; border < columns - 1 && left > 0; border += 1) {
          const here = profiles[at + border]!;
          const beside = profiles[at + border + 1]!;
          const rest = number - this.part(border, left, here) - this.part(border + 1, left - here, beside);
          const step = number * stepsPerProfile + 2 * border;
          if (here > 0)
            steps[step] =
              rest + this.part(border, left, here - 1) + this.part(border + 1, left - here + 1, beside + 1);
          if (beside > 0)
            steps[step + 1] =
              rest + this.part(border, left, here + 1) + this.part(border + 1, left - here - 1, beside - 1);
          left -= here;
        }
        if (number % profilesPerStep === 0) yield;
      }
    }
  }

  /** The part of a profile's number from one column, where `left` blocks are in it and those behind it; the last one adds none. */
  private part(column: number, left: number, here: number): number {
    return column === this.columns - 1 ? 0 : this.before[(column * this.size + left) * this.size + here]!;
  }

  private *leastCosts(heightClass: number): Steps<Uint8Array> {
    const lists = priceLists.length;
    const costs = new Uint8Array(this.count * lists).fill(never);
    for (const free of [noBlocks, tooMany]) costs.fill(0, free * lists, (free + 1) * lists);
    const complete: number[] = [];
    for (let number = firstProfile; number < this.count; number += 1) {
      if (this.isComplete(number, heightClass)) complete.push(number);
      if (number % profilesPerStep === 0) yield;
    }
    for (let list = 0; list < lists; list += 1) yield* this.spread(costs, complete, list);
    return costs;
  }

  /** Dijkstra's algorithm backwards from the complete profiles. */
  private *spread(costs: Uint8Array, complete: readonly number[], list: number): Steps<void> {
    const { steps, stepsPerProfile } = this;
    const lists = priceLists.length;
    const prices = [priceLists[list]!.right, priceLists[list]!.left];
    const buckets: number[][] = [[...complete]];
    for (const number of complete) costs[number * lists + list] = 0;
    for (let cost = 0; cost < buckets.length; cost += 1) {
      const bucket = buckets[cost] ?? [];
      // Steps of cost 0 extend the bucket while it is read.
      for (let index = 0; index < bucket.length; index += 1) {
        const number = bucket[index]!;
        if (index % profilesPerStep === 0) yield;
        if (costs[number * lists + list] !== cost) continue;
        const at = number * stepsPerProfile;
        for (let step = 0; step < stepsPerProfile; step += 1) {
          const before = steps[at + step]!;
          if (before < 0) continue;
          // Where a block of this profile goes left, it came from the right in the profile before, and the other way round.
          const total = Math.min(cost + prices[1 - (step & 1)]!, mostCost);
          if (total >= costs[before * lists + list]!) continue;
          costs[before * lists + list] = total;
          buckets[total] ??= [];
          buckets[total].push(before);
        }
      }
    }
  }

  private isComplete(number: number, heightClass: number): boolean {
    const counts = this.profiles.subarray(number * this.columns, (number + 1) * this.columns);
    return this.clear === 'contact'
      ? runsAreComplete(counts, heightClass)
      : linesCover(counts, heightClass, 0, 0, 0, 0);
  }
}

/** The table for all positions of a level. */
export function* travelTable({ stacks, columns, clear }: IceLevel): Steps<TravelTable> {
  const counts = new Map<string, number>();
  for (const colour of stacks.join('')) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return yield* TravelTable.make(columns, Math.max(0, ...counts.values()), clear);
}

/**
 * With contact: every run of neighbouring columns in use is three wide, or has three blocks in one column where a line
 * upwards is possible.
 */
function runsAreComplete(counts: Uint8Array, tallest: number): boolean {
  let width = 0;
  let most = 0;
  for (let column = 0; column <= counts.length; column += 1) {
    const count = counts[column] ?? 0;
    if (count > 0) {
      width += 1;
      most = Math.max(most, count);
      continue;
    }
    const upwards = tallest >= smallestLine && most >= smallestLine;
    if (width > 0 && width < smallestLine && !upwards) return false;
    width = 0;
    most = 0;
  }
  return true;
}

/**
 * With lines alone: whether lines along the rows can be chosen, each three columns long or more, so that the blocks of
 * every column that are in none of them can be in lines upwards. `one`, `two` and `more` count the chosen lines that end
 * with the column before, by their length so far.
 */
function linesCover(
  counts: Uint8Array,
  tallest: number,
  column: number,
  one: number,
  two: number,
  more: number,
): boolean {
  if (column === counts.length) return one + two === 0;
  const count = counts[column]!;
  // Lines that are long enough may end here; to end one and begin another one is never better than going on.
  for (let lines = one + two; lines <= count; lines += 1) {
    if (!columnIsCovered(count, lines, tallest)) continue;
    const goingOn = Math.min(more, lines - one - two);
    const begun = lines - one - two - goingOn;
    if (linesCover(counts, tallest, column + 1, begun, one, two + goingOn)) return true;
  }
  return false;
}

/**
 * Whether the blocks of a column that are in none of its lines along rows can be in lines upwards, which may also have
 * blocks of the others: whether some sum of lengths from 3 to `tallest` is neither too small nor too large.
 */
function columnIsCovered(count: number, lines: number, tallest: number): boolean {
  if (lines === count) return true;
  for (let upwards = 1; upwards * smallestLine <= count; upwards += 1)
    if (tallest >= smallestLine && (tallest >= 5 || upwards * tallest >= count - lines)) return true;
  return false;
}

/**
 * The costs of one column to the right and of one to the left. A move takes at most one block to the right and one to the
 * left, so its cost is at most `right + left`.
 */
export const priceLists: readonly { readonly right: number; readonly left: number }[] = [
  { right: 1, left: 1 },
  { right: 2, left: 1 },
  { right: 1, left: 2 },
  { right: 1, left: 0 },
  { right: 0, left: 1 },
];

/** The cost of profiles from which no complete one can be reached. */
export const never = 255;
/** Larger costs count as this one. */
const mostCost = 254;

const smallestLine = 3;
// Numbers that stand for many profiles: nothing left, one or two blocks left, more than have numbers.
const noBlocks = 0;
const tooFew = 1;
const tooMany = 2;
const firstProfile = 3;

const mostProfilesUsually = 60_000;

const profilesPerStep = 512;

/** Binomial coefficients; the largest ones are rounded, far beyond what is ever numbered. */
function pascal(rows: number): Float64Array[] {
  const triangle: Float64Array[] = [];
  for (let row = 0; row <= rows; row += 1) {
    const line = new Float64Array(row + 1).fill(1);
    for (let at = 1; at < row; at += 1) line[at] = triangle[row - 1]![at - 1]! + triangle[row - 1]![at]!;
    triangle.push(line);
  }
  return triangle;
}

/**
 * A lower bound on the sideways travel of the blocks of one colour until all of them can break, whatever the order in
 * their columns.
 *
 * Blocks that break together and touch each other form a group without a gap in its columns, and the group holds a
 * line: it spans three columns or more, or three of its blocks share a column. Call columns like that *complete*.
 * Groups that touch or overlap in their columns are complete together too. So if every block is noted at the column
 * in which it breaks, every maximal run of neighbouring columns in use is complete. The least travel over all such
 * notes is what this table gives; as travel costs a fixed price a column to the right and another one to the left,
 * blocks of one colour never gain by passing each other, and a walk over the sorted blocks finds it.
 */
export class DisplacementTable {
  /** The answer for price list p of the entry found is `costs[entry * priceLists.length + p]`. */
  readonly costs: Int32Array;
  private readonly columns: number;
  /** The profiles of the entries: how many blocks stand in each column. An unused entry is all zeros. */
  private readonly profiles: Uint16Array;
  private before: Int32Array;
  private after: Int32Array;

  constructor(columns: number) {
    this.columns = columns;
    this.costs = new Int32Array(entries * priceLists.length);
    this.profiles = new Uint16Array(entries * columns);
    this.before = new Int32Array(stages * columns);
    this.after = new Int32Array(stages * columns);
  }

  /** The entry of the profile that starts at `profiles[at]`, computed unless it is in the cache. */
  find(profiles: Uint16Array, at: number, hash: number): number {
    const { columns } = this;
    const entry = (hash >>> 16) & (entries - 1);
    const place = entry * columns;
    let column = 0;
    while (column < columns && this.profiles[place + column] === profiles[at + column]) column += 1;
    if (column === columns) return entry;
    for (column = 0; column < columns; column += 1) this.profiles[place + column] = profiles[at + column]!;
    const done = this.isComplete(place);
    for (let list = 0; list < priceLists.length; list += 1)
      this.costs[entry * priceLists.length + list] = done ? 0 : this.leastCost(place, list);
    return entry;
  }

  /** Whether all runs of columns in use are complete as they are. */
  private isComplete(place: number): boolean {
    let width = 0;
    let most = 0;
    for (let column = 0; column <= this.columns; column += 1) {
      const count = column < this.columns ? this.profiles[place + column]! : 0;
      if (count > 0) {
        width += 1;
        most = Math.max(most, count);
      } else {
        if (width > 0 && width < 3 && most < 3) return false;
        width = 0;
        most = 0;
      }
    }
    return true;
  }

  private leastCost(place: number, list: number): number {
    const right = priceLists[list]!.right;
    const left = priceLists[list]!.left;
    const { columns } = this;
    let first = true;
    for (let column = 0; column < columns; column += 1) {
      for (let block = 0; block < this.profiles[place + column]!; block += 1) {
        this.placeNext(column, right, left, first);
        first = false;
      }
    }
    let least = unreachable;
    for (let column = 0; column < columns; column += 1)
      least = Math.min(least, this.before[complete * columns + column]!);
    return least;
  }

  /**
   * Notes one more block, the next from the left, at every column at or behind the last one noted. `before` and
   * `after` hold the least cost by stage of the run and by the column noted last.
   */
  private placeNext(from: number, right: number, left: number, first: boolean): void {
    const { columns, before, after } = this;
    let newRun = first ? 0 : unreachable;
    for (let column = 0; column < columns; column += 1) {
      const cost = column >= from ? (column - from) * right : (from - column) * left;
      // Behind a gap, so that the run before has to be complete.
      if (column >= 2) newRun = Math.min(newRun, before[complete * columns + column - 2]!);
      after[column] = newRun + cost;
      for (let stage = 1; stage < stages; stage += 1) after[stage * columns + column] = unreachable;
      if (first) continue;
      for (let stage = 0; stage < stages; stage += 1) {
        const same = onSameColumn[stage]! * columns + column;
        after[same] = Math.min(after[same]!, before[stage * columns + column]! + cost);
        if (column === 0) continue;
        const next = onNextColumn[stage]! * columns + column;
        after[next] = Math.min(after[next]!, before[stage * columns + column - 1]! + cost);
      }
    }
    this.before = after;
    this.after = before;
  }
}

/**
 * The costs of one column to the right and of one to the left. A move takes at most one block to the right and one to the
 * left, so its cost is at most `right + left`.
 */
export const priceLists: readonly { readonly right: number; readonly left: number }[] = [
  { right: 1, left: 1 },
  { right: 2, left: 1 },
  { right: 1, left: 2 },
];

/** The share of a block in a column in the hash of its profile: pseudo-random numbers, so that sums differ. */
export function hashOfColumn(column: number): number {
  let hash = Math.imul(column + 1, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
}

/** The size of the cache of profiles; a power of two. */
const entries = 4096;
/** More than any cost, and far from overflowing when costs are added. */
const unreachable = 1 << 28;

// The stages of a run: one column with one block; one with two; a second column with one block; with two; complete.
const stages = 5;
const complete = 4;
const onSameColumn = [1, complete, 3, complete, complete] as const;
const onNextColumn = [2, 2, complete, complete, complete] as const;

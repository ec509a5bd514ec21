import type { Successors } from '../../../core/space.ts';
import type { IceLayout } from './layout.ts';
import { type IceKinds, slideLeft, slideRight, swapRight, swapUp, ways } from './move-kinds.ts';

/**
 * The cells in which two columns differ, as the highest bit of each; with 0, the cells that are filled. `low` has all other
 * bits of every cell: adding it carries into the highest bit unless all others are 0, and never further.
 */
export const differing = (one: number, other: number, low: number, high: number): number =>
  ((((one ^ other) & low) + low) | (one ^ other)) & high;

/** The cells in which two columns are the same, empty ones too. */
export const same = (one: number, other: number, low: number, high: number): number =>
  ~((((one ^ other) & low) + low) | (one ^ other)) & high;

/**
 * Successors of boards with columns of at most 32 bits, by operations on whole columns: one operation compares all cells of a
 * column with their neighbours.
 *
 * A set of cells in a column is a number with the highest bit of each of them.
 */
export class ColumnMoves {
  private readonly layout: IceLayout;
  private readonly contact: boolean;
  private readonly kinds: IceKinds;
  /** The highest bit of every cell of a column, and all other bits. */
  private readonly high: number;
  private readonly low: number;
  /** By highest bit of a cell: how much its height adds to the numbers of its moves. */
  private readonly numberOf = new Uint8Array(32);
  /** The columns of the state, with two empty ones on either side. */
  private readonly stacks: Int32Array;
  /** The columns before the move that led there, where it is known. */
  private readonly oldStacks: Int32Array;
  /** By way of moving: the cells of a column in which it is possible, and where a swap would break something. */
  private readonly possible = new Int32Array(ways);
  private readonly breaking = new Int32Array(ways);
  private readonly oldPossible = new Int32Array(ways);
  private readonly oldBreaking = new Int32Array(ways);
  /** Those of them that `IceKinds` may leave out. */
  private readonly independent = new Int32Array(ways);
  /** What a slide changes, in the left one of its two columns and in the right one. */
  private leftChanges = 0;
  private rightChanges = 0;
  /** The columns in which something may break: from one up to another. */
  private from = 0;
  private to = 0;
  /** The columns of a successor while it settles. */
  private readonly settling: Int32Array;
  /** By column: the cells that are the same as the one above, those that are the same as the one on the right, those that break. */
  private readonly upright: Int32Array;
  private readonly beside: Int32Array;
  private readonly broken: Int32Array;

  constructor(layout: IceLayout, contact: boolean, kinds: IceKinds) {
    this.layout = layout;
    this.contact = contact;
    this.kinds = kinds;
    const { bits, tallest, columns } = layout;
    let high = 0;
    for (let height = 0; height < tallest; height += 1) {
      const bit = (height + 1) * bits - 1;
      high |= 1 << bit;
      this.numberOf[bit] = ways * height;
    }
    this.high = high;
    this.low = layout.maskOf[0]! & ~high;
    const padded = columns + 4;
    this.stacks = new Int32Array(padded);
    this.oldStacks = new Int32Array(padded);
    this.settling = new Int32Array(padded);
    this.upright = new Int32Array(padded);
    this.beside = new Int32Array(padded);
    this.broken = new Int32Array(padded);
  }

  /** See `CellMoves`. With the kind of the move that first led to the state, it leaves out what `IceKinds` allows. */
  expand(
    words: Uint32Array,
    at: number,
    out: Successors,
    count: number,
    first: number,
    end: number,
    hasOldLines: boolean,
    cameBy: number,
  ): number {
    const { layout, stacks, possible, breaking, numberOf } = this;
    const { bits, columns, loud } = layout;
    const { states, moves, costs } = out;
    for (let column = 0; column < columns; column += 1) stacks[column + 2] = layout.read(words, at, column);
    const isKnown = cameBy >= this.kinds.least;
    const firstChanged = isKnown ? this.takeBack(cameBy) : 0;
    const colour = (1 << bits) - 1;
    let made = count;
    for (let column = first; column < end; column += 1) {
      const here = stacks[column + 2]!;
      if (here === 0) continue;
      const next = stacks[column + 3]!;
      this.look(stacks, column, possible, breaking);
      // Blocks that lie on one of their own colour, which may slide instead of them.
      const upright = cameBy > 0 ? same(here, here >>> bits, this.low, this.high) : 0;
      const leftTwins = (possible[slideLeft]! & upright) << bits;
      const rightTwins = (possible[slideRight]! & upright) << bits;
      if (isKnown) this.leaveOut(cameBy, column, firstChanged);
      const ups = possible[swapUp]!;
      const lefts = possible[slideLeft]! & ~leftTwins;
      const swaps = possible[swapRight]!;
      const rights = possible[slideRight]! & ~rightTwins;
      const base = layout.moveNumber(column, 0);
      for (let rest = ups | lefts | swaps | rights; rest !== 0; rest &= rest - 1) {
        const cell = rest & -rest;
        const highest = 31 - Math.clz32(cell);
        const shift = highest + 1 - bits;
        const number = base + numberOf[highest]!;
        if ((ups & cell) !== 0) {
          const change = ((here >>> shift) ^ (here >>> (shift + bits))) & colour;
          const changes = (change << shift) | (change << (shift + bits));
          const isLoud = hasOldLines || (breaking[swapUp]! & cell) !== 0;
          this.put(words, at, states, made, column, changes, 0, isLoud, hasOldLines);
          moves[made] = number + swapUp + (isLoud ? loud : 0);
          made += 1;
        }
        if ((lefts & cell) !== 0) {
          const isLoud = this.slideBreaks(stacks, column, shift, -1) || hasOldLines;
          this.put(
            words,
            at,
            states,
            made,
            column - 1,
            this.leftChanges,
            this.rightChanges,
            isLoud,
            hasOldLines,
          );
          moves[made] = number + slideLeft + (isLoud ? loud : 0);
          made += 1;
        }
        if ((swaps & cell) !== 0) {
          const changes = (here ^ next) & (colour << shift);
          const isLoud = hasOldLines || (breaking[swapRight]! & cell) !== 0;
          this.put(words, at, states, made, column, changes, changes, isLoud, hasOldLines);
          moves[made] = number + swapRight + (isLoud ? loud : 0);
          made += 1;
        }
        if ((rights & cell) !== 0) {
          const isLoud = this.slideBreaks(stacks, column, shift, 1) || hasOldLines;
          this.put(words, at, states, made, column, this.leftChanges, this.rightChanges, isLoud, hasOldLines);
          moves[made] = number + slideRight + (isLoud ? loud : 0);
          made += 1;
        }
      }
    }
    for (let index = count; index < made; index += 1) costs[index] = 1;
    return made;
  }

  /** Finds the moves of the blocks in a column, and which swaps would break something if there are no lines yet. */
  private look(stacks: Int32Array, column: number, possible: Int32Array, breaking: Int32Array): void {
    const { low, high } = this;
    const { bits, columns } = this.layout;
    const index = column + 2;
    const before = stacks[index - 1]!;
    const here = stacks[index]!;
    const next = stacks[index + 1]!;
    const after = stacks[index + 2]!;
    const filled = differing(here, 0, low, high);
    const nextFilled = differing(next, 0, low, high);
    possible[swapUp] = (filled >>> bits) & differing(here, here >>> bits, low, high);
    possible[slideLeft] = column > 0 ? filled & ~differing(before, 0, low, high) : 0;
    possible[swapRight] = filled & nextFilled & differing(here, next, low, high);
    possible[slideRight] = column + 1 < columns ? filled & ~nextFilled : 0;
    if ((possible[swapUp]! | possible[swapRight]!) === 0) return;
    // In each of these, what is empty is the same as nothing that moves.
    const upright = same(here, here >>> bits, low, high);
    const nextUpright = same(next, next >>> bits, low, high);
    const twoAbove = same(here, here >>> (2 * bits), low, high);
    const leftPair = same(stacks[index - 2]!, before, low, high);
    const rightPair = same(next, after, low, high);
    const aboveIsLeft = same(here >>> bits, before, low, high);
    const aboveIsRight = same(here >>> bits, next, low, high);
    const isLeftAbove = same(here, before >>> bits, low, high);
    const isRightAbove = same(here, next >>> bits, low, high);
    // The upper block of a swap comes down beside others, the lower one goes up, or one of them meets two in its own column.
    breaking[swapUp] =
      (aboveIsLeft & (leftPair | aboveIsRight)) |
      (aboveIsRight & rightPair) |
      (isLeftAbove & ((leftPair >>> bits) | isRightAbove)) |
      (isRightAbove & (rightPair >>> bits)) |
      (twoAbove & (upright >>> (2 * bits))) |
      ((twoAbove << bits) & (upright << (2 * bits)));
    // The left block of a swap goes between others of the next column, the right one comes into this one, or meets two in its row.
    const isRightBelow = aboveIsRight << bits;
    const rightIsBelow = isRightAbove << bits;
    breaking[swapRight] =
      (isRightAbove & ((nextUpright >>> bits) | isRightBelow)) |
      (isRightBelow & (nextUpright << (2 * bits))) |
      (aboveIsRight & ((upright >>> bits) | rightIsBelow)) |
      (rightIsBelow & (upright << (2 * bits))) |
      (same(here, after, low, high) & same(after, stacks[index + 3]!, low, high)) |
      (same(next, before, low, high) & leftPair);
  }

  /** Finds the columns before the quiet move of a kind, and returns the first one that it changed. */
  private takeBack(kind: number): number {
    const { kinds, stacks, oldStacks, high, low } = this;
    const { bits } = this.layout;
    for (let index = 0; index < stacks.length; index += 1) oldStacks[index] = stacks[index]!;
    const way = kinds.way[kind]!;
    const column = kinds.column[kind]!;
    const index = column + 2;
    const here = stacks[index]!;
    const shift = kinds.height[kind]! * bits;
    const colour = (1 << bits) - 1;
    if (way === swapUp) {
      const change = ((here >>> shift) ^ (here >>> (shift + bits))) & colour;
      oldStacks[index] = here ^ (change << shift) ^ (change << (shift + bits));
      return column;
    }
    if (way === swapRight) {
      const change = (here ^ stacks[index + 1]!) & (colour << shift);
      oldStacks[index]! ^= change;
      oldStacks[index + 1]! ^= change;
      return column;
    }
    const side = way === slideLeft ? -1 : 1;
    const there = stacks[index + side]!;
    const landed = 32 - bits - Math.clz32(differing(there, 0, low, high));
    const below = (1 << shift) - 1;
    oldStacks[index] = (here & below) | (((there >>> landed) & colour) << shift) | ((here & ~below) << bits);
    oldStacks[index + side] = there & ((1 << landed) - 1);
    return side < 0 ? column - 1 : column;
  }

  /** Leaves out of a column the move that takes back the one of a kind, and earlier ones that are independent of it. */
  private leaveOut(kind: number, column: number, firstChanged: number): void {
    const { kinds, stacks, possible, breaking, independent } = this;
    const { bits } = this.layout;
    if (column === kinds.backColumn[kind]) possible[kinds.backWay[kind]!]! &= ~kinds.cell[kind]!;
    if (column > kinds.column[kind]!) return;
    let isAny = 0;
    for (let way = 0; way < ways; way += 1) {
      independent[way] = possible[way]! & kinds.earlier(kind, column, way);
      isAny |= independent[way]!;
    }
    if (isAny === 0) return;
    // Far from what changed, everything was the same before.
    const isFar = column + 3 < firstChanged;
    const oldStacks = isFar ? stacks : this.oldStacks;
    const oldPossible = isFar ? possible : this.oldPossible;
    const oldBreaking = isFar ? breaking : this.oldBreaking;
    if (!isFar) this.look(oldStacks, column, oldPossible, oldBreaking);
    for (let way = 0; way < ways; way += 1) {
      const cells = independent[way]! & oldPossible[way]!;
      if (cells === 0) continue;
      if (way === swapUp || way === swapRight) {
        possible[way]! &= ~(cells & ~oldBreaking[way]!);
        continue;
      }
      for (let rest = cells; rest !== 0; rest &= rest - 1) {
        const cell = rest & -rest;
        const shift = 32 - bits - Math.clz32(cell);
        if (!this.slideBreaks(oldStacks, column, shift, way === slideLeft ? -1 : 1)) possible[way]! ^= cell;
      }
    }
  }

  /** Makes the changes of two columns by which a block leaves one and falls on top of the other; tells whether there is a line then. */
  private slideBreaks(stacks: Int32Array, column: number, shift: number, side: number): boolean {
    const { low, high } = this;
    const { bits } = this.layout;
    const from = stacks[column + 2]!;
    const to = stacks[column + 2 + side]!;
    const below = (1 << shift) - 1;
    const changes = from ^ ((from & below) | ((from >>> bits) & ~below));
    const landing = 32 - Math.clz32(differing(to, 0, low, high));
    const landed = ((from >>> shift) & ((1 << bits) - 1)) << landing;
    this.leftChanges = side < 0 ? landed : changes;
    this.rightChanges = side < 0 ? changes : landed;
    const index = side < 0 ? column + 1 : column + 2;
    const before = stacks[index - 1]!;
    const here = stacks[index]! ^ this.leftChanges;
    const next = stacks[index + 1]! ^ this.rightChanges;
    const after = stacks[index + 2]!;
    const upright = same(here, here >>> bits, low, high);
    const nextUpright = same(next, next >>> bits, low, high);
    const isLeft = same(before, here, low, high);
    const isNext = same(here, next, low, high);
    const isAfter = same(next, after, low, high);
    const lines =
      (upright & (upright >>> bits)) | (isLeft & (same(stacks[index - 2]!, before, low, high) | isNext));
    const nextLines =
      (nextUpright & (nextUpright >>> bits)) |
      (isAfter & (same(after, stacks[index + 3]!, low, high) | isNext));
    return ((lines & differing(here, 0, low, high)) | (nextLines & differing(next, 0, low, high))) !== 0;
  }

  /** Writes the state with changes of a column and the next one as successor number `made`; after a loud move, settled. */
  private put(
    words: Uint32Array,
    at: number,
    states: Uint32Array,
    made: number,
    column: number,
    changes: number,
    nextChanges: number,
    isLoud: boolean,
    hasOldLines: boolean,
  ): void {
    const { layout, stacks, settling } = this;
    const row = made * layout.words;
    for (let word = 0; word < layout.words; word += 1) states[row + word] = words[at + word]!;
    if (!isLoud) {
      layout.change(states, row, column, changes);
      if (nextChanges !== 0) layout.change(states, row, column + 1, nextChanges);
      return;
    }
    for (let index = 0; index < settling.length; index += 1) settling[index] = stacks[index]!;
    settling[column + 2]! ^= changes;
    settling[column + 3]! ^= nextChanges;
    // A new line goes through a column that changed.
    if (hasOldLines) this.settle(2, settling.length - 2);
    else this.settle(column, column + 6);
    for (let each = 0; each < layout.columns; each += 1) {
      const changed = settling[each + 2]! ^ stacks[each + 2]!;
      if (changed !== 0) layout.change(states, row, each, changed);
    }
  }

  /** Breaks lines in columns from one up to another and lets the rest fall, round after round. */
  private settle(first: number, end: number): void {
    const { settling, broken } = this;
    const { bits } = this.layout;
    this.from = Math.max(2, first);
    this.to = Math.min(settling.length - 2, end);
    while (this.findLines()) {
      if (this.contact) this.spread();
      let from = settling.length;
      let to = 0;
      for (let index = this.from; index < this.to; index += 1) {
        let cells = broken[index]!;
        if (cells === 0) continue;
        from = Math.min(from, index);
        to = index + 1;
        let here = settling[index]!;
        while (cells !== 0) {
          // From the top down, so that those still to go stay where they are.
          const highest = 31 - Math.clz32(cells);
          cells ^= 1 << highest;
          const below = (1 << (highest + 1 - bits)) - 1;
          here = (here & below) | ((here >>> bits) & ~below);
        }
        settling[index] = here;
      }
      this.from = Math.max(2, from - 2);
      this.to = Math.min(settling.length - 2, to + 2);
    }
  }

  /** Finds the cells in lines, and tells whether there are any. */
  private findLines(): boolean {
    const { upright, beside, broken, from, to } = this;
    const { bits } = this.layout;
    let any = 0;
    for (let index = from; index < to; index += 1) {
      this.compare(index);
      const pairs = upright[index]!;
      const lines = pairs & (pairs >>> bits);
      broken[index] = lines | (lines << bits) | (lines << (2 * bits));
      any |= lines;
    }
    for (let index = from; index < to - 2; index += 1) {
      const lines = beside[index]! & beside[index + 1]!;
      if (lines === 0) continue;
      broken[index]! |= lines;
      broken[index + 1]! |= lines;
      broken[index + 2]! |= lines;
      any |= lines;
    }
    return any !== 0;
  }

  /** Compares the cells of a column with those above and those on the right; nothing of it breaks yet. */
  private compare(index: number): void {
    const { settling, low, high } = this;
    const here = settling[index]!;
    const filled = differing(here, 0, low, high);
    this.upright[index] = filled & same(here, here >>> this.layout.bits, low, high);
    this.beside[index] = filled & same(here, settling[index + 1]!, low, high);
    this.broken[index] = 0;
  }

  /** Spreads the breaking to all that is connected to it through its own colour. */
  private spread(): void {
    const { upright, beside, broken } = this;
    const { bits } = this.layout;
    broken[this.from - 1] = 0;
    broken[this.to] = 0;
    for (let changed = true; changed; ) {
      changed = this.widen();
      for (let index = this.from; index < this.to; index += 1) {
        const old = broken[index]!;
        const pairs = upright[index]!;
        let cells = old | (broken[index - 1]! & beside[index - 1]!) | (broken[index + 1]! & beside[index]!);
        for (let reached = 0; reached !== cells; ) {
          reached = cells;
          cells |= ((cells & pairs) << bits) | ((cells >>> bits) & pairs);
        }
        if (cells === old) continue;
        broken[index] = cells;
        changed = true;
      }
    }
  }

  /** Takes in the column on either side where something breaks at the edge; tells whether it did. */
  private widen(): boolean {
    const { broken, from, to } = this;
    if (from > 2 && broken[from] !== 0) {
      this.from = from - 1;
      this.compare(from - 1);
      broken[from - 2] = 0;
    }
    if (to < broken.length - 2 && broken[to - 1] !== 0) {
      this.to = to + 1;
      this.compare(to);
      broken[to + 1] = 0;
    }
    return this.from !== from || this.to !== to;
  }
}

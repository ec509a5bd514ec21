import { directions } from '../../../core/grid.ts';
import type { Successors } from '../../../core/space.ts';
import type { IceLayout } from './layout.ts';

const up = directions.indexOf('U');
const left = directions.indexOf('L');
const right = directions.indexOf('R');

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
  /** The highest bit of every cell of a column, and all other bits. */
  private readonly high: number;
  private readonly low: number;
  /** The columns of the state, with two empty ones on either side. */
  private readonly stacks: Int32Array;
  /** The columns of a successor while it settles. */
  private readonly settling: Int32Array;
  /** By column: the cells that are the same as the one above, those that are the same as the one on the right, those that break. */
  private readonly upright: Int32Array;
  private readonly beside: Int32Array;
  private readonly breaking: Int32Array;

  constructor(layout: IceLayout, contact: boolean) {
    this.layout = layout;
    this.contact = contact;
    const { bits, tallest, columns } = layout;
    let high = 0;
    for (let height = 1; height <= tallest; height += 1) high |= 1 << (height * bits - 1);
    this.high = high;
    this.low = layout.maskOf[0]! & ~high;
    const padded = columns + 4;
    this.stacks = new Int32Array(padded);
    this.settling = new Int32Array(padded);
    this.upright = new Int32Array(padded);
    this.beside = new Int32Array(padded);
    this.breaking = new Int32Array(padded);
  }

  /** See `CellMoves`. */
  expand(
    words: Uint32Array,
    at: number,
    out: Successors,
    count: number,
    first: number,
    end: number,
    hasOldLines: boolean,
  ): number {
    const { layout, stacks, high, low } = this;
    const { bits, columns } = layout;
    const { moves } = out;
    for (let column = 0; column < columns; column += 1) stacks[column + 2] = layout.read(words, at, column);
    const colourMask = (1 << bits) - 1;
    const top = 1 << (bits - 1);
    let made = count;
    for (let column = first; column < end; column += 1) {
      const index = column + 2;
      const here = stacks[index]!;
      if (here === 0) continue;
      const before = stacks[index - 1]!;
      const next = stacks[index + 1]!;
      const filled = differing(here, 0, low, high);
      const nextFilled = differing(next, 0, low, high);
      const canUp = (filled >>> bits) & differing(here, here >>> bits, low, high);
      const canLeft = column > 0 ? filled & ~differing(before, 0, low, high) : 0;
      const canRight = column + 1 < columns ? filled & differing(here, next, low, high) : 0;
      let upBreaks = -1;
      let rightBreaks = -1;
      if (!hasOldLines) {
        // In each of these, what is empty is the same as nothing that moves.
        const upright = same(here, here >>> bits, low, high);
        const nextUpright = same(next, next >>> bits, low, high);
        const twoAbove = same(here, here >>> (2 * bits), low, high);
        const leftPair = same(stacks[index - 2]!, before, low, high);
        const rightPair = same(next, stacks[index + 2]!, low, high);
        const aboveIsLeft = same(here >>> bits, before, low, high);
        const aboveIsRight = same(here >>> bits, next, low, high);
        const isLeftAbove = same(here, before >>> bits, low, high);
        const isRightAbove = same(here, next >>> bits, low, high);
        // The upper block of a swap comes down beside others, the lower one goes up, or one of them meets two in its own column.
        upBreaks =
          (aboveIsLeft & (leftPair | aboveIsRight)) |
          (aboveIsRight & rightPair) |
          (isLeftAbove & ((leftPair >>> bits) | isRightAbove)) |
          (isRightAbove & (rightPair >>> bits)) |
          (twoAbove & (upright >>> (2 * bits))) |
          ((twoAbove << bits) & (upright << (2 * bits)));
        // The left block of a swap goes between others of the next column, the right one comes into this one, or meets two in its row.
        const isRightBelow = aboveIsRight << bits;
        const rightIsBelow = isRightAbove << bits;
        rightBreaks =
          (isRightAbove & ((nextUpright >>> bits) | isRightBelow)) |
          (isRightBelow & (nextUpright << (2 * bits))) |
          (aboveIsRight & ((upright >>> bits) | rightIsBelow)) |
          (rightIsBelow & (upright << (2 * bits))) |
          (same(here, stacks[index + 2]!, low, high) &
            same(stacks[index + 2]!, stacks[index + 3]!, low, high)) |
          (same(next, before, low, high) & leftPair);
      }
      let code = (column + 1) * (layout.tallest + 1) * 4;
      const height = 32 - Math.clz32(filled);
      for (let shift = 0; shift < height; shift += bits) {
        const cell = top << shift;
        if ((canUp & cell) !== 0) {
          const change = ((here >>> shift) ^ (here >>> (shift + bits))) & colourMask;
          const changes = (change << shift) | (change << (shift + bits));
          if ((upBreaks & cell) === 0) this.put(words, at, out.states, made, column, changes, 0);
          else this.putSettled(words, at, out.states, made, column, changes, 0);
          moves[made] = code + up;
          made += 1;
        }
        if ((canLeft & cell) !== 0) {
          this.slide(words, at, out.states, made, column, shift, -1, hasOldLines);
          moves[made] = code + left;
          made += 1;
        }
        if ((canRight & cell) !== 0) {
          if ((nextFilled & cell) === 0)
            this.slide(words, at, out.states, made, column, shift, 1, hasOldLines);
          else {
            const changes = (here ^ next) & (colourMask << shift);
            if ((rightBreaks & cell) === 0) this.put(words, at, out.states, made, column, changes, changes);
            else this.putSettled(words, at, out.states, made, column, changes, changes);
          }
          moves[made] = code + right;
          made += 1;
        }
        code += 4;
      }
    }
    for (let index = count; index < made; index += 1) out.costs[index] = 1;
    return made;
  }

  /** Writes the successor in which the block `shift` bits up a column leaves it and falls on top of a neighbouring one. */
  private slide(
    words: Uint32Array,
    at: number,
    states: Uint32Array,
    made: number,
    column: number,
    shift: number,
    side: number,
    hasOldLines: boolean,
  ): void {
    const { stacks, low, high } = this;
    const { bits } = this.layout;
    const here = stacks[column + 2]!;
    const there = stacks[column + 2 + side]!;
    const below = (1 << shift) - 1;
    const changes = here ^ ((here & below) | ((here >>> bits) & ~below));
    const landing = 32 - Math.clz32(differing(there, 0, low, high));
    const changesThere = ((here >>> shift) & ((1 << bits) - 1)) << landing;
    const leftmost = side < 0 ? column - 1 : column;
    const one = side < 0 ? changesThere : changes;
    const other = side < 0 ? changes : changesThere;
    if (hasOldLines || this.breaks(leftmost, one, other))
      this.putSettled(words, at, states, made, leftmost, one, other);
    else this.put(words, at, states, made, leftmost, one, other);
  }

  /** Whether there is a line through a column or the next one after changes of both. */
  private breaks(column: number, changes: number, nextChanges: number): boolean {
    const { stacks, low, high } = this;
    const { bits } = this.layout;
    const index = column + 2;
    const before = stacks[index - 1]!;
    const here = stacks[index]! ^ changes;
    const next = stacks[index + 1]! ^ nextChanges;
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

  /** Writes the state with changes of a column and the next one as successor number `made`. */
  private put(
    words: Uint32Array,
    at: number,
    states: Uint32Array,
    made: number,
    column: number,
    changes: number,
    nextChanges: number,
  ): void {
    const { layout } = this;
    const row = made * layout.words;
    for (let word = 0; word < layout.words; word += 1) states[row + word] = words[at + word]!;
    layout.change(states, row, column, changes);
    if (nextChanges !== 0) layout.change(states, row, column + 1, nextChanges);
  }

  /** The same after everything has settled. */
  private putSettled(
    words: Uint32Array,
    at: number,
    states: Uint32Array,
    made: number,
    column: number,
    changes: number,
    nextChanges: number,
  ): void {
    const { layout, stacks, settling } = this;
    for (let index = 0; index < settling.length; index += 1) settling[index] = stacks[index]!;
    settling[column + 2]! ^= changes;
    settling[column + 3]! ^= nextChanges;
    while (this.findBreaking()) {
      if (this.contact) this.spread();
      this.drop();
    }
    const row = made * layout.words;
    for (let word = 0; word < layout.words; word += 1) states[row + word] = words[at + word]!;
    for (let each = 0; each < layout.columns; each += 1) {
      const changed = settling[each + 2]! ^ stacks[each + 2]!;
      if (changed !== 0) layout.change(states, row, each, changed);
    }
  }

  /** Finds the cells in lines, and tells whether there are any. */
  private findBreaking(): boolean {
    const { settling, upright, beside, breaking, low, high } = this;
    const { bits } = this.layout;
    const end = settling.length - 2;
    let any = 0;
    for (let index = 2; index < end; index += 1) {
      const here = settling[index]!;
      const filled = differing(here, 0, low, high);
      const pairs = filled & same(here, here >>> bits, low, high);
      const lines = pairs & (pairs >>> bits);
      upright[index] = pairs;
      beside[index] = filled & same(here, settling[index + 1]!, low, high);
      breaking[index] = lines | (lines << bits) | (lines << (2 * bits));
      any |= lines;
    }
    for (let index = 2; index < end - 2; index += 1) {
      const lines = beside[index]! & beside[index + 1]!;
      if (lines === 0) continue;
      breaking[index]! |= lines;
      breaking[index + 1]! |= lines;
      breaking[index + 2]! |= lines;
      any |= lines;
    }
    return any !== 0;
  }

  /** Spreads the breaking to all that is connected to it through its own colour. */
  private spread(): void {
    const { upright, beside, breaking, settling } = this;
    const { bits } = this.layout;
    const end = settling.length - 2;
    for (let changed = true; changed; ) {
      changed = false;
      for (let index = 2; index < end; index += 1) {
        const old = breaking[index]!;
        const pairs = upright[index]!;
        let cells =
          old | (breaking[index - 1]! & beside[index - 1]!) | (breaking[index + 1]! & beside[index]!);
        for (let reached = 0; reached !== cells; ) {
          reached = cells;
          cells |= ((cells & pairs) << bits) | ((cells >>> bits) & pairs);
        }
        if (cells === old) continue;
        breaking[index] = cells;
        changed = true;
      }
    }
  }

  /** Removes what breaks, and lets the blocks above come down. */
  private drop(): void {
    const { settling, breaking } = this;
    const { bits } = this.layout;
    for (let index = 2; index < settling.length - 2; index += 1) {
      let here = settling[index]!;
      for (let cells = breaking[index]!; cells !== 0; ) {
        // From the top down, so that those still to go stay where they are.
        const highest = 31 - Math.clz32(cells);
        cells ^= 1 << highest;
        const below = (1 << (highest + 1 - bits)) - 1;
        here = (here & below) | ((here >>> bits) & ~below);
      }
      settling[index] = here;
    }
  }
}

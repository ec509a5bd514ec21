import { directions } from '../../../core/grid.ts';
import type { Successors } from '../../../core/space.ts';
import { differing, same } from './columns.ts';
import type { IceLayout } from './layout.ts';

const up = directions.indexOf('U');
const left = directions.indexOf('L');
const right = directions.indexOf('R');

/**
 * Successors of boards that fit in one or two words, by operations on the whole board. It is in two numbers: the first cells (names
 * in A) and the others (names in B), of which none lies across both.
 *
 * A set of cells has the highest bit of each.
 */
export class WholeBoardMoves {
  private readonly layout: IceLayout;
  private readonly contact: boolean;
  /** The bits of the first number in use. */
  private readonly split: number;
  /** The highest bit of every cell, and all other bits. */
  private readonly highA: number;
  private readonly highB: number;
  private readonly lowA: number;
  private readonly lowB: number;
  /** All cells but those of the top row, of the first column, of the last column; and the bottom row. */
  private readonly notTopA: number;
  private readonly notTopB: number;
  private readonly notFirstA: number;
  private readonly notFirstB: number;
  private readonly notLastA: number;
  private readonly notLastB: number;
  private readonly bottomA: number;
  private readonly bottomB: number;
  /** By the number of a cell's highest bit, 32 more in the second number: all bits of the cell, those from it to the top of its column, its column, its moves. */
  private readonly cellA = new Int32Array(64);
  private readonly cellB = new Int32Array(64);
  private readonly fromA = new Int32Array(64);
  private readonly fromB = new Int32Array(64);
  private readonly columnOf = new Uint8Array(64);
  private readonly codeOf = new Uint16Array(64);
  /** By column, all its bits. */
  private readonly columnA: Int32Array;
  private readonly columnB: Int32Array;

  /** Whether it can be used: a shift by a column must be shorter than a number. */
  static fits({ bits, tallest, columns }: IceLayout): boolean {
    const split = splitOf(bits);
    return tallest > 0 && bits * tallest < split && bits * tallest * columns <= split + 32;
  }

  constructor(layout: IceLayout, contact: boolean) {
    this.layout = layout;
    this.contact = contact;
    const { bits, tallest, columns } = layout;
    this.columnA = new Int32Array(columns);
    this.columnB = new Int32Array(columns);
    const wide = bits * tallest;
    const end = wide * columns;
    const split = splitOf(bits);
    this.split = split;
    const numberOf = (bit: number): number => (bit < split ? bit : bit - split + 32);
    const high = new Int32Array(2);
    const all = new Int32Array(2);
    const notTop = new Int32Array(2);
    const bottom = new Int32Array(2);
    const notFirst = new Int32Array(2);
    const notLast = new Int32Array(2);
    for (let bit = 0; bit < end; bit += 1) {
      const number = numberOf(bit);
      const word = number >>> 5;
      const mask = 1 << number;
      const column = Math.floor(bit / wide);
      const inColumn = bit - column * wide;
      all[word]! |= mask;
      if (inColumn % bits === bits - 1) high[word]! |= mask;
      if (inColumn < wide - bits) notTop[word]! |= mask;
      if (inColumn < bits) bottom[word]! |= mask;
      if (column > 0) notFirst[word]! |= mask;
      if (column + 1 < columns) notLast[word]! |= mask;
      (word === 0 ? this.columnA : this.columnB)[column]! |= mask;
      const height = Math.floor(inColumn / bits);
      for (let below = 0; below <= height; below += 1) {
        const top = numberOf(column * wide + (below + 1) * bits - 1);
        (word === 0 ? this.fromA : this.fromB)[top]! |= mask;
        if (below === height) (word === 0 ? this.cellA : this.cellB)[top]! |= mask;
      }
      this.columnOf[number] = column;
      this.codeOf[number] = ((column + 1) * (tallest + 1) + height) * 4;
    }
    [this.highA, this.highB] = [high[0]!, high[1]!];
    [this.lowA, this.lowB] = [all[0]! & ~high[0]!, all[1]! & ~high[1]!];
    [this.notTopA, this.notTopB] = [notTop[0]!, notTop[1]!];
    [this.bottomA, this.bottomB] = [bottom[0]!, bottom[1]!];
    [this.notFirstA, this.notFirstB] = [notFirst[0]!, notFirst[1]!];
    [this.notLastA, this.notLastB] = [notLast[0]!, notLast[1]!];
  }

  /** All successors, whatever the columns asked for: a board this small is expanded at once. See `CellMoves`. */
  expand(words: Uint32Array, at: number, out: Successors, count: number): number {
    const { highA, highB, lowA, lowB, cellA, cellB, split } = this;
    const { bits, tallest, words: length } = this.layout;
    const wide = bits * tallest;
    const backBits = split - bits;
    const backWide = split - wide;
    const a = words[at]! & (lowA | highA);
    // Two shifts, because one by 32 would be none.
    const b = length === 2 ? (words[at + 1]! << (32 - split)) | ((words[at]! >>> 1) >>> (split - 1)) : 0;
    const filledA = differing(a, 0, lowA, highA);
    const filledB = differing(b, 0, lowB, highB);
    const aboveA = ((a >>> bits) | (b << backBits)) & this.notTopA;
    const aboveB = (b >>> bits) & this.notTopB;
    const nextA = (a >>> wide) | (b << backWide);
    const nextB = b >>> wide;
    const upA = differing(aboveA, 0, lowA, highA) & differing(a, aboveA, lowA, highA);
    const upB = differing(aboveB, 0, lowB, highB) & differing(b, aboveB, lowB, highB);
    const leftA = filledA & this.notFirstA & ~(filledA << wide);
    const leftB = filledB & this.notFirstB & ~((filledB << wide) | (filledA >>> backWide));
    const rightA = filledA & this.notLastA & differing(a, nextA, lowA, highA);
    const rightB = filledB & this.notLastB & differing(b, nextB, lowB, highB);
    const nextFilledA = (filledA >>> wide) | (filledB << backWide);
    const nextFilledB = filledB >>> wide;
    // The lowest empty cell of each column.
    const landingA = highA & ~filledA & ((filledA << bits) | this.bottomA);
    const landingB = highB & ~filledB & ((filledB << bits) | (filledA >>> backBits) | this.bottomB);
    const { states, moves, costs } = out;
    let made = count;
    for (let word = 0; word < 2; word += 1) {
      const ups = word === 0 ? upA : upB;
      const lefts = word === 0 ? leftA : leftB;
      const rights = word === 0 ? rightA : rightB;
      const nextFilled = word === 0 ? nextFilledA : nextFilledB;
      for (let rest = word === 0 ? filledA : filledB; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const top = 32 * word + 31 - Math.clz32(bit);
        const code = this.codeOf[top]!;
        if ((ups & bit) !== 0) {
          const changeA = (a ^ aboveA) & cellA[top]!;
          const changeB = (b ^ aboveB) & cellB[top]!;
          const nextB = (changeB << bits) | (changeA >>> backBits);
          this.put(states, made, a ^ changeA ^ (changeA << bits), b ^ changeB ^ nextB);
          moves[made] = code + up;
          made += 1;
        }
        if ((lefts & bit) !== 0) {
          this.slide(states, made, a, b, landingA, landingB, top, -1);
          moves[made] = code + left;
          made += 1;
        }
        if ((rights & bit) !== 0) {
          if ((nextFilled & bit) === 0) this.slide(states, made, a, b, landingA, landingB, top, 1);
          else {
            const changeA = (a ^ nextA) & cellA[top]!;
            const changeB = (b ^ nextB) & cellB[top]!;
            const otherB = (changeB << wide) | (changeA >>> backWide);
            this.put(states, made, a ^ changeA ^ (changeA << wide), b ^ changeB ^ otherB);
          }
          moves[made] = code + right;
          made += 1;
        }
      }
    }
    for (let index = count; index < made; index += 1) costs[index] = 1;
    return made;
  }

  /** Writes the successor in which the block with this highest bit leaves its column and falls on top of a neighbouring one. */
  private slide(
    states: Uint32Array,
    made: number,
    a: number,
    b: number,
    landingA: number,
    landingB: number,
    top: number,
    side: number,
  ): void {
    const { bits } = this.layout;
    const fromA = this.fromA[top]!;
    const fromB = this.fromB[top]!;
    const partA = a & fromA;
    const partB = b & fromB;
    const fallenA = ((partA >>> bits) | (partB << (this.split - bits))) & fromA;
    const fallenB = (partB >>> bits) & fromB;
    const colour = ((top < 32 ? a : b) >>> (top + 1 - bits)) & ((1 << bits) - 1);
    const column = this.columnOf[top]! + side;
    const thereA = landingA & this.columnA[column]!;
    const thereB = landingB & this.columnB[column]!;
    const landedA = thereA === 0 ? 0 : colour << (32 - Math.clz32(thereA) - bits);
    const landedB = thereB === 0 ? 0 : colour << (32 - Math.clz32(thereB) - bits);
    this.put(states, made, (a ^ partA) | fallenA | landedA, (b ^ partB) | fallenB | landedB);
  }

  /** Writes a board as successor number `made`, after everything has settled. */
  private put(states: Uint32Array, made: number, boardA: number, b: number): void {
    const { highA, highB, lowA, lowB, split } = this;
    // What was shifted out of the first number is in the second one already.
    const a = boardA & (lowA | highA);
    const { bits, tallest } = this.layout;
    const wide = bits * tallest;
    const backBits = split - bits;
    const backWide = split - wide;
    // Where no block is the same as the next two above it or on its right, nothing breaks. Nearly all boards are written here.
    const upA = differing(a, ((a >>> bits) | (b << backBits)) & this.notTopA, lowA, highA);
    const upB = differing(b, (b >>> bits) & this.notTopB, lowB, highB);
    const nextA = differing(a, (a >>> wide) | (b << backWide), lowA, highA);
    const nextB = differing(b, b >>> wide, lowB, highB);
    const endA =
      (upA | (upA >>> bits) | (upB << backBits)) & (nextA | (nextA >>> wide) | (nextB << backWide));
    const endB = (upB | (upB >>> bits)) & (nextB | (nextB >>> wide));
    const lines = (differing(a, 0, lowA, highA) & ~endA) | (differing(b, 0, lowB, highB) & ~endB);
    if (lines === 0) this.write(states, made, a, b);
    else this.putSettled(states, made, a, b);
  }

  private write(states: Uint32Array, made: number, a: number, b: number): void {
    if (this.layout.words === 1) states[made] = a;
    else {
      states[2 * made] = a | ((b << 1) << (this.split - 1));
      states[2 * made + 1] = b >>> (32 - this.split);
    }
  }

  private putSettled(states: Uint32Array, made: number, boardA: number, boardB: number): void {
    const { highA, highB, lowA, lowB, notTopA, notTopB, split } = this;
    const { bits, tallest } = this.layout;
    const wide = bits * tallest;
    const backBits = split - bits;
    const backWide = split - wide;
    let a = boardA;
    let b = boardB;
    for (;;) {
      const filledA = differing(a, 0, lowA, highA);
      const filledB = differing(b, 0, lowB, highB);
      const uprightA = filledA & same(a, ((a >>> bits) | (b << backBits)) & notTopA, lowA, highA);
      const uprightB = filledB & same(b, (b >>> bits) & notTopB, lowB, highB);
      const besideA = filledA & same(a, (a >>> wide) | (b << backWide), lowA, highA);
      const besideB = filledB & same(b, b >>> wide, lowB, highB);
      const upA = uprightA & ((uprightA >>> bits) | (uprightB << backBits));
      const upB = uprightB & (uprightB >>> bits);
      const acrossA = besideA & ((besideA >>> wide) | (besideB << backWide));
      const acrossB = besideB & (besideB >>> wide);
      if ((upA | upB | acrossA | acrossB) === 0) break;
      // The second and the third block of each line.
      const up2A = (upA << bits) & highA;
      const up2B = (upB << bits) | (upA >>> backBits);
      const across2A = (acrossA << wide) & highA;
      const across2B = (acrossB << wide) | (acrossA >>> backWide);
      let breakingA = (upA | up2A | (up2A << bits) | acrossA | across2A | (across2A << wide)) & highA;
      let breakingB =
        upB |
        up2B |
        ((up2B << bits) | (up2A >>> backBits)) |
        acrossB |
        across2B |
        ((across2B << wide) | (across2A >>> backWide));
      for (let reached = this.contact; reached; ) {
        const upwardsA = breakingA & uprightA;
        const onwardsA = breakingA & besideA;
        const moreA =
          (breakingA |
            (upwardsA << bits) |
            (((breakingA >>> bits) | (breakingB << backBits)) & uprightA) |
            (onwardsA << wide) |
            (((breakingA >>> wide) | (breakingB << backWide)) & besideA)) &
          highA;
        const moreB =
          breakingB |
          ((breakingB & uprightB) << bits) |
          (upwardsA >>> backBits) |
          ((breakingB >>> bits) & uprightB) |
          ((breakingB & besideB) << wide) |
          (onwardsA >>> backWide) |
          ((breakingB >>> wide) & besideB);
        reached = moreA !== breakingA || moreB !== breakingB;
        breakingA = moreA;
        breakingB = moreB;
      }
      // From the top down, so that those still to go stay where they are.
      while ((breakingA | breakingB) !== 0) {
        const top = breakingB !== 0 ? 63 - Math.clz32(breakingB) : 31 - Math.clz32(breakingA);
        if (breakingB !== 0) breakingB ^= 1 << top;
        else breakingA ^= 1 << top;
        const fromA = this.fromA[top]!;
        const fromB = this.fromB[top]!;
        const partA = a & fromA;
        const partB = b & fromB;
        a ^= partA ^ (((partA >>> bits) | (partB << backBits)) & fromA);
        b ^= partB ^ ((partB >>> bits) & fromB);
      }
    }
    this.write(states, made, a, b);
  }
}

/** How many bits whole cells take of 32. */
const splitOf = (bits: number): number => 32 - (32 % bits);

import type { Successors } from '../../../core/space.ts';
import { differing, same } from './columns.ts';
import type { IceLayout } from './layout.ts';
import { type IceKinds, slideLeft, slideRight, swapRight, swapUp, ways } from './move-kinds.ts';

/**
 * Successors of boards that fit in one or two words, by operations on the whole board. It is in two numbers: the first cells (names
 * in A) and the others (names in B), of which none lies across both.
 *
 * A set of cells has the highest bit of each.
 */
export class WholeBoardMoves {
  private readonly layout: IceLayout;
  private readonly contact: boolean;
  private readonly kinds: IceKinds;
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
  private readonly moveOf = new Uint16Array(64);
  /** By column, all its bits. */
  private readonly columnA: Int32Array;
  private readonly columnB: Int32Array;
  /** By way of moving: the cells in which it is possible, in the first number and in the second; then the lowest empty cell of each column. */
  private readonly possible = new Int32Array(2 * ways + 2);
  private readonly oldPossible = new Int32Array(2 * ways + 2);
  /** By kind and way in the same form: `IceKinds.earlier`. Made when it is first needed. */
  private earlier: Int32Array | undefined;
  /** The board after a move, before it settles. */
  private movedA = 0;
  private movedB = 0;

  /** Whether it can be used: a shift by a column must be shorter than a number. */
  static fits({ bits, tallest, columns }: IceLayout): boolean {
    const split = splitOf(bits);
    return tallest > 0 && bits * tallest < split && bits * tallest * columns <= split + 32;
  }

  constructor(layout: IceLayout, contact: boolean, kinds: IceKinds) {
    this.layout = layout;
    this.contact = contact;
    this.kinds = kinds;
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
      this.moveOf[number] = layout.moveNumber(column, height);
    }
    [this.highA, this.highB] = [high[0]!, high[1]!];
    [this.lowA, this.lowB] = [all[0]! & ~high[0]!, all[1]! & ~high[1]!];
    [this.notTopA, this.notTopB] = [notTop[0]!, notTop[1]!];
    [this.bottomA, this.bottomB] = [bottom[0]!, bottom[1]!];
    [this.notFirstA, this.notFirstB] = [notFirst[0]!, notFirst[1]!];
    [this.notLastA, this.notLastB] = [notLast[0]!, notLast[1]!];
  }

  /** All successors, whatever the columns asked for: a board this small is expanded at once. See `CellMoves` and `ColumnMoves`. */
  expand(
    words: Uint32Array,
    at: number,
    out: Successors,
    count: number,
    _first: number,
    _end: number,
    hasOldLines: boolean,
    cameBy: number,
  ): number {
    const { possible } = this;
    const { loud } = this.layout;
    const { states, moves, costs } = out;
    const a = this.firstOf(words, at);
    const b = this.secondOf(words, at);
    this.look(a, b, possible);
    if (cameBy > 0) this.leaveOut(a, b, cameBy);
    let made = count;
    for (let word = 0; word < 2; word += 1) {
      const ups = possible[2 * swapUp + word]!;
      const lefts = possible[2 * slideLeft + word]!;
      const swaps = possible[2 * swapRight + word]!;
      const rights = possible[2 * slideRight + word]!;
      for (let rest = ups | lefts | swaps | rights; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const top = 32 * word + 31 - Math.clz32(bit);
        const number = this.moveOf[top]!;
        if ((ups & bit) !== 0) {
          this.swap(a, b, top, swapUp);
          const isLoud = this.put(states, made) || hasOldLines;
          moves[made] = number + swapUp + (isLoud ? loud : 0);
          made += 1;
        }
        if ((lefts & bit) !== 0) {
          this.slide(a, b, possible, top, slideLeft);
          const isLoud = this.put(states, made) || hasOldLines;
          moves[made] = number + slideLeft + (isLoud ? loud : 0);
          made += 1;
        }
        if ((swaps & bit) !== 0) {
          this.swap(a, b, top, swapRight);
          const isLoud = this.put(states, made) || hasOldLines;
          moves[made] = number + swapRight + (isLoud ? loud : 0);
          made += 1;
        }
        if ((rights & bit) !== 0) {
          this.slide(a, b, possible, top, slideRight);
          const isLoud = this.put(states, made) || hasOldLines;
          moves[made] = number + slideRight + (isLoud ? loud : 0);
          made += 1;
        }
      }
    }
    for (let index = count; index < made; index += 1) costs[index] = 1;
    return made;
  }

  private firstOf(words: Uint32Array, at: number): number {
    return words[at]! & (this.lowA | this.highA);
  }

  private secondOf(words: Uint32Array, at: number): number {
    if (this.layout.words === 1) return 0;
    // Two shifts, because one by 32 would be none.
    return (words[at + 1]! << (32 - this.split)) | ((words[at]! >>> 1) >>> (this.split - 1));
  }

  /** Finds the moves that are possible. */
  private look(a: number, b: number, possible: Int32Array): void {
    const { highA, highB, lowA, lowB, split } = this;
    const { bits, tallest } = this.layout;
    const wide = bits * tallest;
    const backBits = split - bits;
    const backWide = split - wide;
    const filledA = differing(a, 0, lowA, highA);
    const filledB = differing(b, 0, lowB, highB);
    const aboveA = ((a >>> bits) | (b << backBits)) & this.notTopA;
    const aboveB = (b >>> bits) & this.notTopB;
    const nextFilledA = ((filledA >>> wide) | (filledB << backWide)) & highA;
    const nextFilledB = filledB >>> wide;
    const nextA = (a >>> wide) | (b << backWide);
    possible[2 * swapUp] = differing(aboveA, 0, lowA, highA) & differing(a, aboveA, lowA, highA);
    possible[2 * swapUp + 1] = differing(aboveB, 0, lowB, highB) & differing(b, aboveB, lowB, highB);
    possible[2 * slideLeft] = filledA & this.notFirstA & ~(filledA << wide);
    possible[2 * slideLeft + 1] = filledB & this.notFirstB & ~((filledB << wide) | (filledA >>> backWide));
    possible[2 * swapRight] = filledA & nextFilledA & differing(a, nextA, lowA, highA);
    possible[2 * swapRight + 1] = filledB & nextFilledB & differing(b, b >>> wide, lowB, highB);
    possible[2 * slideRight] = filledA & this.notLastA & ~nextFilledA;
    possible[2 * slideRight + 1] = filledB & this.notLastB & ~nextFilledB;
    possible[2 * ways] = highA & ~filledA & ((filledA << bits) | this.bottomA);
    possible[2 * ways + 1] = highB & ~filledB & ((filledB << bits) | (filledA >>> backBits) | this.bottomB);
  }

  /** Leaves out moves as `IceKinds` allows after one of some kind. */
  private leaveOut(a: number, b: number, kind: number): void {
    const { possible, oldPossible, kinds, split, highA } = this;
    const { bits } = this.layout;
    const backBits = split - bits;
    // Blocks that lie on one of their own colour, which may slide instead of them.
    const uprightA = same(a, ((a >>> bits) | (b << backBits)) & this.notTopA, this.lowA, highA);
    const uprightB = same(b, (b >>> bits) & this.notTopB, this.lowB, this.highB);
    for (let way = slideLeft; way <= slideRight; way += 2) {
      const twinsA = possible[2 * way]! & uprightA;
      const twinsB = possible[2 * way + 1]! & uprightB;
      possible[2 * way]! &= ~((twinsA << bits) & highA);
      possible[2 * way + 1]! &= ~((twinsB << bits) | (twinsA >>> backBits));
    }
    if (kind < kinds.least) return;
    this.earlier ??= this.makeEarlier();
    this.takeBack(a, b, kind);
    const oldA = this.movedA;
    const oldB = this.movedB;
    this.look(oldA, oldB, oldPossible);
    const back = this.topOf(kinds.backColumn[kind]!, kinds.height[kind]!);
    possible[2 * kinds.backWay[kind]! + (back >>> 5)]! &= ~(1 << back);
    for (let set = 0; set < 2 * ways; set += 1) {
      const way = set >>> 1;
      let rest = possible[set]! & oldPossible[set]! & this.earlier[2 * ways * kind + set]!;
      for (; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const top = 32 * (set & 1) + 31 - Math.clz32(bit);
        if (way === swapUp || way === swapRight) this.swap(oldA, oldB, top, way);
        else this.slide(oldA, oldB, oldPossible, top, way);
        if (!this.hasLines()) possible[set]! ^= bit;
      }
    }
  }

  private makeEarlier(): Int32Array {
    const { words } = this.layout;
    const rows = this.kinds.earlierRows();
    const count = rows.length / words;
    const sets = new Int32Array(2 * count);
    for (let row = 0; row < count; row += 1) {
      sets[2 * row] = this.firstOf(rows, row * words);
      sets[2 * row + 1] = this.secondOf(rows, row * words);
    }
    return sets;
  }

  /** The number of a cell's highest bit, 32 more in the second number. */
  private topOf(column: number, height: number): number {
    const { bits, tallest } = this.layout;
    const bit = (column * tallest + height + 1) * bits - 1;
    return bit < this.split ? bit : bit - this.split + 32;
  }

  /** Makes the board before the quiet move of a kind. */
  private takeBack(a: number, b: number, kind: number): void {
    const { kinds, lowA, highA, lowB, highB } = this;
    const { bits } = this.layout;
    const column = kinds.column[kind]!;
    const way = kinds.way[kind]!;
    const top = this.topOf(column, kinds.height[kind]!);
    if (way === swapUp || way === swapRight) {
      this.swap(a, b, top, way);
      return;
    }
    const target = way === slideLeft ? column - 1 : column + 1;
    const thereA = differing(a, 0, lowA, highA) & this.columnA[target]!;
    const thereB = differing(b, 0, lowB, highB) & this.columnB[target]!;
    const landed = thereB !== 0 ? 63 - Math.clz32(thereB) : 31 - Math.clz32(thereA);
    const placed = this.colourAt(a, b, landed) << (top + 1 - bits);
    const fromA = this.fromA[top]!;
    const fromB = this.fromB[top]!;
    const partA = a & fromA;
    const raisedA = (partA << bits) | (top < 32 ? placed : 0);
    const raisedB = ((b & fromB) << bits) | (partA >>> (this.split - bits)) | (top < 32 ? 0 : placed);
    this.movedA = (a & ~fromA & ~this.cellA[landed]!) | (raisedA & fromA);
    this.movedB = (b & ~fromB & ~this.cellB[landed]!) | (raisedB & fromB);
  }

  private colourAt(a: number, b: number, top: number): number {
    const { bits } = this.layout;
    return ((top < 32 ? a : b) >>> (top + 1 - bits)) & ((1 << bits) - 1);
  }

  /** Makes the board in which the block with this highest bit and the one above it, or on its right, change places. */
  private swap(a: number, b: number, top: number, way: number): void {
    const { bits, tallest } = this.layout;
    const far = way === swapUp ? bits : bits * tallest;
    const back = this.split - far;
    const changeA = (a ^ ((a >>> far) | (b << back))) & this.cellA[top]!;
    const changeB = (b ^ (b >>> far)) & this.cellB[top]!;
    // What is shifted out of the first number comes into the second one.
    this.movedA = (a ^ changeA ^ (changeA << far)) & (this.lowA | this.highA);
    this.movedB = b ^ changeB ^ (changeB << far) ^ (changeA >>> back);
  }

  /** Makes the board in which the block with this highest bit leaves its column and falls on top of a neighbouring one. */
  private slide(a: number, b: number, possible: Int32Array, top: number, way: number): void {
    const { bits } = this.layout;
    const fromA = this.fromA[top]!;
    const fromB = this.fromB[top]!;
    const partA = a & fromA;
    const partB = b & fromB;
    const fallenA = ((partA >>> bits) | (partB << (this.split - bits))) & fromA;
    const fallenB = (partB >>> bits) & fromB;
    const colour = this.colourAt(a, b, top);
    const column = this.columnOf[top]! + (way === slideLeft ? -1 : 1);
    const thereA = possible[2 * ways]! & this.columnA[column]!;
    const thereB = possible[2 * ways + 1]! & this.columnB[column]!;
    const landedA = thereA === 0 ? 0 : colour << (32 - Math.clz32(thereA) - bits);
    const landedB = thereB === 0 ? 0 : colour << (32 - Math.clz32(thereB) - bits);
    this.movedA = (a ^ partA) | fallenA | landedA;
    this.movedB = (b ^ partB) | fallenB | landedB;
  }

  /** Writes the board after a move, when everything has settled, as successor number `made`; tells whether something broke. */
  private put(states: Uint32Array, made: number): boolean {
    const isLoud = this.hasLines();
    if (isLoud) this.settle();
    const { movedA: a, movedB: b } = this;
    if (this.layout.words === 1) states[made] = a;
    else {
      states[2 * made] = a | ((b << 1) << (this.split - 1));
      states[2 * made + 1] = b >>> (32 - this.split);
    }
    return isLoud;
  }

  /** Whether, after a move, a block is the same as the next two above it or on its right. */
  private hasLines(): boolean {
    const { movedA: a, movedB: b, highA, highB, lowA, lowB, split } = this;
    const { bits, tallest } = this.layout;
    const wide = bits * tallest;
    const backBits = split - bits;
    const backWide = split - wide;
    const upA = differing(a, ((a >>> bits) | (b << backBits)) & this.notTopA, lowA, highA);
    const upB = differing(b, (b >>> bits) & this.notTopB, lowB, highB);
    const nextA = differing(a, (a >>> wide) | (b << backWide), lowA, highA);
    const nextB = differing(b, b >>> wide, lowB, highB);
    const endA =
      (upA | (upA >>> bits) | (upB << backBits)) & (nextA | (nextA >>> wide) | (nextB << backWide));
    const endB = (upB | (upB >>> bits)) & (nextB | (nextB >>> wide));
    return ((differing(a, 0, lowA, highA) & ~endA) | (differing(b, 0, lowB, highB) & ~endB)) !== 0;
  }

  /** Breaks lines and lets the rest fall, round after round. */
  private settle(): void {
    const { highA, highB, lowA, lowB, notTopA, notTopB, split } = this;
    const { bits, tallest } = this.layout;
    const wide = bits * tallest;
    const backBits = split - bits;
    const backWide = split - wide;
    let { movedA: a, movedB: b } = this;
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
    this.movedA = a;
    this.movedB = b;
  }
}

/** How many bits whole cells take of 32. */
const splitOf = (bits: number): number => 32 - (32 % bits);

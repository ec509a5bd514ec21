import type { Steps } from '../../../core/slices.ts';
import { type Box, boundingBox, type FoldLevel, groupCells, groupLetters, holeCell } from '../level.ts';
import { columnSpanOf, foldedBack, foldedForth, foldsOf, GroupPattern, keyOf, rowSpanOf } from './pattern.ts';

/** All shapes of all groups of a level, numbered, with the data that a search needs. */
export class Shapes {
  readonly columns: number;
  /** The letters of the groups, in alphabetical order. */
  readonly letters: readonly string[];
  /** The number of cells that are not holes. */
  readonly capacity: number;
  /** The number of the board's cell for each bit of a mask; holes have no bit. */
  readonly cellOfBit: Int32Array;
  /** 32-bit words per mask. */
  readonly maskWords: number;
  /** The shapes of group g have the numbers `first[g]` (the start) to `first[g + 1] - 1`. */
  readonly first: Int32Array;
  /** By shape: how many cells it has. */
  readonly sizes: Int32Array;
  /** By shape: how many folds lead to it. */
  readonly folds: Uint8Array;
  /** `next[shape * 4 + direction]` is the shape after a fold, or -1. */
  readonly next: Int32Array;
  /** The cells of a shape are the bits of the words from `shape * maskWords` on. */
  readonly masks: Int32Array;
  /** By shape: the first and the last word of its mask that may have bits; on large boards most words have none. */
  readonly lowWord: Uint8Array;
  readonly highWord: Uint8Array;

  private readonly groups: readonly GroupPattern[];
  /** By group: the number of a shape by its key. */
  private readonly numbers: readonly Map<number, number>[];
  /** By cell: the first bit of a mask that stands for this cell or a later one. */
  private readonly bitOfCell: Int32Array;

  /** Makes all shapes, which takes a while on large boards. */
  static *make(level: FoldLevel): Steps<Shapes> {
    const groups: GroupPattern[] = [];
    const keys: number[][] = [];
    for (const letter of groupLetters(level.cells)) {
      const group = new GroupPattern(level, letter);
      groups.push(group);
      keys.push(group.reachableKeys());
      yield;
    }
    const shapes = new Shapes(level, groups, keys);
    for (const [index, group] of shapes.groups.entries()) {
      const patternMask = shapes.maskOfPattern(group);
      const numbers = shapes.numbers[index]!;
      for (const [key, shape] of numbers) {
        shapes.link(group, numbers, key, shape);
        shapes.cutMask(patternMask, group.boxOf(key), shape);
      }
      yield;
    }
    return shapes;
  }

  private constructor(level: FoldLevel, groups: readonly GroupPattern[], keysOf: readonly number[][]) {
    this.columns = level.columns;
    this.letters = groupLetters(level.cells);
    this.groups = groups;
    this.bitOfCell = new Int32Array(level.cells.length + 1);
    for (let cell = 0; cell < level.cells.length; cell += 1)
      this.bitOfCell[cell + 1] = this.bitOfCell[cell]! + (level.cells[cell] === holeCell ? 0 : 1);
    this.capacity = this.bitOfCell[level.cells.length]!;
    this.maskWords = Math.ceil(this.capacity / 32);
    this.cellOfBit = new Int32Array(this.capacity);
    for (let cell = 0; cell < level.cells.length; cell += 1)
      if (level.cells[cell] !== holeCell) this.cellOfBit[this.bitOfCell[cell]!] = cell;

    this.first = new Int32Array(this.groups.length + 1);
    let count = 0;
    this.numbers = keysOf.map((keys, index) => {
      const numbers = new Map(keys.map((key, number) => [key, count + number]));
      count += keys.length;
      this.first[index + 1] = count;
      return numbers;
    });

    this.sizes = new Int32Array(count);
    this.folds = new Uint8Array(count);
    this.next = new Int32Array(count * 4);
    this.masks = new Int32Array(count * this.maskWords);
    this.lowWord = new Uint8Array(count);
    this.highWord = new Uint8Array(count);
  }

  private link(group: GroupPattern, numbers: Map<number, number>, key: number, shape: number): void {
    const rowSpan = rowSpanOf(key);
    const columnSpan = columnSpanOf(key);
    const folds = foldsOf(rowSpan) + foldsOf(columnSpan);
    this.folds[shape] = folds;
    this.sizes[shape] = group.startSize << folds;
    // In the order of the directions: up, down, left, right.
    this.next[shape * 4] = numbers.get(keyOf(foldedBack(rowSpan), columnSpan)) ?? -1;
    this.next[shape * 4 + 1] = numbers.get(keyOf(foldedForth(rowSpan), columnSpan)) ?? -1;
    this.next[shape * 4 + 2] = numbers.get(keyOf(rowSpan, foldedBack(columnSpan))) ?? -1;
    this.next[shape * 4 + 3] = numbers.get(keyOf(rowSpan, foldedForth(columnSpan))) ?? -1;
  }

  private maskOfPattern(group: GroupPattern): Int32Array {
    const mask = new Int32Array(this.maskWords);
    for (const [bit, cell] of this.cellOfBit.entries())
      if (group.pattern[cell] === 1) mask[bit >>> 5] = mask[bit >>> 5]! | (1 << (bit & 31));
    return mask;
  }

  /** Copies the part of a mask that lies inside a box. The bits of a piece of a row follow one another. */
  private cutMask(mask: Int32Array, box: Box, shape: number): void {
    const { masks, bitOfCell, columns } = this;
    const to = shape * this.maskWords;
    this.lowWord[shape] = bitOfCell[box.top * columns + box.left]! >>> 5;
    this.highWord[shape] = (bitOfCell[box.bottom * columns + box.right + 1]! - 1) >>> 5;
    for (let row = box.top; row <= box.bottom; row += 1) {
      const start = bitOfCell[row * columns + box.left]!;
      const end = bitOfCell[row * columns + box.right + 1]!;
      if (start === end) continue;
      const lastWord = (end - 1) >>> 5;
      for (let word = start >>> 5; word <= lastWord; word += 1) {
        let bits = mask[word]!;
        if (word === start >>> 5) bits &= -1 << (start & 31);
        if (word === lastWord) bits &= -1 >>> (31 - ((end - 1) & 31));
        masks[to + word] = masks[to + word]! | bits;
      }
    }
  }

  /** The shape that a group has in a position, found by its bounding box. */
  shapeOf(index: number, cells: string): number {
    const letter = this.letters[index]!;
    const key = this.groups[index]!.keyOfBox(boundingBox(groupCells(cells, letter, this.columns)));
    const shape = this.numbers[index]!.get(key);
    if (shape === undefined) throw new RangeError(`Group ${letter} cannot have this shape`);
    return shape;
  }

  /** Writes the cells that any of some shapes has into a mask. */
  unite(shapes: Int32Array, mask: Int32Array): void {
    const { masks, maskWords, lowWord, highWord } = this;
    mask.fill(0);
    for (let i = 0; i < shapes.length; i += 1) {
      const shape = shapes[i]!;
      const end = highWord[shape]!;
      for (let word = lowWord[shape]!; word <= end; word += 1)
        mask[word] = mask[word]! | masks[shape * maskWords + word]!;
    }
  }

  /** Whether two shapes have a cell in common. */
  overlap(shape: number, other: number): boolean {
    const { masks, maskWords, lowWord, highWord } = this;
    const at = shape * maskWords;
    const otherAt = other * maskWords;
    const end = Math.min(highWord[shape]!, highWord[other]!);
    for (let word = Math.max(lowWord[shape]!, lowWord[other]!); word <= end; word += 1) {
      if ((masks[at + word]! & masks[otherAt + word]!) !== 0) return true;
    }
    return false;
  }
}

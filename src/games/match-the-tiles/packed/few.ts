import type { Successors } from '../../../core/space.ts';
import type { TilesLevel } from '../level.ts';
import { ColourOrder } from './colour-order.ts';
import type { Axis } from './geometry.ts';
import { alongColumns, alongRows, TilesSpace } from './space.ts';

/** Made when it is first needed. */
let bitCounts: Uint8Array | undefined;

/** For few tiles on any board: the work grows with the tiles, the size of the board does not matter. */
export class FewTilesSpace extends TilesSpace {
  private readonly columns: Int32Array;
  private readonly rows: Int32Array;
  private readonly colourOrder: ColourOrder;
  /** How many tiles each word has. */
  private readonly tilesIn: Uint8Array;
  /**
   * The taken cells, a bit each, in parts of sixteen of a run. The first part is at the number of the run's first position, the
   * next ones behind it: no other run begins there. Empty but while tiles slide.
   */
  private readonly taken: Uint16Array;
  /** The number of ones in each number of sixteen bits. */
  private readonly bitsIn: Uint8Array;

  constructor(level: TilesLevel) {
    super(level);
    this.columns = places(this.geometry.vertical);
    this.rows = places(this.geometry.horizontal);
    this.colourOrder = new ColourOrder(this);
    this.tilesIn = Uint8Array.from(this.keyBits, (bits) => bits / this.bits);
    this.taken = new Uint16Array(this.geometry.freeCells);
    bitCounts ??= countBits();
    this.bitsIn = bitCounts;
  }

  expand(words: Uint32Array, at: number, out: Successors, count: number, cameBy = 0): number {
    if (this.isGoal(words, at)) return count;
    const { vertical, horizontal } = this.geometry;
    let made = count;
    if (cameBy !== alongColumns) {
      this.slide(this.columns, vertical.numberAt, words, at, out.states, made * this.words);
      made = this.keep(0, words, at, out, made);
      this.colourOrder.restore(out.states, count, made);
    }
    if (cameBy !== alongRows) {
      this.slide(this.rows, horizontal.numberAt, words, at, out.states, made * this.words);
      made = this.keep(2, words, at, out, made);
    }
    return made;
  }

  /** Writes the rows of both directions of an axis, whether tiles move or not. */
  private slide(
    places: Int32Array,
    numberAt: Uint16Array,
    words: Uint32Array,
    at: number,
    out: Uint32Array,
    to: number,
  ): void {
    const { taken, bitsIn, tilesIn, bits, mask } = this;
    for (let index = 0; index < tilesIn.length; index += 1) {
      let word = words[at + index]!;
      for (let left = tilesIn[index]!; left > 0; left -= 1, word >>>= bits) {
        const place = places[word & mask]!;
        taken[(place >>> 4) & 0xfff]! |= 1 << (place & 15);
      }
    }
    for (let index = 0; index < tilesIn.length; index += 1) {
      let word = words[at + index]!;
      let allAhead = 0;
      let allBack = 0;
      for (let left = tilesIn[index]!, shift = 0; left > 0; left -= 1, shift += bits, word >>>= bits) {
        const place = places[word & mask]!;
        const part = (place >>> 4) & 0xfff;
        const before = taken[part]! & ((1 << (place & 15)) - 1);
        let ahead = part + bitsIn[before]!;
        let back = ((place >>> 16) & 0xfff) + 1 - bitsIn[taken[part]! ^ before]!;
        if (place >>> 28 !== 0) {
          const partsBefore = (place >>> 28) & 3;
          const partsBehind = place >>> 30;
          ahead -= partsBefore;
          for (let other = part - partsBefore; other < part; other += 1) ahead += bitsIn[taken[other]!]!;
          for (let other = part + partsBehind; other > part; other -= 1) back -= bitsIn[taken[other]!]!;
        }
        allAhead |= numberAt[ahead]! << shift;
        allBack |= numberAt[back]! << shift;
      }
      out[to + index] = allAhead;
      out[to + tilesIn.length + index] = allBack;
    }
    for (let index = 0; index < tilesIn.length; index += 1) {
      let word = words[at + index]!;
      for (let left = tilesIn[index]!; left > 0; left -= 1, word >>>= bits)
        taken[(places[word & mask]! >>> 4) & 0xfff] = 0;
    }
  }

  /** Keeps those of the two rows just written in which a tile has moved. */
  private keep(direction: number, words: Uint32Array, at: number, out: Successors, count: number): number {
    const { states } = out;
    const size = this.words;
    let made = count;
    for (let way = 0; way < 2; way += 1) {
      const from = (count + way) * size;
      let index = 0;
      while (index < size && states[from + index] === words[at + index]) index += 1;
      if (index === size) continue;
      if (made < count + way) states.copyWithin(made * size, from, from + size);
      out.moves[made] = direction + way;
      out.costs[made] = 1;
      made += 1;
    }
    return made;
  }
}

/**
 * By cell, from the lowest bit on: its place in its part of its run (4 bits), where that part is (12), the last position of the
 * run (12), and how many other parts the run has before (2) and behind that part (2).
 */
function places({ positionOf, first, last }: Axis): Int32Array {
  return Int32Array.from(positionOf, (position) => {
    const start = first[position]!;
    const end = last[position]!;
    const part = (position - start) >> 4;
    const partsBehind = ((end - start) >> 4) - part;
    return (
      ((position - start) & 15) | ((start + part) << 4) | (end << 16) | (part << 28) | (partsBehind << 30)
    );
  });
}

/** The number of ones in each number of sixteen bits. */
function countBits(): Uint8Array {
  const counts = new Uint8Array(2 ** 16);
  for (let number = 1; number < counts.length; number += 1)
    counts[number] = counts[number >>> 1]! + (number & 1);
  return counts;
}

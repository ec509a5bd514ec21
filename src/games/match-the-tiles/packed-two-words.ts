import type { Successors } from '../../core/space.ts';
import type { TilesLevel } from './level.ts';
import { pairTable } from './pair-table.ts';
import { alongColumns, alongRows, TilesSpace } from './space.ts';

/** The most tiles this class takes; they must fill two words and be of different colours. */
export const mostTilesInTwoWords = 10;

/**
 * For up to ten tiles in two words, all of different colours, so that nothing has to be sorted: `pairTable` says how they
 * slide. Written out for ten tiles; where a level has fewer, the others are on a cell that does not exist.
 */
export class TwoWordsSpace extends TilesSpace {
  private readonly pairs: Int32Array;
  private readonly stride: number;
  private readonly columns: Uint8Array;

  constructor(level: TilesLevel) {
    super(level);
    this.pairs = pairTable(this.geometry);
    this.stride = this.geometry.freeCells + 1;
    this.columns = Uint8Array.from(this.geometry.vertical.numberAt);
  }

  expand(words: Uint32Array, at: number, out: Successors, count: number, cameBy = 0): number {
    if (this.isGoal(words, at)) return count;
    const { pairs, stride, columns, tileCount, slotsPerWord, bits, mask } = this;
    const first = words[at]!;
    const second = words[at + 1]!;
    const a = this.tile(first, second, 0);
    const b = this.tile(first, second, 1);
    const c = this.tile(first, second, 2);
    const d = this.tile(first, second, 3);
    const e = this.tile(first, second, 4);
    const f = this.tile(first, second, 5);
    const g = this.tile(first, second, 6);
    const h = this.tile(first, second, 7);
    const i = this.tile(first, second, 8);
    const j = this.tile(first, second, 9);
    let up = 0;
    let down = 0;
    let left = 0;
    let right = 0;
    for (let slot = 0, shift = 0; slot < slotsPerWord; slot += 1, shift += bits) {
      const row = ((first >>> shift) & mask) * stride;
      const five =
        (pairs[row + a]! + pairs[row + b]! + pairs[row + c]! + pairs[row + d]! + pairs[row + e]!) | 0;
      const ends =
        (five + pairs[row + f]! + pairs[row + g]! + pairs[row + h]! + pairs[row + i]! + pairs[row + j]!) | 0;
      up |= columns[ends & 255]! << shift;
      down |= columns[(ends >>> 8) & 255]! << shift;
      left |= ((ends >>> 16) & 255) << shift;
      right |= (ends >>> 24) << shift;
    }
    let up2 = 0;
    let down2 = 0;
    let left2 = 0;
    let right2 = 0;
    for (let slot = slotsPerWord, shift = 0; slot < tileCount; slot += 1, shift += bits) {
      const row = ((second >>> shift) & mask) * stride;
      const five =
        (pairs[row + a]! + pairs[row + b]! + pairs[row + c]! + pairs[row + d]! + pairs[row + e]!) | 0;
      const ends =
        (five + pairs[row + f]! + pairs[row + g]! + pairs[row + h]! + pairs[row + i]! + pairs[row + j]!) | 0;
      up2 |= columns[ends & 255]! << shift;
      down2 |= columns[(ends >>> 8) & 255]! << shift;
      left2 |= ((ends >>> 16) & 255) << shift;
      right2 |= (ends >>> 24) << shift;
    }
    const before = first | 0;
    const before2 = second | 0;
    let made = count;
    if (cameBy !== alongColumns) {
      if (up !== before || up2 !== before2) made = put(up, up2, 0, out, made);
      if (down !== before || down2 !== before2) made = put(down, down2, 1, out, made);
    }
    if (cameBy !== alongRows) {
      if (left !== before || left2 !== before2) made = put(left, left2, 2, out, made);
      if (right !== before || right2 !== before2) made = put(right, right2, 3, out, made);
    }
    return made;
  }

  /** The cell of the tile in a slot, or the one that does not exist where there is no such tile. */
  private tile(first: number, second: number, slot: number): number {
    const { slotsPerWord, bits, mask } = this;
    if (slot < slotsPerWord) return (first >>> (slot * bits)) & mask;
    return slot < this.tileCount ? (second >>> ((slot - slotsPerWord) * bits)) & mask : this.stride - 1;
  }
}

function put(first: number, second: number, direction: number, out: Successors, made: number): number {
  out.states[2 * made] = first;
  out.states[2 * made + 1] = second;
  out.moves[made] = direction;
  out.costs[made] = 1;
  return made + 1;
}

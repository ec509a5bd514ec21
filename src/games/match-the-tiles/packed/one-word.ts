import type { Successors } from '../../../core/space.ts';
import type { TilesLevel } from '../level.ts';
import { exchangesToSort } from './exchanges.ts';
import { pairTable } from './pair-table.ts';
import { alongColumns, alongRows, TilesSpace } from './space.ts';

/** The most tiles this class takes; their fields must also fit in one word. */
export const mostTilesInOneWord = 6;

/** For up to six tiles in one word, the classic levels: `pairTable` says how they slide. */
export class OneWordSpace extends TilesSpace {
  private readonly pairs: Int32Array;
  private readonly stride: number;
  private readonly columns: Uint8Array;
  /** Shifts of two slots of one colour, to be compared and exchanged in this order. */
  private readonly exchanges: Uint8Array;

  constructor(level: TilesLevel) {
    super(level);
    this.pairs = pairTable(this.geometry);
    this.stride = this.geometry.freeCells + 1;
    this.columns = Uint8Array.from(this.geometry.vertical.numberAt);
    this.exchanges = Uint8Array.from(exchangesToSort(this.runEnd), (slot) => slot * this.bits);
  }

  expand(words: Uint32Array, at: number, out: Successors, count: number, cameBy = 0): number {
    if (this.isGoal(words, at)) return count;
    const { pairs, stride, columns, tileCount, bits, mask } = this;
    const word = words[at]!;
    const nobody = stride - 1;
    const a = word & mask;
    const b = tileCount > 1 ? (word >>> bits) & mask : nobody;
    const c = tileCount > 2 ? (word >>> (2 * bits)) & mask : nobody;
    const d = tileCount > 3 ? (word >>> (3 * bits)) & mask : nobody;
    const e = tileCount > 4 ? (word >>> (4 * bits)) & mask : nobody;
    const f = tileCount > 5 ? (word >>> (5 * bits)) & mask : nobody;
    let up = 0;
    let down = 0;
    let left = 0;
    let right = 0;
    for (let slot = 0, shift = 0; slot < tileCount; slot += 1, shift += bits) {
      const row = ((word >>> shift) & mask) * stride;
      const three = pairs[row + a]! + pairs[row + b]! + pairs[row + c]!;
      const ends = (three + pairs[row + d]! + pairs[row + e]! + pairs[row + f]!) | 0;
      up |= columns[ends & 255]! << shift;
      down |= columns[(ends >>> 8) & 255]! << shift;
      left |= ((ends >>> 16) & 255) << shift;
      right |= (ends >>> 24) << shift;
    }
    const before = word | 0;
    let made = count;
    if (cameBy !== alongColumns) {
      // Along rows, tiles never pass each other in the numbering: only columns can disturb the order of a colour.
      if (this.exchanges.length > 0) {
        up = this.sorted(up);
        down = this.sorted(down);
      }
      if (up !== before) made = put(up, 0, out, made);
      if (down !== before) made = put(down, 1, out, made);
    }
    if (cameBy !== alongRows) {
      if (left !== before) made = put(left, 2, out, made);
      if (right !== before) made = put(right, 3, out, made);
    }
    return made;
  }

  /** The same tiles, those of one colour in the order of their cells. */
  private sorted(word: number): number {
    const { exchanges, mask } = this;
    let sorted = word;
    for (let index = 0; index < exchanges.length; index += 2) {
      const low = exchanges[index]!;
      const high = exchanges[index + 1]!;
      const a = (sorted >>> low) & mask;
      const b = (sorted >>> high) & mask;
      if (a > b) sorted ^= ((a ^ b) << low) | ((a ^ b) << high);
    }
    return sorted;
  }
}

function put(word: number, direction: number, out: Successors, made: number): number {
  out.states[made] = word;
  out.moves[made] = direction;
  out.costs[made] = 1;
  return made + 1;
}

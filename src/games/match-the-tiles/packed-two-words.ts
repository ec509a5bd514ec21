import type { Successors } from '../../core/space.ts';
import type { TilesLevel } from './level.ts';
import { axisPairTable } from './pair-table.ts';
import { alongColumns, alongRows, TilesSpace } from './space.ts';

/** The most tiles this class takes; they must fill two words and be of different colours. */
export const mostTilesInTwoWords = 8;

/**
 * For up to eight tiles in two words, all of different colours, so that nothing has to be sorted. One axis at a time,
 * because a search that knows how it came to a state wants only the other one. Written out for eight tiles; where a level
 * has fewer, the others are on a cell that does not exist.
 */
export class TwoWordsSpace extends TilesSpace {
  private readonly alongColumns: AxisTable;
  private readonly alongRows: AxisTable;
  private readonly stride: number;

  constructor(level: TilesLevel) {
    super(level);
    const { vertical, horizontal, freeCells } = this.geometry;
    this.alongColumns = {
      pairs: axisPairTable(vertical, freeCells),
      numberAt: Uint8Array.from(vertical.numberAt),
    };
    this.alongRows = {
      pairs: axisPairTable(horizontal, freeCells),
      numberAt: Uint8Array.from(horizontal.numberAt),
    };
    this.stride = freeCells + 1;
  }

  expand(words: Uint32Array, at: number, out: Successors, count: number, cameBy = 0): number {
    if (this.isGoal(words, at)) return count;
    const first = words[at]!;
    const second = words[at + 1]!;
    let made = count;
    if (cameBy !== alongColumns) made = this.slide(this.alongColumns, 0, first, second, out, made);
    if (cameBy !== alongRows) made = this.slide(this.alongRows, 2, first, second, out, made);
    return made;
  }

  /** Writes the successors in both directions of an axis. */
  private slide(
    table: AxisTable,
    direction: number,
    first: number,
    second: number,
    out: Successors,
    count: number,
  ): number {
    const { pairs, numberAt } = table;
    const { stride, tileCount, slotsPerWord, bits, mask } = this;
    const a = this.tile(first, second, 0);
    const b = this.tile(first, second, 1);
    const c = this.tile(first, second, 2);
    const d = this.tile(first, second, 3);
    const e = this.tile(first, second, 4);
    const f = this.tile(first, second, 5);
    const g = this.tile(first, second, 6);
    const h = this.tile(first, second, 7);
    let ahead = 0;
    let back = 0;
    for (let slot = 0, shift = 0; slot < slotsPerWord; slot += 1, shift += bits) {
      const row = ((first >>> shift) & mask) * stride;
      const four = (pairs[row + a]! + pairs[row + b]! + pairs[row + c]! + pairs[row + d]!) | 0;
      const ends = (four + pairs[row + e]! + pairs[row + f]! + pairs[row + g]! + pairs[row + h]!) & 0xffff;
      ahead |= numberAt[ends & 255]! << shift;
      back |= numberAt[ends >>> 8]! << shift;
    }
    let ahead2 = 0;
    let back2 = 0;
    for (let slot = slotsPerWord, shift = 0; slot < tileCount; slot += 1, shift += bits) {
      const row = ((second >>> shift) & mask) * stride;
      const four = (pairs[row + a]! + pairs[row + b]! + pairs[row + c]! + pairs[row + d]!) | 0;
      const ends = (four + pairs[row + e]! + pairs[row + f]! + pairs[row + g]! + pairs[row + h]!) & 0xffff;
      ahead2 |= numberAt[ends & 255]! << shift;
      back2 |= numberAt[ends >>> 8]! << shift;
    }
    const before = first | 0;
    const before2 = second | 0;
    let made = count;
    if (ahead !== before || ahead2 !== before2) made = put(ahead, ahead2, direction, out, made);
    if (back !== before || back2 !== before2) made = put(back, back2, direction + 1, out, made);
    return made;
  }

  /** The cell of the tile in a slot, or the one that does not exist where there is no such tile. */
  private tile(first: number, second: number, slot: number): number {
    const { slotsPerWord, bits, mask } = this;
    if (slot < slotsPerWord) return (first >>> (slot * bits)) & mask;
    return slot < this.tileCount ? (second >>> ((slot - slotsPerWord) * bits)) & mask : this.stride - 1;
  }
}

/** How tiles slide along one axis: what they add to each other's two ends, and the cell at each position. */
interface AxisTable {
  readonly pairs: Int16Array;
  readonly numberAt: Uint8Array;
}

function put(first: number, second: number, direction: number, out: Successors, made: number): number {
  out.states[2 * made] = first;
  out.states[2 * made + 1] = second;
  out.moves[made] = direction;
  out.costs[made] = 1;
  return made + 1;
}

import type { Successors } from '../../core/space.ts';
import type { TilesLevel } from './level.ts';
import { axisPairTable } from './pair-table.ts';
import { alongColumns, alongRows, TilesSpace } from './space.ts';

/** The most tiles this class takes; they must be more than fit in one word, and of different colours. */
export const mostTilesInTwoWords = 8;
/** The bits of a cell's number for which the code is written out: five tiles in the first word, the others in the second. */
export const bitsInTwoWords = 6;

/**
 * For six to eight tiles of different colours on 33 to 64 free cells: the large levels that people make. Nothing has to be
 * sorted, and the code is written out for eight tiles; where a level has fewer, the others are on a cell that does not
 * exist. One axis at a time, because a search that knows how it came to a state wants only the other one.
 */
export class TwoWordsSpace extends TilesSpace {
  private readonly alongColumns: AxisTable;
  private readonly alongRows: AxisTable;
  private readonly stride: number;
  /** What a slot without a tile adds to a row of sums: nothing, from a cell that does not exist. */
  private readonly nowhere: number;

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
    this.nowhere = freeCells;
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
    const { stride, tileCount, nowhere } = this;
    const a = first & 63;
    const b = (first >>> 6) & 63;
    const c = (first >>> 12) & 63;
    const d = (first >>> 18) & 63;
    const e = (first >>> 24) & 63;
    const f = second & 63;
    const g = tileCount > 6 ? (second >>> 6) & 63 : nowhere;
    const h = tileCount > 7 ? (second >>> 12) & 63 : nowhere;
    const endsA = endsOf(pairs, a * stride, a, b, c, d, e, f, g, h);
    const endsB = endsOf(pairs, b * stride, a, b, c, d, e, f, g, h);
    const endsC = endsOf(pairs, c * stride, a, b, c, d, e, f, g, h);
    const endsD = endsOf(pairs, d * stride, a, b, c, d, e, f, g, h);
    const endsE = endsOf(pairs, e * stride, a, b, c, d, e, f, g, h);
    const endsF = endsOf(pairs, f * stride, a, b, c, d, e, f, g, h);
    let ahead = numberAt[endsA & 255]! | (numberAt[endsB & 255]! << 6) | (numberAt[endsC & 255]! << 12);
    ahead |= (numberAt[endsD & 255]! << 18) | (numberAt[endsE & 255]! << 24);
    let back = numberAt[endsA >>> 8]! | (numberAt[endsB >>> 8]! << 6) | (numberAt[endsC >>> 8]! << 12);
    back |= (numberAt[endsD >>> 8]! << 18) | (numberAt[endsE >>> 8]! << 24);
    let ahead2 = numberAt[endsF & 255]!;
    let back2 = numberAt[endsF >>> 8]!;
    if (tileCount > 6) {
      const ends = endsOf(pairs, g * stride, a, b, c, d, e, f, g, h);
      ahead2 |= numberAt[ends & 255]! << 6;
      back2 |= numberAt[ends >>> 8]! << 6;
    }
    if (tileCount > 7) {
      const ends = endsOf(pairs, h * stride, a, b, c, d, e, f, g, h);
      ahead2 |= numberAt[ends & 255]! << 12;
      back2 |= numberAt[ends >>> 8]! << 12;
    }
    let made = count;
    // Five numbers of six bits leave the sign alone, so that signed and unsigned words compare as they are.
    if (ahead !== first || ahead2 !== second) made = put(ahead, ahead2, direction, out, made);
    if (back !== first || back2 !== second) made = put(back, back2, direction + 1, out, made);
    return made;
  }
}

/** The two ends of a tile's way, a byte each, from its row of the table and the cells of all tiles. */
function endsOf(
  pairs: Int16Array,
  row: number,
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
): number {
  const four = (pairs[row + a]! + pairs[row + b]! + pairs[row + c]! + pairs[row + d]!) | 0;
  return (four + pairs[row + e]! + pairs[row + f]! + pairs[row + g]! + pairs[row + h]!) & 0xffff;
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

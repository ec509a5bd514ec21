import type { Successors } from '../../../core/space.ts';
import type { TilesLevel } from '../level.ts';
import { ColourOrder } from './colour-order.ts';
import type { Axis } from './geometry.ts';
import { alongColumns, alongRows, TilesSpace } from './space.ts';

/** The most tiles and cells that this class takes. */
export const mostTilesOfEight = 8;
export const mostCellsOfEight = 256;

/** The cell that missing tiles stand on, so that code for eight tiles serves fewer. */
const nobody = mostCellsOfEight;
/** The bits of a column number in the table of pairs. */
const rowBits = 9;

/**
 * For up to eight tiles in one or two words: nearly all levels that people make. The code is written out for eight tiles, of
 * which the first four are the low half of a state and the others its high half, whatever the words are. One axis at a time,
 * because a search that knows how it came to a state wants only the other one.
 */
export class EightTilesSpace extends TilesSpace {
  private readonly alongColumns: AxisTable;
  private readonly alongRows: AxisTable;
  private readonly colourOrder: ColourOrder;
  private readonly lowBits: number;
  private readonly lowMask: number;
  private readonly firstMask: number;
  /** The bits of the high half that are in the first word. */
  private readonly highInFirst: number;

  constructor(level: TilesLevel) {
    super(level);
    this.alongColumns = axisTable(this.geometry.vertical);
    this.alongRows = axisTable(this.geometry.horizontal);
    this.colourOrder = new ColourOrder(this);
    this.lowBits = 4 * this.bits;
    this.lowMask = (2 ** this.lowBits - 1) | 0;
    this.firstMask = (2 ** this.keyBits[0]! - 1) | 0;
    this.highInFirst = (this.slotsPerWord - 4) * this.bits;
  }

  expand(words: Uint32Array, at: number, out: Successors, count: number, cameBy = 0): number {
    if (this.isGoal(words, at)) return count;
    const { highInFirst } = this;
    const first = words[at]!;
    const second = this.words === 2 ? words[at + 1]! | 0 : 0;
    const low = first & this.lowMask;
    // Without a part in the first word, the low half may take all its bits, by which a number cannot be shifted.
    const high = highInFirst === 0 ? second : (first >>> this.lowBits) | (second << highInFirst);
    let made = count;
    if (cameBy !== alongColumns) {
      made = this.slide(this.alongColumns, 0, low, high, out, made);
      this.colourOrder.restore(out.states, count, made);
    }
    if (cameBy !== alongRows) made = this.slide(this.alongRows, 2, low, high, out, made);
    return made;
  }

  /** Writes the successors in both directions of an axis. */
  private slide(
    table: AxisTable,
    direction: number,
    low: number,
    high: number,
    out: Successors,
    count: number,
  ): number {
    const { pairs, ends } = table;
    const { tileCount, bits, mask } = this;
    const a = low & mask;
    const b = tileCount > 1 ? (low >>> bits) & mask : nobody;
    const c = tileCount > 2 ? (low >>> (2 * bits)) & mask : nobody;
    const d = tileCount > 3 ? (low >>> (3 * bits)) & mask : nobody;
    const rowA = a << rowBits;
    const rowB = b << rowBits;
    // Each pair once, although it has a share for either tile: the second one's is in the high byte.
    const ab = pairs[rowA | b]!;
    const ac = pairs[rowA | c]!;
    const ad = pairs[rowA | d]!;
    const bc = pairs[rowB | c]!;
    const bd = pairs[rowB | d]!;
    const cd = pairs[(c << rowBits) | d]!;
    let byA = ab + ac + ad;
    let byB = (ab >>> 8) + bc + bd;
    let byC = (ac >>> 8) + (bc >>> 8) + cd;
    let byD = (ad >>> 8) + (bd >>> 8) + (cd >>> 8);
    let aheadHigh = 0;
    let backHigh = 0;
    if (tileCount > 4) {
      const e = high & mask;
      const f = tileCount > 5 ? (high >>> bits) & mask : nobody;
      const rowE = e << rowBits;
      const rowF = f << rowBits;
      const ea = pairs[rowE | a]!;
      const eb = pairs[rowE | b]!;
      const ec = pairs[rowE | c]!;
      const ed = pairs[rowE | d]!;
      const fa = pairs[rowF | a]!;
      const fb = pairs[rowF | b]!;
      const fc = pairs[rowF | c]!;
      const fd = pairs[rowF | d]!;
      const fe = pairs[rowF | e]!;
      byA += (ea >>> 8) + (fa >>> 8);
      byB += (eb >>> 8) + (fb >>> 8);
      byC += (ec >>> 8) + (fc >>> 8);
      byD += (ed >>> 8) + (fd >>> 8);
      let byE = ea + eb + ec + ed + (fe >>> 8);
      let byF = fa + fb + fc + fd + fe;
      if (tileCount > 6) {
        const g = (high >>> (2 * bits)) & mask;
        const h = tileCount > 7 ? (high >>> (3 * bits)) & mask : nobody;
        const rowG = g << rowBits;
        const rowH = h << rowBits;
        const ga = pairs[rowG | a]!;
        const gb = pairs[rowG | b]!;
        const gc = pairs[rowG | c]!;
        const gd = pairs[rowG | d]!;
        const ge = pairs[rowG | e]!;
        const gf = pairs[rowG | f]!;
        const ha = pairs[rowH | a]!;
        const hb = pairs[rowH | b]!;
        const hc = pairs[rowH | c]!;
        const hd = pairs[rowH | d]!;
        const he = pairs[rowH | e]!;
        const hf = pairs[rowH | f]!;
        const hg = pairs[rowH | g]!;
        byA += (ga >>> 8) + (ha >>> 8);
        byB += (gb >>> 8) + (hb >>> 8);
        byC += (gc >>> 8) + (hc >>> 8);
        byD += (gd >>> 8) + (hd >>> 8);
        byE += (ge >>> 8) + (he >>> 8);
        byF += (gf >>> 8) + (hf >>> 8);
        const endsG = ends[(g << 6) | ((ga + gb + gc + gd + ge + gf + (hg >>> 8)) & 63)]!;
        const endsH = ends[(h << 6) | ((ha + hb + hc + hd + he + hf + hg) & 63)]!;
        aheadHigh = ((endsG & 255) << (2 * bits)) | ((endsH & 255) << (3 * bits));
        backHigh = ((endsG >>> 8) << (2 * bits)) | ((endsH >>> 8) << (3 * bits));
      }
      const endsE = ends[(e << 6) | (byE & 63)]!;
      const endsF = ends[(f << 6) | (byF & 63)]!;
      aheadHigh |= (endsE & 255) | ((endsF & 255) << bits);
      backHigh |= (endsE >>> 8) | ((endsF >>> 8) << bits);
    }
    const endsA = ends[(a << 6) | (byA & 63)]!;
    const endsB = ends[(b << 6) | (byB & 63)]!;
    const endsC = ends[(c << 6) | (byC & 63)]!;
    const endsD = ends[(d << 6) | (byD & 63)]!;
    const aheadLow =
      (endsA & 255) | ((endsB & 255) << bits) | ((endsC & 255) << (2 * bits)) | ((endsD & 255) << (3 * bits));
    const backLow =
      (endsA >>> 8) | ((endsB >>> 8) << bits) | ((endsC >>> 8) << (2 * bits)) | ((endsD >>> 8) << (3 * bits));
    let made = count;
    if (aheadLow !== low || aheadHigh !== high) made = this.put(aheadLow, aheadHigh, direction, out, made);
    if (backLow !== low || backHigh !== high) made = this.put(backLow, backHigh, direction + 1, out, made);
    return made;
  }

  private put(low: number, high: number, direction: number, out: Successors, made: number): number {
    const { highInFirst } = this;
    const first = highInFirst === 0 ? low : low | ((high << this.lowBits) & this.firstMask);
    if (this.words === 1) out.states[made] = first;
    else {
      out.states[2 * made] = first;
      out.states[2 * made + 1] = high >>> highInFirst;
    }
    out.moves[made] = direction;
    out.costs[made] = 1;
    return made + 1;
  }
}

/**
 * How tiles slide along one axis. What a tile on b means for a tile on a: nothing, when they are not in one run; otherwise
 * it is one more before it (1) or behind it (8). `pairs[(a << rowBits) | b]` has this in its low byte, and what a means for b
 * in its high byte. The sum over all other tiles counts both in its lowest six bits, since there are at most seven. And
 * `ends[a * 64 + sum]` is where the tile comes to, a byte for each direction.
 */
interface AxisTable {
  readonly pairs: Uint16Array;
  readonly ends: Uint16Array;
}

function axisTable({ positionOf, numberAt, first, last }: Axis): AxisTable {
  const pairs = new Uint16Array((nobody + 1) << rowBits);
  const ends = new Uint16Array((nobody + 1) * 64);
  for (let a = 0; a < positionOf.length; a += 1) {
    const own = positionOf[a]!;
    const start = first[own]!;
    const end = last[own]!;
    for (let other = start; other <= end; other += 1) {
      if (other !== own) pairs[(a << rowBits) | numberAt[other]!] = other < own ? 0x0801 : 0x0108;
    }
    const most = Math.min(7, end - start);
    for (let before = 0; before <= most; before += 1) {
      for (let behind = 0; behind <= most - before; behind += 1)
        ends[64 * a + before + 8 * behind] = numberAt[start + before]! | (numberAt[end - behind]! << 8);
    }
  }
  return { pairs, ends };
}

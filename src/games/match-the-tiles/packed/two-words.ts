import type { Successors } from '../../../core/space.ts';
import type { TilesLevel } from '../level.ts';
import type { Axis } from './geometry.ts';
import { alongColumns, alongRows, TilesSpace } from './space.ts';

/** The most tiles this class takes; they must be more than fit in one word, and of different colours. */
export const mostTilesInTwoWords = 8;
/** The bits of a cell's number for which the code is written out: five tiles in the first word, the others in the second. */
export const bitsInTwoWords = 6;

/**
 * For six to eight tiles of different colours on 33 to 64 free cells: the large levels that people make. Nothing has to be
 * sorted, and the code is written out for eight tiles. One axis at a time, because a search that knows how it came to a
 * state wants only the other one.
 */
export class TwoWordsSpace extends TilesSpace {
  private readonly alongColumns: AxisTable;
  private readonly alongRows: AxisTable;
  /** The goal of the first tile, which is enough to see that nearly all states are none. */
  private readonly firstGoals: Uint8Array;

  constructor(level: TilesLevel) {
    super(level);
    const { vertical, horizontal, freeCells } = this.geometry;
    this.alongColumns = axisTable(vertical, freeCells);
    this.alongRows = axisTable(horizontal, freeCells);
    this.firstGoals = new Uint8Array(64);
    for (const [number, colour] of this.goalColour.entries())
      this.firstGoals[number] = colour === this.colourOf[0] ? 1 : 0;
  }

  override isGoal(words: Uint32Array, at: number): boolean {
    return this.firstGoals[words[at]! & 63] !== 0 && super.isGoal(words, at);
  }

  expand(words: Uint32Array, at: number, out: Successors, count: number, cameBy = 0): number {
    if (this.isGoal(words, at)) return count;
    const first = words[at]! | 0;
    const second = words[at + 1]! | 0;
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
    const { pairs, ends } = table;
    const { tileCount } = this;
    const a = first & 63;
    const b = (first >>> 6) & 63;
    const c = (first >>> 12) & 63;
    const d = (first >>> 18) & 63;
    const e = (first >>> 24) & 63;
    const f = second & 63;
    // Each pair once, although it has a share for either tile: the second one's is in the high byte.
    const ab = pairs[(a << 6) | b]!;
    const ac = pairs[(a << 6) | c]!;
    const ad = pairs[(a << 6) | d]!;
    const ae = pairs[(a << 6) | e]!;
    const af = pairs[(a << 6) | f]!;
    const bc = pairs[(b << 6) | c]!;
    const bd = pairs[(b << 6) | d]!;
    const be = pairs[(b << 6) | e]!;
    const bf = pairs[(b << 6) | f]!;
    const cd = pairs[(c << 6) | d]!;
    const ce = pairs[(c << 6) | e]!;
    const cf = pairs[(c << 6) | f]!;
    const de = pairs[(d << 6) | e]!;
    const df = pairs[(d << 6) | f]!;
    const ef = pairs[(e << 6) | f]!;
    let byA = ab + ac + ad + ae + af;
    let byB = (ab >>> 8) + bc + bd + be + bf;
    let byC = (ac >>> 8) + (bc >>> 8) + cd + ce + cf;
    let byD = (ad >>> 8) + (bd >>> 8) + (cd >>> 8) + de + df;
    let byE = (ae >>> 8) + (be >>> 8) + (ce >>> 8) + (de >>> 8) + ef;
    let byF = (af >>> 8) + (bf >>> 8) + (cf >>> 8) + (df >>> 8) + (ef >>> 8);
    let ahead2 = 0;
    let back2 = 0;
    if (tileCount > 6) {
      const g = (second >>> 6) & 63;
      const ga = pairs[(g << 6) | a]!;
      const gb = pairs[(g << 6) | b]!;
      const gc = pairs[(g << 6) | c]!;
      const gd = pairs[(g << 6) | d]!;
      const ge = pairs[(g << 6) | e]!;
      const gf = pairs[(g << 6) | f]!;
      byA += ga >>> 8;
      byB += gb >>> 8;
      byC += gc >>> 8;
      byD += gd >>> 8;
      byE += ge >>> 8;
      byF += gf >>> 8;
      let byG = ga + gb + gc + gd + ge + gf;
      if (tileCount > 7) {
        const h = (second >>> 12) & 63;
        const ha = pairs[(h << 6) | a]!;
        const hb = pairs[(h << 6) | b]!;
        const hc = pairs[(h << 6) | c]!;
        const hd = pairs[(h << 6) | d]!;
        const he = pairs[(h << 6) | e]!;
        const hf = pairs[(h << 6) | f]!;
        const hg = pairs[(h << 6) | g]!;
        byA += ha >>> 8;
        byB += hb >>> 8;
        byC += hc >>> 8;
        byD += hd >>> 8;
        byE += he >>> 8;
        byF += hf >>> 8;
        byG += hg >>> 8;
        const endsH = ends[(h << 6) | ((ha + hb + hc + hd + he + hf + hg) & 63)]!;
        ahead2 = (endsH & 63) << 12;
        back2 = (endsH >>> 8) << 12;
      }
      const endsG = ends[(g << 6) | (byG & 63)]!;
      ahead2 |= (endsG & 63) << 6;
      back2 |= (endsG >>> 8) << 6;
    }
    const endsA = ends[(a << 6) | (byA & 63)]!;
    const endsB = ends[(b << 6) | (byB & 63)]!;
    const endsC = ends[(c << 6) | (byC & 63)]!;
    const endsD = ends[(d << 6) | (byD & 63)]!;
    const endsE = ends[(e << 6) | (byE & 63)]!;
    const endsF = ends[(f << 6) | (byF & 63)]!;
    const ahead =
      (endsA & 63) | ((endsB & 63) << 6) | ((endsC & 63) << 12) | ((endsD & 63) << 18) | ((endsE & 63) << 24);
    const back =
      (endsA >>> 8) |
      ((endsB >>> 8) << 6) |
      ((endsC >>> 8) << 12) |
      ((endsD >>> 8) << 18) |
      ((endsE >>> 8) << 24);
    ahead2 |= endsF & 63;
    back2 |= endsF >>> 8;
    let made = count;
    // Five numbers of six bits leave the sign alone, so that signed and unsigned words compare as they are.
    if (ahead !== first || ahead2 !== second) made = put(ahead, ahead2, direction, out, made);
    if (back !== first || back2 !== second) made = put(back, back2, direction + 1, out, made);
    return made;
  }
}

/**
 * How tiles slide along one axis. What a tile on b means for a tile on a: nothing, when they are not in one run; otherwise
 * it is one more before it (1) or behind it (8). `pairs[a * 64 + b]` has this in its low byte, and what a means for b in its
 * high byte. The sum over all other tiles counts both in its lowest six bits, since there are at most seven. And
 * `ends[a * 64 + sum]` is where the tile comes to, a byte for each direction.
 */
interface AxisTable {
  readonly pairs: Uint16Array;
  readonly ends: Uint16Array;
}

function axisTable({ positionOf, numberAt, first, last }: Axis, freeCells: number): AxisTable {
  const pairs = new Uint16Array(64 * 64);
  const ends = new Uint16Array(64 * 64);
  for (let a = 0; a < freeCells; a += 1) {
    const own = positionOf[a]!;
    const start = first[own]!;
    const end = last[own]!;
    for (let other = start; other <= end; other += 1) {
      if (other !== own) pairs[64 * a + numberAt[other]!] = other < own ? 0x0801 : 0x0108;
    }
    const most = Math.min(7, end - start);
    for (let before = 0; before <= most; before += 1) {
      for (let behind = 0; behind <= most - before; behind += 1)
        ends[64 * a + before + 8 * behind] = numberAt[start + before]! | (numberAt[end - behind]! << 8);
    }
  }
  return { pairs, ends };
}

function put(first: number, second: number, direction: number, out: Successors, made: number): number {
  out.states[2 * made] = first;
  out.states[2 * made + 1] = second;
  out.moves[made] = direction;
  out.costs[made] = 1;
  return made + 1;
}

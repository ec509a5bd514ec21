import type { Successors } from '../../../core/space.ts';
import type { TilesLevel } from '../level.ts';
import type { Axis } from './geometry.ts';
import { mostCellsOfPairTable, pairTable } from './pair-table.ts';
import { alongColumns, alongRows, TilesSpace } from './space.ts';

/** The most tiles for the pair table; with more, or on a larger board, tiles are compared pairwise. */
const mostTilesOfPairTable = 12;

/** For few tiles on any board: the work grows with the pairs of tiles, the size of the board does not matter. */
export class FewTilesSpace extends TilesSpace {
  /** The cells of the tiles, and where they come to in each direction. */
  private readonly cells: Uint16Array;
  private readonly up: Uint16Array;
  private readonly down: Uint16Array;
  private readonly left: Uint16Array;
  private readonly right: Uint16Array;
  /** Each tile's position along an axis, and the first one of its run. */
  private readonly position: Uint16Array;
  private readonly first: Uint16Array;
  private readonly pairs: Int32Array | undefined;

  constructor(level: TilesLevel) {
    super(level);
    const make = (): Uint16Array => new Uint16Array(Math.max(this.tileCount, mostTilesOfPairTable));
    const { freeCells } = this.geometry;
    this.cells = make().fill(freeCells);
    this.up = make();
    this.down = make();
    this.left = make();
    this.right = make();
    this.position = make();
    this.first = make();
    const fits = freeCells <= mostCellsOfPairTable && this.tileCount <= mostTilesOfPairTable;
    this.pairs = fits ? pairTable(this.geometry) : undefined;
  }

  expand(words: Uint32Array, at: number, out: Successors, count: number, cameBy = 0): number {
    if (this.isGoal(words, at)) return count;
    this.load(words, at, this.cells);
    if (this.pairs) this.slideByTable(this.pairs);
    else {
      this.slide(this.geometry.vertical, this.up, this.down);
      this.slide(this.geometry.horizontal, this.left, this.right);
    }
    let made = count;
    if (cameBy !== alongColumns) {
      // Along rows, tiles never pass each other in the numbering: only columns can disturb the order of a colour.
      this.sortColours(this.up);
      this.sortColours(this.down);
      made = this.put(this.up, 0, words, at, out, made);
      made = this.put(this.down, 1, words, at, out, made);
    }
    if (cameBy !== alongRows) {
      made = this.put(this.left, 2, words, at, out, made);
      made = this.put(this.right, 3, words, at, out, made);
    }
    return made;
  }

  private slideByTable(pairs: Int32Array): void {
    const { cells, up, down, left, right } = this;
    const { vertical, freeCells } = this.geometry;
    const columns = vertical.numberAt;
    const [a, b, c, d, e, f] = [cells[0]!, cells[1]!, cells[2]!, cells[3]!, cells[4]!, cells[5]!];
    const [g, h, i, j, k, l] = [cells[6]!, cells[7]!, cells[8]!, cells[9]!, cells[10]!, cells[11]!];
    for (let slot = 0; slot < this.tileCount; slot += 1) {
      const row = cells[slot]! * (freeCells + 1);
      const four = (pairs[row + a]! + pairs[row + b]! + pairs[row + c]! + pairs[row + d]!) | 0;
      const eight = (four + pairs[row + e]! + pairs[row + f]! + pairs[row + g]! + pairs[row + h]!) | 0;
      const ends = (eight + pairs[row + i]! + pairs[row + j]! + pairs[row + k]! + pairs[row + l]!) | 0;
      up[slot] = columns[ends & 255]!;
      down[slot] = columns[(ends >>> 8) & 255]!;
      left[slot] = (ends >>> 16) & 255;
      right[slot] = ends >>> 24;
    }
  }

  /** Finds where the tiles come to in both directions of an axis: each tile is compared with those before it. */
  private slide(axis: Axis, towardsFirst: Uint16Array, towardsLast: Uint16Array): void {
    const { cells, tileCount, first, position } = this;
    for (let slot = 0; slot < tileCount; slot += 1) {
      const own = axis.positionOf[cells[slot]!]!;
      const start = axis.first[own]!;
      let ahead = start;
      let behind = axis.last[own]!;
      for (let other = 0; other < slot; other += 1) {
        if (first[other] !== start) continue;
        if (position[other]! < own) {
          ahead += 1;
          towardsLast[other]! -= 1;
        } else {
          behind -= 1;
          towardsFirst[other]! += 1;
        }
      }
      position[slot] = own;
      first[slot] = start;
      towardsFirst[slot] = ahead;
      towardsLast[slot] = behind;
    }
    for (let slot = 0; slot < tileCount; slot += 1) {
      towardsFirst[slot] = axis.numberAt[towardsFirst[slot]!]!;
      towardsLast[slot] = axis.numberAt[towardsLast[slot]!]!;
    }
  }

  /** An insertion sort of each colour: the runs are short. */
  private sortColours(numbers: Uint16Array): void {
    const { runEnd, tileCount } = this;
    for (let first = 0; first < tileCount; first = runEnd[first]!) {
      for (let slot = first + 1; slot < runEnd[first]!; slot += 1) {
        const number = numbers[slot]!;
        let hole = slot;
        for (; hole > first && numbers[hole - 1]! > number; hole -= 1) numbers[hole] = numbers[hole - 1]!;
        numbers[hole] = number;
      }
    }
  }

  /** Writes a successor unless no tile has moved. */
  private put(
    numbers: Uint16Array,
    direction: number,
    words: Uint32Array,
    at: number,
    out: Successors,
    made: number,
  ): number {
    const to = made * this.words;
    this.store(numbers, out.states, to);
    let index = 0;
    while (index < this.words && out.states[to + index] === words[at + index]) index += 1;
    if (index === this.words) return made;
    out.moves[made] = direction;
    out.costs[made] = 1;
    return made + 1;
  }
}

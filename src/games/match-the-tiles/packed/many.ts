import type { Successors } from '../../../core/space.ts';
import type { TilesLevel } from '../level.ts';
import type { Axis } from './geometry.ts';
import { alongColumns, alongRows, noGoal as noTile, TilesSpace } from './space.ts';

/** For many tiles: passes over the whole board, in time that grows with the cells and not with the pairs of tiles. */
export class ManyTilesSpace extends TilesSpace {
  /** The colour of the tile on each free cell, before and after a move. */
  private readonly before: Uint8Array;
  private readonly after: Uint8Array;
  private readonly numbers: Uint16Array;
  /** The first slot of each colour, and the next one to be filled. */
  private readonly firstSlot: Uint16Array;
  private readonly nextSlot: Uint16Array;

  constructor(level: TilesLevel) {
    super(level);
    this.before = new Uint8Array(this.geometry.freeCells);
    this.after = new Uint8Array(this.geometry.freeCells);
    this.numbers = new Uint16Array(this.tileCount);
    this.firstSlot = Uint16Array.from({ length: 26 }, (_, colour) =>
      Math.max(0, this.colourOf.indexOf(colour)),
    );
    this.nextSlot = new Uint16Array(26);
  }

  expand(words: Uint32Array, at: number, out: Successors, count: number, cameBy = 0): number {
    if (this.isGoal(words, at)) return count;
    const { horizontal, vertical } = this.geometry;
    this.before.fill(noTile);
    for (let slot = 0; slot < this.tileCount; slot += 1)
      this.before[this.cellAt(words, at, slot)] = this.colourOf[slot]!;
    let made = count;
    if (cameBy !== alongColumns) {
      if (this.slideToFirst(vertical)) made = this.put(0, out, made);
      if (this.slideToLast(vertical)) made = this.put(1, out, made);
    }
    if (cameBy !== alongRows) {
      if (this.slideToFirst(horizontal)) made = this.put(2, out, made);
      if (this.slideToLast(horizontal)) made = this.put(3, out, made);
    }
    return made;
  }

  /** Slides all tiles towards the first positions of their runs; says whether any has moved. */
  private slideToFirst({ numberAt, first }: Axis): boolean {
    const { before, after } = this;
    after.fill(noTile);
    let moved = false;
    let next = 0;
    for (let position = 0; position < before.length; position += 1) {
      if (first[position] === position) next = position;
      const colour = before[numberAt[position]!]!;
      if (colour === noTile) continue;
      after[numberAt[next]!] = colour;
      if (next !== position) moved = true;
      next += 1;
    }
    return moved;
  }

  private slideToLast({ numberAt, last }: Axis): boolean {
    const { before, after } = this;
    after.fill(noTile);
    let moved = false;
    let next = 0;
    for (let position = before.length - 1; position >= 0; position -= 1) {
      if (last[position] === position) next = position;
      const colour = before[numberAt[position]!]!;
      if (colour === noTile) continue;
      after[numberAt[next]!] = colour;
      if (next !== position) moved = true;
      next -= 1;
    }
    return moved;
  }

  /** Writes the board after a move; reading it in the order of the cells keeps every colour sorted. */
  private put(direction: number, out: Successors, made: number): number {
    const { after, numbers, nextSlot } = this;
    nextSlot.set(this.firstSlot);
    for (let number = 0; number < after.length; number += 1) {
      const colour = after[number]!;
      if (colour === noTile) continue;
      numbers[nextSlot[colour]!] = number;
      nextSlot[colour]! += 1;
    }
    this.store(numbers, out.states, made * this.words);
    out.moves[made] = direction;
    out.costs[made] = 1;
    return made + 1;
  }
}

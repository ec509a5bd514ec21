import { noGoal, type TilesSpace } from './space.ts';

/** Stands for a colour that the level has no tiles of, and for no colour at all. */
const noTiles = 255;

/**
 * The colours of a footprint's tiles, one after the other in the order of their cells, packed in words. Moves take them from one
 * footprint to the next.
 */
export class Colourings {
  readonly words: number;
  private readonly space: TilesSpace;
  private readonly tiles: number;
  /** The number of each colour that the level has tiles of, and how many tiles. */
  private readonly numberOf: Uint8Array;
  private readonly tilesOf: Uint16Array;
  private readonly bits: number;
  private readonly mask: number;
  private readonly perWord: number;
  private readonly met: Uint16Array;

  constructor(space: TilesSpace) {
    const colours = [...new Set(space.colourOf)];
    this.space = space;
    this.tiles = space.tileCount;
    this.numberOf = new Uint8Array(noGoal + 1).fill(noTiles);
    this.tilesOf = new Uint16Array(colours.length);
    for (const [number, colour] of colours.entries()) this.numberOf[colour] = number;
    for (const colour of space.colourOf) this.tilesOf[this.numberOf[colour]!]! += 1;
    this.bits = Math.max(1, 32 - Math.clz32(colours.length - 1));
    this.mask = 2 ** this.bits - 1;
    this.perWord = Math.floor(32 / this.bits);
    this.words = Math.ceil(this.tiles / this.perWord);
    this.met = new Uint16Array(colours.length);
  }

  /** Writes the colours of a position. */
  ofPosition(state: Uint32Array, out: Uint32Array, at: number): void {
    const { space, tiles } = this;
    const slots = Array.from({ length: tiles }, (_, slot) => slot);
    slots.sort((a, b) => space.cellAt(state, 0, a) - space.cellAt(state, 0, b));
    out.fill(0, at, at + this.words);
    for (const [tile, slot] of slots.entries())
      this.put(out, at, tile, this.numberOf[space.colourOf[slot]!]!);
  }

  /** Writes the colours with which tiles on these cells are a goal position; false when there are none. */
  ofGoal(cells: Uint16Array, out: Uint32Array, at: number): boolean {
    const { space, met, tilesOf } = this;
    met.fill(0);
    out.fill(0, at, at + this.words);
    for (let tile = 0; tile < cells.length; tile += 1) {
      const colour = space.goalColour[cells[tile]!]!;
      // Each cell has one colour at most, so that there is one way at most.
      const number = this.numberOf[colour]!;
      if (number === noTiles) return false;
      this.put(out, at, tile, number);
      met[number]! += 1;
    }
    return met.every((count, number) => count === tilesOf[number]);
  }

  /** Writes the colours after a move that gives the tiles new numbers. */
  shuffle(
    from: Uint32Array,
    at: number,
    shuffles: Uint16Array,
    first: number,
    out: Uint32Array,
    to: number,
  ): void {
    const { tiles, bits, mask, words } = this;
    if (words === 1) {
      let word = from[at]!;
      let shuffled = 0;
      for (let tile = 0; tile < tiles; tile += 1, word >>>= bits)
        shuffled |= (word & mask) << (bits * shuffles[first + tile]!);
      out[to] = shuffled;
      return;
    }
    out.fill(0, to, to + words);
    for (let tile = 0; tile < tiles; tile += 1)
      this.put(out, to, shuffles[first + tile]!, this.get(from, at, tile));
  }

  /** The other way round: writes the colours before a move. */
  unshuffle(
    from: Uint32Array,
    at: number,
    shuffles: Uint16Array,
    first: number,
    out: Uint32Array,
    to: number,
  ): void {
    const { tiles, bits, mask, words } = this;
    if (words === 1) {
      const word = from[at]!;
      let before = 0;
      for (let tile = 0; tile < tiles; tile += 1)
        before |= ((word >>> (bits * shuffles[first + tile]!)) & mask) << (bits * tile);
      out[to] = before;
      return;
    }
    out.fill(0, to, to + words);
    for (let tile = 0; tile < tiles; tile += 1)
      this.put(out, to, tile, this.get(from, at, shuffles[first + tile]!));
  }

  private get(words: Uint32Array, at: number, tile: number): number {
    const { perWord, bits, mask } = this;
    return (words[at + Math.floor(tile / perWord)]! >>> ((tile % perWord) * bits)) & mask;
  }

  private put(words: Uint32Array, at: number, tile: number, colour: number): void {
    const { perWord, bits } = this;
    words[at + Math.floor(tile / perWord)]! |= colour << ((tile % perWord) * bits);
  }
}

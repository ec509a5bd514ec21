import { fieldBits, noGoal, type TilesSpace } from '../packed/space.ts';

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
  /** Where the field of a tile is: the word, the shift in the word; the mask is the same for all. */
  private readonly wordOf: Uint16Array;
  private readonly shiftOf: Uint8Array;
  private readonly mask: number;
  private readonly met: Uint16Array;

  constructor(space: TilesSpace) {
    const colours = [...new Set(space.colourOf)];
    this.space = space;
    this.tiles = space.tileCount;
    this.numberOf = new Uint8Array(noGoal + 1).fill(noTiles);
    this.tilesOf = new Uint16Array(colours.length);
    for (const [number, colour] of colours.entries()) this.numberOf[colour] = number;
    for (const colour of space.colourOf) this.tilesOf[this.numberOf[colour]!]! += 1;
    const bits = fieldBits(colours.length);
    const perWord = Math.floor(32 / bits);
    this.mask = 2 ** bits - 1;
    this.words = Math.ceil(this.tiles / perWord);
    this.wordOf = Uint16Array.from({ length: this.tiles }, (_, tile) => Math.floor(tile / perWord));
    this.shiftOf = Uint8Array.from({ length: this.tiles }, (_, tile) => (tile % perWord) * bits);
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
      // Each cell has at most one colour, so there is at most one colouring.
      const number = this.numberOf[colour]!;
      if (number === noTiles) return false;
      this.put(out, at, tile, number);
      met[number]! += 1;
    }
    return met.every((count, number) => count === tilesOf[number]);
  }

  /** Writes the colours after a move that gives the tiles new numbers; the other way round, those before it. */
  shuffle(
    from: Uint32Array,
    at: number,
    shuffles: Uint16Array,
    first: number,
    out: Uint32Array,
    to: number,
    isBack: boolean,
  ): void {
    out.fill(0, to, to + this.words);
    for (let tile = 0; tile < this.tiles; tile += 1) {
      const other = shuffles[first + tile]!;
      if (isBack) this.put(out, to, tile, this.get(from, at, other));
      else this.put(out, to, other, this.get(from, at, tile));
    }
  }

  private get(words: Uint32Array, at: number, tile: number): number {
    return (words[at + this.wordOf[tile]!]! >>> this.shiftOf[tile]!) & this.mask;
  }

  private put(words: Uint32Array, at: number, tile: number, colour: number): void {
    words[at + this.wordOf[tile]!]! |= colour << this.shiftOf[tile]!;
  }
}

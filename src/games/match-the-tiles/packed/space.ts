import { type Direction, directions } from '../../../core/grid.ts';
import type { Space, Successors } from '../../../core/space.ts';
import type { TilesLevel } from '../level.ts';
import type { TilesState } from '../rules/rules.ts';
import { TilesBackward } from './backward.ts';
import { Geometry } from './geometry.ts';
import { SlidesAtOnce } from './many-at-once.ts';

/**
 * A state is the list of the tiles' cells: colour by colour and sorted within a colour, because tiles of one colour are
 * interchangeable. Only free cells are numbered and a field has just the bits their number needs; no field lies across
 * two words. A place in this list is called a slot.
 *
 * This class knows the layout; how tiles slide is left to the classes that extend it, each for a kind of level.
 */
export abstract class TilesSpace implements Space<TilesState, Direction> {
  readonly words: number;
  readonly keyBits: readonly number[];
  readonly maxSuccessors = 4;
  readonly unitCosts = true;
  readonly manyAtOnce?: SlidesAtOnce;
  readonly level: TilesLevel;
  readonly geometry: Geometry;
  readonly tileCount: number;
  /** Where the field of a slot is: the word, the shift in the word; the mask is the same for all. */
  readonly wordOf: Uint16Array;
  readonly shiftOf: Uint8Array;
  readonly bits: number;
  readonly mask: number;
  readonly slotsPerWord: number;
  /** The colour of each slot, and the slot behind the last one of the same colour. */
  readonly colourOf: Uint8Array;
  readonly runEnd: Uint16Array;
  /** The colour of the goal on each free cell; `noGoal` elsewhere. */
  readonly goalColour: Uint8Array;
  /** The tile, in the order of the level, that stands for each slot. */
  private readonly tileOf: readonly number[];

  constructor(level: TilesLevel) {
    const { tiles } = level;
    this.level = level;
    this.geometry = new Geometry(level);
    this.tileCount = tiles.length;
    this.bits = fieldBits(this.geometry.freeCells);
    this.mask = 2 ** this.bits - 1;
    this.slotsPerWord = Math.floor(32 / this.bits);
    this.words = Math.ceil(tiles.length / this.slotsPerWord);
    this.keyBits = Array.from(
      { length: this.words },
      (_, word) => Math.min(this.slotsPerWord, tiles.length - word * this.slotsPerWord) * this.bits,
    );
    this.tileOf = [...tiles.keys()].sort((a, b) => tiles[a]!.colour - tiles[b]!.colour || a - b);
    this.colourOf = Uint8Array.from(this.tileOf, (tile) => tiles[tile]!.colour);
    this.wordOf = Uint16Array.from(this.tileOf, (_, slot) => Math.floor(slot / this.slotsPerWord));
    this.shiftOf = Uint8Array.from(this.tileOf, (_, slot) => (slot % this.slotsPerWord) * this.bits);
    this.runEnd = Uint16Array.from(this.colourOf, (colour) => this.colourOf.lastIndexOf(colour) + 1);
    this.goalColour = new Uint8Array(this.geometry.freeCells).fill(noGoal);
    for (const { cell, colour } of level.goals) this.goalColour[this.geometry.numberOf[cell]!] = colour;
    if (this.words <= 2) this.manyAtOnce = new SlidesAtOnce(this);
  }

  /**
   * Sliding left after sliding right gives the same as sliding left alone, since tiles keep their order in a row. So after a
   * slide along one axis, slides along it reach only successors of the position before it.
   */
  readonly moveKinds = Uint8Array.of(alongColumns, alongColumns, alongRows, alongRows);

  abstract expand(words: Uint32Array, at: number, out: Successors, count: number, cameBy?: number): number;

  pack(state: TilesState, words: Uint32Array, at: number): void {
    const numbers = Uint16Array.from(this.tileOf, (tile) => this.geometry.numberOf[state.cells[tile]!]!);
    for (let slot = 0; slot < this.tileCount; slot = this.runEnd[slot]!)
      numbers.subarray(slot, this.runEnd[slot]!).sort();
    this.store(numbers, words, at);
  }

  unpack(words: Uint32Array, at: number): TilesState {
    const cells = new Array<number>(this.tileCount);
    for (const [slot, tile] of this.tileOf.entries())
      cells[tile] = this.geometry.cellOf[this.cellAt(words, at, slot)]!;
    return { cells };
  }

  isGoal(words: Uint32Array, at: number): boolean {
    // The first tile is enough to see that nearly all states are no goals.
    if (this.goalColour[words[at]! & this.mask] !== this.colourOf[0]) return false;
    for (let slot = 1; slot < this.tileCount; slot += 1) {
      const number = (words[at + this.wordOf[slot]!]! >>> this.shiftOf[slot]!) & this.mask;
      if (this.goalColour[number] !== this.colourOf[slot]) return false;
    }
    return true;
  }

  move(code: number): Direction {
    return directions[code]!;
  }

  get backward(): TilesBackward {
    return new TilesBackward(this);
  }

  /** The number of the free cell that the tile of a slot stands on. */
  cellAt(words: Uint32Array, at: number, slot: number): number {
    return (words[at + this.wordOf[slot]!]! >>> this.shiftOf[slot]!) & this.mask;
  }

  /** Reads all slots of a state. */
  load(words: Uint32Array, at: number, numbers: Uint16Array): void {
    const { tileCount, slotsPerWord, bits, mask } = this;
    for (let first = 0, index = at; first < tileCount; first += slotsPerWord, index += 1) {
      const end = Math.min(first + slotsPerWord, tileCount);
      let word = words[index]!;
      for (let slot = first; slot < end; slot += 1, word >>>= bits) numbers[slot] = word & mask;
    }
  }

  /** Writes a state given by its slots, which must be sorted within a colour. */
  store(numbers: Uint16Array, words: Uint32Array, at: number): void {
    const { tileCount, slotsPerWord, bits } = this;
    for (let first = 0, index = at; first < tileCount; first += slotsPerWord, index += 1) {
      const end = Math.min(first + slotsPerWord, tileCount);
      let word = 0;
      for (let slot = first, shift = 0; slot < end; slot += 1, shift += bits) word |= numbers[slot]! << shift;
      words[index] = word;
    }
  }
}

/** The bits that so many different numbers need. */
export const fieldBits = (numbers: number): number => Math.max(1, 32 - Math.clz32(numbers - 1));

/** Stands for "no goal here" among the colours. */
export const noGoal = 255;

/** The kinds of moves: up and down, left and right. */
export const alongColumns = 1;
export const alongRows = 2;

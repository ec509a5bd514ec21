import { lengthened } from '../../../store/growable.ts';
import type { RollSpace } from '../packed/packed.ts';

const unknown = -1;

/**
 * The settings of the bridges that a search has met, numbered in the order they were met, so that only those that really
 * occur take up room, however many bridges there are. What a switch makes of a setting is worked out once.
 */
export class BridgeMasks {
  count = 0;
  /** Rows of `width` words; the bits of the place are 0. */
  rows: Uint32Array;
  readonly width: number;
  /** Numbers of effects are below this. */
  readonly effects: number;
  private readonly space: RollSpace;
  /** By mask and effect: the mask after it, or -1 while nobody asked. */
  private after: Int32Array;
  private readonly numbers = new Map<number | string, number>();
  private readonly scratch: Uint32Array;

  constructor(space: RollSpace) {
    this.space = space;
    this.width = space.words;
    this.effects = space.keep.length / space.words;
    this.rows = new Uint32Array(16 * this.width);
    this.after = new Int32Array(16 * this.effects);
    this.scratch = new Uint32Array(this.width);
  }

  get bytes(): number {
    // About what a map takes for an entry.
    return this.rows.byteLength + this.after.byteLength + 48 * this.count;
  }

  /** The number of the mask in a packed state, or -1 when it was never met. */
  find(words: Uint32Array, at: number): number {
    return this.numbers.get(this.keyOf(words, at)) ?? unknown;
  }

  /** The number of the mask in a packed state, a new one if need be. */
  add(words: Uint32Array, at: number): number {
    const key = this.keyOf(words, at);
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const { width, effects } = this;
    const mask = this.count;
    this.count += 1;
    this.numbers.set(key, mask);
    if (this.count * width > this.rows.length) {
      this.rows = lengthened(this.rows, 2 * this.rows.length);
      this.after = lengthened(this.after, 2 * this.after.length);
    }
    this.after.fill(unknown, mask * effects, (mask + 1) * effects);
    for (let word = 0; word < width; word += 1) this.rows[mask * width + word] = words[at + word]!;
    this.rows[mask * width]! &= ~this.space.placeMask;
    return mask;
  }

  /** The mask after an effect, a new one if need be. */
  next(mask: number, effect: number): number {
    if (effect === 0) return mask;
    const known = this.after[mask * this.effects + effect]!;
    if (known >= 0) return known;
    const { width, scratch, rows } = this;
    const { keep, flip } = this.space;
    for (let word = 0; word < width; word += 1)
      scratch[word] =
        (rows[mask * width + word]! & keep[effect * width + word]!) ^ flip[effect * width + word]!;
    const next = this.add(scratch, 0);
    this.after[mask * this.effects + effect] = next;
    return next;
  }

  /** Whether an effect was seen to lead from one mask to another. */
  leads(from: number, effect: number, to: number): boolean {
    return effect === 0 ? from === to : this.after[from * this.effects + effect] === to;
  }

  /** Whether the bridges bear the block on a position, or a cube on a cell. */
  bears(position: number, mask: number): boolean {
    return this.space.bears(position, this.rows, mask * this.width);
  }

  /**
   * Meets all masks that any switches can make of those met so far; false when there are more than `most`.
   */
  close(most: number): boolean {
    for (let mask = 0; mask < this.count; mask += 1) {
      for (let effect = 1; effect < this.effects; effect += 1) {
        this.next(mask, effect);
        if (this.count > most) return false;
      }
    }
    return this.count <= most;
  }

  private keyOf(words: Uint32Array, at: number): number | string {
    const first = words[at]! & ~this.space.placeMask;
    if (this.width === 1) return first;
    let key = String(first);
    for (let word = 1; word < this.width; word += 1) key += `,${words[at + word]!}`;
    return key;
  }
}

import type { Steps } from '../../../core/slices.ts';
import { lengthened } from '../../../store/growable.ts';
import { StateTable } from '../../../store/state-table.ts';
import type { RollSpace } from '../packed/packed.ts';

const unknown = -1;

/**
 * The settings of the bridges (masks) that a search has reached, numbered in that order, so that memory is used only for those
 * that occur, however many bridges there are. The effect of a switch on a setting is computed once.
 */
export class BridgeMasks {
  readonly width: number;
  /** Numbers of effects are below this. */
  readonly effects: number;
  private readonly space: RollSpace;
  /** Packed states where the bits of the place are 0. */
  private readonly table: StateTable;
  /** By mask and effect: the mask after it, or -1 while it is not computed. */
  private after: Int32Array;
  private readonly scratch: Uint32Array;

  constructor(space: RollSpace) {
    this.space = space;
    this.width = space.words;
    this.effects = space.keep.length / space.words;
    this.table = new StateTable(this.width, 0, Number.POSITIVE_INFINITY);
    this.after = new Int32Array(16 * this.effects);
    this.scratch = new Uint32Array(this.width);
  }

  get count(): number {
    return this.table.count;
  }

  get usedBytes(): number {
    return this.table.usedBytes + 4 * this.count * this.effects;
  }

  get bytes(): number {
    return this.table.bytes + this.after.byteLength;
  }

  /** The number of the mask in a packed state, or -1 when it is not known. */
  find(words: Uint32Array, at: number): number {
    this.read(words, at);
    return this.table.find(this.scratch, 0);
  }

  /** The number here of a mask of another search, or -1 when it is not known. */
  findOf(other: BridgeMasks, mask: number): number {
    return this.find(other.table.states, mask * this.width);
  }

  /** The number of the mask in a packed state; a new one is added. */
  add(words: Uint32Array, at: number): number {
    const { table, effects } = this;
    this.read(words, at);
    while (table.makeRoom(1) === 'busy');
    const { count } = table;
    const mask = table.insert(this.scratch, 0);
    if (mask < count) return mask;
    if (table.count * effects > this.after.length) this.after = lengthened(this.after, 2 * this.after.length);
    this.after.fill(unknown, mask * effects, (mask + 1) * effects);
    return mask;
  }

  private read(words: Uint32Array, at: number): void {
    const { scratch, width } = this;
    for (let word = 0; word < width; word += 1) scratch[word] = words[at + word]!;
    scratch[0]! &= ~this.space.placeMask;
  }

  /** The mask after an effect; a new one is added. */
  next(mask: number, effect: number): number {
    if (effect === 0) return mask;
    const known = this.after[mask * this.effects + effect]!;
    if (known >= 0) return known;
    const { width, scratch, table } = this;
    const { keep, flip } = this.space;
    for (let word = 0; word < width; word += 1)
      scratch[word] =
        (table.states[mask * width + word]! & keep[effect * width + word]!) ^ flip[effect * width + word]!;
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
    return this.space.bears(position, this.table.states, mask * this.width);
  }

  /**
   * Adds all masks that switches can produce from the known ones; false when there are more than `most`.
   */
  *close(most: number): Steps<boolean> {
    for (let mask = 0; mask < this.count; mask += 1) {
      for (let effect = 1; effect < this.effects; effect += 1) {
        this.next(mask, effect);
        if (this.count > most) return false;
      }
      yield;
    }
    return this.count <= most;
  }
}

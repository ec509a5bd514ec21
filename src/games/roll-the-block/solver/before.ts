import type { Steps } from '../../../core/slices.ts';
import type { BridgeMasks } from './masks.ts';

/** By effect and mask: the masks that the effect turns into it. */
export class Before {
  readonly masks: Int32Array;
  private readonly first: Int32Array;
  private readonly count: number;

  /** The masks must be closed under all effects. */
  static *make(masks: BridgeMasks): Steps<Before> {
    const { count, effects } = masks;
    const made = new Before(count, effects);
    const { first } = made;
    for (let effect = 0; effect < effects; effect += 1) {
      for (let mask = 0; mask < count; mask += 1) first[effect * count + masks.next(mask, effect) + 1]! += 1;
      yield;
    }
    for (let effect = 0; effect < effects; effect += 1) {
      for (let index = effect * count + 1; index <= (effect + 1) * count; index += 1)
        first[index]! += first[index - 1]!;
      yield;
    }
    const next = first.slice();
    for (let effect = 0; effect < effects; effect += 1) {
      for (let mask = 0; mask < count; mask += 1) {
        const index = effect * count + masks.next(mask, effect);
        made.masks[next[index]!] = mask;
        next[index]! += 1;
      }
      yield;
    }
    return made;
  }

  private constructor(count: number, effects: number) {
    this.count = count;
    this.masks = new Int32Array(effects * count);
    this.first = new Int32Array(effects * count + 1);
  }

  get bytes(): number {
    return this.masks.byteLength + this.first.byteLength;
  }

  begin(effect: number, mask: number): number {
    return this.first[effect * this.count + mask]!;
  }

  end(effect: number, mask: number): number {
    return this.first[effect * this.count + mask + 1]!;
  }
}

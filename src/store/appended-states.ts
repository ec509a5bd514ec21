import { createSuccessors, type Successors } from '../core/space.ts';
import type { Copied, FoundLayout, FoundStates } from './found-states.ts';
import { type Room, Rows } from './rows.ts';

/** States that are all new, by proof: successors are written where they are stored. */
export class AppendedStates extends Rows implements FoundStates {
  readonly seenSet = 'none';
  out: Successors;
  readonly owners: Int32Array;
  private readonly capacity: number;
  private readonly hasParents: boolean;
  private readonly kinds: Uint8Array | undefined;

  constructor({ words, capacity, hasParents, kinds, maxBytes, maxCount }: FoundLayout) {
    super(words, hasParents ? 1 : 0, maxBytes, maxCount, kinds !== undefined);
    this.capacity = capacity;
    this.hasParents = hasParents;
    this.kinds = kinds;
    this.out = createSuccessors(words, capacity);
    this.owners = new Int32Array(capacity);
  }

  makeRoom(): Room {
    const { words, count, capacity } = this;
    if (!this.hasRowsFor(Math.min(count + capacity, this.maxCount), this.maxBytes)) return 'full';
    // At the limit of states there may be no place for the last ones: writing them has no effect.
    this.out = { ...this.out, states: this.states.subarray(count * words, (count + capacity) * words) };
    return 'ready';
  }

  /** Copies the states of another table, before anything else is stored; false when they do not fit. */
  copyFrom({ states, count, bytesBeside }: Copied, parents: Int32Array): boolean {
    if (!this.hasRowsFor(count, this.maxBytes)) return false;
    this.states.set(states.subarray(0, count * this.words));
    this.columns[0]?.set(parents.subarray(0, count));
    if (this.kinds) this.bytesBeside.set(bytesBeside.subarray(0, count));
    this.count = count;
    return true;
  }

  add(made: number): number {
    const { count, owners, kinds, bytesBeside, columns } = this;
    const { moves } = this.out;
    const taken = Math.min(made, this.maxCount - count);
    if (this.hasParents) {
      const parents = columns[0]!;
      for (let i = 0; i < taken; i += 1) parents[count + i] = owners[i]!;
    }
    if (kinds) for (let i = 0; i < taken; i += 1) bytesBeside[count + i] = kinds[moves[i]!]!;
    this.count = count + taken;
    return taken;
  }
}

import { type Fate, fates } from '../core/story.ts';
import { Growable } from '../store/growable.ts';
import type { FateColumns, FoundColumns } from './trace.ts';

/** Bytes of the finished record by event. */
export const eventBytes = 17;

/** Collects what a search tells of its successors, and its solutions. */
export class Telling {
  private readonly position = new Growable(new Int32Array(64));
  private readonly fate = new Growable(new Uint8Array(64));
  private readonly state = new Growable(new Int32Array(64));
  private readonly by = new Growable(new Int32Array(64));
  private readonly cost = new Growable(new Int32Array(64));
  private readonly value = new Growable(new Float32Array(64));
  private readonly solutions: { number: number; cost: number; states: readonly number[] }[] = [];

  get length(): number {
    return this.position.length;
  }

  add(position: number, fate: Fate, state: number, by: number, cost: number, value: number): void {
    this.position.push(position);
    this.fate.push(fates.indexOf(fate));
    this.state.push(state);
    this.by.push(by);
    this.cost.push(cost);
    this.value.push(value);
  }

  solved(number: number, states: readonly number[], cost: number): void {
    this.solutions.push({ number, states, cost });
  }

  /** The events by position: those of a batch are told when it is stored, and some belong to earlier positions. */
  fates(full: number): FateColumns {
    const { length } = this;
    const starts = new Int32Array(full + 2);
    for (let at = 0; at < length; at += 1) starts[this.position.values[at]! + 1]! += 1;
    for (let at = 1; at < starts.length; at += 1) starts[at]! += starts[at - 1]!;
    const order = new Int32Array(length);
    const next = starts.slice();
    for (let at = 0; at < length; at += 1) {
      const position = this.position.values[at]!;
      order[next[position]!] = at;
      next[position]! += 1;
    }
    const sorted = <T extends Int32Array | Uint8Array | Float32Array>({ values }: Growable<T>): T => {
      const column = new (values.constructor as new (length: number) => T)(length);
      for (const [index, at] of order.entries()) column[index] = values[at]!;
      return column;
    };
    const { fate, state, by, cost, value } = this;
    return {
      starts,
      ...{ fate: sorted(fate), state: sorted(state), by: sorted(by), cost: sorted(cost) },
      value: sorted(value),
    };
  }

  found(): FoundColumns {
    const { solutions } = this;
    const starts = new Int32Array(solutions.length + 1);
    for (const [index, { states }] of solutions.entries()) starts[index + 1] = starts[index]! + states.length;
    return {
      number: Float64Array.from(solutions, ({ number }) => number),
      cost: Int32Array.from(solutions, ({ cost }) => cost),
      starts,
      states: Int32Array.from(solutions.flatMap(({ states }) => states)),
    };
  }
}

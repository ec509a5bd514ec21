import { defaultBytes } from '../core/search.ts';
import { type Pace, type Steps, unhurried } from '../core/slices.ts';
import type { Space } from '../core/space.ts';
import { Growable } from '../store/growable.ts';
import { StateTable } from '../store/state-table.ts';
import { Expander } from './expander.ts';
import { none } from './graph.ts';
import type { PositionEstimate } from './intuition.ts';

/** Positions and their successors: the whole graph, or a part that is generated on demand. */
export interface Surroundings {
  /** The successors of a position in the order of the rules, duplicates included. */
  next(id: number): Int32Array;
  isGoal(id: number): boolean;
  /** Generates what `next` returns, where it is not known yet. */
  expand?(id: number): Steps<void> | undefined;
}

/** The limit of states or of memory was reached. */
export class TooManyError extends Error {}

export interface NeighbourhoodOptions {
  readonly states?: number;
  readonly bytes?: number | undefined;
  /** The first position, number 0: it always fits. */
  readonly start?: Uint32Array;
  /** Estimates every position as soon as it is met. */
  readonly estimate?: PositionEstimate;
  readonly pace?: Pace;
}

const usualStates = 1 << 22;

/** States by number, stored when they are first generated and expanded on demand. */
export class Neighbourhood implements Surroundings {
  readonly space: Space;
  /** By position: its estimate. */
  readonly values: Growable<Float64Array>;
  private readonly estimate: PositionEstimate | undefined;
  private readonly pace: Pace;
  private readonly table: StateTable;
  private readonly expander: Expander;
  private readonly most: number;
  /** By position: where its successors begin in `targets`, and their number; `none` until it is expanded. */
  private readonly first: Growable<Int32Array>;
  private readonly counts: Growable<Int32Array>;
  private readonly targets: Growable<Int32Array>;

  constructor(
    space: Space,
    {
      states = usualStates,
      bytes = defaultBytes,
      start,
      estimate,
      pace = unhurried,
    }: NeighbourhoodOptions = {},
  ) {
    this.space = space;
    this.estimate = estimate;
    this.pace = pace;
    this.table = new StateTable(space.words, 0, bytes, states);
    this.expander = new Expander(space, this.table, pace);
    this.most = Math.floor(bytes / 4);
    this.first = new Growable(new Int32Array(1 << 10), states);
    this.counts = new Growable(new Int32Array(1 << 10), states);
    this.values = new Growable(new Float64Array(1 << 10), states);
    this.targets = new Growable(new Int32Array(1 << 12), this.most);
    if (start) this.table.insertAll(start, 1, this.expander.ids);
    this.noteNew();
  }

  /** The number of the packed state at `words[at]`. */
  *add(words: Uint32Array, at: number): Steps<number> {
    const { expander } = this;
    expander.successors.states.set(words.subarray(at, at + this.space.words));
    yield* this.store(1);
    return expander.ids[0]!;
  }

  isGoal(id: number): boolean {
    return this.space.isGoal(this.table.states, id * this.space.words);
  }

  next(id: number): Int32Array {
    const first = this.first.values[id]!;
    return this.targets.values.subarray(first, first + this.counts.values[id]!);
  }

  expand(id: number): Steps<void> | undefined {
    return this.counts.values[id] === none ? this.generate(id) : undefined;
  }

  private *generate(id: number): Steps<void> {
    const { expander, targets } = this;
    const made = yield* expander.expand(id);
    if (targets.length + made > this.most) throw new TooManyError();
    yield* this.store(made);
    this.first.values[id] = targets.length;
    this.counts.values[id] = made;
    for (let i = 0; i < made; i += 1) targets.push(expander.ids[i]!);
  }

  private *store(count: number): Steps<void> {
    const { table, space, estimate, values } = this;
    if (yield* this.expander.store(count)) throw new TooManyError();
    this.noteNew();
    while (estimate && values.length < table.count) {
      values.push(estimate(table.states, values.length * space.words));
      if (this.pace.isOver()) yield;
    }
  }

  private noteNew(): void {
    for (; this.counts.length < this.table.count; this.counts.push(none)) this.first.push(none);
  }
}

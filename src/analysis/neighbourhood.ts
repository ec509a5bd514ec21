import { createSuccessors, type Space, type Successors } from '../core/space.ts';
import { Growable } from '../store/growable.ts';
import { StateTable } from '../store/state-table.ts';
import { none } from './graph.ts';

/** Positions and their successors: the whole graph, or a part that is generated on demand. */
export interface Surroundings {
  /** The successors of a position in the order of the rules, duplicates included. */
  next(id: number): Int32Array;
  isGoal(id: number): boolean;
}

/** The limit of states was reached. */
export class TooManyError extends Error {}

const defaultStates = 1 << 22;

/** States by number, stored when they are first generated and expanded on demand. */
export class Neighbourhood implements Surroundings {
  readonly space: Space;
  private readonly table: StateTable;
  private readonly successors: Successors;
  private readonly ids: Int32Array;
  /** By position: where its successors begin in `targets`, and their number; `none` until it is expanded. */
  private readonly first = new Growable(new Int32Array(1 << 10));
  private readonly counts = new Growable(new Int32Array(1 << 10));
  private readonly targets = new Growable(new Int32Array(1 << 12));

  constructor(space: Space, maxStates = defaultStates) {
    this.space = space;
    this.table = new StateTable(space.words, 0, Number.POSITIVE_INFINITY, maxStates);
    this.successors = createSuccessors(space.words, space.maxSuccessors);
    this.ids = new Int32Array(Math.max(1, space.maxSuccessors));
  }

  /** Packed states by number; growing replaces it. */
  get states(): Uint32Array {
    return this.table.states;
  }

  /** The number of the packed state at `words[at]`. */
  add(words: Uint32Array, at: number): number {
    this.insert(words.subarray(at, at + this.space.words), 1);
    return this.ids[0]!;
  }

  isGoal(id: number): boolean {
    return this.space.isGoal(this.table.states, id * this.space.words);
  }

  next(id: number): Int32Array {
    const { space, table, successors, ids, targets } = this;
    if (this.counts.values[id] === none) {
      const made = space.expand(table.states, id * space.words, successors, 0);
      this.insert(successors.states, made);
      this.first.values[id] = targets.length;
      this.counts.values[id] = made;
      for (let i = 0; i < made; i += 1) targets.push(ids[i]!);
    }
    const first = this.first.values[id]!;
    return targets.values.subarray(first, first + this.counts.values[id]!);
  }

  private insert(rows: Uint32Array, count: number): void {
    const { table } = this;
    while (table.makeRoom(count) === 'busy');
    if (table.insertAll(rows, count, this.ids) < count) throw new TooManyError();
    while (this.counts.length < table.count) {
      this.first.push(none);
      this.counts.push(none);
    }
  }
}

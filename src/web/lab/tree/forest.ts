import type { TraceReader } from '../../../trace/reader.ts';
import { marks, none } from '../../../trace/trace.ts';
import { SubtreeCount } from './subtree-count.ts';

/** A child of an expansion: a state that was expanded, or (`none`) one that waits. */
export interface Entry {
  readonly state: number;
  readonly expansion: number;
}

/** A recorded search as trees, at any moment. Whatever takes a walk through the record is done once, here. */
export class Forest {
  readonly reader: TraceReader;
  private counter: SubtreeCount | undefined;
  /** The expansions with which the search began anew, the first one not among them. */
  readonly roundStarts: readonly number[];
  private readonly onSolution: ReadonlySet<number>;
  /** The expansions that found a cheaper way to a state, by state: from `improvedStart[state]` on. */
  private readonly improvedStart: Int32Array;
  private readonly improvedBy: Int32Array;

  constructor(reader: TraceReader) {
    this.reader = reader;
    const { full, expansions, solution, improvements, states } = reader.data;
    const starts: number[] = [];
    // A walk may also come back to the start, which begins nothing.
    for (let at = 0; at < full; at += 1)
      if (expansions.marks[at]! & marks.round && expansions.from[at] === none) starts.push(at);
    this.roundStarts = starts;
    this.onSolution = new Set(solution);
    this.improvedStart = new Int32Array(states.count + 2);
    for (let at = 1; at < improvements.length; at += 3) this.improvedStart[improvements[at]! + 2]! += 1;
    for (let at = 2; at < this.improvedStart.length; at += 1)
      this.improvedStart[at]! += this.improvedStart[at - 1]!;
    this.improvedBy = new Int32Array(improvements.length / 3);
    for (let at = 0; at < improvements.length; at += 3) {
      const slot = improvements[at + 1]! + 1;
      this.improvedBy[this.improvedStart[slot]!] = improvements[at]!;
      this.improvedStart[slot]! += 1;
    }
  }

  /** How much stands beneath an expansion. */
  get count(): SubtreeCount {
    this.counter ??= new SubtreeCount(this.reader);
    return this.counter;
  }

  /** How far the record is one by one; behind it there is no tree. */
  clamp(position: number): number {
    return Math.max(0, Math.min(position, this.reader.data.full));
  }

  /** The round that a position is in, from 1; undefined when the search has only one. */
  roundAt(position: number): number | undefined {
    return this.roundStarts.length === 0 ? undefined : this.roundsBefore(position) + 1;
  }

  isOnSolution(state: number): boolean {
    return this.onSolution.has(state);
  }

  /** The roots of the tree: the start, or the first states of the round; a search from both ends has more of them. */
  roots(position: number, most: number): { readonly entries: readonly Entry[]; readonly more: number } {
    if (position === 0) return { entries: [{ state: 0, expansion: none }], more: 0 };
    const { state } = this.reader.data.expansions;
    const rounds = this.roundsBefore(position);
    if (rounds > 0) {
      const start = this.roundStarts[rounds - 1]!;
      return { entries: [{ state: state[start]!, expansion: start }], more: 0 };
    }
    const all = this.reader.children(none);
    const done = countBelow(all, position);
    const entries = [...all.subarray(0, Math.min(done, most))].map((expansion) => ({
      state: state[expansion]!,
      expansion,
    }));
    return { entries, more: done - entries.length };
  }

  /** The children of an expansion: expanded states first, then waiting ones, each in the order of their making. */
  entries(expansion: number, position: number): Entry[] {
    const { reader } = this;
    const { expansions } = reader.data;
    const all = reader.children(expansion);
    const done = countBelow(all, position);
    // A search that forgets and comes again expands the same state here several times: the last time counts.
    const expanded = new Map<number, number>();
    for (let index = 0; index < done; index += 1) expanded.set(expansions.state[all[index]!]!, all[index]!);
    const waiting = new Set<number>();
    const roundEnd = this.roundEnd(position);
    // A child that is expanded later has been made here.
    for (let index = done; index < all.length && all[index]! < roundEnd; index += 1) {
      const state = expansions.state[all[index]!]!;
      if (!expanded.has(state)) waiting.add(state);
    }
    this.addWaiting(expansion, position, waiting);
    const byState = (a: Entry, b: Entry): number => a.state - b.state;
    return [
      ...[...expanded].map(([state, at]) => ({ state, expansion: at })).sort(byState),
      ...[...waiting].map((state) => ({ state, expansion: none })).sort(byState),
    ];
  }

  /** The cost of the cheapest way to a state that is known at a position. */
  costOf(state: number, position: number): number {
    const { improvements, states } = this.reader.data;
    let cost = states.cost[state]!;
    for (let at = this.improvedFrom(state); at < this.improvedTo(state); at += 1) {
      const expansion = this.improvedBy[at]!;
      if (expansion >= position) break;
      for (let each = 3 * this.firstImprovement(expansion); improvements[each] === expansion; each += 3)
        if (improvements[each + 1] === state) cost = improvements[each + 2]!;
    }
    return cost;
  }

  /** The expansion from which the search would come to a state at a position; `none` when it was made by none. */
  originOf(state: number, position: number): number {
    const taken = this.reader.firstExpansion(state);
    const from = taken === none ? none : this.reader.data.expansions.from[taken]!;
    if (from !== none && from < position) return from;
    for (let at = this.improvedTo(state) - 1; at >= this.improvedFrom(state); at -= 1)
      if (this.improvedBy[at]! < position) return this.improvedBy[at]!;
    return this.reader.data.states.madeBy[state]!;
  }

  private addWaiting(expansion: number, position: number, waiting: Set<number>): void {
    const { madeBy } = this.reader.data.states;
    const { improvements } = this.reader.data;
    const end = this.reader.madeUpTo(expansion + 1);
    for (let state = this.reader.madeUpTo(expansion); state < end; state += 1)
      if (madeBy[state] === expansion && this.waitsBehind(expansion, state, position)) waiting.add(state);
    for (let at = 3 * this.firstImprovement(expansion); improvements[at] === expansion; at += 3) {
      const state = improvements[at + 1]!;
      if (this.waitsBehind(expansion, state, position)) waiting.add(state);
    }
  }

  private waitsBehind(expansion: number, state: number, position: number): boolean {
    const taken = this.reader.firstExpansion(state);
    const isDone = taken !== none && taken < position;
    return !isDone && this.originOf(state, position) === expansion;
  }

  private improvedFrom(state: number): number {
    return this.improvedStart[state]!;
  }

  private improvedTo(state: number): number {
    return this.improvedStart[state + 1]!;
  }

  /** The number of the first improvement that an expansion, or a later one, has found: they stand in that order. */
  private firstImprovement(expansion: number): number {
    const { improvements } = this.reader.data;
    let low = 0;
    let high = improvements.length / 3;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (improvements[3 * middle]! < expansion) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private roundsBefore(position: number): number {
    return countBelow(this.roundStarts, position);
  }

  private roundEnd(position: number): number {
    return this.roundStarts[this.roundsBefore(position)] ?? this.reader.data.full;
  }
}

const forests = new WeakMap<TraceReader, Forest>();

/** The trees of a record; made when they are first asked for. */
export function forestOf(reader: TraceReader): Forest {
  const known = forests.get(reader);
  if (known) return known;
  const made = new Forest(reader);
  forests.set(reader, made);
  return made;
}

/** The walks through the whole record, in pieces: the page can draw between them. */
export const preparations = (reader: TraceReader): readonly (() => void)[] => [
  () => reader.children(none),
  () => reader.firstExpansion(0),
  () => forestOf(reader),
  () => forestOf(reader).count,
];

/** How many numbers of an ascending list are below one. */
function countBelow(list: ArrayLike<number>, limit: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]! < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

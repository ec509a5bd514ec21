import type { Told } from '../../../trace/fate-reader.ts';
import type { TraceReader } from '../../../trace/reader.ts';
import { marks, none } from '../../../trace/trace.ts';
import { Exceptions } from './exceptions.ts';
import { SubtreeCount } from './subtree-count.ts';

/** How a state of the tree stands: `dead` is one from which the heuristic proves that no goal can be reached. */
export type NodeStatus = 'expanded' | 'waiting' | 'cut' | 'dropped' | 'dead';

/** A child of an expansion. */
export interface Entry {
  readonly state: number;
  /** `none` unless it was expanded. */
  readonly expansion: number;
  readonly status: NodeStatus;
}

/** What says nothing against an expansion: the other side knows the state too, or another move to the same state was skipped. */
const staysTaken = ({ fate }: Told): boolean => fate === 'meets' || fate === 'skipped';

/** A recorded search as trees, at any moment. Whatever takes a walk through the record is done once, here. */
export class Forest {
  readonly reader: TraceReader;
  private counter: SubtreeCount | undefined;
  /** The expansions with which the search began anew, the first one not among them. */
  readonly roundStarts: readonly number[];
  private readonly exceptions: Exceptions;
  /** The expansions that found a cheaper way to a state, by state: from `improvedStart[state]` on. */
  private readonly improvedStart: Int32Array;
  private readonly improvedBy: Int32Array;

  constructor(reader: TraceReader) {
    this.reader = reader;
    const { full, expansions, improvements, states } = reader.data;
    const starts: number[] = [];
    // A walk may also come back to the start, which begins nothing.
    for (let at = 0; at < full; at += 1)
      if (expansions.marks[at]! & marks.round && expansions.from[at] === none) starts.push(at);
    this.roundStarts = starts;
    this.exceptions = new Exceptions(reader);
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

  /** The states in which two sides have met at a position. */
  meetingAt(position: number): ReadonlySet<number> {
    const found = new Set<number>();
    // The search ends where they meet.
    if (position === this.reader.end)
      for (const { fate, state } of this.reader.fates.at(position)) if (fate === 'meets') found.add(state);
    return found;
  }

  /** How far the record is one by one; behind it there is no tree. */
  clamp(position: number): number {
    return Math.max(0, Math.min(position, this.reader.data.full));
  }

  /** The round that a position is in, from 1; undefined when the search has only one. */
  roundAt(position: number): number | undefined {
    return this.roundStarts.length === 0 ? undefined : this.roundsBefore(position) + 1;
  }

  /** The roots of the tree: the start, or where the round began; a search from both ends has the goals too. */
  roots(position: number): readonly Entry[] {
    const { state } = this.reader.data.expansions;
    const rounds = this.roundsBefore(position);
    if (rounds > 0) {
      const start = this.roundStarts[rounds - 1]!;
      return [{ state: state[start]!, expansion: start, status: 'expanded' }];
    }
    const entries = this.entries(none, position);
    // The search tells nothing of the start.
    const isUntold = position === 0 && this.reader.fates.isComplete;
    return isUntold
      ? [{ state: 0, expansion: none, status: this.statusOf(0, 'waiting') }, ...entries]
      : entries;
  }

  /** An expansion on the way to the current one; a search may have come back from it since. */
  wayEntry(expansion: number, position: number): Entry {
    const { state, from } = this.reader.data.expansions;
    const told =
      this.reader.fates.isComplete && this.reader.fates.one(from[expansion]!, state[expansion]!, position);
    const hasLeft = told && told.position > expansion && !staysTaken(told);
    return { state: state[expansion]!, expansion, status: hasLeft ? this.toldStatus(told) : 'expanded' };
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
    if (reader.fates.isComplete) return this.toldEntries(expansion, position, expanded);
    const waiting = new Set<number>();
    const roundEnd = this.roundEnd(position);
    // A child that is expanded later has been made here.
    for (let index = done; index < all.length && all[index]! < roundEnd; index += 1) {
      const state = expansions.state[all[index]!]!;
      if (!expanded.has(state)) waiting.add(state);
    }
    this.addWaiting(expansion, position, waiting);
    const byState = (a: Entry, b: Entry): number => a.state - b.state;
    const taken = [...expanded].filter(([state]) => !waiting.has(state));
    return [
      ...taken.map(([state, at]) => ({ state, expansion: at, status: 'expanded' as const })).sort(byState),
      ...[...waiting]
        .map((state) => ({
          state,
          expansion: none,
          status: this.statusOf(state, this.exceptionOf(state, position)),
        }))
        .sort(byState),
    ];
  }

  /** What the search has told of the successors of an expansion; those that it skipped are no part of the tree. */
  private toldEntries(expansion: number, position: number, expanded: ReadonlyMap<number, number>): Entry[] {
    const { fates } = this.reader;
    const entries: Entry[] = [];
    const start = expansion === none ? expanded.get(0) : undefined;
    if (start !== undefined) entries.push({ state: 0, expansion: start, status: 'expanded' });
    for (const told of fates.of(expansion, position)) {
      const { state } = told;
      const taken = expanded.get(state);
      if (expansion === none && state === 0) continue;
      if (taken !== undefined && (staysTaken(told) || told.position <= taken))
        entries.push({ state, expansion: taken, status: 'expanded' });
      else if (told.fate !== 'skipped')
        entries.push({ state, expansion: none, status: this.toldStatus(told) });
    }
    const isExpanded = ({ status }: Entry): boolean => status === 'expanded';
    return [...entries.filter(isExpanded), ...entries.filter((entry) => !isExpanded(entry))];
  }

  private toldStatus({ fate, state }: Told): NodeStatus {
    const status = fate === 'cut' || fate === 'dropped' ? fate : 'waiting';
    return this.statusOf(state, status);
  }

  private exceptionOf(state: number, position: number): NodeStatus {
    return this.exceptions.of(state, position, this.lastImproved(state, position)) === 'cut'
      ? 'cut'
      : 'waiting';
  }

  private statusOf(state: number, status: NodeStatus): NodeStatus {
    return this.reader.data.states.estimate[state] === Number.POSITIVE_INFINITY ? 'dead' : status;
  }

  /** The cost of a state that was not expanded, as a successor of one that was. */
  costBehind(from: number, state: number, position: number): number {
    const told = this.reader.fates.isComplete ? this.reader.fates.one(from, state, position) : undefined;
    return told?.cost ?? this.costOf(state, position);
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
    const improved = this.lastImproved(state, position);
    return improved === none ? this.reader.data.states.madeBy[state]! : improved;
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
    const improved = this.lastImproved(state, position);
    if (taken === none || taken >= position) return this.originOf(state, position) === expansion;
    // An expanded state waits again where a cheaper way to it was found, or is cut there.
    return improved === expansion && this.exceptions.of(state, position, improved) !== undefined;
  }

  /** The last expansion before a position that found a cheaper way to a state; `none` when there is none. */
  private lastImproved(state: number, position: number): number {
    for (let at = this.improvedTo(state) - 1; at >= this.improvedFrom(state); at -= 1)
      if (this.improvedBy[at]! < position) return this.improvedBy[at]!;
    return none;
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
  () => reader.fates,
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

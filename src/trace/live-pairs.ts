import { marks, none, type TraceData } from './trace.ts';

/** A successor that waits, as one of the expansion `by`, and what it is sorted by. */
export interface LivePair {
  readonly by: number;
  readonly state: number;
  readonly key: number;
}

/**
 * The successors that wait, each with its parent: a search that keeps only its path may have the same state twice. Nearly always a
 * state is here once, so that one place a state is enough; others are in a map.
 */
export class LivePairs {
  count = 0;
  private readonly owners: Int32Array;
  private readonly keys: Float32Array;
  private readonly others = new Map<number, LivePair>();

  constructor(states: number) {
    this.owners = new Int32Array(states);
    this.keys = new Float32Array(states);
  }

  has(by: number, state: number): boolean {
    return this.owners[state] === by + 2 || this.others.has(this.numberOf(by, state));
  }

  /** Returns whether it is new here. */
  add(by: number, state: number, key: number): boolean {
    if (this.has(by, state)) return false;
    if (this.owners[state] === 0) {
      this.owners[state] = by + 2;
      this.keys[state] = key;
    } else this.others.set(this.numberOf(by, state), { by, state, key });
    this.count += 1;
    return true;
  }

  /** Returns the key, or undefined where it was not here. */
  remove(by: number, state: number): number | undefined {
    let key: number | undefined;
    if (this.owners[state] === by + 2) {
      key = this.keys[state]!;
      this.owners[state] = 0;
    } else {
      const number = this.numberOf(by, state);
      key = this.others.get(number)?.key;
      this.others.delete(number);
    }
    if (key !== undefined) this.count -= 1;
    return key;
  }

  all(): LivePair[] {
    const found = [...this.others.values()];
    for (const [state, owner] of this.owners.entries())
      if (owner > 0) found.push({ by: owner - 2, state, key: this.keys[state]! });
    return found;
  }

  private numberOf(by: number, state: number): number {
    return (by + 1) * this.owners.length + state;
  }
}

/** A change of what waits; the events of a record are such changes. */
export type Change =
  | { readonly kind: 'add'; readonly by: number; readonly state: number; readonly event: number }
  | { readonly kind: 'remove'; readonly by: number; readonly state: number }
  | { readonly kind: 'clear' };

type Recorded = Pick<TraceData, 'expansions' | 'fates' | 'states'>;

/**
 * What changes from the position before this one, in order: the state expanded is taken, then come the events told. What the
 * heuristic proves lost never waits.
 */
export function* changesTo(position: number, { expansions, fates, states }: Recorded): Generator<Change> {
  const isLost = (state: number): boolean => states.estimate[state] === Number.POSITIVE_INFINITY;
  if (position > 0) {
    const at = position - 1;
    if (expansions.marks[at]! & marks.round) yield { kind: 'clear' };
    yield { kind: 'remove', by: expansions.from[at]!, state: expansions.state[at]! };
  } else if (!isLost(0)) yield { kind: 'add', by: none, state: 0, event: none };
  for (let event = fates.starts[position]!; event < fates.starts[position + 1]!; event += 1) {
    const [by, state] = [fates.by[event]!, fates.state[event]!];
    const fate = fates.fate[event]!;
    if (fate <= lastWaiting) {
      if (!isLost(state)) yield { kind: 'add', by, state, event };
    } else if (fate <= lastGone) yield { kind: 'remove', by, state };
  }
}

/** In the order of the fates: `made` and `waits`, then those that wait no more. One that meets the other side does not change. */
const lastWaiting = 1;
const lastGone = 4;

/** How many wait after each expansion, where the search tells of all. */
export function waitingCounts(data: Recorded & Pick<TraceData, 'full'>): Float64Array {
  const { count } = data.states;
  let live = new LivePairs(count);
  const counts = new Float64Array(data.full);
  for (let position = 0; position <= data.full; position += 1) {
    for (const change of changesTo(position, data)) {
      if (change.kind === 'clear') live = new LivePairs(count);
      else if (change.kind === 'add') live.add(change.by, change.state, 0);
      else live.remove(change.by, change.state);
    }
    if (position > 0) counts[position - 1] = live.count;
  }
  return counts;
}

import { defaultBytes, type Limits } from '../core/search.ts';
import { type Pace, type Steps, unhurried } from '../core/slices.ts';
import type { Space } from '../core/space.ts';
import { Growable } from '../store/growable.ts';
import { StateTable } from '../store/state-table.ts';
import { Expander, type Within } from './expander.ts';

/** No distance: no goal can be reached. */
export const none = -1;

/** All states reachable from a start and all moves between them, in plain arrays; the start is number 0. */
export interface StateGraph {
  readonly space: Space;
  readonly count: number;
  /** Packed states, in breadth-first order. */
  readonly states: Uint32Array;
  /** The moves of state `id` are those from `firstMove[id]` up to, not including, `firstMove[id + 1]`. */
  readonly firstMove: Int32Array;
  /** By move: the state it leads to. */
  readonly targets: Int32Array;
  /** The moves that lead to state `id` come from `sources`, from `firstSource[id]` up to `firstSource[id + 1]`. */
  readonly firstSource: Int32Array;
  readonly sources: Int32Array;
  /** The fewest moves from the start. */
  readonly depth: Int32Array;
  /** The fewest moves to a goal; `none` where there is no way. */
  readonly toGoal: Int32Array;
}

/** The largest graph to make. */
export type GraphLimits = Pick<Limits, 'bytes'> & Required<Pick<Limits, 'states'>>;

/**
 * Makes the reachable graph; where it is larger than the limits, returns a number that it has more states than. With pruning
 * (`within`) some states are left out, with the moves to them; distances are exact for the states on solutions of up to
 * so many moves, and upper bounds for others.
 */
export function* stateGraph(
  space: Space,
  start: Uint32Array,
  { states, bytes = defaultBytes }: GraphLimits,
  pace: Pace = unhurried,
  within?: Within,
): Steps<StateGraph | number> {
  const table = new StateTable(space.words, 0, bytes, states);
  const expander = new Expander(space, table, pace);
  // A move is stored twice: by the state it comes from and by the one it leads to.
  const mostMoves = Math.floor(bytes / 8);
  const firstMove = new Growable(new Int32Array(1 << 10), states + 1);
  const targets = new Growable(new Int32Array(1 << 12), mostMoves);
  const depth = new Growable(new Int32Array(1 << 10), states);
  table.insertAll(start, 1, expander.ids);
  depth.push(0);
  firstMove.push(0);
  for (let id = 0; id < table.count; id += 1) {
    const next = depth.values[id]! + 1;
    const made = yield* expander.expand(id);
    const kept = within ? yield* expander.keepWithin(within, made, next) : made;
    const limit = targets.length + kept > mostMoves ? 'memory-limit' : yield* expander.store(kept);
    if (limit) return limit === 'state-limit' ? states : table.count - 1;
    while (depth.length < table.count) depth.push(next);
    for (let move = 0; move < kept; move += 1) targets.push(expander.ids[move]!);
    firstMove.push(targets.length);
  }
  const moves = {
    space,
    count: table.count,
    states: table.states,
    firstMove: firstMove.used,
    targets: targets.used,
    depth: depth.used,
  };
  const incoming = yield* incomingMoves(moves, pace);
  return { ...moves, ...incoming, toGoal: yield* distancesToGoal({ ...moves, ...incoming }, pace) };
}

/** The moves by the state they lead to. */
function* incomingMoves(
  { count, firstMove, targets }: Pick<StateGraph, 'count' | 'firstMove' | 'targets'>,
  pace: Pace,
): Steps<Pick<StateGraph, 'firstSource' | 'sources'>> {
  const first = new Int32Array(count + 2);
  for (let id = 0; id < count; id += 1) {
    for (let move = firstMove[id]!; move < firstMove[id + 1]!; move += 1) first[targets[move]! + 2]! += 1;
    if (pace.isOver()) yield;
  }
  for (let id = 2; id <= count + 1; id += 1) first[id]! += first[id - 1]!;
  const sources = new Int32Array(targets.length);
  for (let id = 0; id < count; id += 1) {
    for (let move = firstMove[id]!; move < firstMove[id + 1]!; move += 1) {
      const next = targets[move]! + 1;
      sources[first[next]!] = id;
      first[next]! += 1;
    }
    if (pace.isOver()) yield;
  }
  return { firstSource: first.subarray(0, count + 1), sources };
}

/** Breadth-first search from all goals against the moves. */
function* distancesToGoal(
  {
    space,
    count,
    states,
    firstSource,
    sources,
  }: Pick<StateGraph, 'space' | 'count' | 'states' | 'firstSource' | 'sources'>,
  pace: Pace,
): Steps<Int32Array> {
  const toGoal = new Int32Array(count).fill(none);
  const queue = new Int32Array(count);
  let end = 0;
  for (let id = 0; id < count; id += 1) {
    if (pace.isOver()) yield;
    if (!space.isGoal(states, id * space.words)) continue;
    toGoal[id] = 0;
    queue[end] = id;
    end += 1;
  }
  for (let next = 0; next < end; next += 1) {
    const id = queue[next]!;
    for (let at = firstSource[id]!; at < firstSource[id + 1]!; at += 1) {
      const source = sources[at]!;
      if (toGoal[source] !== none) continue;
      toGoal[source] = toGoal[id]! + 1;
      queue[end] = source;
      end += 1;
    }
    if (pace.isOver()) yield;
  }
  return toGoal;
}

/** All states, those nearest to a goal first and those that reach none last. */
export function* byDistance({ count, toGoal }: StateGraph, pace: Pace): Steps<Int32Array> {
  const first = new Int32Array(count + 2);
  // No distance is as large as the number of states.
  const bucketOf = (id: number): number => (toGoal[id] === none ? count : toGoal[id]!);
  for (let id = 0; id < count; id += 1) {
    first[bucketOf(id) + 1]! += 1;
    if (pace.isOver()) yield;
  }
  for (let bucket = 1; bucket <= count; bucket += 1) first[bucket]! += first[bucket - 1]!;
  const order = new Int32Array(count);
  for (let id = 0; id < count; id += 1) {
    const bucket = bucketOf(id);
    order[first[bucket]!] = id;
    first[bucket]! += 1;
    if (pace.isOver()) yield;
  }
  return order;
}

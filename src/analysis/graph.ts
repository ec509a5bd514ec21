import { type Steps, statesPerStep } from '../core/slices.ts';
import { createSuccessors, type Estimate, type Space } from '../core/space.ts';
import { Growable } from '../store/growable.ts';
import { StateTable } from '../store/state-table.ts';

/** No state, no distance: no goal can be reached, or a move leads out of the graph. */
export const none = -1;

/** All states reachable from a start and all moves between them, in plain arrays; the start is number 0. */
export interface StateGraph {
  readonly space: Space;
  readonly count: number;
  /** Packed states, in breadth-first order. */
  readonly states: Uint32Array;
  /** The moves of state `id` are those from `firstMove[id]` up to, not including, `firstMove[id + 1]`. */
  readonly firstMove: Int32Array;
  /** By move: the state it leads to; `none` where that was left out. */
  readonly targets: Int32Array;
  /** The moves that lead to state `id` come from `sources`, from `firstSource[id]` up to `firstSource[id + 1]`. */
  readonly firstSource: Int32Array;
  readonly sources: Int32Array;
  /** The fewest moves from the start. */
  readonly depth: Int32Array;
  /** The fewest moves to a goal; `none` where there is no way. */
  readonly toGoal: Int32Array;
}

/** Prunes states that are on no solution of up to `moves` moves, by a lower bound. */
export interface Within {
  readonly moves: number;
  /** Admissible. */
  readonly estimate: Estimate;
}

/**
 * Makes the reachable graph, or returns undefined when it has more than `maxStates` states. With pruning (`within`) distances
 * are exact for the states on solutions of up to so many moves, and upper bounds for others.
 */
export function* stateGraph(
  space: Space,
  start: Uint32Array,
  maxStates: number,
  within?: Within,
): Steps<StateGraph | undefined> {
  const { words } = space;
  const table = new StateTable(words, 0, Number.POSITIVE_INFINITY, maxStates);
  const successors = createSuccessors(words, space.maxSuccessors);
  const ids = new Int32Array(Math.max(1, space.maxSuccessors));
  const firstMove = new Growable(new Int32Array(1 << 10));
  const targets = new Growable(new Int32Array(1 << 12));
  const depth = new Growable(new Int32Array(1 << 10));
  table.insertAll(start, 1, ids);
  depth.push(0);
  firstMove.push(0);
  for (let id = 0; id < table.count; id += 1) {
    while (table.makeRoom(space.maxSuccessors) === 'busy') yield;
    if (id % statesPerStep === statesPerStep - 1) yield;
    const here = depth.values[id]!;
    const made = space.expand(table.states, id * words, successors, 0);
    if (within) {
      for (let i = 0; i < made; i += 1) {
        const left = within.estimate(successors.states, i * words, here + 1, successors.moves[i]!);
        if (here + 1 + Math.ceil(left) > within.moves) {
          targets.push(none);
          continue;
        }
        const target = table.insert(successors.states, i * words);
        if (target < 0) return undefined;
        if (target === depth.length) depth.push(here + 1);
        targets.push(target);
      }
    } else {
      if (table.insertAll(successors.states, made, ids) < made) return undefined;
      while (depth.length < table.count) depth.push(here + 1);
      for (let i = 0; i < made; i += 1) targets.push(ids[i]!);
    }
    firstMove.push(targets.length);
  }
  const moves = {
    space,
    count: table.count,
    states: table.states,
    firstMove: firstMove.trimmed(),
    targets: targets.trimmed(),
    depth: depth.trimmed(),
  };
  yield;
  const incoming = incomingMoves(moves);
  yield;
  return { ...moves, ...incoming, toGoal: distancesToGoal({ ...moves, ...incoming }) };
}

/** The moves by the state they lead to. */
function incomingMoves({
  count,
  firstMove,
  targets,
}: Pick<StateGraph, 'count' | 'firstMove' | 'targets'>): Pick<StateGraph, 'firstSource' | 'sources'> {
  const first = new Int32Array(count + 2);
  for (const target of targets) if (target !== none) first[target + 2]! += 1;
  for (let id = 2; id <= count + 1; id += 1) first[id]! += first[id - 1]!;
  const sources = new Int32Array(first[count + 1]!);
  for (let id = 0; id < count; id += 1) {
    for (let move = firstMove[id]!; move < firstMove[id + 1]!; move += 1) {
      const target = targets[move]!;
      if (target === none) continue;
      sources[first[target + 1]!] = id;
      first[target + 1]! += 1;
    }
  }
  return { firstSource: first.subarray(0, count + 1), sources };
}

/** Breadth-first search from all goals against the moves. */
function distancesToGoal({
  space,
  count,
  states,
  firstSource,
  sources,
}: Pick<StateGraph, 'space' | 'count' | 'states' | 'firstSource' | 'sources'>): Int32Array {
  const toGoal = new Int32Array(count).fill(none);
  const queue = new Int32Array(count);
  let end = 0;
  for (let id = 0; id < count; id += 1) {
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
  }
  return toGoal;
}

import { type Pace, type Steps, unhurried } from '../core/slices.ts';
import { byDistance, none, type StateGraph } from './graph.ts';
import { type PathCount, pathCount } from './path-count.ts';

/** Near-optimal means up to so many moves more than the optimum. */
export const nearBy = 2;

/** Solutions of one or two moves more than the optimum that visit no position twice. */
export interface NearOptimal {
  /** Those of one move more, and of two. */
  readonly longer: readonly PathCount[];
  /** The first move, counted from 1, at which one of them leaves all optimal solutions; undefined when there is none. */
  readonly partsAt?: number;
  /** By move: how many of them leave all optimal solutions there. */
  readonly partings: readonly PathCount[];
}

/**
 * Counts near-optimal solutions by the move at which they leave the optimal ones. A path of up to two extra moves can visit a
 * position twice only by going there and straight back, so those are subtracted one by one.
 */
export function* nearOptimal(graph: StateGraph, pace: Pace = unhurried): Steps<NearOptimal> {
  const { firstMove, targets, depth, toGoal, count } = graph;
  const optimum = toGoal[0]!;
  const most = Math.min(nearBy, (graph.space.moveLimit ?? Number.POSITIVE_INFINITY) - optimum);
  const ways = yield* waysWith(graph, most, pace);
  const prefixes = yield* optimalPrefixes(graph, pace);
  const longer = Array.from({ length: nearBy }, () => 0);
  const partings = Array.from({ length: optimum }, () => 0);
  for (let id = 0; id < count; id += 1) {
    if (pace.isOver()) yield;
    if (!(prefixes[id]! > 0)) continue;
    for (let move = firstMove[id]!; move < firstMove[id + 1]!; move += 1) {
      const to = targets[move]!;
      if (to === id || toGoal[to] === none) continue;
      const spent = detour(toGoal, id, to);
      if (spent === 0 || spent > most) continue;
      const back = movesBetween(graph, to, id);
      if (pace.isOver()) yield;
      const isFromThere = back > 0 && depth[to]! + 1 === depth[id] && toGoal[to] === toGoal[id]! + 1;
      const before = prefixes[id]! - (isFromThere ? back * prefixes[to]! : 0);
      for (let slack = spent; slack <= most; slack += 1) {
        const returning = slack === 2 ? back * ways[0]![id]! : 0;
        const solutions = before * (ways[slack - spent]![to]! - returning);
        longer[slack - 1]! += solutions;
        partings[depth[id]!]! += solutions;
      }
    }
  }
  const first = partings.findIndex((solutions) => solutions > 0);
  return {
    longer: longer.map(pathCount),
    ...(first >= 0 && { partsAt: first + 1 }),
    partings: partings.map(pathCount),
  };
}

/** The extra moves of the best path through a move. */
const detour = (toGoal: Int32Array, from: number, to: number): number => 1 + toGoal[to]! - toGoal[from]!;

function movesBetween({ firstMove, targets }: StateGraph, from: number, to: number): number {
  let count = 0;
  for (let move = firstMove[from]!; move < firstMove[from + 1]!; move += 1)
    if (targets[move] === to) count += 1;
  return count;
}

/** By extra moves and position: the number of paths to a goal, without moves that change nothing. */
function* waysWith(graph: StateGraph, most: number, pace: Pace): Steps<Float64Array[]> {
  const { count, firstMove, targets, toGoal } = graph;
  const nearestFirst = yield* byDistance(graph, pace);
  const ways: Float64Array[] = [];
  for (let slack = 0; slack <= most; slack += 1) {
    const here = new Float64Array(count);
    ways.push(here);
    for (const id of nearestFirst) {
      if (pace.isOver()) yield;
      if (toGoal[id] === none) break;
      if (toGoal[id] === 0) {
        here[id] = slack === 0 ? 1 : 0;
        continue;
      }
      for (let move = firstMove[id]!; move < firstMove[id + 1]!; move += 1) {
        const to = targets[move]!;
        if (to === id || toGoal[to] === none) continue;
        const spent = detour(toGoal, id, to);
        if (spent <= slack) here[id]! += ways[slack - spent]![to]!;
      }
    }
  }
  return ways;
}

/** By position: the number of optimal paths to it; 0 where there is none. */
function* optimalPrefixes(
  { count, firstMove, targets, depth, toGoal }: StateGraph,
  pace: Pace,
): Steps<Float64Array> {
  const prefixes = new Float64Array(count);
  const optimum = toGoal[0]!;
  prefixes[0] = 1;
  // Numbers are in the order of depth.
  for (let id = 0; id < count; id += 1) {
    if (pace.isOver()) yield;
    if (!(prefixes[id]! > 0)) continue;
    for (let move = firstMove[id]!; move < firstMove[id + 1]!; move += 1) {
      const to = targets[move]!;
      if (toGoal[to] === none) continue;
      if (depth[id]! + 1 + toGoal[to]! === optimum) prefixes[to]! += prefixes[id]!;
    }
  }
  return prefixes;
}

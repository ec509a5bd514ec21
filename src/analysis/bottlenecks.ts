import { type Pace, type Steps, unhurried } from '../core/slices.ts';
import { none, type StateGraph } from './graph.ts';
import type { OptimalPaths } from './optimal-paths.ts';

/**
 * Positions between start and end that every optimal solution passes. An optimal solution passes exactly one position of each
 * layer, and each position of a layer lies on one: so these are the layers with a single position.
 */
export function optimalBottlenecks({ firstState, optimum }: OptimalPaths): number {
  let count = 0;
  for (let depth = 1; depth < optimum; depth += 1)
    if (firstState[depth + 1]! - firstState[depth]! === 1) count += 1;
  return count;
}

/**
 * Positions between start and goal that every solution passes, whatever its length. They all lie on any given solution, so it
 * takes a shortest one and checks for each of its positions whether a path from an earlier one bypasses it.
 */
export function* bottlenecksOfAll(
  { count, firstMove, targets, toGoal }: StateGraph,
  pace: Pace = unhurried,
): Steps<number> {
  const length = toGoal[0]!;
  if (length < 2) return 0;
  const place = new Int32Array(count).fill(none);
  const path: number[] = [];
  for (let id = 0; path.length < length; ) {
    place[id] = path.length;
    path.push(id);
    let move = firstMove[id]!;
    while (toGoal[targets[move]!] !== toGoal[id]! - 1) move += 1;
    id = targets[move]!;
    if (pace.isOver()) yield;
  }
  const seen = new Uint8Array(count);
  const waiting: number[] = [];
  /** The farthest position on the path that is reachable from before the one in question. */
  let furthest = 0;
  let bottlenecks = 0;
  for (const [index, id] of path.entries()) {
    if (index > 0 && furthest === index) bottlenecks += 1;
    waiting.push(id);
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      for (let move = firstMove[at]!; move < firstMove[at + 1]!; move += 1) {
        const to = targets[move]!;
        if (toGoal[to] === none) continue;
        const where = toGoal[to] === 0 ? length : place[to]!;
        if (where !== none) furthest = Math.max(furthest, where);
        else if (!seen[to]) {
          seen[to] = 1;
          waiting.push(to);
        }
      }
      if (pace.isOver()) yield;
    }
  }
  return bottlenecks;
}

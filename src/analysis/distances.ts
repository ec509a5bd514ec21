import { createSuccessors, type Space } from '../core/space.ts';
import { StateTable } from '../store/state-table.ts';

/** All positions reachable from a start, and the exact cost from each to the nearest goal. */
export interface Distances {
  readonly count: number;
  /** Packed states, in breadth-first order. */
  readonly states: Uint32Array;
  /** By state number; Infinity where no goal can be reached. */
  readonly toGoal: Float64Array;
  /** All moves: `from[i]` leads to `to[i]` for `costs[i]`. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly costs: readonly number[];
}

/** Measures the whole reachable graph, or returns undefined when it has more than `maxStates` states. */
export function exactDistances(space: Space, start: Uint32Array, maxStates: number): Distances | undefined {
  const table = new StateTable(space.words, 0, Number.POSITIVE_INFINITY, maxStates);
  const successors = createSuccessors(space.words, space.maxSuccessors);
  const ids = new Int32Array(Math.max(1, space.maxSuccessors));
  const from: number[] = [];
  const to: number[] = [];
  const costs: number[] = [];
  table.insertAll(start, 1, ids);
  for (let id = 0; id < table.count; id += 1) {
    while (table.makeRoom(space.maxSuccessors) === 'busy');
    const made = space.expand(table.states, id * space.words, successors, 0);
    if (table.insertAll(successors.states, made, ids) < made) return undefined;
    for (let i = 0; i < made; i += 1) {
      from.push(id);
      to.push(ids[i]!);
      costs.push(successors.costs[i]!);
    }
  }
  const { count, states } = table;
  return {
    count,
    states,
    toGoal: distancesBackwards(space, states, count, from, to, costs),
    from,
    to,
    costs,
  };
}

/** Dijkstra's algorithm from all goals against the moves, with one list of states a cost. */
function distancesBackwards(
  space: Space,
  states: Uint32Array,
  count: number,
  from: readonly number[],
  to: readonly number[],
  costs: readonly number[],
): Float64Array {
  const incoming: number[][] = Array.from({ length: count }, () => []);
  for (const [edge, target] of to.entries()) incoming[target]!.push(edge);
  const toGoal = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  const waiting: number[][] = [[]];
  for (let id = 0; id < count; id += 1) {
    if (!space.isGoal(states, id * space.words)) continue;
    toGoal[id] = 0;
    waiting[0]!.push(id);
  }
  for (let cost = 0; cost < waiting.length; cost += 1) {
    for (const id of waiting[cost] ?? []) {
      if (toGoal[id]! < cost) continue;
      for (const edge of incoming[id]!) {
        const source = from[edge]!;
        const candidate = cost + costs[edge]!;
        if (candidate >= toGoal[source]!) continue;
        toGoal[source] = candidate;
        while (waiting.length <= candidate) waiting.push([]);
        waiting[candidate]!.push(source);
      }
    }
  }
  return toGoal;
}

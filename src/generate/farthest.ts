import { none, stateGraph } from '../analysis/graph.ts';
import type { Pace, Steps } from '../core/slices.ts';
import type { Space } from '../core/space.ts';

/** The states that can reach a goal, by their distance from it. */
export interface Layers {
  /** Packed states by number. */
  readonly states: Uint32Array;
  /** `layers[d]` are the states `d` moves away from the nearest goal, in ascending order. */
  readonly layers: readonly (readonly number[])[];
}

/** The layers of all states reachable from a start, unless these are more than `maxStates`; none without a goal. */
export function* layersFromGoals(
  space: Space,
  start: Uint32Array,
  maxStates: number,
  pace: Pace,
): Steps<Layers | 'too-many'> {
  const graph = yield* stateGraph(space, start, { states: maxStates }, pace);
  if (typeof graph === 'number') return 'too-many';
  const { toGoal, count } = graph;
  const layers: number[][] = [];
  for (let id = 0; id < count; id += 1) {
    if (pace.isOver()) yield;
    const distance = toGoal[id]!;
    if (distance === none) continue;
    while (layers.length <= distance) layers.push([]);
    layers[distance]!.push(id);
  }
  return { states: graph.states, layers };
}

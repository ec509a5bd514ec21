import { createSuccessors, type Space } from '../core/space.ts';
import { StateTable } from '../store/state-table.ts';

/** The positions of a board that can reach a goal, by the fewest moves that they need. */
export interface Layers {
  /** Packed states by number. */
  readonly states: Uint32Array;
  /** `layers[d]` are the numbers of the states that are `d` moves away from the nearest goal, in ascending order. */
  readonly layers: readonly Uint32Array[];
}

/**
 * Measures all that can be reached from a start, unless that is more than `maxStates` positions; without a goal among them
 * there are no layers. Like `exactDistances`, but for moves alone and on plain arrays: the generator asks thousands of times.
 */
export function layersFromGoals(space: Space, start: Uint32Array, maxStates: number): Layers | 'too-many' {
  const table = new StateTable(space.words, 0, Number.POSITIVE_INFINITY, maxStates);
  const successors = createSuccessors(space.words, space.maxSuccessors);
  const ids = new Int32Array(Math.max(1, space.maxSuccessors));
  let edges = new Int32Array(1 << 12);
  let edgeCount = 0;
  /** The edges of state `id` begin at `firstEdge[id]`. */
  let firstEdge = new Int32Array(1 << 10);
  const goals: number[] = [];
  table.insertAll(start, 1, ids);
  for (let id = 0; id < table.count; id += 1) {
    while (table.makeRoom(space.maxSuccessors) === 'busy');
    if (space.isGoal(table.states, id * space.words)) goals.push(id);
    const made = space.expand(table.states, id * space.words, successors, 0);
    if (table.insertAll(successors.states, made, ids) < made) return 'too-many';
    if (id + 2 > firstEdge.length) firstEdge = doubled(firstEdge);
    if (edgeCount + made > edges.length) edges = doubled(edges);
    for (let i = 0; i < made; i += 1) edges[edgeCount + i] = ids[i]!;
    edgeCount += made;
    firstEdge[id + 1] = edgeCount;
  }
  return { states: table.states, layers: backwards(table.count, firstEdge, edges, edgeCount, goals) };
}

function doubled(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * array.length);
  larger.set(array);
  return larger;
}

/** Breadth-first search from all goals against the moves. */
function backwards(
  count: number,
  firstEdge: Int32Array,
  edges: Int32Array,
  edgeCount: number,
  goals: readonly number[],
): Uint32Array[] {
  // The edges once more, by where they lead to: `sources` from `firstSource[id]` to `firstSource[id + 1]` lead to `id`.
  const firstSource = new Int32Array(count + 2);
  for (let edge = 0; edge < edgeCount; edge += 1) firstSource[edges[edge]! + 2]! += 1;
  for (let id = 2; id <= count + 1; id += 1) firstSource[id]! += firstSource[id - 1]!;
  const sources = new Int32Array(edgeCount);
  for (let id = 0; id < count; id += 1) {
    for (let edge = firstEdge[id]!; edge < firstEdge[id + 1]!; edge += 1) {
      const slot = edges[edge]! + 1;
      sources[firstSource[slot]!] = id;
      firstSource[slot]! += 1;
    }
  }
  const seen = new Uint8Array(count);
  const order = new Uint32Array(count);
  let end = 0;
  for (const id of goals) {
    seen[id] = 1;
    order[end] = id;
    end += 1;
  }
  const layers: Uint32Array[] = [];
  for (let begin = 0; begin < end; ) {
    const layer = order.subarray(begin, end);
    begin = end;
    for (const id of layer) {
      for (let at = firstSource[id]!; at < firstSource[id + 1]!; at += 1) {
        const source = sources[at]!;
        if (seen[source]) continue;
        seen[source] = 1;
        order[end] = source;
        end += 1;
      }
    }
    layers.push(layer.toSorted());
  }
  return layers;
}

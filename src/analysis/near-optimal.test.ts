import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  drawn,
  shortestSolutions,
  simpleSolutions,
  solvableGraphs,
  visitedBy,
  wholeGraph,
} from '../../test/drawn-graph.ts';
import type { Graph } from '../../test/graph-space.ts';
import { runNow } from '../core/slices.ts';
import { nearOptimal } from './near-optimal.ts';

describe('near-optimal solutions', () => {
  it('are counted by length and by where they part', () => {
    //  optimal: 0 → 1 → 2. One more: 0 → 3 → 1 → 2. Two more: 0 → 3 → 4 → 1 → 2.
    const graph = drawn('0>1 1>2 0>3 3>1 3>4 4>1', [2]);
    expect(runNow(nearOptimal(wholeGraph(graph)))).toEqual({ longer: [1, 1], partsAt: 1, partings: [2, 0] });
  });

  it('do not go to and fro', () => {
    //  1 ⇄ 0 and 1 ⇄ 3 beside the only solution 0 → 1 → 2, and a move that changes nothing
    expect(runNow(nearOptimal(wholeGraph(drawn('0>1 1>2 1>0 1>3 3>1 1>1', [2]))))).toEqual({
      longer: [0, 0],
      partings: [0, 0],
    });
  });

  it('end where the level allows no more moves', () => {
    const graph = drawn('0>1 1>2 0>3 3>1 3>4 4>1', [2]);
    expect(runNow(nearOptimal(wholeGraph(graph, 3))).longer).toEqual([1, 0]);
    expect(runNow(nearOptimal(wholeGraph(graph, 2))).longer).toEqual([0, 0]);
  });

  it('are those that trying everything finds', () => {
    fc.assert(
      fc.property(solvableGraphs(8, 22), (graph) => {
        const { longer, partsAt, partings } = runNow(nearOptimal(wholeGraph(graph)));
        const expected = partingsByTrying(graph);
        expect(longer).toEqual(expected.longer);
        expect(partings).toEqual(expected.partings);
        expect(partsAt).toBe(expected.partings.some(Boolean) ? expected.first : undefined);
      }),
      { numRuns: 500 },
    );
  });
});

/** The same by listing all solutions and comparing each with all optimal ones, position by position. */
function partingsByTrying(graph: Graph) {
  const optimal = shortestSolutions(graph);
  const optimum = optimal[0]!.length;
  const longer = [0, 0];
  const partings = Array<number>(optimum).fill(0);
  // The positions of optimal solutions after each number of moves.
  const layers = Array.from({ length: optimum + 1 }, (_, depth) =>
    optimal.map((solution) => visitedBy(graph, solution)[depth]),
  );
  for (const solution of simpleSolutions(graph, optimum + 2)) {
    if (solution.length === optimum) continue;
    longer[solution.length - optimum - 1]! += 1;
    const leaves = visitedBy(graph, solution).findIndex(
      (position, depth) => !layers[depth]?.includes(position),
    );
    partings[leaves - 1]! += 1;
  }
  return { longer, partings, first: partings.findIndex(Boolean) + 1 };
}

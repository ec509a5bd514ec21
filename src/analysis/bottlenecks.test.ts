import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  drawn,
  pathsOf,
  shortestSolutions,
  simpleSolutions,
  solvableGraphs,
  visitedBy,
  wholeGraph,
} from '../../test/drawn-graph.ts';
import type { Graph } from '../../test/graph-space.ts';
import { runNow } from '../core/slices.ts';
import { bottlenecksOfAll, optimalBottlenecks } from './bottlenecks.ts';

/** Inner positions that all of these solutions pass. */
function onAll(graph: Graph, solutions: readonly number[][]): number {
  const visited = solutions.map((solution) => visitedBy(graph, solution).slice(1, -1));
  return visited[0]!.filter((position) => visited.every((others) => others.includes(position))).length;
}

describe('bottlenecks', () => {
  it('are what every solution passes', () => {
    //  0 → 1 → (2 | 3) → 4 → 5 → 6, and a long way round 5: 4 → 7 → 8 → 6
    const graph = drawn('0>1 1>2 1>3 2>4 3>4 4>5 5>6 4>7 7>8 8>6', [6]);
    expect(optimalBottlenecks(pathsOf(graph))).toBe(3);
    expect(runNow(bottlenecksOfAll(wholeGraph(graph)))).toBe(2);
  });

  it('are none where there is nothing between start and goal', () => {
    for (const graph of [drawn('0>1', [0]), drawn('0>1', [1])]) {
      expect(optimalBottlenecks(pathsOf(graph))).toBe(0);
      expect(runNow(bottlenecksOfAll(wholeGraph(graph)))).toBe(0);
    }
  });

  it('are those that trying everything finds', () => {
    fc.assert(
      fc.property(solvableGraphs(8, 13), (graph) => {
        expect(optimalBottlenecks(pathsOf(graph))).toBe(onAll(graph, shortestSolutions(graph)));
        expect(runNow(bottlenecksOfAll(wholeGraph(graph)))).toBe(
          onAll(graph, simpleSolutions(graph, graph.size)),
        );
      }),
      { numRuns: 500 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawn, pathsOf, shortestSolutions, solvableGraphs, visitedBy } from '../../test/drawn-graph.ts';
import { type Graph, GraphSpace } from '../../test/graph-space.ts';
import { runNow } from '../core/slices.ts';
import { games } from '../games/index.ts';
import { template } from '../games/template/game.ts';
import { counterIntuitiveMoves, obviousHeuristic } from './intuition.ts';

/** With these estimates, by position. */
function against(graph: Graph, estimates: readonly number[]): number {
  const space = new GraphSpace(graph);
  const estimate = (words: Uint32Array, at: number) => estimates[space.unpack(words, at)]!;
  return runNow(counterIntuitiveMoves(pathsOf(graph), estimate));
}

describe('counter-intuitive moves', () => {
  it('are the steps at which the estimate gets worse', () => {
    const line = drawn('0>1 1>2 2>3 3>4', [4]);
    expect(against(line, [3, 3, 2, 1, 0])).toBe(0);
    expect(against(line, [3, 4, 3, 5, 0])).toBe(2);
  });

  it('are counted on the solution that has the fewest', () => {
    const two = drawn('0>1 1>3 0>2 2>3', [3]);
    expect(against(two, [1, 2, 1, 0])).toBe(0);
    expect(against(two, [1, 2, 2, 0])).toBe(1);
  });

  it('are those that trying everything finds', () => {
    fc.assert(
      fc.property(solvableGraphs(8, 20), (graph) => {
        const counts = shortestSolutions(graph).map((solution) => {
          const values = visitedBy(graph, solution).map((position) => graph.guesses[position]!);
          return values.filter((value, index) => index > 0 && value > values[index - 1]! + 1e-9).length;
        });
        expect(against(graph, graph.guesses)).toBe(Math.min(...counts));
      }),
    );
  });
});

it('every game says what is obvious, by a heuristic that it has', () => {
  for (const game of games)
    expect(obviousHeuristic(game).id, game.id).toBe(game.obvious ?? game.heuristics[0]?.id);
  expect(() => obviousHeuristic({ ...template, heuristics: [] } as never)).toThrow('no heuristic');
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawn, pathsOf, shortestSolutions, solvableGraphs, visitedBy } from '../../test/drawn-graph.ts';
import type { Graph } from '../../test/graph-space.ts';
import { runNow } from '../core/slices.ts';
import { informationOf } from './information.ts';

const bits = (graph: Graph): number => runNow(informationOf(pathsOf(graph)));

describe('information', () => {
  it('is the logarithm of the sensible moves, summed over the positions of the only solution', () => {
    //  four ways out of 0, two out of 1; what is behind them goes on for ever
    expect(bits(drawn('0>1 0>3 0>4 0>5 1>2 1>3 3>4 4>5 5>3', [2]))).toBeCloseTo(Math.log2(4 * 2));
  });

  it('does not count moves back, moves that change nothing, dead ends and the same move twice', () => {
    //  from 1: back to 0, to itself, to 3 (no move there), to 4 (only back to 1), and twice to the goal
    expect(bits(drawn('0>1 1>0 1>1 1>3 1>4 4>1 1>2 1>2', [2]))).toBe(0);
    //  4 has another way on, so it is worth a thought
    expect(bits(drawn('0>1 1>0 1>4 4>1 4>0 1>2', [2]))).toBe(1);
  });

  it('counts moves back where they were not made', () => {
    //  at the start nothing is "back"; 1 → 0 is, after 0 → 1
    expect(bits(drawn('0>1 0>2 1>0 1>3 2>4 4>2', [3]))).toBe(1);
  });

  it('is less where there are several solutions', () => {
    expect(bits(drawn('0>1 0>2 1>3 2>3', [3]))).toBe(0);
    //  of three moves two are right
    expect(bits(drawn('0>1 0>2 0>4 1>3 2>3 4>5 5>4 4>0', [3]))).toBeCloseTo(Math.log2(3 / 2));
  });

  it('is 0 where the start is a goal', () => {
    expect(bits(drawn('0>1', [0]))).toBe(0);
  });

  it('is the probability of an optimal solution, position by position', () => {
    fc.assert(
      fc.property(solvableGraphs(8, 22), (graph) => {
        const next = (at: number): number[] =>
          graph.goals.includes(at) ? [] : graph.moves.filter(({ from }) => from === at).map(({ to }) => to);
        const isDeadEnd = (at: number, from: number): boolean =>
          !graph.goals.includes(at) && next(at).every((to) => to === at || to === from);
        const sensible = (at: number, before: number | undefined): number =>
          new Set(next(at).filter((to) => to !== at && to !== before && !isDeadEnd(to, at))).size;
        const ways = new Set(shortestSolutions(graph).map((solution) => visitedBy(graph, solution).join()));
        let probability = 0;
        for (const way of ways) {
          const positions = way.split(',').map(Number);
          let chance = 1;
          for (let index = 0; index + 1 < positions.length; index += 1)
            chance /= sensible(positions[index]!, positions[index - 1]);
          probability += chance;
        }
        expect(bits(graph)).toBeCloseTo(-Math.log2(probability), 8);
      }),
      { numRuns: 500 },
    );
  });
});

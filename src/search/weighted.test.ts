import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admissibleFor, replayOnGraph, runOnGraph, wildFor } from '../../test/graph-run.ts';
import { GraphSpace, graphs, leastCosts } from '../../test/graph-space.ts';
import { anytime } from './algorithms/anytime.ts';
import { astar } from './algorithms/astar.ts';
import { wastar } from './algorithms/wastar.ts';
import { weightOf } from './weight.ts';

/** A long way to the goal, and shorter ones: most random graphs are too simple to find a bad solution first. */
const detour = graphs(30, 90, 9).map((graph) => ({
  ...graph,
  goals: [graph.size - 1],
  moves: [
    ...Array.from({ length: graph.size - 1 }, (_, from) => ({ from, to: from + 1, cost: 3 })),
    ...graph.moves,
  ],
}));
const anyGraph = fc.oneof(graphs(7, 16, 1), graphs(12, 30, 1), graphs(12, 30, 4), detour);
const weights = fc.oneof(fc.constantFrom(1, 1.5, 2, 3, 1000), fc.double({ min: 1, max: 9, noNaN: true }));

it('weighs with a fraction that is never above the weight asked for, and close to it', () => {
  fc.assert(
    fc.property(weights, (weight) => {
      const { parts, weighted } = weightOf(weight);
      expect(Number.isInteger(parts) && Number.isInteger(weighted)).toBe(true);
      expect(weighted).toBeGreaterThanOrEqual(parts);
      expect(weighted / parts).toBeLessThanOrEqual(weight);
      if (weight <= 100) expect(weighted / parts).toBeGreaterThan(weight - 0.05);
    }),
  );
  expect(weightOf(2)).toEqual({ parts: 1, weighted: 2 });
  expect(weightOf(2.5)).toEqual({ parts: 2, weighted: 5 });
});

it.each(['fifo', 'lifo', 'low-h'])('A* is optimal with inconsistent estimates, ties %s', (ties) => {
  fc.assert(
    fc.property(anyGraph, (graph) => {
      const estimate = admissibleFor(graph);
      const { cost } = runOnGraph(astar, graph, { estimate, options: { ties } });
      expect(cost).toBe(leastCosts(graph, graph.size)[0]);
    }),
    { numRuns: 400 },
  );
});

it('A* expands the nearest of equally promising positions first with --ties low-h', () => {
  // Two ways of the same total: past 1, estimated far, and past 2, estimated near and then 3.
  const graph = {
    size: 5,
    moves: [
      { from: 0, to: 1, cost: 1 },
      { from: 0, to: 2, cost: 2 },
      { from: 1, to: 4, cost: 3 },
      { from: 2, to: 4, cost: 2 },
    ],
    goals: [4],
    guesses: [],
  };
  const estimate = (words: Uint32Array, at: number): number =>
    [4, 3, 2, 0, 0][2 * words[at]! + words[at + 1]!]!;
  for (const order of [graph.moves, graph.moves.toReversed()]) {
    const { search, moves } = runOnGraph(
      astar,
      { ...graph, moves: order },
      { estimate, options: { ties: 'low-h' } },
    );
    expect(moves).toBe(2);
    expect(search.statistics.expanded).toBe(2);
  }
});

describe('weighted A*', () => {
  it('keeps within the weight, and proves a bound that holds', () => {
    fc.assert(
      fc.property(anyGraph, weights, (graph, weight) => {
        const problem = { estimate: admissibleFor(graph), admissible: true, options: { weight } };
        const { cost, search } = runOnGraph(wastar, graph, problem);
        const optimum = leastCosts(graph, graph.size)[0]!;
        if (optimum === Number.POSITIVE_INFINITY) expect(search.bound).toBeUndefined();
        else {
          expect(search.bound).toBeGreaterThanOrEqual(1);
          expect(search.bound).toBeLessThanOrEqual(weight);
          expect(cost).toBeLessThanOrEqual(search.bound! * optimum + 1e-9);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('claims no bound without an admissible heuristic, nor where a limit of moves hid something', () => {
    fc.assert(
      fc.property(anyGraph, fc.nat(5), (graph, depth) => {
        expect(runOnGraph(wastar, graph, { estimate: wildFor(graph) }).search.bound).toBeUndefined();
        const problem = { estimate: admissibleFor(graph), admissible: true, limits: { depth } };
        const { search, cost } = runOnGraph(wastar, graph, problem);
        if (search.bound === undefined) return;
        expect(cost).toBeLessThanOrEqual(search.bound * leastCosts(graph, graph.size)[0]! + 1e-9);
      }),
      { numRuns: 400 },
    );
  });
});

describe('anytime repairing A*', () => {
  it('finds cheaper and cheaper solutions with bounds that hold, and ends with a cheapest one', () => {
    let improved = 0;
    fc.assert(
      fc.property(anyGraph, weights, (graph, weight) => {
        const optimum = leastCosts(graph, graph.size)[0]!;
        let best = Number.POSITIVE_INFINITY;
        let seen = 0;
        const problem = { estimate: admissibleFor(graph), admissible: true, options: { weight } };
        const { status, cost, search } = runOnGraph(anytime, graph, problem, (running) => {
          const { incumbents, bound } = running;
          if (!incumbents) return;
          const now = replayOnGraph(graph, running.path());
          if (incumbents > seen) expect(now).toBeLessThan(best);
          else expect(now).toBe(best);
          if (seen > 0 && incumbents > seen) improved += 1;
          seen = incumbents;
          best = now;
          if (bound !== undefined) expect(now).toBeLessThanOrEqual(bound * optimum + 1e-9);
        });
        expect(cost).toBe(optimum);
        if (status === 'solved') expect(search.bound).toBe(1);
      }),
      { numRuns: 1000 },
    );
    expect(improved).toBeGreaterThan(20);
  });

  it('claims no more than is proved when a limit of states stops it', () => {
    let stopped = 0;
    fc.assert(
      fc.property(anyGraph, weights, fc.integer({ min: 2, max: 25 }), (graph, weight, states) => {
        const optimum = leastCosts(graph, graph.size)[0]!;
        const estimate = admissibleFor(graph);
        const problem = { estimate, admissible: true, options: { weight }, limits: { states } };
        const { status, search } = runOnGraph(anytime, graph, problem);
        if (status !== 'state-limit' || search.incumbents === 0 || search.bound === undefined) return;
        stopped += 1;
        expect(replayOnGraph(graph, search.path())).toBeLessThanOrEqual(search.bound * optimum + 1e-9);
      }),
      { numRuns: 2000 },
    );
    expect(stopped).toBeGreaterThan(10);
  });

  it('ends with a solution when the heuristic is not admissible, and claims nothing about it', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const { cost, search } = runOnGraph(anytime, graph, { estimate: wildFor(graph) });
        const optimum = leastCosts(graph, graph.size)[0]!;
        expect(cost < Number.POSITIVE_INFINITY).toBe(optimum < Number.POSITIVE_INFINITY);
        expect(cost).toBeGreaterThanOrEqual(optimum);
        expect(search.bound).toBeUndefined();
      }),
      { numRuns: 400 },
    );
  });

  it('keeps to a limit of moves, and knows when it hid a cheaper solution', () => {
    fc.assert(
      fc.property(anyGraph, fc.nat(6), fc.boolean(), (graph, depth, own) => {
        const limited = own ? { space: new GraphSpace(graph, depth) } : { limits: { depth } };
        const problem = { estimate: admissibleFor(graph), admissible: true, ...limited };
        const { status, cost, moves, search } = runOnGraph(anytime, graph, problem);
        const anyhow = leastCosts(graph, graph.size)[0]!;
        expect(moves).toBeLessThanOrEqual(depth);
        if (status === 'solved' && !search.mayHaveMissedCheaper) expect(cost).toBe(anyhow);
        if (search.bound !== undefined) expect(cost).toBeLessThanOrEqual(search.bound * anyhow);
        const within = leastCosts(graph, depth)[0]!;
        if (new GraphSpace(graph).unitCosts) expect(cost).toBe(within);
        if (status === 'unsolvable') expect(within).toBe(Number.POSITIVE_INFINITY);
      }),
      { numRuns: 1000 },
    );
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { admissibleFor, fewestMoves, runOnGraph, wildFor } from '../../../test/graph-run.ts';
import { type Graph, GraphSpace, graphs } from '../../../test/graph-space.ts';
import { bfs } from './bfs.ts';
import { hill } from './hill.ts';

const anyGraph = fc.oneof(graphs(7, 16, 1), graphs(12, 30, 4), graphs(40, 100, 1));

it('solves what can be solved, and proves the rest unsolvable, whatever the estimates and the seed', () => {
  fc.assert(
    fc.property(anyGraph, fc.nat(5), fc.boolean(), (graph, seed, honest) => {
      const estimate = honest ? admissibleFor(graph) : wildFor(graph);
      const { status } = runOnGraph(hill, graph, { estimate, options: { seed } });
      expect(status).toBe(runOnGraph(bfs, graph).status);
    }),
    { numRuns: 1000 },
  );
});

it('keeps to a limit of moves, and in the end finds what breadth-first search finds', () => {
  fc.assert(
    fc.property(anyGraph, fc.nat(6), fc.boolean(), (graph, depth, own) => {
      const limited = own ? { space: new GraphSpace(graph, depth) } : { limits: { depth } };
      const { status, moves } = runOnGraph(hill, graph, { estimate: wildFor(graph), ...limited });
      expect(moves).toBeLessThanOrEqual(depth);
      expect(status === 'solved').toBe(fewestMoves(graph, depth)[0]! < Number.POSITIVE_INFINITY);
      const anyhow = fewestMoves(graph, graph.size)[0]!;
      if (status === 'unsolvable' && !own) expect(anyhow).toBe(Number.POSITIVE_INFINITY);
    }),
    { numRuns: 1000 },
  );
});

/** Every position but the last one leads to the next and into a trap with better estimates all the way. */
const trap = (length: number): Graph => ({
  size: 2 * length,
  moves: Array.from({ length: length - 1 }, (_, from) => [
    { from, to: from + length, cost: 1 },
    { from, to: from + 1, cost: 1 },
    { from: from + length, to: from + length + 1, cost: 1 },
  ]).flat(),
  goals: [length - 1],
  guesses: [],
});

it('gets out of traps, each of which it enters at most once', () => {
  const length = 10;
  const graph = trap(length);
  const space = new GraphSpace(graph);
  const estimate = (words: Uint32Array, at: number): number => {
    const position = space.unpack(words, at);
    return position < length ? 3 * length - position : 2 * length - position;
  };
  const { status, moves, search } = runOnGraph(hill, graph, { estimate });
  expect(status).toBe('solved');
  expect(moves).toBe(length - 1);
  expect(search.statistics.stored).toBeLessThanOrEqual(graph.size);
});

it('makes the same choices from the same seed', () => {
  const [graph] = fc.sample(graphs(40, 100, 1), { numRuns: 1, seed: 5 });
  const problem = { estimate: wildFor(graph!), options: { seed: 7 } };
  const [one, other] = [runOnGraph(hill, graph!, problem), runOnGraph(hill, graph!, problem)];
  expect(one.search.statistics).toEqual(other.search.statistics);
});

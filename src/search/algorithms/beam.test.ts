import fc from 'fast-check';
import { expect, it } from 'vitest';
import { admissibleFor, fewestMoves, runOnGraph, wildFor } from '../../../test/graph-run.ts';
import { GraphSpace, graphs, leastCosts } from '../../../test/graph-space.ts';
import { beam } from './beam.ts';
import { bfs } from './bfs.ts';

const anyGraph = fc.oneof(graphs(7, 16, 1), graphs(12, 30, 4), graphs(40, 100, 1));
const widths = fc.constantFrom(1, 2, 3, 5, 1000);

it('never answers what is not so, whatever the width and the estimates', () => {
  const seen = { solved: 0, unsolvable: 0, 'state-limit': 0 };
  fc.assert(
    fc.property(anyGraph, widths, fc.boolean(), (graph, width, honest) => {
      const estimate = honest ? admissibleFor(graph) : wildFor(graph);
      const { status } = runOnGraph(beam, graph, { estimate, options: { width } });
      const isSolvable = leastCosts(graph, graph.size)[0]! < Number.POSITIVE_INFINITY;
      if (status === 'solved') expect(isSolvable).toBe(true);
      else if (status === 'unsolvable') expect(isSolvable).toBe(false);
      else expect(status).toBe('state-limit');
      seen[status as keyof typeof seen] += 1;
    }),
    { numRuns: 1000 },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(10);
});

it('is breadth-first search when the beam is wide enough', () => {
  fc.assert(
    fc.property(anyGraph, fc.option(fc.nat(6)), (graph, depth) => {
      const problem = { space: new GraphSpace(graph, depth ?? undefined) };
      const wide = runOnGraph(beam, graph, { ...problem, estimate: wildFor(graph) });
      const plain = runOnGraph(bfs, graph, problem);
      expect(wide.status).toBe(plain.status);
      expect(wide.moves).toBe(plain.moves);
    }),
    { numRuns: 400 },
  );
});

it('says depth-limit when a narrow beam is too deep, since a wide one might have come sooner', () => {
  fc.assert(
    fc.property(anyGraph, widths, fc.nat(6), (graph, width, depth) => {
      const problem = { space: new GraphSpace(graph, depth), estimate: wildFor(graph), options: { width } };
      const { status } = runOnGraph(beam, graph, problem);
      if (status === 'unsolvable') expect(fewestMoves(graph, depth)[0]).toBe(Number.POSITIVE_INFINITY);
    }),
    { numRuns: 400 },
  );
});

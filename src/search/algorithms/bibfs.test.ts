import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewestMoves, runOnGraph } from '../../../test/graph-run.ts';
import { type Graph, GraphSpace, graphs } from '../../../test/graph-space.ts';
import type { Backward } from '../../core/space.ts';
import { mustSuit } from '../solve.ts';
import { bfs } from './bfs.ts';
import { bibfs } from './bibfs.ts';

/** A graph that can be searched backwards; at some positions it says that there is never room for the predecessors. */
class TwoWayGraph extends GraphSpace {
  readonly backward: Backward;

  constructor(graph: Graph, crowded: readonly number[] = [], moveLimit?: number) {
    super(graph, moveLimit);
    const goals = [...new Set(graph.goals)];
    this.backward = {
      goals: (most) => {
        if (goals.length > most) return undefined;
        const rows = new Uint32Array(goals.length * this.words);
        for (const [row, goal] of goals.entries()) this.pack(goal, rows, row * this.words);
        return rows;
      },
      expand: (words, at, out, count) => {
        const position = this.unpack(words, at);
        if (crowded.includes(position)) return -1;
        let made = count;
        for (const { from, to } of graph.moves) {
          if (to !== position || goals.includes(from)) continue;
          if ((made + 1) * this.words > out.length) return -1;
          this.pack(from, out, made * this.words);
          made += 1;
        }
        return made;
      },
    };
  }
}

const anyGraph = fc.oneof(graphs(7, 16, 1), graphs(12, 30, 4), graphs(40, 100, 1));
const positions = fc.array(fc.nat(11), { maxLength: 4 });

describe('bidirectional breadth-first search', () => {
  it('finds the fewest moves, and proves that there is no solution, also where it cannot go on backwards', () => {
    fc.assert(
      fc.property(anyGraph, positions, (graph, crowded) => {
        const { status, moves } = runOnGraph(bibfs, graph, { space: new TwoWayGraph(graph, crowded) });
        const fewest = fewestMoves(graph, graph.size)[0]!;
        expect(status).toBe(fewest < Number.POSITIVE_INFINITY ? 'solved' : 'unsolvable');
        if (status === 'solved') expect(moves).toBe(fewest);
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps to a limit of moves', () => {
    fc.assert(
      fc.property(anyGraph, fc.nat(6), fc.boolean(), (graph, depth, own) => {
        const space = new TwoWayGraph(graph, [], own ? depth : undefined);
        const limits = own ? {} : { depth };
        const { status, moves } = runOnGraph(bibfs, graph, { space, limits });
        const plain = runOnGraph(bfs, graph, { space, limits });
        expect(moves).toBe(plain.moves);
        expect(status === 'solved').toBe(plain.status === 'solved');
        // Each side may run out of positions before the limit is reached, or not.
        if (status === 'unsolvable' && !own)
          expect(fewestMoves(graph, graph.size)[0]).toBe(Number.POSITIVE_INFINITY);
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps to a limit of states, and what it answers within one is right', () => {
    fc.assert(
      fc.property(anyGraph, positions, fc.integer({ min: 1, max: 20 }), (graph, crowded, states) => {
        const space = new TwoWayGraph(graph, crowded);
        const { status, moves, search } = runOnGraph(bibfs, graph, { space, limits: { states } });
        const fewest = fewestMoves(graph, graph.size)[0]!;
        expect(search.statistics.stored).toBeLessThanOrEqual(states);
        if (status === 'solved') expect(moves).toBe(fewest);
        else if (status === 'unsolvable') expect(fewest).toBe(Number.POSITIVE_INFINITY);
        else expect(status).toBe('state-limit');
      }),
      { numRuns: 2000 },
    );
  });

  it('says in a sentence where it cannot be used', () => {
    const graph = { size: 2, moves: [{ from: 0, to: 1, cost: 1 }], goals: [1], guesses: [] };
    expect(bibfs.unsuitable?.(new TwoWayGraph(graph))).toBeUndefined();
    expect(() => mustSuit(bibfs, new GraphSpace(graph))).toThrow(/moves that can be taken back.*\.$/);
    const many = new TwoWayGraph(graph);
    many.backward.goals = () => undefined;
    expect(() => mustSuit(bibfs, many)).toThrow(
      expect.objectContaining({
        name: 'UnsuitableError',
        message: expect.stringMatching(/more than 65536; bfs .*\.$/),
        refusal: { code: 'too-many-goals', values: { most: 65536 } },
      }),
    );
  });
});

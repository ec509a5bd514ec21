import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewestMoves, runOnGraph } from '../../../test/graph-run.ts';
import { type Graph, GraphSpace, graphs } from '../../../test/graph-space.ts';
import { StateTable } from '../../store/state-table.ts';
import { bfs } from './bfs.ts';
import { frontier } from './frontier.ts';
import { LayerCycle } from './frontier-cycle.ts';

/** Several one-way rings that start at position 0; their lengths decide when the layers repeat. */
const rings = (...lengths: number[]): Graph => {
  const moves: { from: number; to: number; cost: number }[] = [];
  let size = 1;
  for (const length of lengths) {
    const ring = [0, ...Array.from({ length: length - 1 }, (_, index) => size + index)];
    for (const [index, from] of ring.entries())
      moves.push({ from, to: ring[(index + 1) % length]!, cost: 1 });
    size += length - 1;
  }
  return { size, moves, goals: [], guesses: [] };
};

const anyGraph = fc.oneof(graphs(7, 16, 1), graphs(12, 30, 4), graphs(40, 80, 1));
const windows = fc.integer({ min: 1, max: 4 });

describe('frontier search', () => {
  it('finds the fewest moves in any graph, and proves that there is no solution where there is none', () => {
    fc.assert(
      fc.property(anyGraph, windows, (graph, layers) => {
        const { status, moves } = runOnGraph(frontier, graph, { options: { layers } });
        const fewest = fewestMoves(graph, graph.size)[0]!;
        expect(status).toBe(fewest < Number.POSITIVE_INFINITY ? 'solved' : 'unsolvable');
        if (status === 'solved') expect(moves).toBe(fewest);
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps to a limit of moves', () => {
    fc.assert(
      fc.property(anyGraph, windows, fc.nat(6), fc.boolean(), (graph, layers, depth, own) => {
        const limited = own ? { space: new GraphSpace(graph, depth) } : { limits: { depth } };
        const { status, moves } = runOnGraph(frontier, graph, { ...limited, options: { layers } });
        const plain = runOnGraph(bfs, graph, limited);
        expect(moves).toBe(plain.moves);
        // Layers that repeat can reach the limit where breadth-first search has run out of states.
        if (plain.status !== 'unsolvable') expect(status).toBe(plain.status);
      }),
      { numRuns: 400 },
    );
  });

  it('notices that layers repeat, also with long cycles', () => {
    for (const lengths of [[5], [6, 7], [5, 7, 9], [4, 9, 25]]) {
      const { status } = runOnGraph(frontier, rings(...lengths), { options: { layers: 2 } });
      expect(status).toBe('unsolvable');
    }
  });

  it('finds the moves of a long way again while it holds only a few layers', () => {
    const length = 1000;
    const graph = { ...rings(length), goals: [length - 1] };
    const { moves, search } = runOnGraph(frontier, graph, { options: { layers: 2 } });
    expect(moves).toBe(length - 1);
    expect(search.statistics.stored).toBeLessThan(10);
  });
});

describe('the comparison of layers', () => {
  const layerOf = (...rows: number[]): StateTable => {
    const table = new StateTable(1, 1, 2 ** 30);
    table.insertAll(Uint32Array.from(rows), rows.length, new Int32Array(rows.length));
    return table;
  };
  const compareAll = (cycle: LayerCycle, layers: readonly StateTable[]): string => {
    let result = cycle.compare(layers);
    while (result === 'running') result = cycle.compare(layers);
    return result;
  };

  it('says "same" only when the sets are, whatever sizes and sums say', () => {
    for (const [later, wanted] of [
      [[3, 2, 1], 'same'],
      [[1, 2, 4], 'different'],
      [[1, 2], 'different'],
    ] as const) {
      const cycle = new LayerCycle(1);
      const first = layerOf(1, 2, 3);
      for (let depth = 0; depth < 3; depth += 1) cycle.note(3, 42, [first]);
      expect(cycle.isDue).toBe(false);
      expect(cycle.held).toEqual([first]);
      const now = [layerOf(...later)];
      cycle.note(3, 42, now);
      expect(cycle.isDue).toBe(true);
      expect(compareAll(cycle, now)).toBe(wanted);
      expect(cycle.held).toHaveLength(wanted === 'same' ? 1 : 0);
    }
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Graph, GraphSpace, graphs, leastCosts } from '../../test/graph-space.ts';
import type { Algorithm, Search, SearchProblem, Status } from '../core/search.ts';
import type { Space, Successors } from '../core/space.ts';
import { bfs } from './algorithms/bfs.ts';
import { dfs } from './algorithms/dfs.ts';
import { dls } from './algorithms/dls.ts';
import { greedyDfs } from './algorithms/greedy-dfs.ts';
import { idastar } from './algorithms/idastar.ts';
import { idastarTable } from './algorithms/idastar-table.ts';
import { ids } from './algorithms/ids.ts';
import { idsTable } from './algorithms/ids-table.ts';
import { rbfs } from './algorithms/rbfs.ts';

interface Answer {
  readonly status: Status;
  readonly cost: number;
  readonly moves: number;
  readonly search: Search;
}

/** Runs a search and replays its moves on the graph. */
function run(algorithm: Algorithm, graph: Graph, problem: Partial<SearchProblem> = {}): Answer {
  const space = problem.space ?? new GraphSpace(graph);
  const search = algorithm.create({ space, start: new Uint32Array(2), limits: {}, ...problem });
  let status = search.step(3);
  while (status === 'running') status = search.step(3);
  if (status !== 'solved') return { status, cost: Number.POSITIVE_INFINITY, moves: 0, search };
  let position = 0;
  let cost = 0;
  const path = search.path();
  for (const code of path) {
    const move = graph.moves[code]!;
    expect(move.from).toBe(position);
    position = move.to;
    cost += move.cost;
  }
  expect(graph.goals).toContain(position);
  return { status, cost, moves: path.length, search };
}

const depthFirst = [dfs, greedyDfs, dls, ids, idsTable, idastar, idastarTable, rbfs];
const byCost = [idastar, idastarTable, rbfs];

const anyGraph = fc.oneof(graphs(7, 16, 1), graphs(7, 16, 4), graphs(12, 16, 1), graphs(12, 16, 4));

/** Estimates from the graph's guesses: never too high, inconsistent, Infinity where there is no solution. */
const admissibleFor = (graph: Graph, space: GraphSpace) => {
  const exact = leastCosts(graph, graph.size);
  return (words: Uint32Array, at: number) => {
    const position = space.unpack(words, at);
    return exact[position] === Number.POSITIVE_INFINITY && graph.guesses[position]! < 0.5
      ? 0
      : exact[position]! * graph.guesses[position]!;
  };
};

describe.each(depthFirst)('$id', (algorithm) => {
  it('finds a solution in any graph where there is one, and proves that there is none where not', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const space = new GraphSpace(graph);
        const solvable = leastCosts(graph, graph.size)[0]! < Number.POSITIVE_INFINITY;
        const answer = run(algorithm, graph, { estimate: admissibleFor(graph, space) });
        expect(answer.status).toBe(solvable ? 'solved' : 'unsolvable');
      }),
      { numRuns: 400 },
    );
  });

  it('finds a solution within a limit of moves where there is one', () => {
    fc.assert(
      fc.property(anyGraph, fc.nat(6), fc.boolean(), (graph, depth, own) => {
        const limited = own ? { space: new GraphSpace(graph, depth) } : { limits: { depth } };
        const estimate = admissibleFor(graph, new GraphSpace(graph));
        const answer = run(algorithm, graph, { ...limited, estimate });
        const solvable = leastCosts(graph, depth)[0]! < Number.POSITIVE_INFINITY;
        expect(answer.status === 'solved').toBe(solvable);
        expect(answer.moves).toBeLessThanOrEqual(depth);
        if (answer.status === 'unsolvable') {
          const isRule = own && new GraphSpace(graph).unitCosts;
          expect(leastCosts(graph, isRule ? depth : graph.size)[0]).toBe(Number.POSITIVE_INFINITY);
        }
        // Both know all positions within the limit, and so whether any lies beyond it.
        if (algorithm === dfs) expect(answer.status).toBe(run(bfs, graph, limited).status);
      }),
      { numRuns: 400 },
    );
  });
});

describe.each(byCost)('$id', (algorithm) => {
  it('is optimal with admissible estimates that are not consistent', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const estimate = admissibleFor(graph, new GraphSpace(graph));
        const answer = run(algorithm, graph, { estimate, admissible: true });
        expect(answer.cost).toBe(leastCosts(graph, graph.size)[0]);
      }),
      { numRuns: 1000 },
    );
  });

  it('knows when a limit of moves kept it from a cheaper solution', () => {
    fc.assert(
      fc.property(anyGraph, fc.nat(6), (graph, depth) => {
        const estimate = admissibleFor(graph, new GraphSpace(graph));
        const answer = run(algorithm, graph, { estimate, admissible: true, limits: { depth } });
        const within = leastCosts(graph, depth)[0]!;
        const anyhow = leastCosts(graph, graph.size)[0]!;
        expect(answer.cost).toBe(within);
        if (answer.status === 'solved' && !answer.search.mayHaveMissedCheaper) expect(within).toBe(anyhow);
        if (answer.status === 'unsolvable') expect(anyhow).toBe(Number.POSITIVE_INFINITY);
      }),
      { numRuns: 1000 },
    );
  });

  it('ends with estimates that are far too high', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const space = new GraphSpace(graph);
        const estimate = (words: Uint32Array, at: number) => 30 * graph.guesses[space.unpack(words, at)]!;
        const answer = run(algorithm, graph, { estimate });
        expect(answer.status === 'solved').toBe(leastCosts(graph, graph.size)[0]! < Number.POSITIVE_INFINITY);
      }),
      { numRuns: 400 },
    );
  });
});

/** A corridor: position n leads back to n - 1 and on to n + 1, up to its end. */
class Corridor implements Space<number, number> {
  readonly words = 1;
  readonly maxSuccessors = 2;
  readonly unitCosts = true;
  private readonly length: number;

  constructor(length: number) {
    this.length = length;
  }

  pack(position: number, words: Uint32Array, at: number): void {
    words[at] = position;
  }
  unpack(words: Uint32Array, at: number): number {
    return words[at]!;
  }
  isGoal(words: Uint32Array, at: number): boolean {
    return words[at] === this.length;
  }
  expand(words: Uint32Array, at: number, out: Successors, count: number): number {
    const position = words[at]!;
    let made = count;
    for (const next of position === 0 ? [1] : [position - 1, position + 1]) {
      out.states[made] = next;
      out.moves[made] = next < position ? 0 : 1;
      out.costs[made] = 1;
      made += 1;
    }
    return made;
  }
  move(code: number): number {
    return code;
  }
}

describe('special cases', () => {
  it.each([dfs, dls, idastar, rbfs])('$id follows a path of any length', (algorithm) => {
    const length = 50_000;
    const search = algorithm.create({
      space: new Corridor(length),
      start: new Uint32Array(1),
      limits: { depth: length },
      estimate: (words, at) => length - words[at]!,
    });
    let status = search.step(1000);
    while (status === 'running') status = search.step(1000);
    expect(status).toBe('solved');
    expect(search.path()).toEqual(Array.from({ length }, () => 1));
    expect(search.statistics).toMatchObject({ expanded: length, generated: 2 * length - 1 });
  });

  it.each(depthFirst.filter((each) => each !== rbfs))('$id tries moves in their order', (algorithm) => {
    const moves = [
      [0, 1],
      [0, 2],
      [1, 3],
      [2, 4],
    ].map(([from, to]) => ({ from: from!, to: to!, cost: 1 }));
    const graph = { size: 5, moves, goals: [3, 4], guesses: [] };
    expect(run(algorithm, graph).search.path()).toEqual([0, 2]);
  });

  it.each(byCost)('$id finds the only way that is short enough, dear as it is', (algorithm) => {
    const moves = [
      [0, 1, 1],
      [1, 2, 1],
      [0, 2, 5],
      [2, 3, 1],
      [3, 4, 1],
    ].map(([from, to, cost]) => ({ from: from!, to: to!, cost: cost! }));
    const graph = { size: 5, moves, goals: [4], guesses: [] };
    expect(run(algorithm, graph)).toMatchObject({ cost: 4, moves: 4 });
    const limited = run(algorithm, graph, { limits: { depth: 3 } });
    expect(limited).toMatchObject({ status: 'solved', cost: 7, moves: 3 });
    expect(limited.search.mayHaveMissedCheaper).toBe(true);
  });

  it.each([idsTable, idastarTable])('$id proves quickly that there is no solution', (algorithm) => {
    const side = 8;
    const moves = Array.from({ length: side * side }, (_, from) => [
      ...(from % side > 0 ? [{ from, to: from - 1, cost: 1 }] : []),
      ...(from % side < side - 1 ? [{ from, to: from + 1, cost: 1 }] : []),
      ...(from >= side ? [{ from, to: from - side, cost: 1 }] : []),
      ...(from < side * (side - 1) ? [{ from, to: from + side, cost: 1 }] : []),
    ]).flat();
    const graph = { size: side * side, moves, goals: [], guesses: [] };
    const { status, search } = run(algorithm, graph);
    expect(status).toBe('unsolvable');
    expect(search.statistics.stored).toBe(side * side);
    // A round a distance, and one more that meets nothing new; some positions are first met by a detour.
    expect(search.statistics.expanded).toBeLessThan(1.5 * 2 * side * side * side);
  });

  it('knows how deep depth-limited search looks', () => {
    const corridor = (length: number, given: Partial<SearchProblem> = {}) => {
      const start = new Uint32Array(1);
      const search = dls.create({ space: new Corridor(length), start, limits: {}, ...given });
      return search.step(1000);
    };
    expect(corridor(14)).toBe('solved');
    expect(corridor(15)).toBe('depth-limit');
    const twenty = { options: { depth: 20 } };
    expect(corridor(20, twenty)).toBe('solved');
    expect(corridor(21, twenty)).toBe('depth-limit');
    // A limit for every search stands in for the option, and is never exceeded.
    expect(corridor(20, { limits: { depth: 20 } })).toBe('solved');
    expect(corridor(20, { ...twenty, limits: { depth: 19 } })).toBe('depth-limit');
    expect(corridor(21, { ...twenty, limits: { depth: 30 } })).toBe('depth-limit');
  });

  it('deepens by several moves at a time, and then claims no fewest moves', () => {
    // The first way to the goal is longer than the last one, and within the limit of two moves.
    const moves = [
      [0, 1],
      [1, 2],
      [0, 2],
    ].map(([from, to]) => ({ from: from!, to: to!, cost: 1 }));
    const graph = { size: 3, moves, goals: [2], guesses: [] };
    expect(run(ids, graph).moves).toBe(1);
    expect(run(ids, graph, { options: { step: 2 } }).moves).toBe(2);
    const given = { unitCosts: true, admissible: false };
    expect(ids.isOptimal(given)).toBe(true);
    expect(ids.isOptimal({ ...given, options: { step: 1 } })).toBe(true);
    expect(ids.isOptimal({ ...given, options: { step: 2 } })).toBe(false);
    fc.assert(
      fc.property(anyGraph, fc.integer({ min: 1, max: 4 }), (each, step) => {
        const fewest = run(ids, each);
        const { status, moves: found } = run(ids, each, { options: { step } });
        expect(status).toBe(fewest.status);
        // Within the limit that is the first to reach the shortest solution.
        expect(found).toBeLessThanOrEqual(Math.ceil(fewest.moves / step) * step);
      }),
    );
  });

  it('takes the best neighbour where it has not been, and goes back where there is none', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const space = new GraphSpace(graph);
        const guess = (position: number): number =>
          graph.guesses[position]! > 0.9
            ? Number.POSITIVE_INFINITY
            : Math.floor(5 * graph.guesses[position]!);
        const estimate = (words: Uint32Array, at: number) => guess(space.unpack(words, at));
        const been = new Set<number>();
        const walk = (position: number, path: readonly number[]): readonly number[] | undefined => {
          if (graph.goals.includes(position)) return path;
          been.add(position);
          const ways = graph.moves.map((move, code) => ({ ...move, code }));
          const neighbours = ways.filter(({ from, to }) => from === position && Number.isFinite(guess(to)));
          for (const { to, code } of neighbours.toSorted((a, b) => guess(a.to) - guess(b.to))) {
            const found = been.has(to) ? undefined : walk(to, [...path, code]);
            if (found) return found;
          }
          return undefined;
        };
        const expected = Number.isFinite(guess(0)) ? walk(0, []) : undefined;
        const { search, status } = run(greedyDfs, graph, { estimate });
        expect(status).toBe(expected ? 'solved' : 'unsolvable');
        if (expected) expect(search.path()).toEqual(expected);
        expect(search.statistics.expanded).toBe(been.size);
        expect(search.statistics.stored).toBe(been.size);
      }),
      { numRuns: 400 },
    );
  });
});

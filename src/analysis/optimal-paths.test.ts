import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  drawn,
  pathsOf,
  shortestSolutions,
  solvableGraphs,
  startOf,
  visitedBy,
} from '../../test/drawn-graph.ts';
import { admissibleFor } from '../../test/graph-run.ts';
import { GraphSpace } from '../../test/graph-space.ts';
import { runNow } from '../core/slices.ts';
import { countFinals, countPaths, listPaths, optimalPaths } from './optimal-paths.ts';
import { mostCounted } from './path-count.ts';
import { singlePath } from './single-path.ts';

describe('optimal paths', () => {
  it('are counted by moves and by where they end', () => {
    //  two moves 0 → 1, then 1 → 3 or 1 → 4, both goals; 0 → 2 → 4 as well; 2 → 5 → 3 is too long
    const paths = pathsOf(drawn('0>1 0>1 0>2 1>3 1>4 2>4 2>5 5>3', [3, 4]));
    expect(paths.optimum).toBe(2);
    expect(runNow(countPaths(paths))).toBe(5);
    expect(countFinals(paths)).toBe(2);
    expect([...listPaths(paths)]).toEqual([
      [0, 3],
      [0, 4],
      [1, 3],
      [1, 4],
      [2, 5],
    ]);
  });

  it('are one without a move where the start is a goal', () => {
    const paths = pathsOf(drawn('0>1', [0]));
    expect([paths.optimum, runNow(countPaths(paths)), countFinals(paths)]).toEqual([0, 1, 1]);
    expect([...listPaths(paths)]).toEqual([[]]);
  });

  it('are those that trying everything finds, with an estimate or without', () => {
    fc.assert(
      fc.property(solvableGraphs(8, 20), (graph) => {
        const expected = shortestSolutions(graph);
        const finals = new Set(expected.map((solution) => visitedBy(graph, solution).at(-1)));
        const optimum = expected[0]!.length;
        for (const estimate of [undefined, admissibleFor(graph)]) {
          const space = new GraphSpace(graph);
          const paths = runNow(optimalPaths(space, startOf(), {}, { optimum, estimate }));
          if (typeof paths === 'string') throw new Error(paths);
          expect([...listPaths(paths)].sort()).toEqual(expected.sort());
          expect(runNow(countPaths(paths))).toBe(expected.length);
          expect(countFinals(paths)).toBe(finals.size);
        }
      }),
    );
  });

  it('are not told exactly when there are too many', () => {
    const ladder = (length: number) =>
      drawn(Array.from({ length }, (_, at) => `${at}>${at + 1} ${at}>${at + 1}`).join(' '), [length]);
    expect(runNow(countPaths(pathsOf(ladder(49))))).toBe(2 ** 49);
    expect(2 ** 50).toBeGreaterThan(mostCounted);
    expect(runNow(countPaths(pathsOf(ladder(50))))).toBe('more than 10^15');
  });

  it('say what kept them from being found', () => {
    const graph = drawn('0>1 1>2 2>3', [3]);
    const tried = (limits: object, moveLimit?: number) =>
      runNow(optimalPaths(new GraphSpace(graph, moveLimit), startOf(), limits));
    expect(tried({ depth: 2 })).toBe('depth-limit');
    expect(tried({ states: 3 })).toBe('state-limit');
    expect(tried({ bytes: 1 })).toBe('memory-limit');
    expect(tried({}, 2)).toBe('unsolvable');
    expect(tried({}, 3)).toMatchObject({ optimum: 3 });
    expect(runNow(optimalPaths(new GraphSpace(drawn('0>1 1>0', [2])), startOf()))).toBe('unsolvable');
  });
});

it('a single path is one of them', () => {
  const graph = drawn('0>1 0>2 1>3 2>3 3>4', [4]);
  const path = runNow(singlePath(new GraphSpace(graph), startOf(), [1, 3, 4]));
  expect([...listPaths(path)]).toEqual([[1, 3, 4]]);
  expect([runNow(countPaths(path)), countFinals(path)]).toEqual([1, 1]);
  expect(() => runNow(singlePath(new GraphSpace(graph), startOf(), [2]))).toThrow('not legal');
});

import type fc from 'fast-check';
import { type StateGraph, stateGraph } from '../src/analysis/graph.ts';
import { type OptimalPaths, optimalPaths } from '../src/analysis/optimal-paths.ts';
import { runNow } from '../src/core/slices.ts';
import { type Graph, GraphSpace, graphs } from './graph-space.ts';

/** A graph as one writes it down: `drawn('0>1 0>2 1>3', [3])`, moves in this order; position 0 is the start. */
export function drawn(arrows: string, goals: readonly number[]): Graph {
  const moves = arrows.split(' ').map((arrow) => {
    const [from, to] = arrow.split('>').map(Number);
    return { from: from!, to: to!, cost: 1 };
  });
  const size = 1 + Math.max(...moves.flatMap(({ from, to }) => [from, to]), ...goals);
  return { size, moves, goals, guesses: Array<number>(size).fill(0) };
}

/** Random graphs in which a goal can be reached and every move counts 1. */
export const solvableGraphs = (size: number, mostMoves: number): fc.Arbitrary<Graph> =>
  graphs(size, mostMoves, 1).filter((graph) => wholeGraph(graph).toGoal[0]! >= 0);

export const startOf = (): Uint32Array => new Uint32Array(2);

export function wholeGraph(graph: Graph, moveLimit?: number): StateGraph {
  const whole = runNow(stateGraph(new GraphSpace(graph, moveLimit), startOf(), { states: 1000 }));
  if (typeof whole === 'number') throw new Error('this graph is too large for a test');
  return whole;
}

export function pathsOf(graph: Graph, moveLimit?: number): OptimalPaths {
  const paths = runNow(optimalPaths(new GraphSpace(graph, moveLimit), startOf()));
  if (typeof paths === 'string') throw new Error(`this graph has no optimal paths: ${paths}`);
  return paths;
}

/** The numbers of a graph's positions by their numbers in the whole graph, which breadth-first search gives them. */
export const positionsOf = ({ space, states, count }: StateGraph): number[] =>
  Array.from({ length: count }, (_, id) => space.unpack(states, id * space.words) as number);

/** All solutions of up to `most` moves that visit no position twice, as numbers of moves, found by trying everything. */
export function simpleSolutions({ moves, goals }: Graph, most: number): number[][] {
  const found: number[][] = [];
  const goOn = (at: number, path: readonly number[], visited: readonly number[]): void => {
    if (goals.includes(at)) {
      found.push([...path]);
      return;
    }
    if (path.length === most) return;
    for (const [code, { from, to }] of moves.entries())
      if (from === at && !visited.includes(to)) goOn(to, [...path, code], [...visited, to]);
  };
  goOn(0, [], [0]);
  return found;
}

/** Those of them with the fewest moves. */
export function shortestSolutions(graph: Graph): number[][] {
  const all = simpleSolutions(graph, graph.size);
  const fewest = Math.min(...all.map(({ length }) => length));
  return all.filter(({ length }) => length === fewest);
}

/** The positions that a solution passes, the start first. */
export const visitedBy = ({ moves }: Graph, solution: readonly number[]): number[] => [
  0,
  ...solution.map((code) => moves[code]!.to),
];

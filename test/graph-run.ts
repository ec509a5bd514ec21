import type { Algorithm, Search, SearchProblem, Status } from '../src/core/search.ts';
import type { Estimate } from '../src/core/space.ts';
import { type Graph, GraphSpace, leastCosts } from './graph-space.ts';

export interface GraphAnswer {
  readonly status: Status;
  /** Of the solution; Infinity without one. */
  readonly cost: number;
  readonly moves: number;
  readonly search: Search;
}

/** Runs a search from position 0 in steps of one, calls back after each, and replays the solution on the graph. */
export function runOnGraph(
  algorithm: Algorithm,
  graph: Graph,
  problem: Partial<SearchProblem> = {},
  afterStep: (search: Search) => void = () => {},
): GraphAnswer {
  const space = problem.space ?? new GraphSpace(graph);
  const search = algorithm.create({ space, start: new Uint32Array(2), limits: {}, ...problem });
  let status: Status | 'running' = 'running';
  while (status === 'running') {
    status = search.step(1);
    afterStep(search);
  }
  if (status !== 'solved') return { status, cost: Number.POSITIVE_INFINITY, moves: 0, search };
  const path = search.path();
  return { status, cost: replayOnGraph(graph, path), moves: path.length, search };
}

/** What the moves cost; they must lead from position 0 to a goal. */
export function replayOnGraph(graph: Graph, path: readonly number[]): number {
  let position = 0;
  let cost = 0;
  for (const code of path) {
    const move = graph.moves[code]!;
    if (move.from !== position) throw new Error(`move ${code} does not start at ${position}`);
    position = move.to;
    cost += move.cost;
  }
  if (!graph.goals.includes(position)) throw new Error(`${position} is not a goal`);
  return cost;
}

/** Estimates from the graph's guesses: never too high, inconsistent, Infinity in some of the dead ends. */
export function admissibleFor(graph: Graph): Estimate {
  const space = new GraphSpace(graph);
  const exact = leastCosts(graph, graph.size);
  return (words, at) => {
    const position = space.unpack(words, at);
    const guess = graph.guesses[position]!;
    return exact[position] === Number.POSITIVE_INFINITY && guess < 0.5 ? 0 : exact[position]! * guess;
  };
}

/** Estimates that may be far too high, and are 0 at goals. */
export function wildFor(graph: Graph): Estimate {
  const space = new GraphSpace(graph);
  return (words, at) => (space.isGoal(words, at) ? 0 : 30 * graph.guesses[space.unpack(words, at)]!);
}

/** By position the fewest moves to a goal, of at most `most`. */
export const fewestMoves = (graph: Graph, most: number): number[] =>
  leastCosts({ ...graph, moves: graph.moves.map((move) => ({ ...move, cost: 1 })) }, most);

import { type Pace, type Steps, unhurried } from '../core/slices.ts';
import { none, type StateGraph } from './graph.ts';

/** Moves that leave an optimal solution and lose the level, and the lost region behind them. */
export interface Traps {
  /** The share of moves on optimal solutions that lead to positions from which the goal cannot be reached. */
  readonly rate: number;
  /** Traps, of all moves from positions on optimal solutions; each position counts once. */
  readonly moves: number;
  readonly of: number;
  /** Positions that can be reached behind these moves, all of them lost. */
  readonly positions: number;
  /** The depth of the lost region: the largest distance of one of its positions from the nearest trap. */
  readonly depth: number;
}

/** The same, and the positions that the traps lead to, once for each move. */
export interface FoundTraps extends Traps {
  readonly entrances: readonly number[];
}

/** Lost is also what cannot be solved in the moves that the level allows. */
export function* trapsOf(graph: StateGraph, pace: Pace = unhurried): Steps<FoundTraps> {
  const { count, firstMove, targets, depth, toGoal, space } = graph;
  const optimum = toGoal[0]!;
  const { moveLimit = Number.POSITIVE_INFINITY } = space;
  const entrances: number[] = [];
  let of = 0;
  for (let id = 0; id < count; id += 1) {
    if (pace.isOver()) yield;
    if (toGoal[id] === none || toGoal[id] === 0 || depth[id]! + toGoal[id]! !== optimum) continue;
    for (let move = firstMove[id]!; move < firstMove[id + 1]!; move += 1) {
      const to = targets[move]!;
      of += 1;
      if (toGoal[to] === none || depth[id]! + 1 + toGoal[to]! > moveLimit) entrances.push(to);
    }
  }
  const region = yield* lostRegion(graph, entrances, pace);
  return { rate: of === 0 ? 0 : entrances.length / of, moves: entrances.length, of, ...region, entrances };
}

/** Breadth-first from all traps at once. From a lost position there are only lost ones. */
function* lostRegion(
  { count, firstMove, targets, toGoal }: StateGraph,
  entrances: readonly number[],
  pace: Pace,
): Steps<{ positions: number; depth: number }> {
  const seen = new Uint8Array(count);
  let layer: number[] = [];
  const meet = (id: number): void => {
    // A position that only the limit of moves makes lost is a trap, but its region is not lost for good.
    if (seen[id] || toGoal[id] !== none) return;
    seen[id] = 1;
    layer.push(id);
  };
  for (const id of entrances) meet(id);
  let positions = layer.length;
  let depth = 0;
  for (;;) {
    const last = layer;
    layer = [];
    for (const id of last) {
      for (let move = firstMove[id]!; move < firstMove[id + 1]!; move += 1) meet(targets[move]!);
      if (pace.isOver()) yield;
    }
    if (layer.length === 0) return { positions, depth };
    positions += layer.length;
    depth += 1;
  }
}

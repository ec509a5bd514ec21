import { defaultBytes, type Limits } from '../core/search.ts';
import { type Pace, type Steps, unhurried } from '../core/slices.ts';
import type { Estimate, Space } from '../core/space.ts';
import { Growable } from '../store/growable.ts';
import { StateTable } from '../store/state-table.ts';
import { Expander } from './expander.ts';
import { none } from './graph.ts';
import { type PathCount, pathCount } from './path-count.ts';

/** The positions and moves of all shortest solutions: an acyclic graph in layers. */
export interface OptimalPaths {
  readonly space: Space;
  /** The moves of a shortest solution. */
  readonly optimum: number;
  /** Packed states, layer by layer; the start is number 0. */
  readonly states: Uint32Array;
  /** The states after `moves` moves are those from `firstState[moves]` up to, not including, `firstState[moves + 1]`. */
  readonly firstState: Int32Array;
  /** The moves of state `id` are those from `firstMove[id]` up to, not including, `firstMove[id + 1]`. */
  readonly firstMove: Int32Array;
  /** By move: the state it leads to, and its number in the space. */
  readonly targets: Int32Array;
  readonly codes: Int32Array;
}

/** The optimum, where it is known before the search: it allows pruning. */
export interface KnownOptimum {
  readonly optimum: number;
  /** Admissible: states that cannot be on a shortest solution are not stored. */
  readonly estimate?: Estimate | undefined;
}

/** Room for so many moves is reserved at once. */
const mostReserved = 1 << 28;

/** Why there are no optimal paths. */
export type NoPaths = 'unsolvable' | 'depth-limit' | 'state-limit' | 'memory-limit';

/**
 * Finds all shortest solutions at once: breadth-first up to the depth of the nearest goal, then back from the goals, keeping
 * the states that lead to one in time. Moves are not stored: the states that are kept are expanded again.
 */
export function* optimalPaths(
  space: Space,
  start: Uint32Array,
  limits: Limits = {},
  known?: KnownOptimum,
  pace: Pace = unhurried,
): Steps<OptimalPaths | NoPaths> {
  const layers = yield* layersToGoal(space, start, limits, known, pace);
  if (typeof layers === 'string') return layers;
  const { table, firstState, expander } = layers;
  const optimum = firstState.length - 2;
  const isKept = new Uint8Array(table.count);
  for (let id = firstState[optimum]!; id < table.count; id += 1) {
    isKept[id] = space.isGoal(table.states, id * space.words) ? 1 : 0;
    if (pace.isOver()) yield;
  }
  for (let depth = optimum - 1; depth >= 0; depth -= 1) {
    for (let id = firstState[depth]!; id < firstState[depth + 1]!; id += 1) {
      const made = yield* expander.expand(id);
      for (let i = 0; i < made && !isKept[id]; i += 1) {
        const target = table.find(expander.successors.states, i * space.words);
        if (target >= firstState[depth + 1]! && isKept[target]) isKept[id] = 1;
        if (pace.isOver()) yield;
      }
    }
  }
  return yield* keptPaths(space, layers, isKept, pace);
}

interface Layers {
  readonly table: StateTable;
  readonly firstState: readonly number[];
  readonly expander: Expander;
}

/** Breadth-first layers up to the first one with a goal. */
function* layersToGoal(
  space: Space,
  start: Uint32Array,
  { states, bytes = defaultBytes, depth: depthLimit = Number.POSITIVE_INFINITY }: Limits,
  known: KnownOptimum | undefined,
  pace: Pace,
): Steps<Layers | NoPaths> {
  const { words, moveLimit = Number.POSITIVE_INFINITY } = space;
  const table = new StateTable(words, 0, bytes, states);
  const expander = new Expander(space, table, pace);
  const within = known?.estimate && { moves: known.optimum, estimate: known.estimate };
  table.insertAll(start, 1, expander.ids);
  const firstState = [0, 1];
  let hasGoal = space.isGoal(table.states, 0);
  for (let depth = 0; !hasGoal; depth += 1) {
    if (depth >= moveLimit) return 'unsolvable';
    if (depth >= depthLimit) return 'depth-limit';
    const from = firstState[depth]!;
    const to = firstState[depth + 1]!;
    if (from === to) return 'unsolvable';
    for (let id = from; id < to; id += 1) {
      const made = yield* expander.expand(id);
      const kept = within ? yield* expander.keepWithin(within, made, depth + 1) : made;
      let fresh = table.count;
      const limit = yield* expander.store(kept);
      if (limit) return limit;
      for (; fresh < table.count && !hasGoal; fresh += 1) {
        hasGoal = space.isGoal(table.states, fresh * words);
        if (pace.isOver()) yield;
      }
    }
    firstState.push(table.count);
  }
  return { table, firstState, expander };
}

/** The states that are kept, renumbered, with the moves between them. */
function* keptPaths(
  space: Space,
  { table, firstState: layers, expander }: Layers,
  isKept: Uint8Array,
  pace: Pace,
): Steps<OptimalPaths> {
  const { words } = space;
  const numbers = new Int32Array(table.count).fill(none);
  const firstState = new Int32Array(layers.length);
  let count = 0;
  for (let depth = 0; depth + 1 < layers.length; depth += 1) {
    for (let id = layers[depth]!; id < layers[depth + 1]!; id += 1) {
      if (pace.isOver()) yield;
      if (!isKept[id]) continue;
      numbers[id] = count;
      count += 1;
    }
    firstState[depth + 1] = count;
  }
  const states = new Uint32Array(count * words);
  const firstMove = new Int32Array(count + 1);
  const mostMoves = Math.min(count * space.maxSuccessors, mostReserved);
  const targets = new Growable(new Int32Array(1 << 8), mostMoves);
  const codes = new Growable(new Int32Array(1 << 8), mostMoves);
  for (let depth = 0; depth + 1 < layers.length; depth += 1) {
    for (let id = layers[depth]!; id < layers[depth + 1]!; id += 1) {
      if (pace.isOver()) yield;
      const number = numbers[id]!;
      if (number === none) continue;
      states.set(table.states.subarray(id * words, (id + 1) * words), number * words);
      const made = yield* expander.expand(id);
      for (let i = 0; i < made; i += 1) {
        const target = table.find(expander.successors.states, i * words);
        if (pace.isOver()) yield;
        if (target < layers[depth + 1]! || !isKept[target]) continue;
        targets.push(numbers[target]!);
        codes.push(expander.successors.moves[i]!);
      }
      firstMove[number + 1] = targets.length;
    }
  }
  return {
    space,
    optimum: layers.length - 2,
    states,
    firstState,
    firstMove,
    targets: targets.used,
    codes: codes.used,
  };
}

/** The number of shortest solutions, as sequences of moves. */
export function* countPaths(
  { firstState, firstMove, targets, optimum }: OptimalPaths,
  pace: Pace = unhurried,
): Steps<PathCount> {
  const ways = new Float64Array(firstState[optimum + 1]!);
  ways.fill(1, firstState[optimum]!);
  for (let id = firstState[optimum]! - 1; id >= 0; id -= 1) {
    for (let move = firstMove[id]!; move < firstMove[id + 1]!; move += 1) ways[id]! += ways[targets[move]!]!;
    if (pace.isOver()) yield;
  }
  return pathCount(ways[0]!);
}

/** The number of different positions that shortest solutions end in. */
export const countFinals = ({ firstState, optimum }: OptimalPaths): number =>
  firstState[optimum + 1]! - firstState[optimum]!;

/** The shortest solutions as codes of moves, in the order of the rules. */
export function* listPaths({ firstMove, targets, codes, optimum }: OptimalPaths): Generator<number[]> {
  const moves: number[] = [];
  // By depth: the next move to try there.
  const next = [firstMove[0]!];
  const at = [0];
  while (next.length > 0) {
    const depth = next.length - 1;
    const move = next[depth]!;
    if (depth === optimum) yield [...moves];
    if (depth === optimum || move === firstMove[at[depth]! + 1]) {
      next.pop();
      at.pop();
      moves.pop();
      continue;
    }
    next[depth] = move + 1;
    moves.push(codes[move]!);
    at.push(targets[move]!);
    next.push(firstMove[targets[move]!]!);
  }
}

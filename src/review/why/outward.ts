import { Expander } from '../../analysis/expander.ts';
import { defaultBytes } from '../../core/search.ts';
import type { Pace, Steps } from '../../core/slices.ts';
import type { Space } from '../../core/space.ts';
import { Growable } from '../../store/growable.ts';
import { StateTable } from '../../store/state-table.ts';

/** The positions met from one on, breadth first; that one is number 0. */
export interface Outward {
  readonly count: number;
  /** The fewest moves to each. */
  readonly depth: Int32Array;
  /** These are all that the moves allow; otherwise there are more than the limit. */
  readonly isAll: boolean;
  /** No further move leads to another one, however many are allowed. */
  readonly isClosed: boolean;
  /** The number of the first solved one. */
  readonly goal: number | undefined;
  /** A position in the form of the rules. */
  state(id: number): unknown;
}

export interface OutwardOptions {
  /** The most positions to visit. */
  readonly states: number;
  /** The most moves to make. */
  readonly moves?: number;
  /** Positions that are left out, but for the first one. */
  readonly without?: (state: unknown) => boolean;
  /** It ends as soon as it meets a solved one. */
  readonly toGoal?: boolean;
}

/** Visits positions from one on, breadth first. */
export function* outward(
  space: Space,
  start: Uint32Array,
  { states, moves = Number.POSITIVE_INFINITY, without, toGoal = false }: OutwardOptions,
  pace: Pace,
): Steps<Outward> {
  const { words } = space;
  const table = new StateTable(words, 0, defaultBytes, states);
  const expander = new Expander(space, table, pace);
  const depth = new Growable(new Int32Array(1 << 8), states);
  let goal = space.isGoal(start, 0) ? 0 : undefined;
  let isAll = true;
  table.insertAll(start, 1, expander.ids);
  depth.push(0);
  let id = 0;
  for (; id < table.count && isAll && !(toGoal && goal !== undefined); id += 1) {
    if (depth.values[id]! >= moves) break;
    let made = yield* expander.expand(id);
    if (without) made = yield* kept(space, expander, made, without, pace);
    isAll = (yield* expander.store(made)) === undefined;
    while (depth.length < table.count) {
      if (goal === undefined && space.isGoal(table.states, depth.length * words)) goal = depth.length;
      depth.push(depth.values[id]! + 1);
      if (pace.isOver()) yield;
    }
  }
  return {
    count: table.count,
    depth: depth.used,
    isAll,
    isClosed: isAll && id === table.count,
    goal,
    state: (number) => space.unpack(table.states, number * words),
  };
}

/** Moves the successors that are not left out to the front, and returns their number. */
function* kept(
  space: Space,
  { successors: { states } }: Expander,
  made: number,
  without: (state: unknown) => boolean,
  pace: Pace,
): Steps<number> {
  const { words } = space;
  let count = 0;
  for (let i = 0; i < made; i += 1) {
    if (pace.isOver()) yield;
    if (without(space.unpack(states, i * words))) continue;
    if (count < i) states.copyWithin(count * words, i * words, (i + 1) * words);
    count += 1;
  }
  return count;
}

import type { Explored } from './exact.ts';
import { movesTo } from './exact.ts';

/**
 * Sums of fractions are not exact: what is too much by less than this is taken for rounding. The searches take the same
 * off what a heuristic says.
 */
export const roundingRoom = 1e-9;

/** A state for which a heuristic says more than is true. */
interface TooMuch {
  /** The numbers of the moves from the start of the level to the state. */
  readonly path: readonly number[];
  readonly h: number;
  /** The cost of a way to a goal: the cheapest one where `exact`, otherwise the cheapest one met. */
  readonly distance: number;
  readonly exact: boolean;
}

/** A move over which a heuristic drops by more than the move costs. */
interface Drop {
  readonly path: readonly number[];
  readonly move: number;
  readonly h: number;
  readonly cost: number;
  readonly next: number;
}

/** A state for which a heuristic says less than another one. */
interface TooLittle {
  readonly path: readonly number[];
  readonly h: number;
  readonly other: number;
}

/** The findings about a heuristic on the states of a level, limited to those that were examined. */
export interface Verdict {
  /** States whose value was compared with their exact distance. */
  readonly certain: number;
  readonly states: number;
  /** Moves whose two ends were compared. */
  readonly moves: number;
  /** Whether the states are all that can be reached. */
  readonly complete: boolean;
  /** The first one, nearest to the start. */
  readonly tooMuch: TooMuch | undefined;
  readonly drop: Drop | undefined;
}

/** Compares a heuristic's values of all states with the exact distances. */
export function judge(explored: Explored, values: Float64Array): Verdict {
  const { count, certainCount, complete, toGoal, certain, from, to, costs, moves } = explored;
  const high = toGoal.findIndex((distance, id) => values[id]! > distance + roundingRoom);
  let falling = 0;
  while (
    falling < from.length &&
    !(values[from[falling]!]! > costs[falling]! + values[to[falling]!]! + roundingRoom)
  )
    falling += 1;
  return {
    certain: certainCount,
    states: count,
    moves: from.length,
    complete,
    tooMuch:
      high < 0
        ? undefined
        : {
            path: movesTo(high, explored),
            h: values[high]!,
            distance: toGoal[high]!,
            exact: certain[high] === 1,
          },
    drop:
      falling === from.length
        ? undefined
        : {
            path: movesTo(from[falling]!, explored),
            move: moves[falling]!,
            h: values[from[falling]!]!,
            cost: costs[falling]!,
            next: values[to[falling]!]!,
          },
  };
}

/** The first state, nearest to the start, for which a heuristic says less than another one; undefined when it dominates that one. */
export function firstBelow(
  explored: Explored,
  values: Float64Array,
  others: Float64Array,
): TooLittle | undefined {
  const low = others.findIndex((other, id) => values[id]! < other - roundingRoom);
  return low < 0 ? undefined : { path: movesTo(low, explored), h: values[low]!, other: others[low]! };
}

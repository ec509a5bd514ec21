import type { Steps } from '../core/slices.ts';
import { Neighbourhood, type NeighbourhoodOptions } from './neighbourhood.ts';
import type { OptimalPaths } from './optimal-paths.ts';

/**
 * The bits of information in an optimal solution: minus the binary logarithm of the probability that someone who picks each
 * move evenly among the sensible ones plays an optimal solution. With a single one that is the sum, over its positions, of
 * the logarithm of the sensible moves.
 *
 * Moves to the same position are one. Sensible is what leads to another position, not straight back to the one before, and
 * not into a dead end that is seen at once: no goal, and no move from there but back.
 */
export function* informationOf(
  { space, states, firstState, firstMove, targets, optimum }: OptimalPaths,
  options: NeighbourhoodOptions = {},
): Steps<number> {
  const around = new Neighbourhood(space, options);
  const count = firstState[optimum + 1]!;
  const numbers = new Int32Array(count);
  for (let id = 0; id < count; id += 1) numbers[id] = yield* around.add(states, id * space.words);
  const onlyWay = new OnlyWay(around);

  // By state: the binary logarithm of the share of its sensible continuations that are optimal, times its sensible moves.
  const ways = new Float64Array(count);
  const sensible: Set<number>[] = [];
  /** The logarithm of the probability of an optimal continuation from a state, given the state before it. */
  const goingOn = (from: number, to: number): number => {
    if (to >= firstState[optimum]!) return 0;
    const moves = sensible[to]!;
    return ways[to]! - Math.log2(moves.size - (moves.has(numbers[from]!) ? 1 : 0));
  };
  for (let id = firstState[optimum]! - 1; id >= 0; id -= 1) {
    const here = numbers[id]!;
    const moves = new Set<number>();
    for (const to of yield* onlyWay.from(here))
      if (to !== here && !(yield* onlyWay.leadsBack(to, here))) moves.add(to);
    sensible[id] = moves;
    const onwards = new Set(targets.subarray(firstMove[id]!, firstMove[id + 1]!));
    ways[id] = logOfSum([...onwards].map((to) => goingOn(id, to)));
  }
  if (optimum === 0) return 0;
  return Math.log2(sensible[0]!.size) - ways[0]!;
}

/** The logarithm of a sum, from logarithms: the terms may be too small for numbers. */
function logOfSum(logarithms: readonly number[]): number {
  const largest = Math.max(...logarithms);
  return largest + Math.log2(logarithms.reduce((sum, each) => sum + 2 ** (each - largest), 0));
}

/** Remembers the positions whose moves lead to a single other one. */
class OnlyWay {
  private readonly around: Neighbourhood;
  /** By position: the only other one that its moves lead to, itself when they lead nowhere, `several` otherwise. */
  private readonly only = new Map<number, number>();

  constructor(around: Neighbourhood) {
    this.around = around;
  }

  *from(id: number): Steps<Int32Array> {
    const expansion = this.around.expand(id);
    if (expansion) yield* expansion;
    return this.around.next(id);
  }

  *leadsBack(id: number, from: number): Steps<boolean> {
    const only = this.only.get(id) ?? (yield* this.find(id));
    this.only.set(id, only);
    return only === id || only === from;
  }

  private *find(id: number): Steps<number> {
    if (this.around.isGoal(id)) return several;
    let only = id;
    for (const to of yield* this.from(id)) {
      if (to === id || to === only) continue;
      if (only !== id) return several;
      only = to;
    }
    return only;
  }
}

const several = -2;

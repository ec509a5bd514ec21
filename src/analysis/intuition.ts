import type { Game, Heuristic } from '../core/game.ts';
import { type Pace, type Steps, unhurried } from '../core/slices.ts';
import type { OptimalPaths } from './optimal-paths.ts';
import type { Estimates } from './searched.ts';

/** The heuristic that a player sees at a glance: the game's obvious one, or else its first. */
export function obviousHeuristic(game: Game): Heuristic {
  const heuristic = game.heuristics.find(({ id }) => id === game.obvious) ?? game.heuristics[0];
  if (!heuristic) throw new Error(`${game.id} has no heuristic`);
  return heuristic;
}

/** An estimate of positions, without regard to how they were reached. */
export type PositionEstimate = (words: Uint32Array, at: number) => number;

export function* obviousEstimate(game: Game, estimates: Estimates): Steps<PositionEstimate> {
  const estimate = yield* estimates.of(obviousHeuristic(game));
  return (words, at) => estimate(words, at, 0, -1);
}

/** The estimates of the first `count` of some packed states. */
export function* estimatesOf(
  estimate: PositionEstimate,
  states: Uint32Array,
  words: number,
  count: number,
  pace: Pace,
): Steps<Float64Array> {
  const values = new Float64Array(count);
  for (let id = 0; id < count; id += 1) {
    values[id] = estimate(states, id * words);
    if (pace.isOver()) yield;
  }
  return values;
}

/** Estimates are not always whole numbers, and sums of fractions are not exact. */
const grain = 1e-9;

/**
 * The fewest moves that make the obvious heuristic worse, over all optimal solutions: so often a player who sees no more must
 * act against their own judgement.
 */
export function* counterIntuitiveMoves(
  { space, states, firstState, firstMove, targets, optimum }: OptimalPaths,
  estimate: PositionEstimate,
  pace: Pace = unhurried,
): Steps<number> {
  const count = firstState[optimum + 1]!;
  const values = yield* estimatesOf(estimate, states, space.words, count, pace);
  const fewest = new Int32Array(count);
  for (let id = firstState[optimum]! - 1; id >= 0; id -= 1) {
    let least = optimum;
    for (let move = firstMove[id]!; move < firstMove[id + 1]!; move += 1) {
      const to = targets[move]!;
      const isWorse = values[to]! > values[id]! + grain;
      least = Math.min(least, fewest[to]! + (isWorse ? 1 : 0));
    }
    fewest[id] = least;
    if (pace.isOver()) yield;
  }
  return fewest[0]!;
}

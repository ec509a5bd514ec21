import type { Game, Heuristic } from '../core/game.ts';
import type { Estimate } from '../core/space.ts';
import type { OptimalPaths } from './optimal-paths.ts';

/** The heuristic that a player sees at a glance: the game's obvious one, or else its first. */
export function obviousHeuristic(game: Game): Heuristic {
  const heuristic = game.heuristics.find(({ id }) => id === game.obvious) ?? game.heuristics[0];
  if (!heuristic) throw new Error(`${game.id} has no heuristic`);
  return heuristic;
}

/** The obvious estimate of positions, without regard to how they were reached. */
export function obviousEstimate(
  game: Game,
  space: ReturnType<Game['space']>,
): (words: Uint32Array, at: number) => number {
  const estimate: Estimate = obviousHeuristic(game).prepare(space);
  return (words, at) => estimate(words, at, 0, -1);
}

/** Estimates are not always whole numbers, and sums of fractions are not exact. */
const grain = 1e-9;

/**
 * The fewest moves that make the obvious heuristic worse, over all optimal solutions: so often a player who sees no more must
 * act against their own judgement.
 */
export function counterIntuitiveMoves(
  { space, states, firstState, firstMove, targets, optimum }: OptimalPaths,
  estimate: (words: Uint32Array, at: number) => number,
): number {
  const count = firstState[optimum + 1]!;
  const values = Float64Array.from({ length: count }, (_, id) => estimate(states, id * space.words));
  const fewest = new Int32Array(count);
  for (let id = firstState[optimum]! - 1; id >= 0; id -= 1) {
    let least = optimum;
    for (let move = firstMove[id]!; move < firstMove[id + 1]!; move += 1) {
      const to = targets[move]!;
      const isWorse = values[to]! > values[id]! + grain;
      least = Math.min(least, fewest[to]! + (isWorse ? 1 : 0));
    }
    fewest[id] = least;
  }
  return fewest[0]!;
}

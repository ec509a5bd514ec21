import type { Game, Heuristic } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import type { Steps } from '../core/slices.ts';
import type { Estimate, Space } from '../core/space.ts';

/** Compiles a level, in short steps. */
export function* spaceInSteps(game: Game, level: Level, cost: string): Steps<Space> {
  if (game.spaceInSteps) return yield* game.spaceInSteps(level, cost);
  const space = game.space(level, cost);
  yield;
  return space;
}

/** Makes the estimate of a heuristic for one level, in short steps. */
export function* prepareInSteps(heuristic: Heuristic, space: Space): Steps<Estimate> {
  if (heuristic.prepareInSteps) return yield* heuristic.prepareInSteps(space);
  const estimate = heuristic.prepare(space);
  yield;
  return estimate;
}

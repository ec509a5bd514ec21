import type { Game } from '../../core/game.ts';
import type { Generator } from '../../core/generator.ts';
import type { Pace } from '../../core/slices.ts';
import type { Studio } from '../../core/studio.ts';
import { judgingMethod } from '../../search/method.ts';
import { studioOf } from '../document.ts';

/** All that is needed to make levels of a game from drawn ones. */
export interface Workshop {
  readonly game: Game;
  readonly studio: Studio;
  /** A game may have none: then single cells are changed. */
  readonly generator: Generator | undefined;
  readonly pace: Pace;
}

export async function openWorkshop(game: Game, pace: Pace): Promise<Workshop> {
  await judgingMethod(game).algorithm.load?.();
  const generator = (await game.generator?.())?.generator;
  return { game, studio: await studioOf(game), generator, pace };
}

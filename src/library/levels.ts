import type { GameInfo } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import type { Problem } from '../core/problem.ts';
import type { Result } from '../core/result.ts';
import { games } from '../games/index.ts';
import { formatPack, type GameLevel, readPack } from '../games/pack.ts';

/** A level together with the game it belongs to, as {@link readLevels} makes it. */
export interface PlayableLevel {
  readonly game: GameInfo;
  readonly level: Level;
}

/**
 * Reads the text of a level file, be it one level or many.
 *
 * @returns the levels; when there are mistakes in the text, all of them, in the order of the lines.
 */
export const readLevels = (text: string): Result<readonly PlayableLevel[], readonly Problem[]> =>
  readPack(text);

/**
 * Writes levels as the text of a level file, which {@link readLevels} reads back.
 *
 * @throws RangeError when a level is not of one of {@link games}.
 */
export const formatLevels = (levels: readonly PlayableLevel[]): string => formatPack(levels.map(asGameLevel));

/** The level with all that Fourfold knows of its game. */
export function asGameLevel({ game: { id }, level }: PlayableLevel): GameLevel {
  const game = games.find((each) => each.id === id);
  if (!game) {
    const ids = games.map((each) => each.id).join(', ');
    throw new RangeError(`"${id}" is not a game; expected one of ${ids}.`);
  }
  return { game, level };
}

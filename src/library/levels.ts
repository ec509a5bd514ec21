import { inEnglish } from '../core/english.ts';
import type { Game, GameInfo } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import type { Message } from '../core/message.ts';
import { failure, type Result } from '../core/result.ts';
import { games } from '../games/index.ts';
import { formatPack, type GameLevel, readPack, type ToldProblem, toldProblem } from '../games/pack.ts';

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
export function readLevels(text: string): Result<readonly PlayableLevel[], readonly ToldProblem[]> {
  const read = readPack(text);
  return read.ok ? read : failure(read.error.map((problem) => toldProblem(problem)));
}

/**
 * A refusal of the rules as a sentence, without its full stop: what `play`, `apply`, `parseMove` and previews of a game give when a
 * move is not legal.
 *
 * @throws RangeError when it is not one of {@link games}.
 */
export const sentenceOf = (game: GameInfo, message: Message): string => inEnglish(message, gameOf(game));

/**
 * Writes levels as the text of a level file, which {@link readLevels} reads back.
 *
 * @throws RangeError when a level is not of one of {@link games}.
 */
export const formatLevels = (levels: readonly PlayableLevel[]): string => formatPack(levels.map(asGameLevel));

/** The level with all that Fourfold knows of its game. */
export const asGameLevel = ({ game, level }: PlayableLevel): GameLevel => ({ game: gameOf(game), level });

function gameOf({ id }: GameInfo): Game {
  const game = games.find((each) => each.id === id);
  if (!game) {
    const ids = games.map((each) => each.id).join(', ');
    throw new RangeError(`"${id}" is not a game; expected one of ${ids}.`);
  }
  return game;
}

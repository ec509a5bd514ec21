import { inEnglish } from '../core/english.ts';
import type { Game, GameInfo } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import type { Message } from '../core/message.ts';
import { failure, type Result } from '../core/result.ts';
import { formatPack, readPack, type ToldProblem, toldProblem } from '../games/pack.ts';
import { asGameLevel, gamesWith, wholeGame } from './known.ts';
import { checkNames } from './options.ts';

/** A level together with the game it belongs to, as {@link readLevels} makes it. */
export interface PlayableLevel {
  readonly game: GameInfo;
  readonly level: Level;
}

/** How to read levels; everything may be left out. */
export interface ReadOptions {
  /** Games of one's own, beside those of Fourfold. */
  readonly games?: readonly Game[] | undefined;
}

/**
 * Reads the text of a level file, be it one level or many.
 *
 * @returns the levels; when there are mistakes in the text, all of them, in the order of the lines.
 * @throws RangeError when a game of one's own lacks something or has the id of another.
 */
export function readLevels(
  text: string,
  options: ReadOptions = {},
): Result<readonly PlayableLevel[], readonly ToldProblem[]> {
  checkNames('readLevels', options, ['games']);
  const known = gamesWith(options.games);
  const read = readPack(text, known);
  return read.ok ? read : failure(read.error.map((problem) => toldProblem(problem, known)));
}

/**
 * A refusal of the rules as a sentence, without its full stop: what `play`, `apply`, `parseMove` and previews of a game give when a
 * move is not legal.
 *
 * @throws RangeError when it is neither one of {@link games} nor a whole record.
 */
export const sentenceOf = (game: GameInfo, message: Message): string => inEnglish(message, wholeGame(game));

/**
 * Writes levels as the text of a level file, which {@link readLevels} reads back.
 *
 * @throws RangeError when the game of a level is neither one of {@link games} nor a whole record.
 */
export const formatLevels = (levels: readonly PlayableLevel[]): string =>
  formatPack(levels.map((each) => asGameLevel(each)));

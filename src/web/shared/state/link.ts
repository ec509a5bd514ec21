import type { Message } from '../../../core/message.ts';
import type { Problem } from '../../../core/problem.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { Steps } from '../../../core/slices.ts';
import { playedGames } from '../../../games/list.ts';
import { formatLevel, type PlayedLevel, readPackOf } from '../../../games/pack-text.ts';
import { type BadMove, replaySteps } from '../../../play/replay.ts';
import { type PlayedLine, playLine } from '../../../review/line.ts';
import dictionaries from './link-dictionary.json' with { type: 'json' };
import { type PackedTextProblem, type Packing, packText, unpackText } from './packed-text.ts';

/**
 * Why an address holds no level: its text cannot be read, has mistakes that the level reader finds, or comes with a solution or
 * with moves that the rules refuse.
 */
export type LinkProblem =
  | PackedTextProblem
  | { readonly code: 'not-a-level'; readonly text: string; readonly problems: readonly Problem[] }
  | { readonly code: 'not-a-solution' | 'not-moves'; readonly game: string; readonly bad: BadMove<Message> };

/** The contents of an address. */
export interface Shared extends PlayedLevel {
  readonly solution: readonly string[] | undefined;
}

/** The dictionary is the same whatever games come and go. */
const packing: Packing = {
  maxBytes: 64 * 1024,
  maxPackedLength: 64 * 1024,
  dictionary: new TextEncoder().encode(dictionaries['version 1']),
};
export const maxMoves = 10_000;

/** A level as it stands in an address; undefined when it is too large for one. */
export const packLevel = (level: PlayedLevel): string | undefined => packText(formatLevel(level), packing);

/** Moves as they stand behind the level; undefined when they are too many. */
export const packSolution = (moves: readonly string[]): string | undefined =>
  moves.length > maxMoves ? undefined : moves.join('.');

/** Reads an address's level and, where there is one, its solution, which the rules then play move by move. */
export function* readLink(packed: string, solution?: string): Steps<Result<Shared, LinkProblem>> {
  const read = unpackLevel(packed);
  if (!read.ok) return read;
  if (solution === undefined) return success({ ...read.value, solution: undefined });
  const words = solution.split('.');
  if (words.length > maxMoves) return failure({ code: 'too-large' });
  const { game, level } = read.value;
  const played = yield* replaySteps(game.rules(level), words);
  if (!played.ok) return failure({ code: 'not-a-solution', game: game.id, bad: played.error });
  return success({ game, level, solution: played.value.moves });
}

/** Reads an address's level and moves, if any, which the rules play wherever they lead. */
export function* readMovesLink(
  packed: string,
  moves: string | undefined,
): Steps<Result<PlayedLevel & { readonly line: PlayedLine }, LinkProblem>> {
  const read = unpackLevel(packed);
  if (!read.ok) return read;
  const words = moves === undefined ? [] : moves.split('.');
  if (words.length > maxMoves) return failure({ code: 'too-large' });
  const { game, level } = read.value;
  const played = yield* playLine(game.rules(level), words);
  if (!played.ok) return failure({ code: 'not-moves', game: game.id, bad: played.error });
  return success({ game, level, line: played.value });
}

export function unpackLevel(packed: string): Result<PlayedLevel, LinkProblem> {
  const text = unpackText(packed, packing);
  if (!text.ok) return text;
  const read = readPackOf(playedGames, text.value);
  if (!read.ok) return failure({ code: 'not-a-level', text: text.value, problems: read.error });
  const [level] = read.value;
  return level && read.value.length === 1 ? success(level) : failure({ code: 'damaged' });
}

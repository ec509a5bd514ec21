import type { PlayedGame } from '../core/game.ts';
import { type Level, maxBoardSide } from '../core/level.ts';
import {
  formatLevelText,
  matchesHeader,
  type RawLevel,
  readCommon,
  shorten,
  splitLevels,
} from '../core/level-text.ts';
import { levelMessage } from '../core/messages.ts';
import { type Problem, Problems } from '../core/problem.ts';
import { failure, type Result, success } from '../core/result.ts';

/** A level together with the game it belongs to, as far as playing needs it. */
export interface PlayedLevel<G extends PlayedGame = PlayedGame> {
  readonly game: G;
  readonly level: Level;
}

/** Reads a file of one level or many; on failure, every mistake in it in the order of the lines. */
export function readPackOf<G extends PlayedGame>(
  known: readonly G[],
  text: string,
): Result<readonly PlayedLevel<G>[], readonly Problem[]> {
  const problems = new Problems();
  const levels = splitLevels(text, known[0]!.id, problems).flatMap(
    (raw) => readLevel(raw, known, problems) ?? [],
  );
  if (problems.list.length === 0) return success(levels);
  return failure(problems.list.toSorted((a, b) => a.line - b.line || a.column - b.column));
}

function readLevel<G extends PlayedGame>(
  raw: RawLevel,
  known: readonly G[],
  problems: Problems,
): PlayedLevel<G> | undefined {
  const header = raw.headers.find(({ key }) => key === 'game');
  const ids = known.map(({ id }) => id).join(', ');
  if (!header) {
    problems.add(raw.place, levelMessage('no-game', { games: ids }));
    return undefined;
  }
  const game = known.find(({ id }) => id === header.value);
  if (!game) {
    problems.add(
      header.valuePlace,
      levelMessage('unknown-game', { text: shorten(header.value), games: ids }),
    );
    return undefined;
  }
  const source = readCommon(raw, game.headers, (key) => ownerOfHeader(key, known), problems);
  const { rows } = source;
  if (rows.length === 0 || rows.length > maxBoardSide || rows.some((row) => row.length > maxBoardSide))
    return undefined;
  const own = new Problems(game.id);
  const level = game.read(source, own);
  problems.list.push(...own.list);
  return level && { game, level };
}

const ownerOfHeader = (key: string, known: readonly PlayedGame[]): string | undefined =>
  known.find((game) => matchesHeader(key, game.headers))?.id;

export const formatLevel = ({ game, level }: PlayedLevel): string =>
  formatLevelText(game.id, level.info, game.write(level));

const betweenLevels = '\n---\n\n';
export const formatPack = (levels: readonly PlayedLevel[]): string => joinPack(levels.map(formatLevel));
export const joinPack = (levels: readonly string[]): string => levels.join(betweenLevels);

/** The levels of what `formatPack` has written, each as text: nothing is read. */
export const splitPack = (text: string): readonly string[] => text.split(betweenLevels);

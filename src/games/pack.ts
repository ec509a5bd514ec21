import { inEnglish } from '../core/english.ts';
import type { Game } from '../core/game.ts';
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
import { type Place, type Problem, Problems } from '../core/problem.ts';
import { failure, type Result, success } from '../core/result.ts';
import { games } from './index.ts';

/** A level together with the game it belongs to. */
export interface GameLevel {
  readonly game: Game;
  readonly level: Level;
}

/** Reads a file of one level or many; on failure, every mistake in it in the order of the lines. */
export function readPack(
  text: string,
  known: readonly Game[] = games,
): Result<readonly GameLevel[], readonly Problem[]> {
  const problems = new Problems();
  const levels = splitLevels(text, known[0]!.id, problems).flatMap(
    (raw) => readLevel(raw, known, problems) ?? [],
  );
  if (problems.list.length === 0) return success(levels);
  return failure(problems.list.toSorted((a, b) => a.line - b.line || a.column - b.column));
}

function readLevel(raw: RawLevel, known: readonly Game[], problems: Problems): GameLevel | undefined {
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

const ownerOfHeader = (key: string, known: readonly Game[]): string | undefined =>
  known.find((game) => matchesHeader(key, game.headers))?.id;

/** A mistake in a level's text, told in English. */
export interface ToldProblem extends Place {
  /** Stable, for programs: `unknown-header`, `ragged-row`, … */
  readonly code: string;
  /** A sentence that says what is wrong or what was expected. */
  readonly message: string;
}

/** A mistake as the command line and the library tell it. */
export function toldProblem(problem: Problem, known: readonly Game[] = games): ToldProblem {
  const { code, line, column } = problem;
  const message = inEnglish(
    problem,
    known.find(({ id }) => id === problem.game),
  );
  return { code, line, column, message };
}

export const formatLevel = ({ game, level }: GameLevel): string =>
  formatLevelText(game.id, level.info, game.write(level));

const betweenLevels = '\n---\n\n';
export const formatPack = (levels: readonly GameLevel[]): string => joinPack(levels.map(formatLevel));
export const joinPack = (levels: readonly string[]): string => levels.join(betweenLevels);

/** The levels of what `formatPack` has written, each as text: nothing is read. */
export const splitPack = (text: string): readonly string[] => text.split(betweenLevels);

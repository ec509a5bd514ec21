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
import { type Problem, Problems } from '../core/problem.ts';
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
  const levels = splitLevels(text, problems).flatMap((raw) => readLevel(raw, known, problems) ?? []);
  if (problems.list.length === 0) return success(levels);
  return failure(problems.list.toSorted((a, b) => a.line - b.line || a.column - b.column));
}

function readLevel(raw: RawLevel, known: readonly Game[], problems: Problems): GameLevel | undefined {
  const header = raw.headers.find(({ key }) => key === 'game');
  const ids = known.map(({ id }) => id).join(', ');
  if (!header) {
    problems.add(raw.place, 'no-game', `Expected a header "game:" with one of ${ids}.`);
    return undefined;
  }
  const game = known.find(({ id }) => id === header.value);
  if (!game) {
    problems.add(
      header.valuePlace,
      'unknown-game',
      `"${shorten(header.value)}" is not a game; expected one of ${ids}.`,
    );
    return undefined;
  }
  const source = readCommon(raw, game.headers, (key) => ownerOfHeader(key, known), problems);
  const { rows } = source;
  if (rows.length === 0 || rows.length > maxBoardSide || rows.some((row) => row.length > maxBoardSide))
    return undefined;
  const level = game.read(source, problems);
  return level && { game, level };
}

const ownerOfHeader = (key: string, known: readonly Game[]): string | undefined =>
  known.find((game) => matchesHeader(key, game.headers))?.name;

export const formatLevel = ({ game, level }: GameLevel): string =>
  formatLevelText(game.id, level.info, game.write(level));

export const formatPack = (levels: readonly GameLevel[]): string => levels.map(formatLevel).join('\n---\n\n');

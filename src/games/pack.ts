import { inEnglish } from '../core/english.ts';
import type { Game } from '../core/game.ts';
import type { Place, Problem } from '../core/problem.ts';
import type { Result } from '../core/result.ts';
import { games } from './index.ts';
import { type PlayedLevel, readPackOf } from './pack-text.ts';

export { formatLevel, formatPack } from './pack-text.ts';

/** A level together with the game it belongs to. */
export type GameLevel = PlayedLevel<Game>;

/** Reads a file of one level or many; on failure, every mistake in it in the order of the lines. */
export const readPack = (
  text: string,
  known: readonly Game[] = games,
): Result<readonly GameLevel[], readonly Problem[]> => readPackOf(known, text);

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

import type { Result } from '../../../core/result.ts';
import type { Days } from './days.ts';
import type { Exercises } from './exercises.ts';
import type { ImportSummary, Progress, ProgressProblem } from './progress.ts';
import type { StoredSet } from './stored-set.ts';
import { formatGame, parseGame, type Unfinished } from './unfinished.ts';

/** All that a player has come to. */
interface Kept {
  readonly progress: Progress;
  readonly unfinished: Unfinished;
  readonly days: Days;
  /** The lessons that were shown. */
  readonly shown: StoredSet;
  /** The mistakes to be practised. */
  readonly exercises: Exercises;
}

/** Of all games together; a file with more was made by nobody's app. */
const mostLessons = 1000;

/** Results, games in progress, the levels of the days, the rules shown and the exercises, as a file. Versions of the app that know only results read those. */
export function formatBackup({ progress, unfinished, days, shown, exercises }: Kept): string {
  const games = Object.fromEntries(unfinished.all.map((game) => [game.level, JSON.parse(formatGame(game))]));
  const kept = {
    ...{ ...JSON.parse(progress.exportText()), games, days: days.all, lessons: shown.all },
    exercises: exercises.exported(),
  };
  return `${JSON.stringify(kept, undefined, 2)}\n`;
}

/** Takes in such a file: the better results and the later games win. An older one has only some of it. */
export function readBackup(
  text: string,
  { progress, unfinished, days, shown, exercises }: Kept,
): Result<ImportSummary, ProgressProblem> {
  const read = progress.importText(text);
  if (!read.ok) return read;
  const { games, days: opened, lessons, exercises: practised } = JSON.parse(text) as Record<string, unknown>;
  days.merge(opened);
  exercises.merge(practised);
  if (typeof games === 'object' && games !== null)
    unfinished.merge(
      Object.entries(games).flatMap(([level, game]) => parseGame(level, JSON.stringify(game)) ?? []),
    );
  if (Array.isArray(lessons))
    shown.add(
      ...lessons.slice(0, mostLessons).filter((each) => typeof each === 'string' && each.length <= 64),
    );
  return read;
}

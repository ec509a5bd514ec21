import type { Result } from '../../../core/result.ts';
import type { Days } from './days.ts';
import type { ImportSummary, Progress, ProgressProblem } from './progress.ts';
import { formatGame, parseGame, type Unfinished } from './unfinished.ts';

/** Results, games in progress and the levels of the days, as a file. Versions of the app that know no games read its results. */
export function formatBackup(progress: Progress, unfinished: Unfinished, days: Days): string {
  const games = Object.fromEntries(unfinished.all.map((game) => [game.level, JSON.parse(formatGame(game))]));
  return `${JSON.stringify({ ...JSON.parse(progress.exportText()), games, days: days.all }, undefined, 2)}\n`;
}

/** Takes in such a file: the better results and the later games win. One without games is older. */
export function readBackup(
  text: string,
  progress: Progress,
  unfinished: Unfinished,
  days: Days,
): Result<ImportSummary, ProgressProblem> {
  const read = progress.importText(text);
  if (!read.ok) return read;
  const { games, days: opened } = JSON.parse(text) as { games?: unknown; days?: unknown };
  days.merge(opened);
  if (typeof games === 'object' && games !== null)
    unfinished.merge(
      Object.entries(games).flatMap(([level, game]) => parseGame(level, JSON.stringify(game)) ?? []),
    );
  return read;
}

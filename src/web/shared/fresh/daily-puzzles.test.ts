import { expect, it } from 'vitest';
import { games } from '../../../games/index.ts';
import { daysAfter, formatDate } from '../state/calendar.ts';
import { dailyPuzzle } from '../state/daily.ts';
import { readLevel } from '../state/read-level.ts';
import { lastingRecipe } from './recipe.ts';
import { runMake } from './run-make.ts';

/** Two weeks in `npm test`, more than a year in `npm run test:long`. */
const days = process.env['FOURFOLD_LONG'] ? 400 : 14;

it(`the puzzles of ${days} days can be made, each as hard as its day says`, {
  timeout: 1_800_000,
}, async () => {
  for (let index = 0; index < days; index += 1) {
    const date = daysAfter({ year: 2026, month: 3, day: 2 }, index);
    const { game, difficulty, seed } = dailyPuzzle(games, date)!;
    const { generator } = await game.generator!();
    // No limit of time, and few tries: on any machine it is the same level.
    const answer = await runMake(await lastingRecipe(game, difficulty, seed), () => {}, {
      seconds: 3600,
      tries: 50,
    });
    expect(answer.kind, formatDate(date)).toBe('made');
    const { level } = readLevel((answer as { level: string }).level);
    const [least, most] = generator.moves[difficulty];
    expect(level.info.optimal, formatDate(date)).toBeGreaterThanOrEqual(least);
    expect(level.info.optimal, formatDate(date)).toBeLessThanOrEqual(most);
  }
});

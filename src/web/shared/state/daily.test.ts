import { describe, expect, it } from 'vitest';
import { games } from '../../../games/index.ts';
import { type CalendarDate, dateOfDay, dayNumber, daysAfter, localDate } from './calendar.ts';
import { dailyPuzzle, streak } from './daily.ts';

const four = games.filter(({ id }) =>
  ['folding-blocks', 'match-the-tiles', 'roll-the-block', 'break-the-ice'].includes(id),
);
const first = { year: 2026, month: 1, day: 1 };
const year = (from = four, days = 365) =>
  Array.from({ length: days }, (_, index) => dailyPuzzle(from, daysAfter(first, index))!);

describe('the puzzle of the day', () => {
  it('is the same for all on a date, whatever the hour', () => {
    const puzzle = dailyPuzzle(four, { year: 2026, month: 3, day: 29 });
    for (const hour of [0, 3, 12, 23])
      expect(dailyPuzzle(four, localDate(new Date(2026, 2, 29, hour, 59)))).toEqual(puzzle);
  });

  it('is easy on Monday and for experts on Sunday', () => {
    const monday = { year: 2026, month: 3, day: 2 };
    const week = Array.from({ length: 7 }, (_, day) => dailyPuzzle(four, daysAfter(monday, day))!.difficulty);
    expect(week).toEqual(['easy', 'easy', 'medium', 'medium', 'hard', 'hard', 'expert']);
  });

  it('lets each game come equally often over a year, never twice running, and no seed twice', () => {
    const puzzles = year();
    for (const game of four) {
      const days = puzzles.filter((puzzle) => puzzle.game === game).length;
      expect(Math.abs(days - puzzles.length / four.length)).toBeLessThan(2);
    }
    for (const [index, { game }] of puzzles.entries()) expect(game).not.toBe(puzzles[index - 1]?.game);
    expect(new Set(puzzles.map(({ seed }) => seed)).size).toBe(puzzles.length);
  });

  it('gives every game all difficulties, in no pattern one can tell', () => {
    const puzzles = year();
    expect(new Set(puzzles.map(({ game, difficulty }) => `${game.id} ${difficulty}`)).size).toBe(16);
    const orders = new Set(
      Array.from({ length: 80 }, (_, index) =>
        puzzles
          .slice(index * 4 + 2, index * 4 + 6)
          .map(({ game }) => game.id)
          .join(),
      ),
    );
    expect(orders.size).toBeGreaterThan(10);
  });

  it('stays what it was as long as the games do', () => {
    expect(year(four, 3).map(({ game, difficulty, seed }) => [game.id, difficulty, seed])).toEqual([
      ['match-the-tiles', 'medium', 113483695],
      ['folding-blocks', 'hard', 444205989],
      ['roll-the-block', 'hard', 915555091],
    ]);
  });

  it('works with few games, and with none that can make levels', () => {
    expect(year(four.slice(0, 1), 5).every(({ game }) => game === four[0])).toBe(true);
    const played = year(four.slice(0, 2), 20).map(({ game }) => game.id);
    for (const [index, game] of played.entries()) expect(game).not.toBe(played[index - 1]);
    const { generator: _, ...mute } = four[0]!;
    expect(dailyPuzzle([mute], first)).toBeUndefined();
    expect(dailyPuzzle([mute, four[1]!], first)?.game).toBe(four[1]);
    expect(dailyPuzzle(four, { year: 1955, month: 11, day: 5 })).toBeDefined();
  });
});

describe('the days in a row', () => {
  const today = { year: 2026, month: 3, day: 2 };
  const solvedOn =
    (...days: number[]) =>
    (date: CalendarDate) =>
      days.some((day) => dayNumber(dateOfDay(dayNumber(today) + day)) === dayNumber(date));

  it('count back from today, or from yesterday while today is open', () => {
    expect(streak(today, solvedOn())).toBe(0);
    expect(streak(today, solvedOn(0))).toBe(1);
    expect(streak(today, solvedOn(0, -1, -2, -4))).toBe(3);
    expect(streak(today, solvedOn(-1, -2))).toBe(2);
    expect(streak(today, solvedOn(-2, -3))).toBe(0);
  });
});

import type { PlayedGame } from '../../../core/game.ts';
import type { Difficulty } from '../../../core/generator.ts';
import { createRandom } from '../../../core/random.ts';
import { hashText } from '../../../core/text-hash.ts';
import { type CalendarDate, dateOfDay, dayNumber, formatDate, weekday } from './calendar.ts';

/** From Monday to Sunday. */
const week: readonly Difficulty[] = ['easy', 'easy', 'medium', 'medium', 'hard', 'hard', 'expert'];

/** What is made on a day. */
export interface DailyPuzzle {
  readonly game: PlayedGame;
  readonly difficulty: Difficulty;
  readonly seed: number;
}

/**
 * The puzzle of the day follows from the date alone, so all who have the same games get the same one, whatever their time zone.
 * Every game comes once in as many days as there are games. Undefined where no game can make levels.
 */
export function dailyPuzzle(games: readonly PlayedGame[], date: CalendarDate): DailyPuzzle | undefined {
  const able = games.filter(({ generator }) => generator);
  if (able.length === 0) return undefined;
  const game = able[inTurn('game of the day', able.length, dayNumber(date))]!;
  const seed = hashText(`puzzle of the day, ${formatDate(date)}`)[0] >>> 2;
  return { game, difficulty: week[weekday(date)]!, seed };
}

/** How many days in a row are solved, up to today; today's may still be open. */
export function streak(today: CalendarDate, isSolved: (date: CalendarDate) => boolean): number {
  const last = dayNumber(today) - (isSolved(today) ? 0 : 1);
  let days = 0;
  while (isSolved(dateOfDay(last - days))) days += 1;
  return days;
}

/** Which of `count` things comes at a turn: in each round all of them once, shuffled, none twice running. */
export function inTurn(name: string, count: number, turn: number): number {
  const round = Math.floor(turn / count);
  const order = shuffled(name, count, round);
  // With three or more the swap leaves the last one where it is, so looking back one round is enough.
  if (count > 2 && order[0] === shuffled(name, count, round - 1).at(-1))
    [order[0], order[1]] = [order[1]!, order[0]!];
  return order[turn - round * count]!;
}

function shuffled(name: string, count: number, round: number): number[] {
  const numbers = Array.from({ length: count }, (_, index) => index);
  // Two can only alternate.
  return count <= 2 ? numbers : createRandom(hashText(`${name}, round ${round}`)[0] | 0).shuffle(numbers);
}

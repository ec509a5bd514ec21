import { createRandom } from '../../../core/random.ts';
import type { Catalogue, CatalogueEntry } from './catalogue.ts';
import { hashText } from './hash.ts';

/** A day of the calendar, wherever one is. Months count from 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The day that the player's own calendar shows. */
export const localDate = (now: Date): CalendarDate => ({
  year: now.getFullYear(),
  month: now.getMonth() + 1,
  day: now.getDate(),
});

const dayNumber = ({ year, month, day }: CalendarDate): number =>
  Math.floor(Date.UTC(year, month - 1, day) / 86_400_000);

/**
 * The puzzle of the day: every game comes once in as many days as there are games, and every level of a game once
 * before one comes again. All who have the same levels get the same puzzle on a date, whatever their time zone.
 */
export function dailyEntry(catalogue: Catalogue, date: CalendarDate): CatalogueEntry | undefined {
  const { games } = catalogue;
  if (games.length === 0) return undefined;
  const day = dayNumber(date);
  const game = games[inTurn('game of the day', games.length, day)]!;
  const levels = catalogue.levels(game.id);
  const turn = Math.floor(day / games.length);
  return levels[inTurn(`level of the day, ${game.id}`, levels.length, turn)];
}

/** Which of `count` things comes at a turn: in each round all of them once, shuffled, none twice running. */
function inTurn(name: string, count: number, turn: number): number {
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

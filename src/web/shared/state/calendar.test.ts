import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOfDay, dayNumber, daysAfter, formatDate, localDate, parseDate, weekday } from './calendar.ts';

const anyDay = fc.integer({ min: -600_000, max: 2_900_000 });
/** By the clock of UTC, as the platform computes it. */
const byPlatform = (day: number) => new Date(day * 86_400_000);

describe('the calendar', () => {
  it('agrees with the platform on every day', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const date = dateOfDay(day);
        const other = byPlatform(day);
        expect(date).toEqual({
          ...{ year: other.getUTCFullYear(), month: other.getUTCMonth() + 1, day: other.getUTCDate() },
        });
        expect(dayNumber(date)).toBe(day);
        expect(weekday(date)).toBe((other.getUTCDay() + 6) % 7);
      }),
    );
  });

  it('goes from day to day without a gap, over leap years and centuries', () => {
    for (const year of [1899, 1999, 2023, 2024, 2099, 2399])
      for (let day = dayNumber({ year, month: 1, day: 1 }), end = day + 800; day < end; day += 1)
        expect(formatDate(dateOfDay(day)) < formatDate(dateOfDay(day + 1))).toBe(true);
    expect(daysAfter({ year: 2024, month: 2, day: 28 }, 1)).toEqual({ year: 2024, month: 2, day: 29 });
    expect(daysAfter({ year: 2100, month: 2, day: 28 }, 1)).toEqual({ year: 2100, month: 3, day: 1 });
    expect(daysAfter({ year: 2026, month: 1, day: 1 }, -1)).toEqual({ year: 2025, month: 12, day: 31 });
  });

  it('reads what it writes, and nothing that is no day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500_000, max: 2_900_000 }), (day) => {
        const date = dateOfDay(day);
        expect(parseDate(formatDate(date))).toEqual(date);
      }),
    );
    for (const text of [
      '',
      'calendar',
      '2026-2-1',
      '2026-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-01-00',
      '2026-04-31',
      '2026-03-01x',
    ])
      expect(parseDate(text)).toBeUndefined();
    fc.assert(
      fc.property(
        fc.string(),
        (text) => parseDate(text) === undefined || formatDate(parseDate(text)!) === text,
      ),
    );
  });

  it('takes the day of the player’s own clock', () => {
    expect(localDate(new Date(2026, 2, 1, 0, 0))).toEqual({ year: 2026, month: 3, day: 1 });
    expect(localDate(new Date(2026, 2, 1, 23, 59))).toEqual({ year: 2026, month: 3, day: 1 });
  });
});

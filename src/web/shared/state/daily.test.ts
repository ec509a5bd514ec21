import { describe, expect, it } from 'vitest';
import { games } from '../../../games/index.ts';
import { Catalogue } from './catalogue.ts';
import { dailyEntry, localDate } from './daily.ts';
import { shippedTexts } from './shipped.ts';

const catalogue = new Catalogue(shippedTexts);

function year(from: Catalogue, days = 365) {
  return Array.from({ length: days }, (_, index) => {
    const date = new Date(Date.UTC(2026, 0, 1 + index));
    return dailyEntry(from, {
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
    })!;
  });
}

describe('the puzzle of the day', () => {
  it('is the same for all on a date, whatever the hour and the time zone', () => {
    const date = { year: 2026, month: 3, day: 29 };
    const entry = dailyEntry(catalogue, date);
    expect(entry).toBeDefined();
    // Another reading of the same levels, as on another machine.
    expect(dailyEntry(new Catalogue(shippedTexts), date)?.id).toBe(entry?.id);
    for (const hour of [0, 3, 12, 23])
      expect(dailyEntry(catalogue, localDate(new Date(2026, 2, 29, hour, 59)))).toBe(entry);
  });

  it('lets each game come equally often over a year, never twice running', () => {
    const entries = year(catalogue);
    const { games } = catalogue;
    for (const game of games) {
      const days = entries.filter((entry) => entry.game === game).length;
      expect(Math.abs(days - entries.length / games.length)).toBeLessThan(2);
    }
    for (const [index, entry] of entries.entries()) expect(entry.game).not.toBe(entries[index - 1]?.game);
  });

  it('does not come in a pattern one can tell', () => {
    const weeks = year(catalogue).map((entry) => entry.game.id);
    const orders = new Set(
      Array.from({ length: 80 }, (_, index) => weeks.slice(index * 4 + 2, index * 4 + 6).join()),
    );
    expect(orders.size).toBeGreaterThan(10);
  });

  it('uses every level of a game before one comes again, and none twice running', () => {
    const most = Math.max(...catalogue.games.map(({ id }) => catalogue.levels(id).length));
    const entries = year(catalogue, catalogue.games.length * most * 12);
    for (const game of catalogue.games) {
      const all = catalogue.levels(game.id);
      const played = entries.filter((entry) => entry.game === game);
      const times = all.map((level) => played.filter((entry) => entry === level).length);
      expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(2);
      if (all.length > 1)
        for (const [index, entry] of played.entries()) expect(entry).not.toBe(played[index - 1]);
    }
  });

  it('stays what it was as long as the levels do', () => {
    const four = ['folding-blocks', 'match-the-tiles', 'roll-the-block', 'break-the-ice'];
    const known = games.filter(({ id }) => four.includes(id));
    const titles = year(new Catalogue(shippedTexts, known), 4).map((entry) => entry.title);
    expect(titles).toEqual(['Wet floor', 'Swiss cheese', 'The gavel', 'Toe the line']);
  });

  it('works with few games, few levels, and none', () => {
    const folding = 'game: folding-blocks\n\nA.\n';
    const one = new Catalogue({ 'levels/folding-blocks/a.txt': folding });
    expect(year(one, 5).every((entry) => entry === one.levels('folding-blocks')[0])).toBe(true);
    const two = new Catalogue({
      'levels/folding-blocks/a.txt': folding,
      'levels/break-the-ice/a.txt': 'game: break-the-ice\n\naba\n',
    });
    const played = year(two, 20).map((entry) => entry.game.id);
    for (const [index, game] of played.entries()) expect(game).not.toBe(played[index - 1]);
    expect(dailyEntry(new Catalogue({}), { year: 2026, month: 1, day: 1 })).toBeUndefined();
    expect(dailyEntry(catalogue, { year: 1955, month: 11, day: 5 })).toBeDefined();
  });
});

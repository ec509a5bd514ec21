import { describe, expect, it } from 'vitest';
import { catalogue } from '../../shared/state/shipped.ts';
import { everything, type Filter, passes, sizeOf, sizes, states } from './filter.ts';

const all = catalogue.games.flatMap(({ id }) => catalogue.levels(id));
const listed = (filter: Partial<Filter>, past = { isBegun: false, stars: undefined as number | undefined }) =>
  all.filter((entry) => passes(entry, past, { ...everything, ...filter })).length;

describe('the filter of a list', () => {
  it('lists every level exactly once by size and by tier', () => {
    expect(listed({})).toBe(all.length);
    const bySize = sizes.slice(1).map((size) => listed({ size }));
    expect(bySize.every((count) => count > 0)).toBe(true);
    expect(bySize.reduce((sum, count) => sum + count)).toBe(all.length);
    const tiers = [...new Set(all.map(({ pack }) => pack))];
    expect(tiers.reduce((sum, tier) => sum + listed({ tier }), 0)).toBe(all.length);
  });

  it.each([
    [{ isBegun: false, stars: undefined }, ['all', 'open']],
    [{ isBegun: true, stars: undefined }, ['all', 'open', 'begun']],
    [{ isBegun: false, stars: 3 }, ['all', 'solved']],
    [{ isBegun: true, stars: 0 }, ['all', 'begun', 'solved', 'stars']],
    [{ isBegun: false, stars: 2 }, ['all', 'solved', 'stars']],
  ])('knows the states of %j', (past, expected) => {
    expect(states.filter((state) => listed({ state }, past) === all.length)).toEqual(expected);
    expect(states.filter((state) => listed({ state }, past) === 0)).toEqual(
      states.filter((state) => !expected.includes(state)),
    );
  });

  it('goes by the cells of a board', () => {
    for (const entry of all) {
      const cells = entry.level.rows * entry.level.columns;
      expect(sizeOf(entry)).toBe(cells <= 20 ? 'small' : cells <= 35 ? 'medium' : 'large');
    }
  });
});

import { expect, it, vi } from 'vitest';
import { lazySearch, newStatistics, type Search, type SearchProblem } from './search.ts';

it('creates a search only when its code was loaded, which it is once', async () => {
  const search = { statistics: newStatistics() } as Search;
  const fetch = vi.fn(async () => () => search);
  const lazy = lazySearch(fetch);
  expect(() => lazy.create({} as SearchProblem)).toThrow('await load() before create()');
  await lazy.load();
  await lazy.load();
  expect(lazy.create({} as SearchProblem)).toBe(search);
  expect(fetch).toHaveBeenCalledTimes(1);
});

import { expect, it } from 'vitest';
import { families } from './families.ts';
import { levelsOf } from './family.ts';
import { bestNameOf, isExact, isWanted, nameOf, runsOn, unknownMethod } from './methods.ts';

it.each(families)('runs every method once on $id, among them what best stands for', (family) => {
  const { game } = family;
  const runs = runsOn(levelsOf(family, family.sizes[0]!, 1)[0]!);
  const names = runs.map(nameOf);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining([
      'bfs',
      'ids',
      'ids-table',
      'ucs',
      ...game.heuristics.map(({ id }) => `astar ${id}`),
      ...(game.solvers ?? []).map(({ id }) => id),
      bestNameOf(game),
    ]),
  );
  const guided = runs.filter(({ algorithm }) =>
    ['greedy', 'idastar', 'idastar-table'].includes(algorithm.id),
  );
  expect(guided).toHaveLength(3);
});

it('knows which methods prove what they find, and which are wanted', () => {
  const family = families.find(({ id }) => id === 'folding-blocks-rectangles')!;
  const runs = runsOn(levelsOf(family, family.sizes[0]!, 1)[0]!);
  const namesOf = (isMeant: (run: (typeof runs)[number]) => boolean) => runs.filter(isMeant).map(nameOf);
  expect(namesOf(isExact)).toEqual([
    'bfs',
    'ids',
    'ids-table',
    'ucs',
    'astar log',
    'astar sizes',
    'astar final-shapes',
    'idastar final-shapes',
    'idastar-table final-shapes',
    'cover',
  ]);
  expect(namesOf((run) => isWanted(run, ['best', 'astar log', 'ids-table']))).toEqual([
    'ids-table',
    'astar log',
    'cover',
  ]);
});

it('knows a word that means no method', () => {
  expect(unknownMethod(['bfs', 'best', 'cover'], families)).toBeUndefined();
  expect(unknownMethod(['bfs', 'astar nonsense'], families)).toMatch(
    /^--methods: "astar nonsense" is no method/,
  );
});

import { expect, it } from 'vitest';
import { readPack } from '../../src/games/pack.ts';
import { solveNow } from '../../src/search/solve.ts';
import { card } from './random-walk.lab.ts';
import { walk } from './random-walk.ts';

const pack = readPack('game: match-the-tiles\n\nA...\n...#\n.#..\n...a\n');

it('finds its way in the end, the same one for the same seed', () => {
  if (!pack.ok) throw new Error(JSON.stringify(pack.error));
  const { game, level } = pack.value[0]!;
  const solutions = [1, 1, 2].map((seed) => solveNow(game, level, { algorithm: walk, options: { seed } }));
  for (const solution of solutions) expect(solution).toMatchObject({ status: 'solved', optimal: false });
  expect(solutions[1]?.moves).toEqual(solutions[0]?.moves);
  expect(solutions[1]?.expanded).toBe(solutions[0]?.expanded);
});

it('gives up where it finds nothing', () => {
  const stuck = readPack('game: match-the-tiles\n\nA#a\n.#.\n');
  if (!stuck.ok) throw new Error(JSON.stringify(stuck.error));
  const { game, level } = stuck.value[0]!;
  expect(solveNow(game, level, { algorithm: walk })).toMatchObject({ status: 'depth-limit', stored: 1 });
});

it('has a card with a line of code for every event, in both languages', () => {
  expect(card.code.map(({ event }) => event)).toEqual([
    'start',
    'solved',
    'successor',
    'take',
    'round',
    'unsolved',
  ]);
  for (const { en, pt } of card.code) expect([en, pt]).toEqual([expect.any(String), expect.any(String)]);
  expect(Object.keys(card.options ?? {})).toEqual(walk.options?.map(({ id }) => id));
});

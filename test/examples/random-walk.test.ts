import { expect, it } from 'vitest';
import { readPack } from '../../src/games/pack.ts';
import { solveNow } from '../../src/search/solve.ts';
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

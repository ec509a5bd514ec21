import { expect, it } from 'vitest';
import type { Game } from '../core/game.ts';
import { createRandom } from '../core/random.ts';
import { breakTheIce } from '../games/break-the-ice/game.ts';
import { matchTheTiles } from '../games/match-the-tiles/game.ts';
import { planGeneration, type ShapeWishes } from './request.ts';
import { drawShape } from './shape.ts';

const drawn = async (game: Game, shape: ShapeWishes, version?: number) => {
  const plan = await planGeneration(game, { shape, version, difficulty: 'expert' });
  if (!plan.ok) throw new Error(plan.error);
  return drawShape(createRandom(1), plan.value);
};

it('gives an unusual wish what suits it, and a usual one what is usual', async () => {
  const ice = breakTheIce as Game;
  expect(await drawn(ice, { colours: 4 })).toMatchObject({ colours: 4, pieces: 12 });
  expect(await drawn(ice, { colours: 3 })).toMatchObject({ colours: 3, pieces: 9 });
  expect(await drawn(ice, { pieces: 16 })).toMatchObject({ colours: 5, pieces: 16 });
  expect(await drawn(ice, { colours: 3, pieces: 12 })).toMatchObject({ colours: 3, pieces: 12 });
  const tiles = matchTheTiles as Game;
  expect(await drawn(tiles, { colours: 6 })).toEqual({ rows: 5, columns: 5, colours: 6, pieces: 6 });
  expect(await drawn(tiles, { colours: 6, rows: 8 })).toMatchObject({ rows: 8, columns: 5 });
});

it('draws for earlier versions as they did', async () => {
  expect(await drawn(breakTheIce as Game, { colours: 3 }, 2)).toMatchObject({ colours: 3, pieces: 12 });
});

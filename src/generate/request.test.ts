import { describe, expect, it } from 'vitest';
import type { Game } from '../core/game.ts';
import { createRandom } from '../core/random.ts';
import { matchTheTiles } from '../games/match-the-tiles/game.ts';
import { template } from '../games/template/game.ts';
import { type GenerateRequest, planGeneration } from './request.ts';
import { drawShape } from './shape.ts';

const tiles = matchTheTiles as Game;
const { moves } = (await tiles.generator!()).generator;

async function planned(request: GenerateRequest) {
  const plan = await planGeneration(tiles, request);
  if (!plan.ok) throw new Error(plan.error);
  return plan.value;
}

describe('planGeneration', () => {
  it('takes moves from the difficulty, and the difficulty from the moves', async () => {
    const [least, most] = moves.hard;
    expect(await planned({ difficulty: 'hard' })).toMatchObject({
      difficulty: 'hard',
      moves: { least, most },
    });
    expect(await planned({ minMoves: least })).toMatchObject({
      difficulty: 'hard',
      moves: { least, most: Infinity },
    });
    expect(await planned({ minMoves: 999 })).toMatchObject({ difficulty: 'expert', moves: { least: 999 } });
    expect(await planned({})).toMatchObject({ difficulty: 'medium', moves: { least: moves.medium[0] } });
  });

  it('lets moves that are asked for go before those of the difficulty', async () => {
    expect((await planned({ difficulty: 'hard', minMoves: moves.hard[0] + 1 })).moves).toEqual({
      least: moves.hard[0] + 1,
      most: moves.hard[1],
    });
    expect((await planned({ difficulty: 'easy', minMoves: 99 })).moves).toEqual({
      least: 99,
      most: Infinity,
    });
    expect((await planned({ difficulty: 'expert', maxMoves: 3 })).moves).toEqual({ least: 3, most: 3 });
  });

  it.each<[GenerateRequest, RegExp]>([
    [{ seed: -1 }, /^The seed is -1; expected a whole number from 0 to 2,147,483,646\.$/],
    [{ seed: 0.5 }, /seed is 0.5/],
    [{ count: 0 }, /count is 0; expected a whole number from 1 to 10,000/],
    [{ minMoves: 0 }, /least number of moves is 0/],
    [{ minMoves: 9, maxMoves: 8 }, /At least 9 moves and at most 8 cannot both be/],
    [{ difficulty: 'cruel' as 'easy' }, /"cruel" is not a difficulty; expected one of easy, medium/],
    [{ shape: { rows: 99 } }, /rows is 99; expected a whole number from 3 to 10 \(rows of the board\)/],
    [{ shape: { colours: 3, pieces: 2 } }, /3 colours need at least 3 tiles, not 2/],
    [{ limits: { seconds: 0 } }, /seconds is 0; expected a number above 0/],
    [{ limits: { seconds: Number.NaN } }, /seconds is NaN/],
    [{ limits: { tries: 0 } }, /limit of tries is 0/],
    [{ limits: { states: 0 } }, /limit of states is 0/],
    [{ firstTry: -1 }, /first try is -1/],
    [
      { version: 9 },
      /^The generator of Match the Tiles has no version 9; expected a whole number from 1 to 2\.$/,
    ],
  ])('refuses %j', async (request, sentence) => {
    const plan = await planGeneration(tiles, request);
    expect(plan).toMatchObject({ ok: false, error: expect.stringMatching(sentence) });
  });

  it('says what a game has not got', async () => {
    const walk = template as Game;
    expect(await planGeneration(walk, { shape: { colours: 2 } })).toMatchObject({
      ok: false,
      error: 'Levels of Template have no colours to choose; expected some of rows, columns.',
    });
    const { generator: _, ...without } = walk;
    expect(await planGeneration(without)).toMatchObject({
      ok: false,
      error: 'Template has no generator yet.',
    });
  });
});

describe('drawShape', () => {
  it('keeps to the wishes and draws what is usual, or what else goes with them', async () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const random = createRandom(seed);
      const usual = drawShape(random, await planned({ difficulty: 'easy', shape: { rows: 9 } }));
      expect(usual).toMatchObject({ rows: 9, pieces: 2 });
      // Two colours and more are usual, but a single tile has one.
      const single = drawShape(random, await planned({ difficulty: 'medium', shape: { pieces: 1 } }));
      expect(single).toMatchObject({ pieces: 1, colours: 1 });
    }
  });
});

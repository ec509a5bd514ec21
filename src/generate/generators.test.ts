import { describe, expect, it } from 'vitest';
import { generated, mistakesIn, requestOf, tour } from '../../test/generated.ts';
import type { Game } from '../core/game.ts';
import { difficulties } from '../core/generator.ts';
import { games } from '../games/index.ts';
import { template } from '../games/template/game.ts';

const withGenerator = [...new Set([template as Game, ...games])].filter(({ generator }) => generator);

/** The promises of every generator; `npm run generated` tries the same on a thousand levels a game. */
describe.each(withGenerator.map((game) => [game.id, game] as const))(
  'the generator of %s',
  async (_, game) => {
    const { generator } = await game.generator!();

    it('makes levels that are solvable as stated, all different, without idle parts', async () => {
      const { levels, short } = await tour(game, {
        levels: 40,
        each: 5,
        difficulties: ['easy', 'medium'],
        seconds: 60,
        beyond: 0,
      });
      expect(short).toEqual([]);
      expect(levels).toHaveLength(40);
      expect(await mistakesIn(game, levels, 2_000_000)).toEqual([]);
    });

    it('makes the same levels for the same request, and one again from what it says about its origin', async () => {
      const request = { count: 3, seed: 11, difficulty: 'easy' } as const;
      const { levels } = await generated(game, request);
      expect((await generated(game, request)).levels).toEqual(levels);
      expect((await generated(game, { ...request, seed: 12 })).levels).not.toEqual(levels);
      for (const level of levels)
        expect((await generated(game, requestOf(level.info.generator!))).levels).toEqual([level]);
    });

    it('keeps to the shape and the moves that were asked for', async () => {
      const [first] = (await generated(game, { difficulty: 'easy', seed: 3 })).levels;
      // Another one like it, so that there is one.
      const { shape, minMoves, maxMoves } = requestOf(first!.info.generator!);
      const wishes = Object.fromEntries(Object.entries(shape!).filter(([, value]) => value !== undefined));
      const optimum = first!.info.optimal!;
      expect([minMoves, maxMoves]).toEqual(generator.moves.easy);
      const { levels } = await generated(game, {
        shape,
        minMoves: optimum,
        maxMoves: optimum,
        count: 2,
        seed: 4,
      });
      expect(levels).toHaveLength(2);
      for (const level of levels) {
        expect(level).toMatchObject({ rows: wishes['rows'], columns: wishes['columns'] });
        if (generator.shapeOf) expect(generator.shapeOf(level)).toEqual(wishes);
        expect(level.info.optimal).toBe(optimum);
      }
    });

    it('describes what can be asked of it', () => {
      expect(generator.version).toBeGreaterThan(0);
      expect(generator.shape.map(({ key }) => key)).toEqual(expect.arrayContaining(['rows', 'columns']));
      for (const difficulty of difficulties) {
        const [least, most] = generator.moves[difficulty];
        expect(least).toBeGreaterThan(0);
        expect(most).toBeGreaterThanOrEqual(least);
        for (const spec of generator.shape) {
          const [usualLeast, usualMost] = spec.usual[difficulty];
          expect(usualLeast).toBeGreaterThanOrEqual(spec.least);
          expect(usualMost).toBeGreaterThanOrEqual(usualLeast);
          expect(spec.most).toBeGreaterThanOrEqual(usualMost);
        }
      }
    });
  },
);

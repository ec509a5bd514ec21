import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difficulties, shapeKeys } from '../../../core/generator.ts';
import { games } from '../../../games/index.ts';
import { formatRecipe, mostSeed, parseRecipe, type Recipe, wishProblem } from './recipe.ts';

const number = fc.option(fc.integer({ min: 0, max: 999 }), { nil: undefined });
const anyRecipe: fc.Arbitrary<Recipe> = fc
  .record({
    version: fc.integer({ min: 0, max: 9999 }),
    difficulty: fc.constantFrom(...difficulties),
    seed: fc.integer({ min: 0, max: mostSeed }),
    wishes: fc.array(number, { minLength: 6, maxLength: 6 }),
  })
  .map(({ wishes, ...rest }) => {
    const known = (keys: readonly string[], from: number) =>
      Object.fromEntries(
        keys.flatMap((key, index) =>
          wishes[from + index] === undefined ? [] : [[key, wishes[from + index]!]],
        ),
      );
    return { game: 'g', ...rest, shape: known(shapeKeys, 0), ...known(['minMoves', 'maxMoves'], 4) };
  });

describe('a recipe', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyRecipe, (recipe) => {
        expect(parseRecipe('g', formatRecipe(recipe))).toEqual(recipe);
      }),
    );
    const text = '1.hard.4711.rows5.columns6.moves8-12';
    expect(formatRecipe(parseRecipe('g', text)!)).toBe(text);
  });

  it.each([
    ...['', 'x', '1', '1.hard', '1.harder.1', 'a.hard.1', '1.hard.-1', '1.hard.1.', '1.hard.1.rows'],
    ...['1.hard.1.walls3', '1.hard.1.rows3-4', '1.hard.1.moves', '1.hard.1.moves-', '1.hard.99999999999'],
    ...['1.hard.2147483647', '1.hard.1.__proto__1', '1.hard.1.rows5000'],
  ])('is not read from “%s”', (text) => {
    expect(parseRecipe('g', text)).toBeUndefined();
  });

  it('never makes reading throw', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        parseRecipe('g', `1.hard.1.${text}`);
      }),
    );
  });
});

describe('wishes', () => {
  it('have the bounds of the generator', async () => {
    for (const game of games.filter(({ generator }) => generator)) {
      const { generator } = await game.generator!();
      expect(wishProblem(generator, { shape: {} })).toBeUndefined();
      for (const { key, least, most } of generator.shape) {
        for (const wish of [least - 1, most + 1, 3.5])
          expect(wishProblem(generator, { shape: { [key]: wish } })).toEqual({
            code: 'bounds',
            key,
            least,
            most,
          });
        expect(wishProblem(generator, { shape: { [key]: most } })?.code).not.toBe('bounds');
      }
      expect(wishProblem(generator, { shape: {}, minMoves: 0 })?.code).toBe('bounds');
      expect(wishProblem(generator, { shape: {}, minMoves: 9, maxMoves: 8 })?.code).toBe('moves');
    }
  });

  it('that do not go together are explained in both languages', async () => {
    const { generator } = await games.find(({ id }) => id === 'match-the-tiles')!.generator!();
    expect(wishProblem(generator, { shape: { colours: 4, pieces: 2 } })).toEqual({
      code: 'together',
      words: {
        en: '4 colours need at least 4 tiles, not 2.',
        pt: '4 cores precisam de pelo menos 4 peças, não de 2.',
      },
    });
    const { generator: other } = await games.find(({ id }) => id === 'roll-the-block')!.generator!();
    expect(wishProblem(other, { shape: { colours: 4 } })).toMatchObject({ code: 'bounds', most: -1 });
  });
});

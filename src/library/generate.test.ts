import { describe, expect, it } from 'vitest';
import { type GenerateOptions, generateLevels } from './generate.ts';
import { formatLevels, readLevels } from './levels.ts';
import { solve } from './solve.ts';

const easy = { difficulty: 'easy', count: 3, seed: 4 } as const;

describe('generateLevels', () => {
  it('makes levels that can be written, read and solved as stated', async () => {
    const { levels, made, stoppedBy } = await generateLevels('match-the-tiles', easy);
    expect(stoppedBy).toBe(undefined);
    expect([levels.length, made]).toEqual([3, 3]);
    expect(readLevels(formatLevels(levels))).toEqual({ ok: true, value: levels });
    for (const level of levels) {
      const { cost, optimal } = await solve(level, { algorithm: 'bfs' });
      expect({ cost, optimal }).toEqual({ cost: level.level.info.optimal, optimal: true });
    }
  });

  it('leaves out levels that are there already', async () => {
    const { levels } = await generateLevels('match-the-tiles', easy);
    const { levels: others } = await generateLevels('match-the-tiles', { ...easy, exclude: levels });
    for (const { level } of others) expect(levels.map((each) => each.level)).not.toContainEqual(level);
  });

  it('says what stopped it and what came nearest', async () => {
    const shape = { rows: 3, columns: 3, pieces: 1 };
    const { levels, stoppedBy, nearest, tries } = await generateLevels('match-the-tiles', {
      shape,
      minMoves: 90,
      limits: { tries: 5 },
    });
    expect({ levels, stoppedBy, tries }).toEqual({ levels: [], stoppedBy: 'try-limit', tries: 5 });
    expect(nearest?.game.id).toBe('match-the-tiles');
    expect(nearest?.level.info.optimal).toBeLessThan(90);
    const signal = AbortSignal.abort();
    expect(await generateLevels('match-the-tiles', { signal })).toMatchObject({ stoppedBy: 'cancelled' });
  });

  it.each<[string, GenerateOptions, RegExp]>([
    ['chess', {}, /"chess" is not a game; expected one of folding-blocks/],
    ['match-the-tiles', { shape: { rows: 99 } }, /rows is 99; expected a whole number from 3 to 10/],
    ['match-the-tiles', { count: 1.5 }, /count is 1.5/],
  ])('refuses %s with %j', async (game, options, message) => {
    const refused = generateLevels(game, options);
    await expect(refused).rejects.toThrow(RangeError);
    await expect(refused).rejects.toThrow(message);
  });
});

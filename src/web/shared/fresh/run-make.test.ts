import { describe, expect, it } from 'vitest';
import { difficulties } from '../../../core/generator.ts';
import { games } from '../../../games/index.ts';
import { levelId } from '../../../games/level-id.ts';
import { solve } from '../../../index.ts';
import { readLevel } from '../state/read-level.ts';
import { lastingRecipe, parseRecipe } from './recipe.ts';
import { runMake } from './run-make.ts';

const able = games.filter(({ generator }) => generator);
const make = (game: string, text: string) => runMake(parseRecipe(game, text)!, () => {});

/** A busy machine takes its time; the level is the same. */
const patient = { seconds: 3600 };

describe('a recipe', () => {
  it.each(able.flatMap((game) => difficulties.map((difficulty) => ({ game, id: game.id, difficulty }))))(
    'makes the same level again, with a proved optimum: $id, $difficulty',
    async ({ game, difficulty }) => {
      const { generator } = await game.generator!();
      const recipe = { game: game.id, version: generator.version, difficulty, seed: 5, shape: {} };
      const answer = await runMake(recipe, () => {}, patient);
      expect(await runMake(recipe, () => {}, patient)).toEqual(answer);
      if (answer.kind !== 'made') throw new Error('nothing was made');
      const made = readLevel(answer.level);
      const [least, most] = generator.moves[difficulty];
      const { optimal } = made.level.info;
      expect(optimal).toBeGreaterThanOrEqual(least);
      expect(optimal).toBeLessThanOrEqual(most);
      expect(await solve(made)).toMatchObject({ status: 'solved', optimal: true, cost: optimal });
    },
    300_000,
  );

  /** Whoever changes what a generator makes raises its version: links that people have kept depend on it. */
  it('of a version gives the levels that it has always given', async () => {
    const known = {
      'folding-blocks': ['1 0jyvlu10r2siip'],
      'match-the-tiles': ['1 1d0i1wb1uk34y5', '2 1d0i1wb1uk34y5'],
      'roll-the-block': ['1 1vi7jqc0q26fx2'],
      'break-the-ice': ['1 1r71l4x1d2u1rm', '2 1r71l4x1d2u1rm', '3 1r71l4x1d2u1rm'],
    };
    const found: Record<string, string[]> = {};
    for (const game of able.filter(({ id }) => id in known)) {
      const { generator } = await game.generator!();
      found[game.id] = [];
      for (const { version } of [...(generator.earlier ?? []), generator]) {
        const answer = await make(game.id, `${version}.medium.2026`);
        found[game.id]!.push(
          `${version} ${answer.kind === 'made' ? levelId(readLevel(answer.level)) : 'none'}`,
        );
      }
    }
    expect(found).toEqual(known);
  });

  it('of an earlier version gives the level of that version', async () => {
    expect(await make('break-the-ice', '1.expert.1')).toMatchObject({
      level: expect.stringContaining('\n.....\n.a..a\ncbcbd\ndadbc\n'),
    });
    expect(await make('break-the-ice', '2.expert.1')).toMatchObject({
      level: expect.stringContaining('\n..b.c\na.a.b\nb.d.d\nd.cac\n'),
    });
  });

  it('of a date or of Endless keeps to the first version', async () => {
    for (const game of able)
      expect(await lastingRecipe(game, 'hard', 7)).toEqual(parseRecipe(game.id, '1.hard.7'));
  });

  it('keeps the wishes', async () => {
    const answer = await make('match-the-tiles', '1.medium.3.rows4.columns6.colours2.pieces3.moves6-8');
    const { game, level } = readLevel((answer as { level: string }).level);
    const { generator } = await game.generator!();
    expect(generator.shapeOf!(level)).toEqual({ rows: 4, columns: 6, colours: 2, pieces: 3 });
    expect([6, 7, 8]).toContain(level.info.optimal);
  });

  it('that gives nothing says how many boards were tried, and offers the nearest', async () => {
    const told: number[] = [];
    const recipe = parseRecipe('match-the-tiles', '1.easy.1.rows3.columns3.pieces1.moves400-500')!;
    const answer = await runMake(recipe, ({ tries }) => told.push(tries), { tries: 5 });
    expect(answer).toMatchObject({
      kind: 'nothing',
      why: 'try-limit',
      tries: 5,
      nearest: expect.stringContaining('optimal:'),
    });
    expect(told).toEqual([...new Set(told)]);
    expect(told.at(-1)).toBe(5);
  });

  it('that makes no sense is refused', async () => {
    await expect(make('no-game', '1.easy.1')).rejects.toThrow('no-game');
    await expect(make('break-the-ice', '9.easy.1')).rejects.toThrow('no version 9');
    await expect(make('match-the-tiles', '1.easy.1.rows99')).rejects.toThrow('rows');
  });
});

import { describe, expect, it } from 'vitest';
import { generated } from '../../../../test/generated.ts';
import {
  expectProper,
  madeLevels,
  optimumOf,
  solvableShare,
  textsOf,
} from '../../../../test/generator-checks.ts';
import type { Game } from '../../../core/game.ts';
import { createRandom } from '../../../core/random.ts';
import { planGeneration, type ShapeWishes } from '../../../generate/request.ts';
import { drawShape } from '../../../generate/shape.ts';
import { breakTheIce } from '../game.ts';
import type { IceLevel } from '../level.ts';
import { iceRules } from '../rules/rules.ts';
import { sampleLevel } from '../sample.ts';
import { generator } from './generator.ts';
import { hasLine, withLines, withQuietMove } from './undo.ts';

const game = breakTheIce as Game;
const level = (clear: IceLevel['clear'], rows: number, ...stacks: string[]): IceLevel => ({
  info: {},
  rows,
  columns: stacks.length,
  stacks,
  clear,
});
const sorted = ({ stacks }: IceLevel): string => [...stacks.join('')].sort().join('');

describe('the generator of Break the Ice', () => {
  it('makes nothing but proper levels, at rest and without lines', async () => {
    let count = 0;
    for await (const made of madeLevels(game, 1, 40)) {
      expectProper(game, made);
      expect(hasLine((made as IceLevel).stacks)).toBe(false);
      count += 1;
    }
    expect(count).toBeGreaterThan(300);
  });

  it('makes the same of the same seed', async () => {
    expect(await textsOf(game, 5, 12)).toEqual(await textsOf(game, 5, 12));
    expect(await textsOf(game, 5, 12)).not.toEqual(await textsOf(game, 6, 12));
  });

  it('proposes levels that can be solved', async () => {
    expect(await solvableShare(game, 2, 'easy', 40)).toBeGreaterThan(0.7);
    expect(await solvableShare(game, 3, 'medium', 40)).toBeGreaterThan(0.7);
  });

  it('solves few of the boards that lead to an expert level', async () => {
    const asked = { difficulty: 'expert', count: 2, seed: 1, limits: { seconds: 600 } } as const;
    const now = await generated(game, asked);
    expect(now.tries).toBeLessThan(6);
    // The first version solves every board on the way.
    const before = await generated(game, { ...asked, version: 1, count: 1 });
    expect(now.solves / now.made).toBeLessThan(25);
    expect(before.solves).toBeGreaterThan(50);
  });

  it('gives as many blocks or colours as go well with a wish that is not usual', async () => {
    const plan = async (shape: ShapeWishes, version?: number) => {
      const made = await planGeneration(game, { difficulty: 'expert', shape, version });
      if (!made.ok) throw new Error(made.error);
      return made.value;
    };
    for (let seed = 0; seed < 50; seed += 1) {
      expect(drawShape(createRandom(seed), await plan({ colours: 5 }))).toMatchObject({ pieces: 15 });
      expect(drawShape(createRandom(seed), await plan({ pieces: 11 }))).toMatchObject({ colours: 3 });
      expect(drawShape(createRandom(seed), await plan({}))).toMatchObject({ colours: 4, pieces: 12 });
    }
    const first = await plan({ colours: 5 }, 1);
    const drawn = Array.from({ length: 50 }, (_, seed) => drawShape(createRandom(seed), first)!.pieces!);
    expect(Math.max(...drawn)).toBeGreaterThan(15);
  });

  it('proposes the colours and blocks that were asked for', () => {
    const random = createRandom(8);
    for (const [colours, pieces] of [
      [2, 7],
      [3, 9],
      [3, 13],
      [4, 12],
    ] as const) {
      const made = generator.propose(random, { rows: 6, columns: 6, colours, pieces });
      expect(made && generator.shapeOf?.(made)).toEqual({ rows: 6, columns: 6, colours, pieces });
    }
  });

  it('says what cannot be', () => {
    expect(generator.impossible?.({ colours: 3, pieces: 8 })?.en).toMatch(/at least 9 blocks, not 8\.$/);
    expect(generator.impossible?.({ rows: 3, columns: 3, pieces: 9 })?.en).toMatch(/^9 blocks do not fit/);
    expect(generator.impossible?.({ rows: 3, columns: 3, colours: 3 })?.en).toMatch(/^9 blocks do not fit/);
    expect(generator.impossible?.({ rows: 3, columns: 4, colours: 3, pieces: 9 })).toBeUndefined();
    expect(
      generator.propose(createRandom(1), { rows: 4, columns: 4, colours: 3, pieces: 8 }),
    ).toBeUndefined();
  });

  it('leaves out a colour, a block of a large colour, and a header, but never makes a line', () => {
    const simpler = [...generator.simpler(level('line', 4, 'ab', 'ba', 'aab', 'a'))];
    const texts = simpler.map(({ stacks, clear }) => `${clear} ${stacks.join('/')}`);
    expect(texts).toEqual([
      // Without a or without b, three of the other would lie at the bottom.
      'line b/ba/aab/a',
      'line ab/b/aab/a',
      'line ab/ba/ab/a',
      'line ab/ba/aab/',
      'contact ab/ba/aab/a',
    ]);
  });

  it('keeps the blocks when it changes a level', () => {
    const random = createRandom(4);
    const start = level('contact', 5, 'ab', 'ba', 'cab', 'cc');
    const found = new Set<string>();
    for (let change = 0; change < 80; change += 1) {
      const varied = generator.vary(random, start);
      if (!varied) continue;
      expect(sorted(varied)).toBe(sorted(start));
      found.add(varied.stacks.join('/'));
    }
    expect(found.size).toBeGreaterThan(30);
  });
});

describe('a move taken back', () => {
  /** The boards to which one move leads. */
  const successors = (from: IceLevel): string[] => {
    const rules = iceRules(from);
    return rules.moves(rules.start()).map((move) => {
      const after = rules.apply(rules.start(), move);
      if (!after.ok) throw new Error(after.error.code);
      return rules.key(after.value);
    });
  };
  const settled = (random: ReturnType<typeof createRandom>): IceLevel => {
    for (;;) {
      const found = sampleLevel(random, 6, 5)!;
      if (!hasLine(found.stacks)) return found;
    }
  };

  it('leads by one move to where it was taken back from, with a line or without', () => {
    const random = createRandom(7);
    let lines = 0;
    let quiet = 0;
    for (let made = 0; made < 150; made += 1) {
      const after = settled(random);
      const colour = random.pick([...'abc']);
      const broken = withLines(random, after, [{ colour, length: 3 }]);
      if (broken) {
        lines += 1;
        expect(sorted(broken)).toBe([...`${sorted(after)}${colour.repeat(3)}`].sort().join(''));
        expect(successors(broken)).toContain(after.stacks.join('/'));
      }
      const moved = withQuietMove(random, after);
      if (moved) {
        quiet += 1;
        expect(successors(moved)).toContain(after.stacks.join('/'));
      }
    }
    expect(lines).toBeGreaterThan(100);
    expect(quiet).toBeGreaterThan(100);
  });

  it('can break two lines with one move', async () => {
    const random = createRandom(9);
    const empty = level('contact', 5, '', '', '', '');
    const both = [
      { colour: 'a', length: 3 },
      { colour: 'b', length: 3 },
    ];
    const before = withLines(random, empty, both);
    expect(before && (await optimumOf(game, before))).toBe(1);
  });

  it('knows a line when it sees one', () => {
    expect(hasLine(['aaa'])).toBe(true);
    expect(hasLine(['ba', 'ca', 'da'])).toBe(true);
    expect(hasLine(['ba', 'aa', 'ab', 'a'])).toBe(true);
    expect(hasLine(['ab', 'ba', 'ab'])).toBe(false);
    expect(hasLine(['a', 'a', '', 'a'])).toBe(false);
  });
});

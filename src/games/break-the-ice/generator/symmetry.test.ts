import { expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import type { IceLevel } from '../level.ts';
import { sampleLevel } from '../sample.ts';
import { canonicalLevel } from './symmetry.ts';

const recoloured = (stack: string, names: Readonly<Record<string, string>>): string =>
  [...stack].map((colour) => names[colour]!).join('');

it('is the same for a mirrored level, for other colours and for another par', () => {
  const random = createRandom(1);
  const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];
  for (let made = 0; made < 300; made += 1) {
    const level = sampleLevel(random, 2 + random.below(6), 1 + random.below(6))!;
    const other = random.shuffle(alphabet);
    const names = Object.fromEntries(alphabet.map((letter, index) => [letter, other[index]!]));
    const mirrored: string[] = [];
    for (const stack of level.stacks) mirrored.unshift(recoloured(stack, names));
    const image: IceLevel = { ...level, stacks: mirrored, moves: 5, rows: level.rows + 1 };
    expect(canonicalLevel(image)).toBe(canonicalLevel(level));
  }
});

it('is the same for no others: every board of three columns up to two high with two colours', () => {
  const stacks = ['', 'a', 'b', 'aa', 'ab', 'ba', 'bb'];
  const swap = { a: 'b', b: 'a' };
  const orbits = new Map<string, Set<string>>();
  for (const clear of ['contact', 'line'] as const) {
    for (const left of stacks) {
      for (const middle of stacks) {
        for (const right of stacks) {
          const board = [left, middle, right];
          const level: IceLevel = { info: {}, rows: 2, columns: 3, stacks: board, clear };
          const text = (columns: readonly string[]): string => `${clear} ${columns.join('/')}`;
          const known = orbits.get(canonicalLevel(level));
          if (known) expect(known.has(text(board))).toBe(true);
          else {
            const images = [board, [right, middle, left]].flatMap((columns) => [
              text(columns),
              text(columns.map((stack) => recoloured(stack, swap))),
            ]);
            orbits.set(canonicalLevel(level), new Set(images));
          }
        }
      }
    }
  }
  expect(orbits.size).toBeGreaterThan(150);
});

it('tells apart what gravity, empty columns and the mode make different', () => {
  const of = (clear: IceLevel['clear'], ...stacks: string[]): string =>
    canonicalLevel({ info: {}, rows: 3, columns: stacks.length, stacks, clear });
  expect(of('contact', 'ab', 'a')).not.toBe(of('contact', 'ba', 'a'));
  expect(of('contact', 'ab', 'a')).not.toBe(of('contact', 'ab', 'a', ''));
  expect(of('contact', 'ab', 'a')).not.toBe(of('line', 'ab', 'a'));
  expect(of('line', 'ab', 'a')).toBe(of('line', 'c', 'ca'));
});

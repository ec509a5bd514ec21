import { expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import type { FoldLevel } from '../level.ts';
import { sampleLevel } from '../sample.ts';
import { canonicalLevel } from './symmetry.ts';

type Rows = readonly string[];
const transposed = (rows: Rows): Rows =>
  [...rows[0]!].map((_, column) => rows.map((row) => row[column]).join(''));
const flipped = (rows: Rows): Rows => rows.toReversed();
const renamed = (rows: Rows, names: Readonly<Record<string, string>>): Rows =>
  rows.map((row) => [...row].map((cell) => names[cell] ?? cell).join(''));

const rowsOf = ({ rows, columns, cells }: FoldLevel): Rows =>
  Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns));
const levelOf = (rows: Rows): FoldLevel => ({
  info: {},
  rows: rows.length,
  columns: rows[0]!.length,
  cells: rows.join(''),
});

/** All eight images: a flip and a transposition make all of them. */
function images(rows: Rows): Rows[] {
  const found = [rows];
  for (let made = 1; made < 8; made += 1)
    found.push(made % 2 === 1 ? flipped(found.at(-1)!) : transposed(found.at(-1)!));
  return found;
}

it('is the same for every image and every naming of a level', () => {
  const random = createRandom(1);
  const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (let made = 0; made < 300; made += 1) {
    const level = sampleLevel(random, 1 + random.below(6), 1 + random.below(6))!;
    const other = random.shuffle(alphabet);
    const names = Object.fromEntries(alphabet.map((letter, index) => [letter, other[index]!]));
    for (const image of images(rowsOf(level)))
      expect(canonicalLevel(levelOf(renamed(image, names)))).toBe(canonicalLevel(level));
  }
});

it('is the same for no others: every board of 2 x 3 and 2 x 2 cells with two groups', () => {
  for (const [rows, columns] of [
    [2, 3],
    [3, 2],
    [2, 2],
  ] as const) {
    const orbits = new Map<string, Set<string>>();
    for (let number = 0; number < 4 ** (rows * columns); number += 1) {
      const cells = Array.from(
        { length: rows * columns },
        (_, cell) => '.#AB'[Math.floor(number / 4 ** cell) % 4],
      );
      const level = { info: {}, rows, columns, cells: cells.join('') };
      const orbit = images(rowsOf(level)).flatMap((image) => [
        image.join('/'),
        renamed(image, { A: 'B', B: 'A' }).join('/'),
      ]);
      const key = canonicalLevel(level);
      const known = orbits.get(key);
      if (known) expect(known.has(rowsOf(level).join('/'))).toBe(true);
      else orbits.set(key, new Set(orbit));
    }
    expect(orbits.size).toBeGreaterThan(20);
  }
});

it('tells boards of other sizes apart', () => {
  expect(canonicalLevel(levelOf(['A.....']))).not.toBe(canonicalLevel(levelOf(['A..', '...'])));
  expect(canonicalLevel(levelOf(['A.', '..', '..']))).toBe(canonicalLevel(levelOf(['...', '..Z'])));
});

import { expect, it } from 'vitest';
import { impatient } from '../../../../test/paces.ts';
import { createRandom } from '../../../core/random.ts';
import type { Limits } from '../../../core/search.ts';
import { runNow } from '../../../core/slices.ts';
import { formatLevel } from '../../pack.ts';
import { foldingBlocks as game } from '../game.ts';
import type { FoldLevel } from '../level.ts';
import { foldRules } from '../rules/rules.ts';
import { sampleLevel } from '../sample.ts';
import { CoverCount } from './cover-count.ts';

const levelOf = (...rows: string[]): FoldLevel => ({
  info: {},
  rows: rows.length,
  columns: rows[0]!.length,
  cells: rows.join(''),
});

/** The counts by folds, without the zeros behind the last one. */
function counted(level: FoldLevel, limits: Limits = {}): bigint[] {
  const counter = runNow(CoverCount.make(level, limits));
  while (counter.step(3) === 'running');
  return [...counter.counts()];
}

const sum = (counts: readonly bigint[]): bigint => counts.reduce((total, count) => total + count, 0n);

/** Counts solved positions by the readable rules, layer by layer; undefined when there are too many positions. */
function countedByRules(level: FoldLevel, most: number): bigint[] | undefined {
  const rules = foldRules(level);
  const counts: bigint[] = [];
  const seen = new Set<string>();
  let layer = [rules.start()];
  for (let folds = 0; layer.length > 0; folds += 1) {
    const goals = layer.filter((state) => rules.isGoal(state)).length;
    if (goals > 0) counts[folds] = BigInt(goals);
    const next = new Map(
      layer.flatMap((state) =>
        rules.moves(state).flatMap((move) => {
          const after = rules.apply(state, move);
          return after.ok ? [[rules.key(after.value), after.value] as const] : [];
        }),
      ),
    );
    for (const key of next.keys()) seen.add(key);
    if (seen.size > most) return undefined;
    layer = [...next.values()];
  }
  return Array.from(counts, (count) => count ?? 0n);
}

it('counts what a walk through all positions finds, for every number of folds', () => {
  const random = createRandom(7);
  const kinds = { none: 0, one: 0, several: 0 };
  for (let done = 0; done < 600; ) {
    const level = sampleLevel(random, 1 + random.below(5), 1 + random.below(6));
    const expected = level && countedByRules(level, 600);
    if (!level || !expected) continue;
    done += 1;
    expect(counted(level), formatLevel({ game, level })).toEqual(expected);
    kinds[sum(expected) === 0n ? 'none' : sum(expected) === 1n ? 'one' : 'several'] += 1;
  }
  expect(Math.min(kinds.none, kinds.one, kinds.several)).toBeGreaterThan(20);
});

it('agrees on levels with many covers', () => {
  const random = createRandom(8);
  let most = 0n;
  let ofSeveralLengths = 0;
  for (let done = 0; done < 6; ) {
    const cells = Array.from({ length: 20 }, () => '.');
    for (const letter of 'ABCDE') cells[random.below(20)] = letter;
    const level = levelOf(...[0, 5, 10, 15].map((at) => cells.slice(at, at + 5).join('')));
    const expected = countedByRules(level, 8_000);
    if (!expected || sum(expected) < 3n) continue;
    done += 1;
    expect(counted(level), formatLevel({ game, level })).toEqual(expected);
    if (expected.filter((count) => count > 0n).length > 1) ofSeveralLengths += 1;
    if (sum(expected) > most) most = sum(expected);
  }
  expect(most).toBeGreaterThan(5n);
  expect(ofSeveralLengths).toBeGreaterThan(0);
});

it('multiplies what parts have that cannot meet', () => {
  const rows = Array.from({ length: 13 }, (_, row) => {
    const [left, right] = [...'AB'].map((letter) => String.fromCharCode(letter.charCodeAt(0) + 2 * row));
    return `${left}.${right}`;
  });
  const apart = levelOf(...rows.flatMap((row) => [row, '###']));
  // In every row the one or the other folds over the cell between.
  expect(counted(apart)).toEqual([...Array.from({ length: 13 }, () => 0n), 2n ** 13n]);
  const counter = runNow(CoverCount.make(apart, {}));
  counter.step(1_000);
  expect(counter.statistics.expanded).toBe(26);
});

it('says at least so many when it is stopped, never more than there are', () => {
  // The groups of a row have 104 ways to share out the strip, those of the other row as many.
  const strip = (letters: string): string =>
    [...letters]
      .map((letter) => `..${letter}..`)
      .join('')
      .slice(0, 64);
  const level = levelOf(strip('ABCDEFGHIJKLM'), strip('NOPQRSTUVWXYZ'));
  const all = counted(level);
  expect(sum(all)).toBe(10_816n);
  const counter = runNow(CoverCount.make(level, {}));
  let before = 0n;
  let slices = 0;
  for (; counter.step(1) === 'running'; slices += 1) {
    const soFar = counter.counts();
    for (const [folds, count] of soFar.entries()) expect(count <= (all[folds] ?? 0n)).toBe(true);
    expect(sum(soFar) >= before).toBe(true);
    before = sum(soFar);
  }
  expect(before).toBeGreaterThan(0n);
  expect(slices).toBeGreaterThan(50);
  expect(sum(counter.counts())).toBe(10_816n);
});

it('stops at the limits of parts remembered and of memory', () => {
  const random = createRandom(4);
  const cells = Array.from({ length: 100 }, () => '.');
  for (const letter of 'ABCDEFGHIJKLMNOP') cells[random.below(100)] = letter;
  const level = levelOf(
    ...Array.from({ length: 10 }, (_, row) => cells.slice(row * 10, row * 10 + 10).join('')),
  );
  for (const [limits, status] of [
    [{ states: 2 }, 'state-limit'],
    [{ bytes: 2_000 }, 'memory-limit'],
  ] as const) {
    const counter = runNow(CoverCount.make(level, limits));
    let end: string;
    do end = counter.step(10);
    while (end === 'running');
    expect(end).toBe(status);
  }
});

it('gives way after every choice, and counts the same', () => {
  const level = levelOf('A..B', '....', '....', 'C..D');
  const counter = runNow(CoverCount.make(level, {}));
  let steps = 1;
  for (; counter.step(1e9, impatient) === 'running'; steps += 1);
  expect(steps).toBeGreaterThan(counter.statistics.expanded);
  expect([...counter.counts()]).toEqual(counted(level));
});

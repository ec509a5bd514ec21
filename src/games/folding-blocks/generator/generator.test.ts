import { describe, expect, it } from 'vitest';
import {
  expectProper,
  madeLevels,
  optimumOf,
  solvableShare,
  textsOf,
} from '../../../../test/generator-checks.ts';
import type { Game } from '../../../core/game.ts';
import { createRandom } from '../../../core/random.ts';
import { foldingBlocks } from '../game.ts';
import { type FoldLevel, groupLetters } from '../level.ts';
import { foldRules } from '../rules/rules.ts';
import { fillBoard, halvesOf, solvedByCounting } from './fill.ts';
import { generator } from './generator.ts';

const game = foldingBlocks as Game;
const level = (...rows: string[]): FoldLevel => ({
  info: {},
  rows: rows.length,
  columns: rows[0]!.length,
  cells: rows.join(''),
});

describe('the generator of Folding Blocks', () => {
  it('makes nothing but proper levels', async () => {
    let count = 0;
    for await (const made of madeLevels(game, 1, 40)) {
      expectProper(game, made);
      count += 1;
    }
    expect(count).toBeGreaterThan(400);
  });

  it('makes the same of the same seed', async () => {
    expect(await textsOf(game, 5, 12)).toEqual(await textsOf(game, 5, 12));
    expect(await textsOf(game, 5, 12)).not.toEqual(await textsOf(game, 6, 12));
  });

  it('proposes levels that can be solved', async () => {
    expect(await solvableShare(game, 2, 'easy', 40)).toBeGreaterThan(0.7);
    expect(await solvableShare(game, 3, 'medium', 40)).toBeGreaterThan(0.8);
  });

  it('proposes as many groups as asked for, few holes, and a board that is in use up to its borders', () => {
    const random = createRandom(8);
    for (let pieces = 2; pieces <= 5; pieces += 1) {
      const made = generator.propose(random, { rows: 5, columns: 6, pieces });
      expect(made && groupLetters(made.cells)).toHaveLength(pieces);
      expect(made!.cells.replaceAll('#', '').length).toBeGreaterThanOrEqual(26);
      for (const border of [/^.{0,5}[^#]/, /[^#].{0,5}$/]) expect(made!.cells).toMatch(border);
    }
  });

  it('gives up where there is no room', () => {
    expect(generator.propose(createRandom(1), { rows: 2, columns: 2, pieces: 4 })).toBeUndefined();
    expect(generator.impossible?.({ rows: 2, columns: 2, pieces: 4 })?.en).toMatch(/8 cells, not 4\.$/);
    expect(generator.impossible?.({ rows: 2, columns: 2, pieces: 2 })).toBeUndefined();
    expect(generator.impossible?.({ rows: 2, pieces: 10 })).toBeUndefined();
  });

  it('leaves out a group or a hole at a time', () => {
    expect([...generator.simpler(level('A.#', 'B..'))].map(({ cells }) => cells)).toEqual([
      '..#B..',
      '#.#B..',
      'A.#...',
      'A.##..',
      'A..B..',
    ]);
    expect([...generator.simpler(level('A..'))]).toEqual([]);
  });

  it('keeps the number of groups when it changes a level, and lengthens it by unfolding', async () => {
    const random = createRandom(4);
    const start = level('AA..', 'AA..', '...B', '....');
    const lengths = new Set<number | undefined>();
    for (let change = 0; change < 60; change += 1) {
      const varied = generator.vary(random, start);
      if (!varied) continue;
      expect(groupLetters(varied.cells)).toEqual(['A', 'B']);
      lengths.add(await optimumOf(game, varied));
    }
    expect(lengths.size).toBeGreaterThan(2);
  });
});

describe('filling a board', () => {
  it('makes a level whose folds add up to a full board', async () => {
    const random = createRandom(3);
    let filled = 0;
    for (let made = 0; made < 60; made += 1) {
      const found = fillBoard(random, 4, 5, 3);
      if (!found) continue;
      filled += 1;
      const { cells } = found.level;
      const size = (letter: string): number => cells.split(letter).length - 1;
      const grown = [...found.folds].map(([letter, folds]) => size(letter) * 2 ** folds);
      expect(grown.reduce((sum, each) => sum + each, found.holes)).toBe(20);
      expect(found.holes).toBe(size('#'));
      // The known solution may not be the shortest, but there is one.
      const folds = [...found.folds.values()].reduce((sum, each) => sum + each, 0);
      expect(await optimumOf(game, found.level)).toBeLessThanOrEqual(folds);
    }
    expect(filled).toBeGreaterThan(20);
  });

  it('knows a level for which counting is enough from one with traps', () => {
    const solvedOf = (board: FoldLevel, folds: Record<string, number>): number => {
      const random = createRandom(2);
      const filled = { level: board, holes: 0, folds: new Map(Object.entries(folds)) };
      return Array.from({ length: 50 }, () => solvedByCounting(random, filled)).filter(Boolean).length;
    };
    expect(solvedOf(level('A...', '....'), { A: 3 })).toBe(50);
    const trapped = solvedOf(level('.A..', '...B'), { A: 2, B: 2 });
    expect(trapped).toBeGreaterThan(0);
    expect(trapped).toBeLessThan(40);
  });

  it('finds the halves that a fold makes whole', () => {
    const texts = (cells: ReturnType<typeof halvesOf>): string[] =>
      cells.map((half) => half.map(({ row, column }) => `${row}${column}`).join(' '));
    const at = (...places: [number, number][]) => places.map(([row, column]) => ({ row, column }));
    expect(texts(halvesOf(at([2, 2])))).toEqual([]);
    expect(texts(halvesOf(at([0, 0], [0, 1])))).toEqual(['00', '01']);
    expect(texts(halvesOf(at([0, 0], [0, 1], [1, 1])))).toEqual([]);
    // A half does not fold over a gap.
    expect(texts(halvesOf(at([0, 0], [0, 3])))).toEqual([]);
    expect(texts(halvesOf(at([0, 0], [0, 1], [1, 0], [1, 1])))).toEqual(['00 01', '10 11', '00 10', '01 11']);
    for (const half of halvesOf(at([0, 0], [0, 1], [1, 0], [1, 1]))) {
      const cells = [...'....'].map((_, cell) =>
        half.some(({ row, column }) => row * 2 + column === cell) ? 'A' : '.',
      );
      const rules = foldRules({ info: {}, rows: 2, columns: 2, cells: cells.join('') });
      expect(rules.moves(rules.start())).toHaveLength(1);
    }
  });
});

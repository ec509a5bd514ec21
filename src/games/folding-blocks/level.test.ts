import { describe, expect, it } from 'vitest';
import { formatLevel, readPack, toldProblem } from '../pack.ts';
import { foldingBlocks } from './game.ts';
import type { FoldLevel } from './level.ts';

const read = (...board: string[]) =>
  readPack(['game: folding-blocks', '', ...board].join('\n'), [foldingBlocks]);

const problemsOf = (...board: string[]) => {
  const result = read(...board);
  return result.ok ? [] : result.error.map(({ code, line, column }) => ({ code, line, column }));
};

describe('reading a level', () => {
  it('keeps the cells row by row', () => {
    const result = read('A.#', '.BZ');
    expect(result.ok && result.value[0]?.level).toEqual({ info: {}, rows: 2, columns: 3, cells: 'A.#.BZ' });
  });

  it('reads 0 as empty and _ as a hole, and writes . and #', () => {
    const result = read('A 0 _', '. # A');
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    expect(result.value[0]!.level).toMatchObject({ cells: 'A.#.#A' });
    expect(formatLevel(result.value[0]!)).toBe('game: folding-blocks\n\nA.#\n.#A\n');
  });

  it('accepts a board that is full from the start, of one group in several parts', () => {
    expect(problemsOf('A#A')).toEqual([]);
  });

  it('reports every bad cell where it stands', () => {
    expect(problemsOf('A.?', 'a.É')).toEqual([
      { code: 'bad-cell', line: 3, column: 3 },
      { code: 'bad-cell', line: 4, column: 1 },
      { code: 'bad-cell', line: 4, column: 3 },
    ]);
    expect(problemsOf('A  AB', '. constructor')).toEqual([
      { code: 'bad-cell', line: 3, column: 4 },
      { code: 'bad-cell', line: 4, column: 3 },
    ]);
  });

  it('takes a board without groups: solved when it has no empty cell, unsolvable otherwise', () => {
    for (const [board, solved] of [
      ['##', true],
      ['#.', false],
    ] as const) {
      const pack = read(board);
      if (!pack.ok) throw new Error('refused');
      const rules = foldingBlocks.rules(pack.value[0]!.level as FoldLevel);
      expect(rules.isGoal(rules.start())).toBe(solved);
      expect(rules.moves(rules.start())).toEqual([]);
    }
  });

  it('still finds bad cells in rows of different lengths', () => {
    expect(problemsOf('A..', '.!', '....')).toEqual([
      { code: 'ragged-row', line: 4, column: 1 },
      { code: 'bad-cell', line: 4, column: 2 },
      { code: 'ragged-row', line: 5, column: 1 },
    ]);
  });

  it('says what it expected', () => {
    const result = read('x.');
    expect(!result.ok && toldProblem(result.error[0]!).message).toBe(
      '"x" is not a cell; expected . (empty), # (hole) or a letter A to Z.',
    );
  });
});

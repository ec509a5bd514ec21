import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../core/english.ts';
import type { Direction } from '../../../core/grid.ts';
import { foldingBlocks } from '../game.ts';
import { foldRules } from './rules.ts';

/** The preview on a board at the start: the cells, the blocked ones with an exclamation mark, and the problem. */
function preview(rows: readonly string[], choice: string | undefined, direction: Direction) {
  const rules = foldRules({
    info: {},
    rows: rows.length,
    columns: rows[0]!.length,
    cells: rows.join(''),
  });
  const found = rules.controls.preview!(rules.start(), choice, direction);
  return (
    found && {
      cells: found.cells.map(({ row, column, blocked }) => `${row},${column}${blocked ? '!' : ''}`),
      problem: found.problem && inEnglish(found.problem, foldingBlocks),
    }
  );
}

describe('the preview of a fold', () => {
  it('shows the mirrored cells', () => {
    expect(preview(['AA....', 'A...B.'], 'A', 'R')).toEqual({
      cells: ['0,3', '0,2', '1,3'],
      problem: undefined,
    });
  });

  it('marks what lies outside the board, and says so', () => {
    expect(preview(['.A.', '.A.'], 'A', 'U')).toEqual({
      cells: ['-1,1!', '-2,1!'],
      problem: 'A folded up would leave the board',
    });
    expect(preview(['AA.'], 'A', 'R')).toEqual({
      cells: ['0,3!', '0,2'],
      problem: 'A folded right would leave the board',
    });
  });

  it('marks holes and other groups, and gives the sentence of the rules', () => {
    expect(preview(['A#', 'A.', 'AB'], 'A', 'R')).toEqual({
      cells: ['0,1!', '1,1', '2,1!'],
      problem: 'A folded right would cover a hole at row 1, column 2',
    });
  });

  it('needs no choice where there is only one group', () => {
    expect(preview(['A.'], undefined, 'R')).toEqual({ cells: ['0,1'], problem: undefined });
    expect(preview(['A..B'], undefined, 'R')).toBeUndefined();
    expect(preview(['A..'], 'Q', 'R')).toBeUndefined();
  });

  it('agrees with the rules about every fold', () => {
    const rows = ['A.#.', '.BB.', 'C...', 'C..D'];
    const rules = foldRules({ info: {}, rows: 4, columns: 4, cells: rows.join('') });
    const legal = rules.moves(rules.start()).map(rules.formatMove);
    for (const choice of 'ABCD')
      for (const direction of ['U', 'D', 'L', 'R'] as const) {
        const { cells, problem } = preview(rows, choice, direction)!;
        const isLegal = legal.includes(choice + direction);
        expect(problem === undefined, choice + direction).toBe(isLegal);
        expect(
          cells.every((cell) => !cell.endsWith('!')),
          choice + direction,
        ).toBe(isLegal);
      }
  });
});

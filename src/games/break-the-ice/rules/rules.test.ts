import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../core/english.ts';
import { breakTheIce } from '../game.ts';
import type { Clear, IceLevel } from '../level.ts';
import { iceRules } from './rules.ts';

/** A level from its rows, top row first. */
function levelOf(rows: readonly string[], clear: Clear = 'contact'): IceLevel {
  const columns = rows[0]!.length;
  const stackOf = (column: number): string =>
    rows
      .map((row) => row[column]!)
      .reverse()
      .join('')
      .replaceAll('.', '');
  const stacks = Array.from({ length: columns }, (_, column) => stackOf(column));
  return { info: {}, rows: rows.length, columns, stacks, clear };
}

/** Plays moves and gives the columns from the left, each from the bottom up, or why a move was refused. */
function played(rows: readonly string[], moves: string, clear: Clear = 'contact'): string {
  const rules = iceRules(levelOf(rows, clear));
  let state = rules.start();
  for (const text of moves.split(' ')) {
    const move = rules.parseMove(text);
    if (!move.ok) throw new Error(move.error.code);
    const result = rules.apply(state, move.value);
    if (!result.ok) return inEnglish(result.error, breakTheIce);
    state = result.value;
  }
  return rules.key(state);
}

describe('a line that stands at the start', () => {
  it('stays until the first move, and breaks with what that move breaks', () => {
    const rules = iceRules(levelOf(['b...', 'aaa.']));
    expect(rules.key(rules.start())).toBe('ab/a/a/');
    expect(played(['b...', 'aaa.'], 'a2R')).toBe('/b//');
    expect(played(['b...', 'aaab'], 'c1R', 'line')).toBe('ab/a/b/a');
  });
});

describe('a slide', () => {
  it('goes one cell sideways, then falls until it rests', () => {
    expect(played(['a..'], 'a1R')).toBe('/a/');
    expect(played(['..a'], 'c1L')).toBe('/a/');
    expect(played(['c..', 'b..', 'a.d'], 'a3R')).toBe('ab/c/d');
    expect(played(['c..', 'b..', 'ad.'], 'a3R')).toBe('ab/dc/');
    expect(played(['c..', 'b..', 'ad.'], 'a2R')).toBe('ac/db/');
  });

  it('lets the blocks that stood on it fall', () => {
    expect(played(['c.', 'b.', 'a.'], 'a1R')).toBe('bc/a');
    expect(played(['c.', 'b.', 'a.'], 'a2R')).toBe('ac/b');
  });
});

describe('a swap', () => {
  it('exchanges neighbours of different colours in all four directions, told from either side', () => {
    for (const move of ['a1R', 'b1L']) expect(played(['ab'], move)).toBe('b/a');
    for (const move of ['a1U', 'a2D']) expect(played(['b', 'a'], move)).toBe('ba');
  });

  it('leaves everything above in place', () => {
    expect(played(['c.', 'ab'], 'a1R')).toBe('bc/a');
  });

  it('is listed once, by its left or lower block; slides by the block that moves', () => {
    const rules = iceRules(levelOf(['b..', 'ab.']));
    expect(rules.moves(rules.start()).map(rules.formatMove).join(' ')).toBe('a1U a1R a2R b1R');
  });
});

describe('settling', () => {
  it('breaks three in a row and three in a column, wherever the move completes them', () => {
    expect(played(['a.aa'], 'a1R')).toBe('///');
    expect(played(['.a.', 'aba'], 'b1U')).toBe('/b/');
    expect(played(['a.', 'ba', 'ac'], 'a2R')).toBe('/cb');
    // By the block that fell after its slide, and by the one that stood on it.
    expect(played(['.a...', '.b.aa'], 'b2R')).toBe('/b///');
    expect(played(['..a.', 'aac.'], 'c1R')).toBe('///c');
  });

  it('breaks longer lines whole, and all lines at the same moment', () => {
    expect(played(['..a..', 'aabaa'], 'c1U', 'line')).toBe('//b//');
    expect(played(['ab', 'ba', 'ab'], 'a2R', 'line')).toBe('/');
    // A row and a column that share a block.
    expect(played(['..a.', '..a.', 'aaba'], 'c1R', 'line')).toBe('///b');
  });

  it('goes on in rounds when what falls completes another line', () => {
    expect(played(['..a.', '..b.', '..cb', 'aabd'], 'c2R')).toBe('///dc');
  });

  it('breaks what is connected to a line through its colour with "contact" only', () => {
    expect(played(['aa...', 'caaba'], 'd1R', 'contact')).toBe('c////b');
    expect(played(['aa...', 'caaba'], 'd1R', 'line')).toBe('ca/a///b');
  });

  it('does not connect corner to corner', () => {
    expect(played(['...a', 'aaba'], 'c1R', 'contact')).toBe('///ba');
  });

  it('needs three: two stay, and so do colours that only touch', () => {
    expect(played(['a.a'], 'a1R')).toBe('/a/a');
    expect(played(['b...', 'a.aa'], 'a1R')).toBe('b///');
  });
});

describe('a move that is not legal', () => {
  it('is refused with the reason', () => {
    const rows = ['a..', 'abb'];
    expect(played(rows, 'a9U')).toBe('a9 is not on the board');
    expect(played(rows, 'd1L')).toBe('d1 is not on the board');
    expect(played(rows, 'b2L')).toBe('there is no block at b2');
    expect(played(rows, 'a1L')).toBe('the block at a1 would leave the board going left');
    expect(played(rows, 'c1R')).toBe('the block at c1 would leave the board going right');
    expect(played(rows, 'b1U')).toBe('nothing moves up without a block there to swap with');
    expect(played(rows, 'b1D')).toBe('nothing moves down without a block there to swap with');
    expect(played(rows, 'a2U')).toBe('nothing moves up without a block there to swap with');
    expect(played(rows, 'b1R')).toBe('c1 has the same colour as b1, so swapping them changes nothing');
    expect(played(['a.aa'], 'a1R b1R')).toBe('the level is solved, nothing moves any more');
  });
});

describe('notation', () => {
  const { parseMove, formatMove } = iceRules(levelOf(['.']));

  it('names columns by letters and rows by numbers from the bottom, in any case', () => {
    expect(parseMove('c1R')).toEqual({ ok: true, value: { column: 2, height: 0, direction: 'R' } });
    expect(parseMove('C1r')).toEqual(parseMove('c1R'));
    expect(parseMove('aa12L')).toEqual({ ok: true, value: { column: 26, height: 11, direction: 'L' } });
    expect(formatMove({ column: 25, height: 8, direction: 'U' })).toBe('z9U');
    expect(formatMove({ column: 63, height: 63, direction: 'D' })).toBe('bl64D');
  });

  it.each(['c1', '1R', 'c0R', 'c01R', 'cR', 'c1X', 'aaa1R', 'c100R', ' c1R'])('refuses "%s"', (text) => {
    expect(parseMove(text).ok).toBe(false);
  });
});

describe('playing', () => {
  it('has a par and a limit where the level says so', () => {
    const level = levelOf(['a.aa']);
    expect(iceRules({ ...level, moves: 3 })).toMatchObject({ par: 3, moveLimit: 5 });
    expect(iceRules(level)).not.toHaveProperty('moveLimit');
  });

  it('keeps the identity of a block that moves, for the board to animate', () => {
    const rules = iceRules(levelOf(['b..', 'a..']));
    const start = rules.start();
    const next = rules.apply(start, { column: 0, height: 0, direction: 'R' });
    if (!next.ok) throw new Error(next.error.code);
    const before = rules.view(start).cells;
    const later = rules.view(next.value).cells;
    expect(before[1]![0]!.piece).toEqual({ id: expect.any(String), label: 'a', colour: 0 });
    expect(later[1]![1]!.piece).toEqual(before[1]![0]!.piece);
    expect(later[1]![0]!.piece).toEqual(before[0]![0]!.piece);
    expect(later[0]![0]!.piece).toBeUndefined();
  });

  it('turns a swap to the left or down into its canonical form', () => {
    const rules = iceRules(levelOf(['a.', 'bc']));
    const start = rules.start();
    expect(rules.controls.choices(start).map(({ label }) => label)).toEqual(['a1', 'a2', 'b1']);
    expect(rules.controls.choices(start)[1]!.cells).toEqual([{ row: 0, column: 0 }]);
    expect(rules.controls.move(start, 'b1', 'L')).toEqual({ column: 0, height: 0, direction: 'R' });
    expect(rules.controls.move(start, 'a2', 'D')).toEqual({ column: 0, height: 0, direction: 'U' });
    expect(rules.controls.move(start, undefined, 'D')).toBeUndefined();
  });
});

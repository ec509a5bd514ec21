import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../core/english.ts';
import { foldingBlocks } from '../game.ts';
import { foldRules } from './rules.ts';

/** The rules of a board, and a way to play moves on it that returns the rows or the reason of the first refusal. */
function board(...rows: string[]) {
  const columns = rows[0]!.length;
  const rules = foldRules({ info: {}, rows: rows.length, columns, cells: rows.join('') });
  const played = (moves: string) => {
    let state = rules.start();
    for (const text of moves.split(' ')) {
      const move = rules.parseMove(text);
      if (!move.ok) throw new Error(move.error.code);
      const result = rules.apply(state, move.value);
      if (!result.ok) return { state, error: inEnglish(result.error, foldingBlocks) };
      state = result.value;
    }
    return { state, error: undefined };
  };
  const play = (moves: string) => {
    const { state, error } = played(moves);
    return error ?? rows.map((_, row) => state.cells.slice(row * columns, (row + 1) * columns));
  };
  return { rules, played, play };
}

describe('a fold', () => {
  const corner = board('......', '......', '..AA..', '..A...', '......', '......');

  it('mirrors the group over the edge of its box', () => {
    expect(corner.play('AU')).toEqual(['..A...', '..AA..', '..AA..', '..A...', '......', '......']);
    expect(corner.play('AD')).toEqual(['......', '......', '..AA..', '..A...', '..A...', '..AA..']);
    expect(corner.play('AL')).toEqual(['......', '......', 'AAAA..', '.AA...', '......', '......']);
    expect(corner.play('AR')).toEqual(['......', '......', '..AAAA', '..A..A', '......', '......']);
  });

  it('uses the box of the whole group when it is in several parts', () => {
    expect(board('A.A...').play('AR')).toEqual(['A.AA.A']);
    expect(board('A...', '.A..').play('AR')).toEqual(['A..A', '.AA.']);
  });

  it('doubles the group each time', () => {
    expect(board('A...').play('AR AR')).toEqual(['AAAA']);
    expect(board('...A', '....').play('AL AL AD')).toEqual(['AAAA', 'AAAA']);
  });

  it('is not legal over the border, a hole or a colour', () => {
    expect(board('A.').play('AL')).toBe('A folded left would leave the board');
    expect(board('AA.').play('AR')).toBe('A folded right would leave the board');
    expect(board('A#.').play('AR')).toBe('A folded right would cover a hole at row 1, column 2');
    expect(board('.B', '.A').play('AU')).toBe('A folded up would cover group B at row 1, column 2');
  });

  it('goes past what stands between the mirrored cells', () => {
    expect(board('A#A.#.').play('AR')).toEqual(['A#AA#A']);
    expect(board('A..', 'ABA', '.C.', '...').play('AD')).toEqual(['A..', 'ABA', 'ACA', 'A..']);
  });

  it('needs a group that is on the board', () => {
    expect(board('A.').play('QR')).toBe('there is no group Q on this board');
  });
});

describe('a level', () => {
  it('lists the moves by letter and direction', () => {
    const { rules } = board('B..', '...', '.A.');
    expect(rules.moves(rules.start()).map(rules.formatMove)).toEqual(['AU', 'AL', 'AR', 'BD', 'BR']);
  });

  it('is solved when no cell is empty, and nothing folds then', () => {
    const { rules, played } = board('A.#');
    expect(rules.isGoal(rules.start())).toBe(false);
    const { state } = played('AR');
    expect(rules.isGoal(state)).toBe(true);
    expect(rules.moves(state)).toEqual([]);
    expect(rules.apply(state, { group: 'A', direction: 'R' })).toEqual({
      ok: false,
      error: { code: 'solved', values: {} },
    });
  });

  it('may start solved', () => {
    const { rules } = board('A#', 'BB');
    expect(rules.isGoal(rules.start())).toBe(true);
    expect(rules.moves(rules.start())).toEqual([]);
  });

  it('has the worked example of the rules', () => {
    const example = board('.AAAA', 'BA.CA', '.A.CA', '.AAAA', '...D#');
    expect(example.play('BU BD CL DL DL')).toEqual(['BAAAA', 'BACCA', 'BACCA', 'BAAAA', 'DDDD#']);
  });

  it('comes to the same end in any order of its folds', () => {
    const { play } = board('....', '.A..', '....', 'B...');
    for (const order of ['AU AL BR BR', 'BR AL BR AU', 'BR BR AL AU'])
      expect(play(order)).toEqual(['AA..', 'AA..', '....', 'BBBB']);
  });
});

describe('moves', () => {
  const { rules } = board('A.');

  it('are read in any case', () => {
    for (const text of ['AR', 'ar', 'Ar', 'aR'])
      expect(rules.parseMove(text)).toEqual({ ok: true, value: { group: 'A', direction: 'R' } });
  });

  it('are a letter and a direction, nothing else', () => {
    for (const text of ['A', 'R', 'AX', 'ARR', ' AR', 'A R', '1R', 'ıR', 'ſR'])
      expect(rules.parseMove(text).ok).toBe(false);
  });

  it('need no choice of a group where there is only one', () => {
    const { controls } = rules;
    expect(controls.move(rules.start(), undefined, 'R')).toEqual({ group: 'A', direction: 'R' });
    expect(controls.move(rules.start(), 'B', 'R')).toBeUndefined();
    const two = board('A.B').rules;
    expect(two.controls.move(two.start(), undefined, 'R')).toBeUndefined();
    expect(two.controls.move(two.start(), 'B', 'L')).toEqual({ group: 'B', direction: 'L' });
  });
});

import { describe, expect, it } from 'vitest';
import type { Game } from '../../../core/game.ts';
import type { Direction } from '../../../core/grid.ts';
import { readPack } from '../../pack.ts';
import { rollTheBlock } from '../game.ts';
import type { RollLevel } from '../level.ts';
import { rollRules } from './rules.ts';

/** The cells of a preview after some moves, as in `2,1 2,2!`: row,column from 1, `!` behind the blocked ones. */
function previewOf(text: readonly string[], moves: string, choice: string | undefined, direction: Direction) {
  const read = readPack(['game: roll-the-block', ...text].join('\n'), [rollTheBlock as Game]);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const rules = rollRules(read.value[0]!.level as RollLevel);
  let state = rules.start();
  for (const word of moves.split(' ').filter((each) => each !== '')) {
    const move = rules.parseMove(word);
    const next = move.ok ? rules.apply(state, move.value) : move;
    if (!next.ok) throw new Error(next.error.code);
    state = next.value;
  }
  const preview = rules.controls.preview!(state, choice, direction);
  if (!preview) return undefined;
  const cells = preview.cells.map(
    ({ row, column, blocked }) => `${row + 1},${column + 1}${blocked ? '!' : ''}`,
  );
  const move = rules.controls.move(state, choice, direction)!;
  const tried = rules.apply(state, move);
  expect(preview.problem).toEqual(tried.ok ? undefined : tried.error);
  return cells.join(' ');
}

describe('what a roll would cover', () => {
  const board = ['', 'S..#', '.:1.', '...G'];

  it.each<[string, Direction, string]>([
    ['', 'R', '1,2 1,3'],
    ['', 'D', '2,1 3,1'],
    ['', 'U', '0,1! -1,1!'],
    ['', 'L', '1,0! 1,-1!'],
    ['R', 'R', '1,4!'],
    ['R', 'D', '2,2 2,3!'],
    ['D', 'R', '2,2 3,2'],
    ['D R', 'R', '2,3! 3,3'],
  ])('%s, then %s', (moves, direction, cells) => {
    expect(previewOf(['bridge 1: hidden', ...board], moves, undefined, direction)).toBe(cells);
  });

  it('bears a lying block on fragile floor and a shown bridge, but no standing one on fragile floor', () => {
    expect(previewOf(['bridge 1: shown', ...board], 'R', undefined, 'D')).toBe('2,2 2,3');
    expect(previewOf(['', 'S..:', '...G'], 'R', undefined, 'R')).toBe('1,4!');
  });

  it('is nothing once the level is solved', () => {
    expect(previewOf(['', 'S..G'], '', undefined, 'R')).toBe('1,2 1,3');
    expect(previewOf(['', 'S..G'], 'R R', undefined, 'L')).toBeUndefined();
  });
});

describe('where a cube would go', () => {
  const level = ['switch z: split 1,1 2,4', '', '.::#', 'S..z', '#.G.'];

  it('needs a picked cube', () => {
    expect(previewOf(level, 'R R', undefined, 'R')).toBeUndefined();
  });

  it('is one cell, which may be fragile', () => {
    expect(previewOf(level, 'R R', '1', 'R')).toBe('1,2');
    expect(previewOf(level, 'R R', '2', 'U')).toBe('1,4!');
    expect(previewOf(level, 'R R', '2', 'R')).toBe('2,5!');
  });
});

import { describe, expect, it } from 'vitest';
import type { Game } from '../../core/game.ts';
import { formatLevel, readPack } from '../pack.ts';
import { breakTheIce } from './game.ts';

const read = (text: string) => readPack(`game: break-the-ice\n${text}`, [breakTheIce as Game]);

/** The mistakes of a text, as code@line:column. */
function mistakes(text: string): string[] {
  const result = read(text);
  return result.ok ? [] : result.error.map(({ code, line, column }) => `${code}@${line}:${column}`);
}

function levelOf(text: string) {
  const result = read(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value[0]!.level;
}

describe('reading', () => {
  it('takes the columns from the bottom up, upper case as lower case and _ as .', () => {
    const level = { info: {}, rows: 2, columns: 3, stacks: ['ab', '', 'c'], clear: 'contact' };
    expect(levelOf('\nB__\nA.C\n')).toEqual(level);
    expect(levelOf('clear: contact\n\nb..\na.c\n')).toEqual(level);
  });

  it('takes clear and moves', () => {
    expect(levelOf('moves: 07\nclear: line\n\na\n')).toMatchObject({ clear: 'line', moves: 7 });
    expect(levelOf('\na\n')).not.toHaveProperty('moves');
  });

  it('accepts an empty board', () => {
    expect(levelOf('\n..\n..\n')).toMatchObject({ stacks: ['', ''] });
  });

  it.each([
    ['a cell that is none', '\na1\né.\n', ['bad-cell@3:2', 'bad-cell@4:1']],
    ['a word as a cell', '\na  bb\n', ['bad-cell@3:4']],
    ['a wall', '\n.#\n', ['no-walls@3:2']],
    ['a block over an empty cell', '\nab\nb.\n.a\n', ['floating-block@3:2', 'floating-block@4:1']],
    ['a clear that is none', 'clear: Line\n\na\n', ['bad-clear@2:8']],
    ['no number of moves', 'moves: 0\n\na\n', ['bad-moves@2:8']],
    ['a fraction of moves', 'moves:  1.5\n\na\n', ['bad-moves@2:9']],
    [
      'all in one reading',
      'clear: x\nmoves: y\n\na.#\n.aaa\n',
      ['bad-clear@2:8', 'bad-moves@3:8', 'no-walls@5:3', 'ragged-row@6:1'],
    ],
    [
      'a bad cell below, which may be a block, and all else',
      '\na.b\n?b.\naaa\n',
      ['floating-block@3:3', 'bad-cell@4:1'],
    ],
  ])('points at %s', (_, text, expected) => {
    expect(mistakes(text)).toEqual(expected);
  });
});

describe('writing', () => {
  it('is canonical: no default, no leading zeros, lower case', () => {
    const write = (text: string): string => formatLevel({ game: breakTheIce as Game, level: levelOf(text) });
    expect(write('clear: contact\n\nA _\nb c\n')).toBe('game: break-the-ice\n\na.\nbc\n');
    expect(write('moves: 03\ntitle: T\nclear: line\n\n.\n')).toBe(
      'game: break-the-ice\ntitle: T\nclear: line\nmoves: 3\n\n.\n',
    );
  });
});

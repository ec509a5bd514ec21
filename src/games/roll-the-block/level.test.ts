import { describe, expect, it } from 'vitest';
import type { Game } from '../../core/game.ts';
import { formatPack, readPack } from '../pack.ts';
import { rollTheBlock } from './game.ts';

const read = (...lines: string[]) =>
  readPack(['game: roll-the-block', ...lines].join('\n'), [rollTheBlock as Game]);

/** The mistakes in a level, as `line:column code`. */
function mistakes(...lines: string[]): string[] {
  const result = read(...lines);
  return result.ok ? [] : result.error.map(({ line, column, code }) => `${line}:${column} ${code}`);
}

describe('reading', () => {
  it('takes every kind of cell and header', () => {
    const result = read(
      'bridge 12: shown',
      'switch b: heavy show 1 12, hide 1',
      'switch a: split 1,1 2,4',
      '',
      'S . a b 12',
      '# : 1 . G',
    );
    expect(result.ok && result.value[0]?.level).toEqual({
      info: {},
      rows: 2,
      columns: 5,
      cells: [
        { kind: 'floor' },
        { kind: 'floor' },
        { kind: 'switch', letter: 'a' },
        { kind: 'switch', letter: 'b' },
        { kind: 'bridge', number: 12 },
        { kind: 'void' },
        { kind: 'fragile' },
        { kind: 'bridge', number: 1 },
        { kind: 'floor' },
        { kind: 'floor' },
      ],
      start: 0,
      goal: 9,
      shown: [12],
      switches: [
        { letter: 'a', kind: 'split', cells: [0, 8] },
        {
          letter: 'b',
          kind: 'heavy',
          actions: [
            { effect: 'show', bridge: 1 },
            { effect: 'show', bridge: 12 },
            { effect: 'hide', bridge: 1 },
          ],
        },
      ],
    });
  });

  it('writes the same text for the same meaning', () => {
    const result = read(
      'switch b:  soft  toggle 2 ,toggle 1,  show 2, show 2',
      'bridge 2: shown',
      'bridge 1: hidden',
      'switch a: split 1,01 2,1',
      '',
      'S b 2',
      '. a 1',
      '. . G',
    );
    expect(result.ok && formatPack(result.value)).toBe(
      'game: roll-the-block\nbridge 2: shown\nswitch a: split 1,1 2,1\nswitch b: soft toggle 2 1, show 2 2\n\nSb2\n.a1\n..G\n',
    );
  });

  it('lets cubes come down on a switch, fragile floor, the start and the goal', () => {
    expect(mistakes('switch a: split 1,1 1,3', 'switch b: split 1,4 1,2', '', 'Sa:Gb')).toEqual([]);
  });
});

describe('mistakes', () => {
  it.each([
    ['a bad cell', ['', 'S.G?', 'A.0é'], ['3:4 bad-cell', '4:1 bad-cell', '4:4 bad-cell']],
    [
      'a number with a leading zero',
      ['', 'S 01 G 10000 ab'],
      ['3:3 bad-cell', '3:8 bad-cell', '3:14 bad-cell'],
    ],
    ['no start and no goal', ['', '..'], ['1:1 no-start', '1:1 no-goal']],
    ['a second start and goal', ['', 'SG.', 'GS.'], ['4:1 second-goal', '4:2 second-start']],
    ['a bad bridge name', ['bridge a: shown', '', 'SG'], ['2:1 bad-bridge-name']],
    ['a bridge that is not there', ['bridge 2: hidden', '', 'SG1'], ['2:1 unknown-bridge']],
    ['a bad bridge state', ['bridge 1:  open', '', 'SG1'], ['2:12 bad-bridge-state']],
    ['a bad switch name', ['switch A: soft toggle 1', '', 'SG1'], ['2:1 bad-switch-name']],
    ['a switch that is not there', ['switch a: soft toggle 1', '', 'SG1'], ['2:1 unknown-switch']],
    [
      'switches without header',
      ['', 'SGab', 'ba..'],
      ['3:3 switch-without-header', '3:4 switch-without-header'],
    ],
    ['no kind', ['switch a: toggle 1', '', 'SGa1'], ['2:11 bad-switch-kind']],
    ['only a comma', ['switch a: ,', '', 'SGa1'], ['2:11 bad-switch-kind']],
    ['a kind alone', ['switch a: soft', '', 'SGa1'], ['2:11 bad-action']],
    ['an unknown action', ['switch a: soft flip 1', '', 'SGa1'], ['2:16 bad-action']],
    ['a comma instead of a space', ['switch a: soft show 1,1', '', 'SGa1'], ['2:23 bad-action']],
    ['a comma too many', ['switch a: heavy show 1,', '', 'SGa1'], ['2:23 bad-action']],
    ['an action without a bridge', ['switch a: soft show, hide 1', '', 'SGa1'], ['2:16 no-bridge']],
    [
      'a bridge that is no number',
      ['switch a: soft show 1 x 01', '', 'SGa1'],
      ['2:23 bad-bridge-number', '2:25 bad-bridge-number'],
    ],
    ['a bridge that is not on the board', ['switch a: soft show 1 3', '', 'SGa1'], ['2:23 unknown-bridge']],
    ['one cell', ['switch a: split 1,1', '', 'SGa1'], ['2:11 bad-split']],
    ['no cells', ['switch a: split', '', 'SGa1'], ['2:11 bad-split']],
    ['three cells', ['switch a: split 1,1 1,2 1,3', '', 'SGa1'], ['2:25 bad-split']],
    [
      'cells that are no cells',
      ['switch a: split 1;1 -1,2', '', 'SGa1'],
      ['2:17 bad-split', '2:21 bad-split'],
    ],
    [
      'cells outside the board',
      ['switch a: split 0,1 1,5', '', 'SGa1'],
      ['2:17 split-outside', '2:21 split-outside'],
    ],
    [
      'the void and a bridge',
      ['switch a: split 1,5 1,4', '', 'SGa1#'],
      ['2:17 split-on-void', '2:21 split-on-bridge'],
    ],
    ['the same cell twice', ['switch a: split 1,1 1,1', '', 'SGa1'], ['2:21 split-twice']],
    ['a ragged board', ['switch a: split 2,4 1,4', '', 'SGa', '....'], ['5:1 ragged-row']],
  ])('%s', (_name, lines, expected) => expect(mistakes(...lines)).toEqual(expected));

  it('are reported together', () => {
    const lines = ['bridge 7: up', 'switch a: hard', 'switch c: split 9,9 1,1', '', 'S?b'];
    expect(mistakes(...lines)).toEqual([
      '1:1 no-goal',
      '2:1 unknown-bridge',
      '2:11 bad-bridge-state',
      '3:1 unknown-switch',
      '3:11 bad-switch-kind',
      '4:1 unknown-switch',
      '4:17 split-outside',
      '6:2 bad-cell',
      '6:3 switch-without-header',
    ]);
  });
});

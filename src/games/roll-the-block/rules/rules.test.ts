import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../core/english.ts';
import type { Game } from '../../../core/game.ts';
import { groundId } from '../../../core/view.ts';
import { readPack } from '../../pack.ts';
import { rollTheBlock } from '../game.ts';
import type { RollLevel } from '../level.ts';
import { type RollState, rollRules } from './rules.ts';

function levelOf(headers: readonly string[], ...rows: string[]): RollLevel {
  const text = ['game: roll-the-block', ...headers, '', ...rows].join('\n');
  const read = readPack(text, [rollTheBlock as Game]);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value[0]!.level as RollLevel;
}

/** The position after some moves, as in `lying 1,2 1,3 / 4`: what is covered (row,column from 1), what is shown. */
function play(level: RollLevel, moves: string, cost?: string): string {
  const rules = rollRules(level, cost);
  let state = rules.start();
  let paid = 0;
  for (const text of moves.split(' ').filter((word) => word !== '')) {
    const move = rules.parseMove(text);
    if (!move.ok) return inEnglish(move.error, rollTheBlock);
    const next = rules.apply(state, move.value);
    if (!next.ok) return `${text}: ${inEnglish(next.error, rollTheBlock)}`;
    paid += rules.cost(state, move.value);
    state = next.value;
  }
  return cost ? String(paid) : describeState(level, state);
}

function describeState({ columns }: RollLevel, { block, shown }: RollState): string {
  const cells = block.cells.map((cell) => `${Math.floor(cell / columns) + 1},${(cell % columns) + 1}`);
  const bridges = shown.length > 0 ? ` / ${shown.join(' ')}` : '';
  return `${block.kind} ${cells.join(' ')}${bridges}`;
}

describe('rolling', () => {
  const open = levelOf([], '.......', '.......', '...S...', '.......', '......G');

  it.each([
    ['U', 'lying 1,4 2,4'],
    ['D', 'lying 4,4 5,4'],
    ['L', 'lying 3,2 3,3'],
    ['R', 'lying 3,5 3,6'],
    ['U R', 'lying 1,5 2,5'],
    ['D L', 'lying 4,3 5,3'],
    ['U D', 'standing 3,4'],
    ['D U', 'standing 3,4'],
    ['L L', 'standing 3,1'],
    ['R R', 'standing 3,7'],
    ['R U', 'lying 2,5 2,6'],
    ['L D', 'lying 4,2 4,3'],
    ['R U L', 'standing 2,4'],
    ['e w', 'standing 3,4'],
    ['n s', 'standing 3,4'],
  ])('%s', (moves, position) => expect(play(open, moves)).toBe(position));

  it('costs 1 a move, or 5 standing and 10 lying', () => {
    expect(play(open, 'R R D L', 'unit')).toBe('4');
    expect(play(open, 'R R', 'roll')).toBe('15');
    expect(play(open, 'R U L D', 'roll')).toBe('30');
  });

  it('is won by standing on the goal, not by lying over it, and is then over', () => {
    const level = levelOf([], '.S..G.');
    const rules = rollRules(level);
    const over = rules.apply(rules.start(), { direction: 'R' });
    expect(over.ok && rules.isGoal(over.value)).toBe(false);
    expect(play(level, 'R R')).toBe('standing 1,5');
    expect(play(level, 'R R L')).toBe('L: the level is solved, nothing moves any more');
    expect(play(levelOf([], 'SG..'), 'R')).toBe('lying 1,2 1,3');
  });
});

describe('what bears the block', () => {
  it.each([
    ['off the board', levelOf([], 'S.G'), 'L', 'L: the block would fall off the board going left'],
    [
      'the void',
      levelOf([], 'S.#G'),
      'R',
      'R: the block would fall into the void at row 1, column 3 going right',
    ],
    ['fragile floor, lying', levelOf([], 'S::.G'), 'R', 'lying 1,2 1,3'],
    [
      'fragile floor, standing',
      levelOf([], 'S..:G'),
      'R R',
      'R: the block would break the fragile floor at row 1, column 4 by standing on it going right',
    ],
    [
      'a hidden bridge',
      levelOf([], 'S.12G'),
      'R',
      'R: the block would fall going right: bridge 1 at row 1, column 3 is hidden',
    ],
    ['shown bridges', levelOf(['bridge 1: shown', 'bridge 2: hidden'], 'S.112G'), 'R R', 'standing 1,4 / 1'],
  ])('%s', (_name, level, moves, outcome) => expect(play(level, moves)).toBe(outcome));
});

describe('switches', () => {
  it('acts for whatever presses it when soft, once on arrival', () => {
    const level = levelOf(['switch a: soft toggle 1'], 'Sa....1G', '........');
    expect(play(level, 'R')).toBe('lying 1,2 1,3 / 1');
    expect(play(level, 'R R')).toBe('standing 1,4 / 1');
    expect(play(level, 'R D U')).toBe('lying 1,2 1,3');
  });

  it('acts only under the standing block when heavy', () => {
    const level = levelOf(['switch a: heavy show 1 2'], 'S.aa1G', '.....2');
    expect(play(level, 'R')).toBe('lying 1,2 1,3');
    expect(play(level, 'R R')).toBe('standing 1,4 / 1 2');
  });

  it('shows, hides and toggles, in the order written', () => {
    const level = levelOf(
      ['bridge 1: shown', 'switch a: soft toggle 1, show 1, toggle 1 2', 'switch b: soft hide 2'],
      'Sa.b..12G',
    );
    expect(play(level, 'R')).toBe('lying 1,2 1,3 / 2');
    expect(play(level, 'R R')).toBe('standing 1,4');
  });

  it('acts once for each cell, upper left cell first', () => {
    const twice = levelOf(['switch a: soft toggle 1'], 'Saa1G');
    expect(play(twice, 'R')).toBe('lying 1,2 1,3');
    const headers = ['switch a: soft toggle 1', 'switch b: soft show 1'];
    expect(play(levelOf(headers, 'Sab1G'), 'R')).toBe('lying 1,2 1,3 / 1');
    expect(play(levelOf(headers, 'Sba1G'), 'R')).toBe('lying 1,2 1,3');
    expect(play(levelOf(headers, '..S', 'G1b', '..a'), 'D')).toBe('lying 2,3 3,3');
    expect(play(levelOf(headers, '..a', 'G1b', '..S'), 'U')).toBe('lying 1,3 2,3 / 1');
  });

  it('tests what bears the block before the switches act', () => {
    const level = levelOf(['bridge 1: shown', 'switch a: soft toggle 1'], 'Sa1.1G');
    expect(play(level, 'R')).toBe('lying 1,2 1,3');
    expect(play(level, 'R R')).toBe('standing 1,4');
    const late = levelOf(['switch a: soft show 1'], 'Sa1.G');
    expect(play(late, 'R')).toBe(
      'R: the block would fall going right: bridge 1 at row 1, column 3 is hidden',
    );
  });
});

describe('split', () => {
  const apart = levelOf(
    ['switch z: split 3,1 1,5', 'switch a: soft toggle 1', 'switch b: heavy show 1'],
    'S..za',
    ':G..1',
    'abb#.',
  );

  it('puts the cubes on their cells and presses nothing there', () => {
    expect(play(apart, 'R')).toBe('lying 1,2 1,3');
    expect(play(apart, 'R R')).toBe('split 3,1 1,5');
  });

  it('moves one cube at a time, which presses soft switches only and costs 5', () => {
    expect(play(apart, 'R R 1R')).toBe('split 3,2 1,5');
    expect(play(apart, 'R R 1U 1D')).toBe('split 3,1 1,5 / 1');
    expect(play(apart, 'R R 2L 2R')).toBe('split 3,1 1,5 / 1');
    expect(play(apart, 'R R 1N 1E', 'roll')).toBe('25');
  });

  it('lets cubes stand on fragile floor and cross the goal without finishing', () => {
    expect(play(apart, 'R R 1U')).toBe('split 2,1 1,5');
    expect(play(apart, 'R R 1U 1R')).toBe('split 2,2 1,5');
    expect(play(apart, 'R R 1U 1R 1R')).toBe('split 2,3 1,5');
  });

  it('does not press a split switch under a cube', () => {
    expect(play(apart, 'R R 2L')).toBe('split 3,1 1,4');
  });

  it('joins the cubes as soon as they share an edge, after the moved one has pressed', () => {
    expect(play(apart, 'R R 1R 1R 1U 2L')).toBe('split 2,3 1,4');
    expect(play(apart, 'R R 1R 1R 1U 2L 1R')).toBe('lying 1,4 2,4');
    const joining = levelOf(['switch z: split 1,1 1,3', 'switch a: soft show 1'], '.a.S..z', '1.G....');
    expect(play(joining, 'R R')).toBe('split 1,1 1,3');
    expect(play(joining, 'R R 2L')).toBe('lying 1,1 1,2 / 1');
    expect(play(joining, 'R R 2L D')).toBe('lying 2,1 2,2 / 1');
  });

  it('is whole again at once when the cells share an edge, without pressing', () => {
    const level = levelOf(['switch z: split 2,2 2,1', 'switch a: soft show 1'], 'S..z1', 'aa..G');
    expect(play(level, 'R R')).toBe('lying 2,1 2,2');
    expect(play(level, 'R R R')).toBe('standing 2,3');
  });

  it('keeps the numbers of the cubes', () => {
    const rules = rollRules(levelOf(['switch z: split 1,1 1,4'], 'S..z', '...G'));
    const key = (cells: readonly [number, number]): string =>
      rules.key({ block: { kind: 'split', cells }, shown: [] });
    expect(key([0, 3])).not.toBe(key([3, 0]));
  });

  it('says which moves a split and a whole block take', () => {
    expect(play(apart, '1U')).toBe('1U: the block is whole, write U, D, L or R without a number');
    expect(play(apart, 'R R u')).toBe('u: the block is split, say which cube: 1U or 2U');
    expect(play(apart, 'R R 1L')).toBe('1L: cube 1 would fall off the board going left');
    expect(play(apart, 'R R 2D')).toBe(
      '2D: cube 2 would fall going down: bridge 1 at row 2, column 5 is hidden',
    );
    expect(play(apart, '3U')).toBe(
      '"3U" is not a move; expected U, D, L or R, or 1 or 2 and one of these for a cube',
    );
  });
});

describe('what is seen', () => {
  it('draws ground, bridges and pieces', () => {
    const level = levelOf(
      ['bridge 2: shown', 'switch z: split 1,1 2,2'],
      'S..z',
      '#:12',
      '...G'.replace('G', 'G'),
    );
    const rules = rollRules(level);
    const { cells } = rules.view(rules.start());
    expect(cells[0]?.[0]).toEqual({ ground: 'floor', piece: { id: 'block', label: '█', colour: 0 } });
    expect(cells[1]?.map((cell) => groundId(cell) + (cell.groundLabel ?? ''))).toEqual([
      'void',
      'fragile',
      'gap1',
      'bridge2',
    ]);
    // Nothing can lie where a bridge is hidden.
    expect(cells[1]?.map(({ ground }) => ground)).toEqual(['void', 'floor', 'void', 'floor']);
    const part = { kind: 'switch', sign: 'z', tint: expect.any(Number) };
    expect(cells[0]?.[3]).toEqual({ ground: 'floor', groundLabel: 'z', part });
    expect(cells[2]?.[3]).toEqual({ ground: 'goal' });
  });
});

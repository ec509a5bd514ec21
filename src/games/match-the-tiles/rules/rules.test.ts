import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../core/english.ts';
import { formatLevel, readPack } from '../../pack.ts';
import { matchTheTiles as game } from '../game.ts';
import type { TilesLevel } from '../level.ts';
import { EightTilesSpace } from '../packed/eight.ts';
import { FewTilesSpace } from '../packed/few.ts';
import { ManyTilesSpace } from '../packed/many.ts';
import { tilesRules } from './rules.ts';

function levelOf(...rows: string[]): TilesLevel {
  const read = readPack(['game: match-the-tiles', '', ...rows].join('\n'), [game]);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value[0]!.level as TilesLevel;
}

/** The board after some moves, written as a level is; or why the last move was refused. */
function play(level: TilesLevel, moves: string): string[] | string {
  const rules = tilesRules(level);
  let state = rules.start();
  for (const letter of moves) {
    const move = rules.parseMove(letter);
    if (!move.ok) return inEnglish(move.error, game);
    const result = rules.apply(state, move.value);
    if (!result.ok) return inEnglish(result.error, game);
    state = result.value;
  }
  const tiles = level.tiles
    .map(({ colour }, index) => ({ colour, cell: state.cells[index]! }))
    .sort((a, b) => a.cell - b.cell);
  const after: TilesLevel = { ...level, tiles };
  return formatLevel({ game, level: after }).trimEnd().split('\n').slice(2);
}

describe('a slide', () => {
  it('goes on to the border in each direction', () => {
    const level = levelOf('...a', '.A..', '....');
    expect(play(level, 'U')).toEqual(['.A.a', '....', '....']);
    expect(play(level, 'D')).toEqual(['...a', '....', '.A..']);
    expect(play(level, 'L')).toEqual(['...a', 'A...', '....']);
    expect(play(level, 'R')).toEqual(['...a', '...A', '....']);
  });

  it('stops at an obstacle', () => {
    expect(play(levelOf('A..#.', '....a'), 'R')).toEqual(['..A#.', '....a']);
  });

  it('stops at another tile, whatever its colour and whether that one moves or not', () => {
    expect(play(levelOf('A.B.A', 'aab..'), 'R')).toEqual(['..ABA', 'aab..']);
    expect(play(levelOf('A.B.A', 'aab..'), 'L')).toEqual(['ABA..', 'aab..']);
    expect(play(levelOf('A.#B.', 'ab...'), 'R')).toEqual(['.A#.B', 'ab...']);
  });

  it('is not stopped by goals, its own or another', () => {
    expect(play(levelOf('Aab..', 'B....'), 'R')).toEqual(['.ab.A', '....B']);
  });

  it('is no move when no tile can go that way', () => {
    expect(play(levelOf('AB#a', '...b'), 'L')).toBe('no tile can move left');
    expect(play(levelOf('AB#a', '...b'), 'R')).toBe('no tile can move right');
    expect(tilesRules(levelOf('AB#a', '...b')).moves({ cells: [0, 1] })).toEqual(['D']);
  });
});

describe('the goal', () => {
  it('is every tile on a goal of its own colour, and is final', () => {
    const level = levelOf('Ab Ba');
    const rules = tilesRules(level);
    expect(rules.isGoal(rules.start())).toBe(false);
    expect(rules.moves(rules.start())).toEqual([]);
    expect(rules.isGoal({ cells: [1, 0] })).toBe(true);
    expect(play(levelOf('A.a', '...'), 'RD')).toBe('the level is solved, nothing moves any more');
  });

  it('may leave spare goals empty, and a level may start solved', () => {
    const rules = tilesRules(levelOf('Aa a b', '.  . c'));
    expect(rules.isGoal(rules.start())).toBe(true);
    expect(rules.moves(rules.start())).toEqual([]);
  });

  it('takes any tile of the colour: they are one position, but stay different tiles to draw', () => {
    const rules = tilesRules(levelOf('A.A', 'a.a', '...'));
    expect(rules.key({ cells: [3, 5] })).toBe(rules.key({ cells: [5, 3] }));
    expect(rules.isGoal({ cells: [5, 3] })).toBe(true);
    expect(rules.view({ cells: [5, 3] }).cells[1]!.map((cell) => cell.piece?.id)).toEqual([
      'tile 2',
      undefined,
      'tile 1',
    ]);
  });

  it('tells the colours apart', () => {
    const rules = tilesRules(levelOf('A.B', 'a.b', '...'));
    expect(rules.key({ cells: [3, 5] })).not.toBe(rules.key({ cells: [5, 3] }));
    expect(rules.isGoal({ cells: [5, 3] })).toBe(false);
  });
});

describe('the view', () => {
  it('shows tiles, goals with their colours, floor and obstacles', () => {
    const rules = tilesRules(levelOf('Ab a', '#  .', 'B  .'));
    const piece = (id: string, label: string, colour: number) => ({ piece: { id, label, colour } });
    const goal = (groundLabel: string, groundColour: number) => ({
      ground: 'goal',
      groundLabel,
      groundColour,
    });
    expect(rules.view(rules.start()).cells).toEqual([
      [{ ...goal('b', 1), ...piece('tile 1', 'A', 0) }, goal('a', 0)],
      [{ ground: 'void' }, { ground: 'floor' }],
      [{ ground: 'floor', ...piece('tile 2', 'B', 1) }, { ground: 'floor' }],
    ]);
  });
});

describe('the packed space', () => {
  it('takes the quick way for classic levels and works at every size that text allows', () => {
    const row = (first: string, rest: string) => `${first}${rest.repeat(63)}`;
    const large = (first: string, rest: string) =>
      levelOf(row(first, rest), ...Array.from({ length: 63 }, () => row('.', '.')));
    expect(game.space(levelOf('ABCDEFGH', 'abcdefgh'))).toBeInstanceOf(EightTilesSpace);
    expect(game.space(levelOf('ABCDEFGHI', 'abcdefghi'))).toBeInstanceOf(FewTilesSpace);
    expect(game.space(large('A', 'a'))).toBeInstanceOf(FewTilesSpace);
    const full = Array.from({ length: 64 }, () => row('Aa ', 'Aa '));
    expect(game.space(levelOf(...full))).toBeInstanceOf(ManyTilesSpace);
    expect(game.space(levelOf(...full)).words).toBe(2048);
  });
});

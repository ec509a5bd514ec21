import { describe, expect, it } from 'vitest';
import { formatPack, readPack, toldProblem } from '../pack.ts';
import { matchTheTiles as game } from './game.ts';

const read = (...rows: string[]) => readPack(['game: match-the-tiles', '', ...rows].join('\n'), [game]);

const mistakes = (...rows: string[]): string[] => {
  const result = read(...rows);
  return result.ok ? [] : result.error.map(({ code, line, column }) => `${code} ${line}:${column}`);
};

describe('a mistake', () => {
  it('is a cell that is nothing, pointed at exactly', () => {
    expect(mistakes('A?a', '.1.')).toEqual(['bad-cell 3:2', 'bad-cell 4:2']);
    expect(mistakes('A  a  aA', 'AB ab Abc', 'é  .. Aé')).toEqual([
      'bad-cell 3:7',
      'bad-cell 4:1',
      'bad-cell 4:4',
      'bad-cell 4:7',
      'bad-cell 5:1',
      'bad-cell 5:4',
      'bad-cell 5:7',
    ]);
  });

  it('says how a tile on a goal is written', () => {
    const result = read('A a bB');
    expect(!result.ok && toldProblem(result.error[0]!).message).toBe(
      '"bB" is not a cell; a tile on a goal is written with the tile first, "Bb".',
    );
  });

  it('is a board without a tile', () => {
    expect(mistakes('.a.')).toEqual(['no-tile 1:1']);
  });

  it('is a colour with more tiles than goals, once a colour, at the first tile too many', () => {
    expect(mistakes('A.A', 'aBA', 'b.C')).toEqual(['too-few-goals 3:3', 'too-few-goals 5:3']);
    const result = read('A.A', 'aBA', 'b.C');
    expect(!result.ok && result.error.map((problem) => toldProblem(problem).message)).toEqual([
      'Colour A has 3 tiles but 1 goal; expected at least as many goals "a" as tiles.',
      'Colour C has 1 tile but 0 goals; expected at least as many goals "c" as tiles.',
    ]);
  });

  it('is reported together with all others, ragged rows included', () => {
    expect(mistakes('A.*', '..', 'B...')).toEqual([
      'too-few-goals 3:1',
      'bad-cell 3:3',
      'ragged-row 4:1',
      'ragged-row 5:1',
      'too-few-goals 5:1',
    ]);
  });
});

describe('a level', () => {
  it('is its obstacles, tiles and goals, in the order of the cells', () => {
    const result = read('Ab .', '#  a', 'B  b');
    expect(result.ok && result.value[0]?.level).toEqual({
      info: {},
      rows: 3,
      columns: 2,
      walls: [false, false, true, false, false, false],
      tiles: [
        { cell: 0, colour: 0 },
        { cell: 4, colour: 1 },
      ],
      goals: [
        { cell: 0, colour: 1 },
        { cell: 3, colour: 0 },
        { cell: 5, colour: 1 },
      ],
    });
  });

  it('is written without white space where every cell is one character, and aligned otherwise', () => {
    const canonical = (...rows: string[]): string[] => {
      const result = read(...rows);
      return result.ok ? formatPack(result.value).trimEnd().split('\n').slice(2) : [];
    };
    expect(canonical('A  .', ' a #')).toEqual(['A.', 'a#']);
    expect(canonical('A Bb', 'a .')).toEqual(['A  Bb', 'a  .']);
  });

  it('may have spare goals, goals without tiles and all 26 colours', () => {
    expect(mistakes('A.aabz')).toEqual([]);
    expect(mistakes('ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { boardLine, factsOf, levelOfText } from './level-facts.ts';

const read = (game: string, board: string, headers = '') =>
  `game: ${game}\ntitle: One\n${headers}\n${board}\n`;

it.each([
  ['match-the-tiles', 'A . Bb\n# . a', '', { cells: 5, pieces: 2, colours: 2 }, 'A . Bb/# . a'],
  ['break-the-ice', 'a..\nb.a\nbab', '', { cells: 9, pieces: 6, colours: 2 }, 'a../b.a/bab'],
  ['folding-blocks', 'AA..\n#.B.', '', { cells: 7, pieces: 2, colours: 2 }, 'AA../#.B.'],
  [
    'roll-the-block',
    'S..a11\n....G.',
    'switch a: soft toggle 1\n',
    { cells: 12, pieces: 1, colours: 1 },
    'S..a11/....G.',
  ],
])('counts what the board of %s shows', (game, board, headers, facts, line) => {
  const text = read(game, board, headers);
  expect(factsOf(levelOfText(text)!)).toEqual(facts);
  expect(boardLine(text)).toBe(line);
});

it('has no board where the text is no level', () => {
  expect(levelOfText('nothing')).toBeUndefined();
  expect(boardLine('nothing')).toBe('');
});

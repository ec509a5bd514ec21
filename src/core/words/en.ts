import type { Direction } from '../grid.ts';
import type { GeneralWords } from '../words.ts';

const number = (value: number): string => value.toLocaleString('en');

/** A number and what it counts: `1 cell`, `2 cells`. */
export const count = (value: number, noun: string): string => `${value} ${noun}${value === 1 ? '' : 's'}`;

/** Where something goes. */
export const towards: Readonly<Record<Direction, string>> = { U: 'up', D: 'down', L: 'left', R: 'right' };

export const en: GeneralWords = {
  costs: { unit: '1 a move' },
  messages: {
    solved: () => 'the level is solved, nothing moves any more',
    lost: ({ moves }) => `the game is lost after ${count(moves, 'move')}`,
    'solved-before': () => 'the level is solved before it, nothing moves any more',
    'not-solved': () => 'the moves end here and the level is not solved',
    'not-a-move': ({ text }) => `"${text}" is not a move; expected U, D, L or R`,

    'file-too-large': ({ bytes }) =>
      `The text is larger than ${number(bytes)} bytes (1 MiB), the most a file may hold.`,
    'empty-file': ({ game }) => `There is no level here; a level starts with a line such as "game: ${game}".`,
    'too-many-levels': ({ most, levels }) =>
      `A pack holds at most ${number(most)} levels; this one has ${number(levels)}.`,
    'empty-level': () => 'A "---" line stands between two levels; there is none on one side of this one.',
    'not-a-header': ({ text }) =>
      `Expected a header such as "title: My level", or a blank line before the board, not "${text}".`,
    'text-after-board': () =>
      'The board ended at the blank line above; expected "---" and another level, or the end of the file.',
    'repeated-header': ({ header }) => `The header "${header}" stands here a second time; expected it once.`,
    'empty-header': ({ header }) => `The header "${header}" needs a value behind the colon.`,
    'bad-number': ({ text }) => `Expected a whole number of moves behind "optimal:", not "${text}".`,
    'bad-guard': ({ text }) =>
      `"${text}" is not a guard; expected "at-least 20", "one-solution", "visit 3,4" or "use 3,4".`,
    'guard-outside': ({ text }) => `The guard "${text}" names a cell outside the board.`,
    'foreign-header': ({ header, game }) =>
      `The header "${header}" belongs to the game "${game}", not to this one.`,
    'unknown-header': ({ header, known }) => `"${header}" is not a known header; expected one of ${known}.`,
    'no-board': () => 'This level has no board; expected a blank line behind the headers and then the rows.',
    'board-too-tall': ({ rows, most }) => `The board has ${rows} rows; the most is ${most}.`,
    'board-too-wide': ({ columns, most }) => `The board has ${columns} columns; the most is ${most}.`,
    'ragged-row': ({ cells, first }) =>
      `This row has ${count(cells, 'cell')}, the first one has ${first}; expected all rows alike.`,
    'no-game': ({ games }) => `Expected a header "game:" with one of ${games}.`,
    'unknown-game': ({ text, games }) => `"${text}" is not a game; expected one of ${games}.`,
  },
};

import type { Phrases } from '../../../core/message.ts';
import { towards } from '../../../core/words/en.ts';
import type { GameWords } from '../../../core/words.ts';
import type { RollMessages } from '../messages.ts';

const piece = (cube: number | undefined): string => (cube === undefined ? 'the block' : `cube ${cube}`);

export const en = {
  name: 'Roll the Block',
  summary: 'Tip the block over its edges and stand it in the hole.',
  how: [
    'The block tips over its edge in the direction you choose. It must not fall off.',
    'Switches show and hide bridges; heavy ones want the whole block standing on them, soft ones only a touch.',
    'Fragile tiles do not bear the block standing. A splitter makes two cubes, which join when they meet.',
    'The level is solved when the block stands upright on the goal.',
  ],
  notation: 'U, D, L or R; with two cubes 1R or 2U.',
  piece: 'block',
  parts: {
    fragile: 'fragile floor',
    switch: 'switch',
    bridge: 'bridge',
    gap: 'hidden bridge',
  },
  heuristics: {
    manhattan: {
      name: 'Manhattan distance',
      summary:
        'Rows plus columns between the middle of the block (of the two cubes) and the goal, through split switches where that is nearer.',
    },
    euclidean: {
      name: 'Euclidean distance',
      summary:
        'The straight line between the middle of the block (of the two cubes) and the goal, through split switches where that is nearer.',
    },
    'manhattan-scaled': {
      name: 'Scaled Manhattan distance',
      summary: 'Manhattan distance at the speed of the fastest rolling, and the gap between the cubes.',
    },
    'euclidean-scaled': {
      name: 'Scaled Euclidean distance',
      summary: 'Euclidean distance at the speed of the fastest rolling, and the gap between the cubes.',
    },
    perfect: {
      name: 'Distance with all bridges shown',
      summary:
        'The exact cost when every bridge that can change is always shown; exact on levels without switches.',
    },
    exact: {
      name: 'Exact distance',
      summary:
        'The exact cost, by a search from the goal back over all places and settings of the bridges; on levels with more than ' +
        '67 million of these the distance with all bridges shown. Preparing it is solving the level from everywhere at once.',
    },
  },
  solvers: {
    dense: {
      name: 'Dense A*',
      summary:
        'A* guided by the distance with all bridges shown, with a place in an array for every position. ' +
        'On larger levels a search from the goal back takes turns with it, and the two may meet.',
      guarantee: 'Complete. Cheapest. Proves that there is no solution where there is none.',
    },
  },
  costs: { roll: 'standing 5, lying 10, a cube 5' },
  examples: {
    admissible:
      'A roll brings the nearer end of the block at most two cells closer. A switch may put the cubes anywhere, so where there is one it says 1.',
    tempting: 'Rows plus columns to the goal, as if a move were one cell. Two rolls can go three cells.',
  },
  messages: {
    'falls-off': ({ cube, direction }) =>
      `${piece(cube)} would fall off the board going ${towards[direction]}`,
    'falls-into-void': ({ cube, row, column, direction }) =>
      `${piece(cube)} would fall into the void at row ${row}, column ${column} going ${towards[direction]}`,
    'bridge-hidden': ({ cube, bridge, row, column, direction }) =>
      `${piece(cube)} would fall going ${towards[direction]}: bridge ${bridge} at row ${row}, column ${column} is hidden`,
    'breaks-floor': ({ cube, row, column, direction }) =>
      `${piece(cube)} would break the fragile floor at row ${row}, column ${column} by standing on it going ${towards[direction]}`,
    'say-which-cube': ({ direction }) => `the block is split, say which cube: 1${direction} or 2${direction}`,
    'no-cubes': () => 'the block is whole, write U, D, L or R without a number',
    'not-a-move': ({ text }) =>
      `"${text}" is not a move; expected U, D, L or R, or 1 or 2 and one of these for a cube`,
    cube: ({ cube }) => `cube ${cube}`,

    'bad-cell': ({ text }) =>
      `"${text}" is not a cell; expected # . : S G, a lower-case letter for a switch or a number from 0 to 9999 for a bridge.`,
    'no-start': () => 'The board has no start; expected one S.',
    'second-start': () => 'The board has a second start here; expected one S.',
    'no-goal': () => 'The board has no goal; expected one G.',
    'second-goal': () => 'The board has a second goal here; expected one G.',
    'bad-switch-name': ({ text }) =>
      `"${text}" is not a switch; expected one letter from a to z behind "switch".`,
    'unknown-switch': ({ letter }) =>
      `The board has no switch ${letter}; expected a cell ${letter} for this header.`,
    'switch-without-header': ({ letter }) =>
      `Nothing says what switch ${letter} does; expected a header such as "switch ${letter}: soft toggle 1".`,
    'bad-bridge-name': ({ text }) =>
      `"${text}" is not a bridge; expected a number from 0 to 9999 behind "bridge".`,
    'unknown-bridge': ({ bridge, named }) =>
      named === 'header'
        ? `The board has no bridge ${bridge}; expected a cell ${bridge} for this header.`
        : `The board has no bridge ${bridge}; expected a number that stands on the board.`,
    'bad-bridge-state': ({ text }) => `Expected "shown" or "hidden", not "${text}".`,
    'bad-switch-kind': ({ text }) => `Expected "soft", "heavy" or "split" first, not "${text}".`,
    'bad-action': ({ behind, text }) =>
      `Expected "toggle", "show" or "hide" behind "${behind}", ${text === undefined ? 'but there is none' : `not "${text}"`}.`,
    'no-bridge': ({ effect }) => `Expected the number of a bridge behind "${effect}".`,
    'bad-bridge-number': ({ text }) =>
      `"${text}" is not the number of a bridge; expected one from 0 to 9999.`,
    'bad-split': ({ text }) =>
      text === undefined
        ? 'Expected two cells behind "split", each as row,column: "split 2,3 7,11".'
        : `"${text}" is not a cell; expected row,column such as 2,3.`,
    'split-outside': ({ text, rows, columns }) =>
      `${text} is outside the board; expected a row from 1 to ${rows} and a column from 1 to ${columns}.`,
    'split-on-void': ({ text }) => `${text} is void; expected a cell that always bears a cube.`,
    'split-on-bridge': ({ text }) => `${text} is a bridge; expected a cell that always bears a cube.`,
    'split-twice': ({ text }) => `Both cubes would be put on ${text}; expected two different cells.`,
  },
} satisfies GameWords<Phrases<RollMessages>>;

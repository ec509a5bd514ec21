import type { Phrases } from '../../../core/message.ts';
import { count, towards } from '../../../core/words/en.ts';
import type { GameWords } from '../../../core/words.ts';
import type { TilesMessages } from '../messages.ts';

export const en = {
  name: 'Match the Tiles',
  summary: 'All tiles slide together. Bring each one home.',
  how: [
    'Swipe or press an arrow: all tiles slide that way until something stops them.',
    'A tile stops at the border, at a wall, or at another tile.',
    'The level is solved when every tile lies on a goal of its colour.',
  ],
  notation: 'U, D, L or R.',
  piece: 'tile',
  parts: {},
  heuristics: {
    simple: {
      name: 'Misplaced tiles',
      summary: 'How many tiles do not stand on a goal of their colour.',
    },
    fast: {
      name: 'Sum of guesses',
      summary:
        'For each colour the best assignment of tiles to goals, summed: 0 on the goal, 1 in its row or column and 2 elsewhere, 1 more when the goal is not against a border.',
    },
    complex: {
      name: 'Worst guess',
      summary:
        'The tile with the largest guess, tiles assigned to goals so that it is smallest: 0 on the goal, 1 in its row or column and 2 elsewhere, 1 more when the goal is not against a border, 3 for an obstacle between in the same line.',
    },
    reach: {
      name: 'Worst tile',
      summary:
        'The tile that is furthest from a goal of its colour, if the other tiles could stop it wherever they suffice.',
    },
    pairs: {
      name: 'Worst pair',
      summary:
        'The two tiles that together are furthest from goals of their colours, if the other tiles could stop them wherever they suffice; the worst tile where tables of pairs would be too large.',
    },
  },
  solvers: {
    footprints: {
      name: 'Footprints',
      summary:
        'Finds every set of cells that the tiles can stand on, whatever their colours, then searches among these from both ends.',
      guarantee: 'Complete. Fewest moves. Proves that there is no solution where there is none.',
    },
  },
  costs: {},
  examples: {
    admissible:
      'One move changes the row or the column of a tile, not both. The worst tile counts, since one move moves all of them.',
    tempting:
      'How many tiles are not on their goal. One move moves all tiles, so several can arrive at once.',
  },
  messages: {
    'no-tile-moves': ({ direction }) => `no tile can move ${towards[direction]}`,
    'no-tile': () => 'The board has no tile; expected at least one upper-case letter.',
    'bad-cell': ({ text, meant }) =>
      meant === undefined
        ? `"${text}" is not a cell; expected . # a tile such as A, a goal such as a, or a tile on a goal such as Ab.`
        : `"${text}" is not a cell; a tile on a goal is written with the tile first, "${meant}".`,
    'too-few-goals': ({ colour, tiles, goals, goal }) =>
      `Colour ${colour} has ${count(tiles, 'tile')} but ${count(goals, 'goal')}; expected at least as many goals "${goal}" as tiles.`,
  },
} satisfies GameWords<Phrases<TilesMessages>>;

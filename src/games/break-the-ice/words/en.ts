import type { Phrases } from '../../../core/message.ts';
import { towards } from '../../../core/words/en.ts';
import type { GameWords } from '../../../core/words.ts';
import type { IceMessages } from '../messages.ts';

export const en = {
  name: 'Break the Ice',
  summary: 'Slide and swap blocks; three alike in a line break.',
  how: [
    'Slide a block one cell to the left or right into a free cell, or swap it with a neighbour of another colour.',
    'What has nothing under it falls. Three or more alike in a line break, and what falls then may break again.',
    'The level is solved when all blocks are gone. With a par, two moves more than par is the limit.',
  ],
  notation: 'Column and height of a block, then U, D, L or R: c1R.',
  piece: 'block',
  parts: {},
  heuristics: {
    displacement: {
      name: 'Columns to travel',
      summary:
        'The least way that the blocks of each colour must go sideways until all can break, shared out over the moves.',
    },
    travel: {
      name: 'Columns to travel, by line and height',
      summary:
        'The columns to travel, told apart by what breaks with a line and by the tallest column: no line upwards can be longer than that.',
    },
    blocks: { name: 'Blocks left', summary: 'How many blocks are left.' },
    'colours-blocks': {
      name: 'Colours and blocks left',
      summary:
        'How many colours are left, and a third of the blocks: the breaks it takes, three blocks at a time.',
    },
    chains: {
      name: 'Chains one move away',
      summary: 'For every colour left 1 when some move completes a line of it, otherwise 2.',
    },
  },
  solvers: {
    thaw: {
      name: 'Thaw',
      summary:
        'IDA* that counts the columns blocks still have to travel, and tries moves that do not disturb each other in one order only.',
      guarantee: 'Complete. Fewest moves. Proves that there is no solution where there is none.',
      options: {
        anytime: {
          name: 'Anytime',
          hint: 'Look for any solution first, then for better ones until one is proved best',
        },
      },
    },
  },
  costs: {},
  examples: {
    admissible:
      'A colour with one or two blocks can never break: Infinity. Otherwise one move might clear everything, so it dares to say only 1.',
    tempting: 'One move for each colour that is left. What falls can complete lines of other colours.',
  },
  messages: {
    'not-on-board': ({ cell }) => `${cell} is not on the board`,
    'no-block': ({ cell }) => `there is no block at ${cell}`,
    'same-colour': ({ cell, other }) =>
      `${other} has the same colour as ${cell}, so swapping them changes nothing`,
    'nothing-to-swap': ({ direction }) =>
      `nothing moves ${towards[direction]} without a block there to swap with`,
    'leaves-board': ({ cell, direction }) =>
      `the block at ${cell} would leave the board going ${towards[direction]}`,
    'not-a-move': ({ text }) =>
      `"${text}" is not a move; expected a column letter, a row number from the bottom and U, D, L or R, such as c1R`,

    'no-walls': () => 'This game has no walls or holes; expected a block a to z or . for #.',
    'bad-cell': ({ text }) => `"${text}" is not a cell; expected a block a to z, or . where there is none.`,
    'floating-block': ({ block }) =>
      `The block "${block}" floats; expected a block or the bottom of the board below it.`,
    'bad-clear': ({ text }) => `Expected "contact" or "line" behind "clear:", not "${text}".`,
    'bad-moves': ({ text }) => `Expected a positive whole number of moves behind "moves:", not "${text}".`,
  },
} satisfies GameWords<Phrases<IceMessages>>;

import type { Phrases } from '../../../core/message.ts';
import { towards } from '../../../core/words/en.ts';
import type { GameWords } from '../../../core/words.ts';
import type { WalkMessages } from '../messages.ts';

export const en = {
  name: 'Template',
  summary: 'Walk to the goal, one cell at a time.',
  how: ['The walker goes one cell up, down, left or right.', 'The level is solved when it reaches the goal.'],
  notation: 'U, D, L or R: one step up, down, left or right.',
  parts: {},
  heuristics: {
    manhattan: {
      name: 'Manhattan distance',
      summary: 'Rows plus columns between the walker and the goal.',
    },
  },
  solvers: {},
  costs: {},
  messages: {
    'leaves-board': ({ direction }) => `the walker would leave the board going ${towards[direction]}`,
    'wall-ahead': ({ direction }) => `the walker would hit a wall going ${towards[direction]}`,

    'bad-cell': ({ text }) => `"${text}" is not a cell; expected . # @ or *.`,
    'no-start': () => 'The board has no start; expected one @.',
    'second-start': () => 'The board has a second start here; expected one @.',
    'no-goal': () => 'The board has no goal; expected one *.',
    'second-goal': () => 'The board has a second goal here; expected one *.',
  },
} satisfies GameWords<Phrases<WalkMessages>>;

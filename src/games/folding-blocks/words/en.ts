import type { Phrases } from '../../../core/message.ts';
import { towards } from '../../../core/words/en.ts';
import type { GameWords } from '../../../core/words.ts';
import type { FoldMessages } from '../messages.ts';

export const en = {
  name: 'Folding Blocks',
  summary: 'Fold every sheet over its edge until the board is full.',
  how: [
    'Pick a sheet of paper and fold it over one of its four edges: it doubles, mirrored.',
    'It must land on empty cells of the board only.',
    'The level is solved when no cell is empty.',
  ],
  notation: 'A sheet’s letter and a direction: AR, BU.',
  piece: 'sheet of paper',
  parts: {},
  heuristics: {
    filled: {
      name: 'Empty cells',
      summary: 'How many cells are still empty; for greedy search, which then fills as many cells as it can.',
    },
    'log-groups': {
      name: 'Doublings left, for every group',
      summary: 'log2(capacity / filled cells) times the number of groups; for greedy search.',
    },
    log: { name: 'Doublings left', summary: 'log2(capacity / filled cells).' },
    'largest-reach': {
      name: 'Largest reach',
      summary:
        'Twice the capacity + cost so far - filled cells - the most cells that the group played last can still grow to ' +
        'while the others stay as they are; for greedy search. Its inventors believed that the first solution is optimal.',
    },
    sizes: {
      name: 'Sizes equation',
      summary:
        'The fewest folds after which the sizes of the groups could add up to the capacity of the board.',
    },
    'final-shapes': {
      name: 'Final shapes',
      summary:
        'The sizes equation over the shapes that each group may still end with: over cells that are empty now, with ' +
        'every cell covered, and no cell that two groups need.',
    },
  },
  solvers: {
    cover: {
      name: 'Exact cover',
      summary:
        'Chooses one final shape for each group so that together they cover every cell once, and drops what no longer fits.',
      guarantee: 'Complete. Fewest folds. Proves that there is no solution where there is none.',
    },
  },
  costs: {},
  examples: {
    admissible:
      'A fold doubles one group, so all cells together at most double. It counts how often they must double to fill the board.',
    tempting:
      'A fold adds as many cells as the group has, so the empty cells divided by the largest group? But the group grows with every fold.',
  },
  messages: {
    solved: () => 'the level is solved, nothing folds any more',
    'no-group': ({ group }) => `there is no group ${group} on this board`,
    'leaves-board': ({ group, direction }) => `${group} folded ${towards[direction]} would leave the board`,
    'covers-hole': ({ group, direction, row, column }) =>
      `${group} folded ${towards[direction]} would cover a hole at row ${row}, column ${column}`,
    'covers-group': ({ group, direction, other, row, column }) =>
      `${group} folded ${towards[direction]} would cover group ${other} at row ${row}, column ${column}`,
    'not-a-move': ({ text }) =>
      `"${text}" is not a move; expected a group and U, D, L or R, such as AR for A to the right`,
    'bad-cell': ({ text }) => `"${text}" is not a cell; expected . (empty), # (hole) or a letter A to Z.`,
  },
} satisfies GameWords<Phrases<FoldMessages>>;

import type { Algorithm } from '../../core/search.ts';
import { DeepeningSearch, pathOnlyOption, tableOption } from '../deepening.ts';

export const ids: Algorithm = {
  id: 'ids',
  name: 'Iterative deepening search',
  summary:
    'Depth-limited search with the limits 0, 1, 2 and so on, until one is enough. ' +
    'Remembers only the sequence being tried; with --table, or once a round takes long, also the positions searched, each with the fewest moves to it.',
  guarantee:
    'Complete. Fewest moves; cheapest where every move costs 1. ' +
    'With --path-only proving "unsolvable" means trying every sequence that visits no position twice.',
  origin: 'D. J. Slate and L. R. Atkin, 1977, for chess; R. E. Korf, 1985.',
  usesHeuristic: false,
  options: [tableOption, pathOnlyOption],
  complete: true,
  isOptimal: ({ unitCosts }) => unitCosts,
  create: (problem) => new DeepeningSearch(problem, 'moves'),
};

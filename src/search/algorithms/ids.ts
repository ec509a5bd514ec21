import type { Algorithm } from '../../core/search.ts';
import { DeepeningSearch } from '../deepening.ts';

export const ids: Algorithm = {
  id: 'ids',
  name: 'Iterative deepening',
  summary:
    'Depth-limited search with the limits 0, 1, 2 and so on, until one is enough. ' +
    'Remembers only the sequence it is trying.',
  guarantee: 'Complete. Fewest moves; cheapest where every move costs 1.',
  origin: 'D. J. Slate and L. R. Atkin, 1977, for chess; R. E. Korf, 1985.',
  usesHeuristic: false,
  complete: true,
  isOptimal: ({ unitCosts }) => unitCosts,
  create: (problem) => new DeepeningSearch(problem, 'moves'),
};

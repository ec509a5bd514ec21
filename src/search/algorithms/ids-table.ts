import type { Algorithm } from '../../core/search.ts';
import { DeepeningSearch } from '../deepening.ts';

export const idsTable: Algorithm = {
  id: 'ids-table',
  name: 'Iterative deepening with a table',
  summary:
    'Iterative deepening that remembers the positions it has searched. ' +
    'Within a round it searches one again only by a shorter path.',
  guarantee: 'Complete. Fewest moves; cheapest where every move costs 1.',
  origin: 'The table: R. D. Greenblatt and others, 1967, for chess; A. Reinefeld and T. A. Marsland, 1994.',
  usesHeuristic: false,
  complete: true,
  isOptimal: ({ unitCosts }) => unitCosts,
  create: (problem) => new DeepeningSearch(problem, 'moves', { remembers: true }),
};

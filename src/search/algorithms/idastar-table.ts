import type { Algorithm } from '../../core/search.ts';
import { DeepeningSearch } from '../deepening.ts';

export const idastarTable: Algorithm = {
  id: 'idastar-table',
  name: 'IDA* with a table',
  summary:
    'IDA* that remembers the positions it has searched. Within a round it searches one again only by a cheaper path.',
  guarantee: 'Complete. Cheapest when the heuristic is admissible.',
  origin: 'A. Reinefeld and T. A. Marsland, 1994.',
  usesHeuristic: true,
  complete: true,
  isOptimal: ({ admissible }) => admissible,
  create: (problem) => new DeepeningSearch(problem, 'cost', { remembers: true }),
};

import type { Algorithm } from '../../core/search.ts';
import { DeepeningSearch } from '../deepening.ts';

export const idastar: Algorithm = {
  id: 'idastar',
  name: 'IDA*',
  summary:
    'Depth-first in rounds, each leaving aside what costs more than a limit; the limit grows as little as it must. ' +
    'Remembers only the sequence it is trying.',
  guarantee: 'Complete. Cheapest when the heuristic is admissible.',
  origin: 'R. E. Korf, 1985.',
  usesHeuristic: true,
  complete: true,
  isOptimal: ({ admissible }) => admissible,
  create: (problem) => new DeepeningSearch(problem, 'cost'),
};

import type { Algorithm } from '../../core/search.ts';
import { DeepeningSearch } from '../deepening.ts';

export const idastar: Algorithm = {
  id: 'idastar',
  name: 'IDA*',
  summary:
    'Depth-first search in rounds. Each round leaves out what costs more than a limit, which then grows as little as possible. ' +
    'Remembers only the sequence it is trying.',
  guarantee: 'Complete. Cheapest when the heuristic is admissible.',
  origin: 'R. E. Korf, 1985.',
  usesHeuristic: true,
  complete: true,
  isOptimal: ({ admissible }) => admissible,
  create: (problem) => new DeepeningSearch(problem, 'cost'),
};

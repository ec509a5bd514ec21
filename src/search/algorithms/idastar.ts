import type { Algorithm } from '../../core/search.ts';
import { DeepeningSearch, pathOnlyOption, tableOption } from '../deepening.ts';

export const idastar: Algorithm = {
  id: 'idastar',
  name: 'IDA*',
  summary:
    'Depth-first in rounds, each leaving aside what costs more than a limit; the limit grows as little as it must. ' +
    'Remembers only the sequence it is trying and, once a round takes long, the positions searched.',
  guarantee: 'Complete. Cheapest when the heuristic is admissible.',
  origin: 'R. E. Korf, 1985; the table: A. Reinefeld and T. A. Marsland, 1994.',
  usesHeuristic: true,
  options: [tableOption, pathOnlyOption],
  complete: true,
  isOptimal: ({ admissible }) => admissible,
  create: (problem) => new DeepeningSearch(problem, 'cost'),
};

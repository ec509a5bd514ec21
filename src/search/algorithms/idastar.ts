import type { Algorithm } from '../../core/search.ts';
import { DeepeningSearch, pathOnlyOption, tableOption } from '../deepening.ts';

export const idastar: Algorithm = {
  id: 'idastar',
  name: 'IDA*',
  summary:
    'Depth-first search in rounds, each leaving aside what costs more than a threshold, so far and to go; the least such cost is the next threshold. ' +
    'Remembers only the sequence being tried; with --table, or once a round takes long, also the positions searched, each with the least cost of getting there.',
  guarantee:
    'Complete. Cheapest when the heuristic is admissible, consistent or not. ' +
    'With --path-only proving "unsolvable" means trying every sequence that visits no position twice.',
  origin: 'R. E. Korf, 1985; the table: A. Reinefeld and T. A. Marsland, 1994.',
  usesHeuristic: true,
  options: [tableOption, pathOnlyOption],
  complete: true,
  isOptimal: ({ admissible }) => admissible,
  create: (problem) => new DeepeningSearch(problem, 'cost'),
};

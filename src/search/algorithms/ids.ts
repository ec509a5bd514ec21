import { type Algorithm, type OptionSpec, optionOf } from '../../core/search.ts';
import { DeepeningSearch } from '../deepening.ts';

const step: OptionSpec = {
  id: 'step',
  summary: 'by how many moves the limit grows; beyond 1 a solution is not proved shortest',
  value: { kind: 'number', fallback: 1, least: 1, whole: true },
};

export const ids: Algorithm = {
  id: 'ids',
  name: 'Iterative deepening',
  summary:
    'Depth-limited search with the limits 0, 1, 2 and so on, until one is enough. ' +
    'Remembers only the sequence it is trying.',
  guarantee:
    'Complete. Fewest moves, unless the limit grows in larger steps; cheapest where every move costs 1.',
  origin: 'D. J. Slate and L. R. Atkin, 1977, for chess; R. E. Korf, 1985.',
  usesHeuristic: false,
  options: [step],
  complete: true,
  isOptimal: ({ unitCosts, options }) => unitCosts && optionOf({ options }, step) === 1,
  create: (problem) => new DeepeningSearch(problem, 'moves', { step: Number(optionOf(problem, step)) }),
};

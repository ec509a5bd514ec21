import type { Algorithm } from '../../core/search.ts';
import { BestFirstSearch } from '../best-first.ts';

/** Heuristics may return fractions; the queue needs whole numbers. */
const resolution = 256;

export const greedy: Algorithm = {
  id: 'greedy',
  name: 'Greedy best-first search',
  summary: 'Always goes on from the position that the heuristic calls nearest to a goal.',
  guarantee: 'Complete. No promise about cost.',
  origin: 'J. E. Doran and D. Michie, 1966.',
  usesHeuristic: true,
  complete: true,
  isOptimal: () => false,
  create: (problem) =>
    new BestFirstSearch(problem, {
      wholeEstimate: (estimate) => Math.round(estimate * resolution),
      priority: (_cost, estimate) => estimate,
      ties: 'fifo',
      goalWhen: 'made',
      reopens: false,
    }),
};

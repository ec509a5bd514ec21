import { BestFirstSearch } from '../best-first.ts';
import type { Algorithm } from '../search.ts';

export const astar: Algorithm = {
  id: 'astar',
  name: 'A*',
  summary:
    'Expands the position with the least cost so far plus estimated cost to go. ' +
    'A position is expanded again when a cheaper way to it turns up, which only inconsistent heuristics cause.',
  guarantee: 'Complete. Cheapest when the heuristic is admissible.',
  origin: 'P. E. Hart, N. J. Nilsson and B. Raphael, 1968.',
  usesHeuristic: true,
  complete: true,
  isOptimal: ({ admissible }) => admissible,
  create: (problem) =>
    new BestFirstSearch(problem, {
      // Costs are whole numbers, so rounding up keeps an admissible heuristic admissible.
      wholeEstimate: Math.ceil,
      priority: (cost, estimate) => cost + estimate,
      ties: 'lifo',
      goalWhen: 'expanded',
      reopens: true,
    }),
};

import type { Algorithm } from '../../core/search.ts';
import { BestFirstSearch } from '../best-first.ts';

export const ucs: Algorithm = {
  id: 'ucs',
  name: 'Uniform-cost search',
  summary: 'Always goes on from the position that was cheapest to reach.',
  guarantee: 'Complete. Cheapest under every cost model.',
  origin: 'E. W. Dijkstra, 1959.',
  usesHeuristic: false,
  complete: true,
  isOptimal: () => true,
  create: ({ estimate: _, ...problem }) =>
    new BestFirstSearch(problem, {
      wholeEstimate: () => 0,
      priority: (cost) => cost,
      ties: 'fifo',
      goalWhen: 'expanded',
      reopens: true,
    }),
};

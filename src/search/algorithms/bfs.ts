import type { Algorithm } from '../../core/search.ts';
import { BreadthFirstSearch } from '../breadth-first.ts';

export const bfs: Algorithm = {
  id: 'bfs',
  name: 'Breadth-first search',
  summary: 'Looks at everything one move away, then two, then three, and stores each position once.',
  guarantee: 'Complete. Fewest moves; cheapest where every move costs 1.',
  origin: 'E. F. Moore, 1959; K. Zuse, 1945.',
  usesHeuristic: false,
  complete: true,
  isOptimal: ({ unitCosts }) => unitCosts,
  create: (problem) => new BreadthFirstSearch(problem),
};

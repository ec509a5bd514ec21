import type { Algorithm } from '../../core/search.ts';
import { DepthFirstSearch } from '../depth-first.ts';

export const dfs: Algorithm = {
  id: 'dfs',
  name: 'Depth-first search',
  summary:
    'Goes on from the position it met last and turns back only where nothing new is left, storing each position once. ' +
    'Its solutions can be far longer than needed.',
  guarantee:
    'Complete. No promise about cost. With a limit on depth it finds a solution within it where there is one.',
  origin: 'C. P. Trémaux, 1882, for mazes; R. Tarjan, 1972, for graphs.',
  usesHeuristic: false,
  complete: true,
  isOptimal: () => false,
  create: (problem) => new DepthFirstSearch(problem),
};

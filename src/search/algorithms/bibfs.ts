import type { Algorithm } from '../../core/search.ts';
import { BidirectionalSearch, mostGoals } from '../bidirectional.ts';

export const bibfs: Algorithm = {
  id: 'bibfs',
  name: 'Bidirectional breadth-first search',
  summary:
    'Searches breadth-first from the start and backwards from all goals, always the side that looks cheaper, until the two meet. ' +
    'Each side has only about half of the way to go; the figures count both.',
  guarantee:
    'Complete. Fewest moves; cheapest where every move costs 1. ' +
    'Only for games that can list their goals and what leads to a position.',
  origin: 'I. Pohl, 1971.',
  usesHeuristic: false,
  complete: true,
  isOptimal: ({ unitCosts }) => unitCosts,
  unsuitable({ backward }) {
    if (!backward)
      return 'bibfs needs moves that can be taken back, which this level or its game cannot list; bfs needs none.';
    return backward.goals(mostGoals)
      ? undefined
      : `bibfs starts from all goal positions, and this level has more than ${mostGoals}; bfs needs none of them.`;
  },
  create(problem) {
    const { backward } = problem.space;
    if (!backward) throw new Error('this space has no backward moves');
    return new BidirectionalSearch(problem, backward);
  },
};

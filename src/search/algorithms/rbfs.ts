import type { Algorithm } from '../../core/search.ts';
import { RecursiveBestFirstSearch } from '../recursive-best-first.ts';

export const rbfs: Algorithm = {
  id: 'rbfs',
  name: 'Recursive best-first search',
  summary:
    'Follows the best sequence while nothing set aside along it looks better, by cost so far plus estimated cost to go; then it goes back, remembering one number for all it leaves. ' +
    'Meets positions in the order of A* in memory that grows only with the length of the sequence, and pays with expanding them again and again.',
  guarantee:
    'Complete. Cheapest when the heuristic is admissible. ' +
    'Proving "unsolvable" means trying every sequence that visits no position twice.',
  origin: 'R. E. Korf, 1993.',
  usesHeuristic: true,
  complete: true,
  isOptimal: ({ admissible }) => admissible,
  create: (problem) => new RecursiveBestFirstSearch(problem),
};

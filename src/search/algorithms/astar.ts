import { type Algorithm, type OptionSpec, optionOf, type SearchProblem } from '../../core/search.ts';
import { type BestFirstRule, BestFirstSearch } from '../best-first.ts';

export const ties: OptionSpec = {
  id: 'ties',
  summary:
    'which of equally promising positions comes first: the oldest, the newest, or the one estimated nearest',
  value: { kind: 'choice', fallback: 'low-h', choices: ['fifo', 'lifo', 'low-h'] },
};

export const astar: Algorithm = {
  id: 'astar',
  name: 'A*',
  summary: 'Always goes on from the position with the least cost so far plus estimated cost to go.',
  guarantee: 'Complete. Cheapest when the heuristic is admissible.',
  origin: 'P. E. Hart, N. J. Nilsson and B. Raphael, 1968.',
  usesHeuristic: true,
  options: [ties],
  complete: true,
  isOptimal: ({ admissible }) => admissible,
  create: (problem) =>
    new BestFirstSearch(problem, {
      // Costs are whole numbers, so rounding up keeps an admissible heuristic admissible.
      wholeEstimate: Math.ceil,
      ...orderOf(problem),
      goalWhen: 'expanded',
      reopens: true,
    }),
};

function orderOf(problem: SearchProblem): Pick<BestFirstRule, 'priority' | 'ties'> {
  const wanted = optionOf(problem, ties);
  if (wanted !== 'low-h')
    return { priority: (cost, estimate) => cost + estimate, ties: wanted === 'fifo' ? 'fifo' : 'lifo' };
  // Each f has a range of priorities, one per h, to break ties by h; larger estimates share the last one, so that a
  // heuristic with large values only loses some of the tie-breaking.
  const range = rangeOf(problem);
  return {
    priority: (cost, estimate) => (cost + estimate) * range + Math.min(estimate, range - 1),
    ties: 'lifo',
  };
}

const leastRange = 16;
const mostRange = 256;

/** Wide enough for twice the estimate of the start, which is seldom exceeded. */
function rangeOf({ estimate, start }: SearchProblem): number {
  const atStart = estimate?.(start, 0, 0, -1) ?? 0;
  return Math.min(mostRange, Math.max(leastRange, 2 * Math.ceil(atStart)));
}

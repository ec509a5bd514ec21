import type { Algorithm } from '../../core/search.ts';
import { DeepeningSearch } from '../deepening.ts';

/** The default depth limit, in moves. */
export const fallbackDepth = 14;

export const dls: Algorithm = {
  id: 'dls',
  name: 'Depth-limited search',
  summary: `Tries every sequence of moves up to a limit (${fallbackDepth} moves when none is set), remembering only the one it is trying.`,
  guarantee: 'Finds a solution where there is one within the limit; none is proved cheapest.',
  origin: 'A. Newell and H. A. Simon, 1972.',
  usesHeuristic: false,
  complete: false,
  isOptimal: () => false,
  create: ({ options: _, ...problem }) => {
    const limits = { ...problem.limits, depth: problem.limits.depth ?? fallbackDepth };
    return new DeepeningSearch({ ...problem, limits }, 'nothing');
  },
};

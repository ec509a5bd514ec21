import type { Algorithm } from '../../core/search.ts';
import { DeepeningSearch } from '../deepening.ts';

/** Moves, when nothing is said. */
const fallbackDepth = 14;

export const dls: Algorithm = {
  id: 'dls',
  name: 'Depth-limited search',
  summary:
    `Tries all sequences of at most --depth moves (${fallbackDepth} when left out) that visit no position twice, one after the other. ` +
    'Remembers only the sequence being tried, so it meets the same position again by every other way to it.',
  guarantee:
    'Finds a solution where there is one within the limit; none is proved cheapest. ' +
    '"Depth limit" means that there is none within it; "unsolvable" that the limit kept nothing from being tried.',
  origin: 'A. Newell and H. A. Simon, 1972.',
  usesHeuristic: false,
  complete: false,
  isOptimal: () => false,
  create: ({ options: _, ...problem }) => {
    const limits = { ...problem.limits, depth: problem.limits.depth ?? fallbackDepth };
    return new DeepeningSearch({ ...problem, limits }, 'nothing');
  },
};

import type { Algorithm, OptionSpec } from '../../core/search.ts';
import { DeepeningSearch } from '../deepening.ts';

/** The default depth limit, in moves. */
export const fallbackDepth = 14;

const depth: OptionSpec = {
  id: 'depth',
  summary: 'how many moves deep it looks',
  value: { kind: 'number', fallback: fallbackDepth, least: 0, whole: true },
};

export const dls: Algorithm = {
  id: 'dls',
  name: 'Depth-limited search',
  summary: `Tries every sequence of moves up to a limit (${fallbackDepth} moves when none is set), remembering only the one it is trying.`,
  guarantee: 'Finds a solution where there is one within the limit; none is proved cheapest.',
  origin: 'A. Newell and H. A. Simon, 1972.',
  usesHeuristic: false,
  options: [depth],
  complete: false,
  isOptimal: () => false,
  create: (problem) => {
    const { limits } = problem;
    // A limit on the depth of any search takes the place of the fallback, and never allows more than was set here.
    const own = problem.options?.[depth.id] ?? limits.depth ?? fallbackDepth;
    const least = Math.min(Number(own), limits.depth ?? Number.POSITIVE_INFINITY);
    return new DeepeningSearch({ ...problem, limits: { ...limits, depth: least } }, 'nothing');
  },
};

import type { Algorithm } from '../../../core/search.ts';
import { DenseSearch } from './search.ts';

/** What solves Roll the Block and nothing else. */
export const rollSolvers: readonly Algorithm[] = [
  {
    id: 'dense',
    name: 'Dense A*',
    summary:
      'A* on the distance with all bridges shown, where a state is an index of an array: the place of the block and the ' +
      'setting of the bridges. Cubes that differ only in their numbers are one state; what is lost with all bridges shown is left out.',
    guarantee: 'Complete. Cheapest solution. Proves that there is no solution where there is none.',
    origin: 'R. B. Dial, 1969 (buckets); P. E. Hart, N. J. Nilsson and B. Raphael, 1968 (A*).',
    usesHeuristic: false,
    complete: true,
    isOptimal: () => true,
    create: (problem) => new DenseSearch(problem),
  },
];

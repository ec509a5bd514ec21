import type { Algorithm } from '../../../core/search.ts';
import { CoverSearch } from './cover-search.ts';

/** What solves Folding Blocks and nothing else. */
export const foldSolvers: readonly Algorithm[] = [
  {
    id: 'cover',
    name: 'Exact cover',
    summary:
      'Chooses one final shape a group so that the shapes cover every cell once, at the least number of folds; the order of ' +
      'the folds does not matter. After each choice it drops all shapes that no longer fit.',
    guarantee: 'Complete. Fewest folds. Proves that there is no solution where there is none.',
    origin: 'D. E. Knuth, 2000 (exact cover); the theorem behind it is proved in docs/solvers.md.',
    usesHeuristic: false,
    complete: true,
    isOptimal: () => true,
    create: (problem) => new CoverSearch(problem),
  },
];

import { type Algorithm, lazySearch } from '../../../core/search.ts';
import { en } from '../words/en.ts';

const words = en.solvers.cover;

/** The solvers for Folding Blocks only. */
export const foldSolvers: readonly Algorithm[] = [
  {
    id: 'cover',
    name: words.name,
    summary: words.summary,
    guarantee: words.guarantee,
    origin: 'D. E. Knuth, 2000 (exact cover); the theorem behind it is proved in docs/solvers.md.',
    usesHeuristic: false,
    complete: true,
    isOptimal: () => true,
    ...lazySearch(async () => {
      const { CoverSearch } = await import('./cover-search.ts');
      return (problem) => new CoverSearch(problem);
    }),
  },
];

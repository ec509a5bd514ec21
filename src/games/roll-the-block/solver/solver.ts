import { type Algorithm, lazySearch } from '../../../core/search.ts';
import { en } from '../words/en.ts';

const words = en.solvers.dense;

/** The solvers for Roll the Block only. */
export const rollSolvers: readonly Algorithm[] = [
  {
    id: 'dense',
    name: words.name,
    summary: words.summary,
    guarantee: words.guarantee,
    origin: 'R. B. Dial, 1969 (buckets); P. E. Hart, N. J. Nilsson and B. Raphael, 1968 (A*).',
    usesHeuristic: false,
    complete: true,
    isOptimal: () => true,
    ...lazySearch(async () => {
      const { DenseSearch } = await import('./search.ts');
      return (problem) => new DenseSearch(problem);
    }),
  },
];

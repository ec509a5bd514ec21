import { type Algorithm, lazySearch } from '../../../core/search.ts';
import { en } from '../words/en.ts';

const words = en.solvers.footprints;

/** The solvers for Match the Tiles only. */
export const tilesSolvers: readonly Algorithm[] = [
  {
    id: 'footprints',
    name: words.name,
    summary: words.summary,
    guarantee: words.guarantee,
    origin:
      'J. C. Culberson and J. Schaeffer, 1996 (abstraction as a bound); I. Pohl, 1971 (both ends); the proof is in docs/solvers-match-the-tiles.md.',
    usesHeuristic: false,
    complete: true,
    isOptimal: () => true,
    ...lazySearch(async () => {
      const { FootprintSearch } = await import('./footprint-search.ts');
      return (problem) => new FootprintSearch(problem);
    }),
  },
];

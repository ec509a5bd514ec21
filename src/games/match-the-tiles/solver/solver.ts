import type { Algorithm } from '../../../core/search.ts';
import { FootprintSearch } from './footprint-search.ts';

/** What solves Match the Tiles and nothing else. */
export const tilesSolvers: readonly Algorithm[] = [
  {
    id: 'footprints',
    name: 'Footprints',
    summary:
      'First finds every set of cells that the tiles can stand on, whatever their colours: far fewer than there are positions. ' +
      'Then it searches among these from both ends, with the distances between such sets as bounds.',
    guarantee: 'Complete. Fewest moves. Proves that there is no solution where there is none.',
    origin:
      'J. C. Culberson and J. Schaeffer, 1996 (abstraction as a bound); I. Pohl, 1971 (both ends); the proof is in docs/solvers-match-the-tiles.md.',
    usesHeuristic: false,
    complete: true,
    isOptimal: () => true,
    create: (problem) => new FootprintSearch(problem),
  },
];

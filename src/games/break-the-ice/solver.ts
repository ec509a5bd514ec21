import type { Algorithm } from '../../core/search.ts';
import { IceSearch } from './ice-search.ts';

/** What solves Break the Ice and nothing else. */
export const iceSolvers: readonly Algorithm[] = [
  {
    id: 'thaw',
    name: 'Thaw',
    summary:
      'IDA* that leaves out moves by the columns blocks still have to travel before it makes them, and tries moves that do not ' +
      'disturb each other in one order only.',
    guarantee: 'Complete. Fewest moves. Proves that there is no solution where there is none.',
    origin:
      'R. E. Korf, 1985 (IDA*); P. Godefroid, 1996 (sleep sets); the bounds and proofs are in docs/solvers-break-the-ice.md.',
    usesHeuristic: false,
    complete: true,
    isOptimal: () => true,
    create: (problem) => new IceSearch(problem),
  },
];

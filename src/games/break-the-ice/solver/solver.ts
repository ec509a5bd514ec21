import { type Algorithm, type OptionSpec, optionOf } from '../../../core/search.ts';
import { IceSearch } from './search.ts';

const anytime: OptionSpec = {
  id: 'anytime',
  summary: 'find some solution at once, then better ones until the best is proved',
  value: { kind: 'flag', fallback: false },
};

/** What solves Break the Ice and nothing else. */
export const iceSolvers: readonly Algorithm[] = [
  {
    id: 'thaw',
    name: 'Thaw',
    summary:
      'IDA* that leaves out moves by the columns blocks still have to travel before it makes them, and tries moves that do not ' +
      'disturb each other in one order only; A* for levels with few positions.',
    guarantee: 'Complete. Fewest moves. Proves that there is no solution where there is none.',
    origin:
      'R. E. Korf, 1985 (IDA*); P. Godefroid, 1996 (sleep sets); the bounds and proofs are in docs/solvers-break-the-ice.md.',
    usesHeuristic: false,
    options: [anytime],
    complete: true,
    isOptimal: () => true,
    create: (problem) => new IceSearch(problem, { anytime: optionOf(problem, anytime) === true }),
  },
];

import { type Algorithm, lazySearch, type OptionSpec, optionOf } from '../../../core/search.ts';
import { en } from '../words/en.ts';

const words = en.solvers.thaw;

const anytime: OptionSpec = {
  id: 'anytime',
  summary: words.options.anytime.hint,
  value: { kind: 'flag', fallback: false },
};

/** The solvers for Break the Ice only. */
export const iceSolvers: readonly Algorithm[] = [
  {
    id: 'thaw',
    name: words.name,
    summary: words.summary,
    guarantee: words.guarantee,
    origin:
      'R. E. Korf, 1985 (IDA*); P. Godefroid, 1996 (sleep sets); the bounds and proofs are in docs/solvers-break-the-ice.md.',
    usesHeuristic: false,
    options: [anytime],
    complete: true,
    isOptimal: () => true,
    ...lazySearch(async () => {
      const { IceSearch } = await import('./search.ts');
      return (problem) => new IceSearch(problem, { anytime: optionOf(problem, anytime) === true });
    }),
  },
];

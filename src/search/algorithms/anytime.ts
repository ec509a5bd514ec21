import { type Algorithm, type OptionSpec, optionOf } from '../../core/search.ts';
import { AnytimeSearch, weightStep } from '../anytime.ts';
import { mostWeight } from '../weight.ts';

const weight: OptionSpec = {
  id: 'weight',
  summary: `how much the estimate counts against the cost so far, from 1; more than ${mostWeight} counts as ${mostWeight}`,
  value: { kind: 'number', fallback: 3, least: 1, whole: false },
};

export const anytime: Algorithm = {
  id: 'anytime',
  name: 'Anytime repairing A*',
  summary:
    'Finds a first solution quickly with a large weight on the estimate, then better ones with smaller weights, ' +
    `down to 1 in steps of ${weightStep}, each round going on from what the last one left. ` +
    'Stopped early, it has the best solution so far and says how far from the cheapest it can be.',
  guarantee:
    'Complete. With an admissible heuristic every solution comes with a proved bound, and the last one is cheapest.',
  origin: 'M. Likhachev, G. Gordon and S. Thrun, 2003.',
  usesHeuristic: true,
  options: [weight],
  complete: true,
  isOptimal: ({ admissible }) => admissible,
  create: (problem) => new AnytimeSearch(problem, Number(optionOf(problem, weight))),
};

import { type Algorithm, type OptionSpec, optionOf } from '../../core/search.ts';
import { HillClimbingSearch, mostFalls } from '../hill-climbing.ts';

const seed: OptionSpec = {
  id: 'seed',
  summary: 'where its random choices start from; the same seed gives the same search',
  value: { kind: 'number', fallback: 1, least: 0, whole: true },
};

export const hill: Algorithm = {
  id: 'hill',
  name: 'Enforced hill climbing',
  summary:
    'Looks around breadth-first until it meets a position with a better estimate than where it stands, goes there, and repeats. ' +
    'Where nothing better can be reached it starts again with the moves in random order, ' +
    `and after ${mostFalls} such falls it searches breadth-first.`,
  guarantee:
    'Complete, because of the search at the end, which can take as much memory as breadth-first search. ' +
    'No promise about cost.',
  origin: 'J. Hoffmann and B. Nebel, 2001.',
  usesHeuristic: true,
  options: [seed],
  complete: true,
  isOptimal: () => false,
  create: (problem) => new HillClimbingSearch(problem, Number(optionOf(problem, seed))),
};

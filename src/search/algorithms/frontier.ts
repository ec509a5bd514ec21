import { type Algorithm, type OptionSpec, optionOf } from '../../core/search.ts';
import { FrontierSearch } from '../frontier.ts';

const layers: OptionSpec = {
  id: 'layers',
  summary: 'how many of the last depths are kept to recognise positions',
  value: { kind: 'number', fallback: 3, least: 1, whole: true },
};

export const frontier: Algorithm = {
  id: 'frontier',
  name: 'Frontier search',
  summary:
    'Breadth-first search that keeps only the positions of the last few depths, for spaces larger than memory; ' +
    'the moves are found again by searching each half of the way, and its halves. ' +
    'Positions that come again after longer than that are searched again.',
  guarantee:
    'Complete. Fewest moves; cheapest where every move costs 1. Stored is the most positions held at one time. ' +
    'That there is no solution can take long to prove where positions come again by ways that cannot be reversed.',
  origin: 'R. E. Korf, W. Zhang, I. Thayer and H. Hohwald, 2005.',
  usesHeuristic: false,
  options: [layers],
  complete: true,
  isOptimal: ({ unitCosts }) => unitCosts,
  create: (problem) => new FrontierSearch(problem, Number(optionOf(problem, layers))),
};

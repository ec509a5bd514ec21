import { type Algorithm, type OptionSpec, optionOf } from '../../core/search.ts';
import { BeamSearch } from '../beam.ts';

const width: OptionSpec = {
  id: 'width',
  summary: 'how many positions of each depth are kept',
  value: { kind: 'number', fallback: 1000, least: 1, whole: true },
};

export const beam: Algorithm = {
  id: 'beam',
  name: 'Beam search',
  summary:
    'Goes through the positions depth by depth like breadth-first search, ' +
    'but keeps only those of each depth that the heuristic calls nearest to a goal. ' +
    'What it needs grows with the width of the beam and the length of the solution, not with the space.',
  guarantee:
    'Not complete, no promise about cost. When the beam runs dry after leaving positions out, the status is state-limit; ' +
    'unsolvable is said only when none was left out.',
  origin: 'B. T. Lowerre, 1976.',
  usesHeuristic: true,
  options: [width],
  complete: false,
  isOptimal: () => false,
  create: (problem) => new BeamSearch(problem, Number(optionOf(problem, width))),
};

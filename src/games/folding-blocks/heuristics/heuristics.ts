import type { Heuristic } from '../../../core/game.ts';
import type { FoldSpace } from '../packed/packed.ts';
import { en } from '../words/en.ts';
import { FinalShapes } from './final-shapes.ts';
import { SizesEquation } from './sizes-equation.ts';

export const foldHeuristics: readonly Heuristic<FoldSpace>[] = [
  {
    id: 'filled',
    ...en.heuristics.filled,
    admissible: [],
    consistent: [],
    argument:
      'A fold can fill many cells at once, so the number of empty cells is often more than the folds left.',
    prepare: (space) => {
      const { capacity } = space.shapes;
      return (words, at) => capacity - space.filled(words, at);
    },
  },
  {
    id: 'log-groups',
    ...en.heuristics['log-groups'],
    admissible: [],
    consistent: [],
    argument:
      'It counts as if every group had to double as often as the whole board; one group can do it alone, so it ' +
      'over-estimates where there are several groups.',
    prepare: (space) => {
      const doublings = doublingsLeft(space.shapes.capacity);
      return (words, at) => doublings[space.filled(words, at)]! * space.groups;
    },
  },
  {
    id: 'log',
    ...en.heuristics.log,
    admissible: ['unit'],
    consistent: ['unit'],
    claimedAdmissible: true,
    argument:
      'A fold doubles one group, so it at most doubles the number of filled cells and takes at most 1 from this ' +
      'logarithm, which is 0 on a full board.',
    prepare: (space) => {
      const doublings = doublingsLeft(space.shapes.capacity);
      return (words, at) => doublings[space.filled(words, at)]!;
    },
  },
  {
    id: 'largest-reach',
    ...en.heuristics['largest-reach'],
    admissible: [],
    consistent: [],
    argument:
      'It is a score, not an estimate of the folds left: it is not even 0 on a full board. Greedy search with it ' +
      'can return a solution that is not optimal; a test has such a level.',
    prepare: (space) => {
      const finalShapes = new FinalShapes(space);
      const most = 2 * space.shapes.capacity;
      return (words, at, cost, move) => {
        let reach = 0;
        // At the start no group has been played: the best one is used.
        const from = move < 0 ? 0 : space.groupOfMove(move);
        const to = move < 0 ? space.groups - 1 : from;
        for (let group = from; group <= to; group += 1)
          reach = Math.max(reach, finalShapes.largest(words, at, group));
        return most + cost - space.filled(words, at) - reach;
      };
    },
  },
  {
    id: 'sizes',
    ...en.heuristics.sizes,
    admissible: ['unit'],
    consistent: ['unit'],
    argument:
      'Every solution solves the equation: the sum of P * 2^n is the capacity. The numbers of folds that solve it from ' +
      'a position also solve it from the position before, with one fold more to come; so it drops by at most 1, and no ' +
      'solution of the equation means no solution of the level.',
    prepare: (space) => {
      const { capacity, sizes, folds, first } = space.shapes;
      const startSizes = Int32Array.from({ length: space.groups }, (_, group) => sizes[first[group]!]!);
      // Bit n is set when the group has room for n folds, as far as its size goes.
      const room = startSizes.map((size) => 2 ** (Math.floor(Math.log2(capacity / size)) + 1) - 1);
      const equation = new SizesEquation(startSizes, capacity);
      return (words, at) => {
        let foldsNow = 0;
        for (let group = 0; group < space.groups; group += 1) {
          const done = folds[space.shapeIn(words, at, group)]!;
          equation.choices[group] = room[group]! & (-1 << done);
          foldsNow += done;
        }
        return equation.leastFolds() - foldsNow;
      };
    },
  },
  {
    id: 'final-shapes',
    ...en.heuristics['final-shapes'],
    admissible: ['unit'],
    consistent: ['unit'],
    argument:
      'The final shapes of a solution grow out of the shapes now over cells that are empty now, cover every cell and do ' +
      'not overlap. So none of them is ever dropped: a cell that only one group may cover is in its final shape, and a cell ' +
      'in all final shapes of one group is in none of another. Their sizes solve the equation, so it is never more than ' +
      'the folds left. A fold only takes shapes away, and dropping shapes from fewer leaves fewer; what is left after a fold ' +
      'was there before it with one fold more to come, so it drops by at most 1.',
    prepare: (space) => {
      const finalShapes = new FinalShapes(space);
      return (words, at) => finalShapes.estimate(words, at);
    },
  },
];

/**
 * log2(capacity / filled) by the number of filled cells. Twos are taken out of the number first, so that doubling it
 * takes exactly 1 away, in floating point too, and powers of two are exact.
 */
function doublingsLeft(capacity: number): Float64Array {
  const doublings = new Float64Array(capacity + 1);
  for (let filled = 1; filled <= capacity; filled += 1) {
    const twos = 31 - Math.clz32(filled & -filled);
    doublings[filled] = Math.log2(capacity / (filled >> twos)) - twos;
  }
  return doublings;
}

import { type Heuristic, preparedInSteps } from '../../../core/game.ts';
import type { RollSpace } from '../packed/packed.ts';
import { relaxedDistance } from '../packed/relaxed.ts';
import { en } from '../words/en.ts';
import { exactDistance } from './exact.ts';
import { euclidean, manhattan, scaledDistance, straightDistance } from './straight.ts';

const rawArgument =
  'Unit: none, two rolls of cost 1 can advance three cells. Roll: a move changes the distance by at most 1.5, the way ' +
  'of the middle of the block, and costs at least 5; a split is paid for by the way through its switch.';

const scaledArgument =
  'D is the distance from the middle of the block (of the cubes) to the goal, or to a split switch and on from where ' +
  'its cubes come down when that is less, so D changes by at most what the middle moves: 1.5 when the block lies ' +
  'down or gets up, 1 when it rolls sideways, 0.5 when a cube moves; a split is paid for by its own term in D. ' +
  'Unit: 2/3 (D + a - 1), with a the Manhattan distance between the cubes and no a - 1 while whole, drops by at most ' +
  '2/3 * 1.5 = 1 a move, a cube changing D by 0.5 and a by 1. Roll: 5 (D + e) with e = 0 standing, 1/2 lying and ' +
  'a / 2 split drops by at most 5 (1.5 - 0.5) = 5 lying down, 5 (1.5 + 0.5) = 10 getting up, 5 sideways and ' +
  '5 (0.5 + 0.5) = 5 for a cube: never more than the move costs. Joining (a = 1) changes neither. Both are 0 at the ' +
  'goal, and rounding up to the grain of the costs keeps all of this. Along a straight line of floor both are exact ' +
  'for a standing block at a multiple of three cells, so no larger scale would do.';

export const rollHeuristics: readonly Heuristic<RollSpace>[] = [
  {
    id: 'manhattan',
    ...en.heuristics.manhattan,
    admissible: ['roll'],
    consistent: ['roll'],
    argument: rawArgument,
    prepare: (space) => straightDistance(space, manhattan),
  },
  {
    id: 'euclidean',
    ...en.heuristics.euclidean,
    admissible: ['roll'],
    consistent: ['roll'],
    argument: rawArgument,
    prepare: (space) => straightDistance(space, euclidean),
  },
  {
    id: 'manhattan-scaled',
    ...en.heuristics['manhattan-scaled'],
    admissible: ['unit', 'roll'],
    consistent: ['unit', 'roll'],
    argument: scaledArgument,
    prepare: (space) => scaledDistance(space, manhattan),
  },
  {
    id: 'euclidean-scaled',
    ...en.heuristics['euclidean-scaled'],
    admissible: ['unit', 'roll'],
    consistent: ['unit', 'roll'],
    argument: scaledArgument,
    prepare: (space) => scaledDistance(space, euclidean),
  },
  {
    id: 'perfect',
    ...en.heuristics.perfect,
    admissible: ['unit', 'roll'],
    consistent: ['unit', 'roll'],
    argument:
      'A whole block: its exact distance L in an easier game, where every bridge that can change is always shown and ' +
      'a split costs the least of (steps of cube 1) + (steps of cube 2) + L over all lying positions. Every real move ' +
      'is a move there, and real cubes need at least those steps to join, so L is a lower bound and drops by at most ' +
      'the cost of a move. A split block: the largest of four bounds, each of which changes by at most one step with ' +
      'a cube and is at most L when the cubes join: the steps of either cube to a lying position plus L there; the sum ' +
      'over both cubes with half of L; the gap between the cubes plus the least L of any lying position; and, for each ' +
      'split, its distance less the steps its cubes have walked, which right after the split is all of that distance.',
    prepare: relaxedDistance,
  },
  {
    id: 'exact',
    ...en.heuristics.exact,
    admissible: ['unit', 'roll'],
    consistent: ['unit', 'roll'],
    argument:
      "Let M be the settings of the bridges that any switches make of the level's own one. A move leads from M to M, so " +
      'distances to the goal within M are those of the game; the backward search settles them in ascending order as every ' +
      'move costs something. The true distance d is admissible, and d(s) <= cost + d(t) for every move from s to t. ' +
      'Outside M, where no game of the level gets, it is the distance with all bridges shown, which is consistent itself and ' +
      'at most d, so a move from there into M does not break the rule either. On levels that are too large it is that ' +
      'distance everywhere.',
    ...preparedInSteps((space: RollSpace) => exactDistance(space)),
  },
];

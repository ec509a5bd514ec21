import { countPaths, optimalPaths } from '../../analysis/optimal-paths.ts';
import { countAsNumber, type PathCount } from '../../analysis/path-count.ts';
import { unitCost } from '../../core/game.ts';
import type { Sketch } from '../../core/sketch.ts';
import type { Steps } from '../../core/slices.ts';
import { packedRow } from '../../core/space.ts';
import type { Studio } from '../../core/studio.ts';
import type { LevelSolver, Measured } from '../../generate/level-solver.ts';
import { spaceInSteps } from '../../search/prepare.ts';
import { beautyOf } from './beauty.ts';

/** A worth that is there at once, where others take time. */
// biome-ignore lint/correctness/useYield: it has nothing to wait for.
function* atOnce(worth: number): Steps<number> {
  return worth;
}

/** What can be wished of a level that is drawn. */
export const wishes = ['vary', 'harder', 'prettier', 'one-solution', 'fewer-parts'] as const;
export type Wish = (typeof wishes)[number];

/** A level on the way from the drawn one to an offer. */
export interface Candidate extends Measured {
  readonly sketch: Sketch;
}

/** How near a level comes to a wish. */
export interface Judge {
  /** Whether it may be offered at all, by its optimum. */
  isNear(optimum: number): boolean;
  /** The more the better; undefined where it cannot be told. */
  worth(candidate: Candidate): Steps<number | undefined>;
  /** Nothing is worth more. */
  readonly most?: number;
}

/** The judge of a wish, for levels made from one with this optimum; 0 for one that cannot be solved. */
export function judgeOf(wish: Wish, first: number, studio: Studio, solver: LevelSolver): Judge {
  const within =
    (share: number) =>
    (optimum: number): boolean =>
      first === 0 || Math.abs(optimum - first) <= Math.max(1, share * first);
  switch (wish) {
    case 'vary':
      return { isNear: within(0.25), worth: () => atOnce(0) };
    case 'harder':
      return { isNear: () => true, worth: ({ optimum }) => atOnce(optimum) };
    case 'prettier':
      return { isNear: within(0.1), worth: ({ sketch }) => atOnce(beautyOf(studio, sketch)), most: 1 };
    case 'one-solution':
      return {
        isNear: within(0.25),
        *worth(candidate) {
          const count = yield* solutionsOf(solver, candidate);
          return count === undefined ? undefined : -countAsNumber(count);
        },
        most: -1,
      };
    case 'fewer-parts':
      return {
        isNear: (optimum) => optimum === first,
        worth: ({ sketch }) => atOnce(-partsOf(studio, sketch)),
      };
  }
}

/** The cells that hold something. */
export const partsOf = ({ empty }: Studio, { rows }: Sketch): number =>
  rows.flat().filter((cell) => cell !== empty).length;

/** The number of shortest solutions; undefined where it takes too many states. */
export function* solutionsOf(
  { game, states, pace }: LevelSolver,
  { level, optimum }: Measured,
): Steps<PathCount | undefined> {
  const space = yield* spaceInSteps(game, level, unitCost.id);
  const start = packedRow(space, game.rules(level).start());
  const paths = yield* optimalPaths(space, start, { states }, { optimum }, pace);
  return typeof paths === 'string' ? undefined : yield* countPaths(paths, pace);
}

import { type Grading, gradeInSlices } from '../analysis/difficulty.ts';
import { type AllSolutions, allSolutions as find } from '../analysis/optimal-solutions.ts';
import { usualGradeSeconds } from '../core/limits.ts';
import { asGameLevel, type PlayableLevel } from './levels.ts';
import { checkNumber, limitsOf, type SearchLimits } from './options.ts';

/** How to grade a level; everything may be left out. */
export interface GradeOptions {
  /** Levels with more positions are graded from samples, and the figures say so; 200,000 when left out. */
  readonly maxStates?: number | undefined;
  /** The same seed gives the same samples on every machine; 1 when left out. */
  readonly seed?: number | undefined;
  /** Of time, 60 seconds when left out, and of memory. One that ends it is the status of the answer, with the figures known by then. */
  readonly limits?: Pick<SearchLimits, 'seconds' | 'megabytes'> | undefined;
  /** Ends it: that is an answer with the status `cancelled`, not an error. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Estimates how hard a level is for a person, from figures that each say whether they are exact or sampled. It is an estimate
 * and no more: `docs/difficulty.md` says what the figures are and what they cannot know. It runs in this thread, in slices of
 * about 15 ms.
 *
 * @throws RangeError when an option is not a number in its range; the promise rejects with it.
 */
export async function grade(
  level: PlayableLevel,
  { maxStates, seed, limits, signal }: GradeOptions = {},
): Promise<Grading> {
  checkNumber('maxStates', maxStates, { least: 1, whole: true });
  checkNumber('seed', seed, { least: 0, whole: true });
  const known = asGameLevel(level);
  const checked = limitsOf({ ...limits, seconds: limits?.seconds ?? usualGradeSeconds });
  return gradeInSlices(known.game, known.level, { maxStates, seed, limits: checked }, signal);
}

/** How to look for all optimal solutions; everything may be left out. */
export interface AllSolutionsOptions {
  /** The most solutions to list; 10 when left out. All are counted, whatever it is. */
  readonly list?: number | undefined;
  /** For finding the fewest moves and then for finding all solutions, each. */
  readonly limits?: SearchLimits | undefined;
  /** Ends it: that is an answer with the status `cancelled`, not an error. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Counts all solutions with the fewest moves and lists some. Every solution that is listed was replayed by the rules of the
 * game. It runs in this thread, in slices of about 15 ms.
 *
 * @throws RangeError when an option is not a number in its range; the promise rejects with it.
 */
export async function allSolutions(
  level: PlayableLevel,
  { list, limits, signal }: AllSolutionsOptions = {},
): Promise<AllSolutions> {
  checkNumber('list', list, { least: 0, whole: true });
  const known = asGameLevel(level);
  return find(known.game, known.level, { list, limits: limitsOf(limits), signal });
}

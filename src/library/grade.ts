import type { GradeProgress, Grading } from '../analysis/difficulty.ts';
import type { KnownFigures } from '../analysis/difficulty-figures.ts';
import type { AllSolutions, AllSolutionsProgress } from '../analysis/optimal-solutions.ts';
import { usualGradeSeconds } from '../core/limits.ts';
import { ask, prepare } from './ask.ts';
import type { PlayableLevel } from './levels.ts';
import {
  checkNumber,
  checkWorkNames,
  limitsOf,
  type PositionOptions,
  type SearchLimits,
  type WorkOptions,
} from './options.ts';
import { movesOf, positionAfter } from './position.ts';
import { findingAll } from './works/all-solutions.ts';
import { gradingWork } from './works/grade.ts';

/** How to grade a level; everything may be left out. Of time there are 60 seconds unless `limits` says otherwise. */
export interface GradeOptions
  extends WorkOptions<GradeProgress, Pick<SearchLimits, 'seconds' | 'megabytes'>> {
  /** Levels with more positions are graded from samples, and the figures say so; 200,000 when left out. */
  readonly maxStates?: number | undefined;
  /** The same seed gives the same samples on every machine; 1 when left out. */
  readonly seed?: number | undefined;
}

/**
 * Estimates how hard a level is for a person, from figures that each say whether they are exact or sampled. It is an estimate
 * and no more: `docs/difficulty.md` says what the figures are and what they cannot know. A limit or the signal that ends it is the
 * status of the answer, with the figures known by then.
 *
 * @throws RangeError when an option is not one that there is, or no number in its range; the promise rejects with it.
 */
export async function grade(level: PlayableLevel, options: GradeOptions = {}): Promise<Grading> {
  checkWorkNames('grade', options, ['maxStates', 'seed']);
  const { maxStates, seed } = options;
  checkNumber('maxStates', maxStates, { least: 1, whole: true });
  checkNumber('seed', seed, { least: 0, whole: true });
  const limits = limitsOf(options.limits, ['seconds', 'megabytes'], usualGradeSeconds);
  const prepared = await prepare([level], options);
  let known: KnownFigures = {};
  const hear = (progress: GradeProgress): void => {
    const { milliseconds: _, ...figures } = progress;
    known = figures;
    options.onProgress?.(progress);
  };
  const task = { maxStates, seed, limits };
  const stopped = (status: 'time-limit' | 'memory-limit' | 'cancelled'): Grading => ({ status, ...known });
  return ask(prepared, { kind: 'grade', work: gradingWork, task, hear, stopped }, options);
}

/** How to look for all optimal solutions; everything may be left out. The limits are for finding the fewest moves, and then for finding all solutions, each. */
export interface AllSolutionsOptions extends PositionOptions, WorkOptions<AllSolutionsProgress> {
  /** The most solutions to list; 10 when left out. All are counted, whatever it is. */
  readonly list?: number | undefined;
}

/**
 * Counts all solutions with the fewest moves and lists some, of a level or of any position of it. Every solution that is listed was
 * replayed by the rules of the game.
 *
 * @throws RangeError when an option is not one that there is, or no number in its range; the promise rejects with it.
 */
export async function allSolutions(
  level: PlayableLevel,
  options: AllSolutionsOptions = {},
): Promise<AllSolutions> {
  checkWorkNames('allSolutions', options, ['list', 'after']);
  const { list } = options;
  checkNumber('list', list, { least: 0, whole: true });
  const prepared = await prepare([level], options);
  const after = movesOf(options.after ?? []);
  positionAfter(prepared.levels[0]!, after);
  const task = { list, limits: limitsOf(options.limits), after };
  const hear = (progress: AllSolutionsProgress): void => options.onProgress?.(progress);
  const stopped = (status: AllSolutions['status']): AllSolutions => ({ status, solutions: [] });
  return ask(prepared, { kind: 'all-solutions', work: findingAll, task, hear, stopped }, options);
}

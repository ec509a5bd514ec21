import { type Exploration, nothingExplored } from '../analysis/explore.ts';
import type { CountProgress, SolvedCount } from '../analysis/solved-count.ts';
import { ask, prepare } from './ask.ts';
import type { PlayableLevel } from './levels.ts';
import {
  checkWorkNames,
  limitsOf,
  type PositionOptions,
  type SearchLimits,
  type WorkOptions,
  withoutDepth,
} from './options.ts';
import { movesOf, positionAfter } from './position.ts';
import { counting } from './works/count-solved.ts';
import { exploring } from './works/explore.ts';

/** How to explore a level; everything may be left out. */
export interface ExploreOptions extends PositionOptions, WorkOptions<Exploration> {}

/**
 * Counts the positions that can be reached from the start of a level, or from any position of it, by depth.
 *
 * @throws RangeError when an option or a limit is not one that there is; the promise rejects with it.
 */
export async function explore(
  level: PlayableLevel,
  options: ExploreOptions = {},
  ...former: readonly never[]
): Promise<Exploration> {
  checkWorkNames('explore', options, ['after'], former);
  const prepared = await prepare([level], options);
  const after = movesOf(options.after ?? []);
  positionAfter(prepared.levels[0]!, after);
  let found = nothingExplored;
  const hear = (more: Exploration): void => {
    found = more;
    options.onProgress?.(more);
  };
  const task = { limits: limitsOf(options.limits), after };
  const stopped = (stoppedBy: 'time-limit' | 'memory-limit' | 'cancelled'): Exploration => ({
    ...found,
    complete: false,
    stoppedBy,
  });
  return ask(prepared, { kind: 'explore', work: exploring, task, hear, stopped }, options);
}

/** How to count solved positions; everything may be left out. */
export type CountSolvedOptions = WorkOptions<CountProgress, Omit<SearchLimits, 'depth'>>;

/**
 * Counts the solved positions that can be reached, by the number of moves to them, exactly, however many there are. This is for
 * games that give it away without a walk through all positions.
 *
 * @throws RangeError when the game does not give it away, or an option or a limit is not one that there is; the promise rejects with it.
 */
export async function countSolved(
  level: PlayableLevel,
  options: CountSolvedOptions = {},
  ...former: readonly never[]
): Promise<SolvedCount> {
  checkWorkNames('countSolved', options, [], former);
  const prepared = await prepare([level], options);
  let figures: CountProgress = { tried: 0, stored: 0, bytes: 0, milliseconds: 0 };
  const hear = (more: CountProgress): void => {
    figures = more;
    options.onProgress?.(more);
  };
  const task = limitsOf(options.limits, withoutDepth);
  const stopped = (stoppedBy: 'time-limit' | 'memory-limit' | 'cancelled'): SolvedCount => ({
    count: 0n,
    byMoves: [],
    complete: false,
    stoppedBy,
    ...figures,
  });
  return ask(prepared, { kind: 'count-solved', work: counting, task, hear, stopped }, options);
}

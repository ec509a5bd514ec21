import type { Step } from '../../../trace/reader.ts';
import type { LabMethod } from '../shared/setup.ts';
import type { Figures } from './figures.ts';
import type { Filled } from './lesson.ts';

/**
 * What a run must come to; every condition that is set has to hold. With several levels each has to be solved: moves, cost and
 * expansions are added up, and of what was stored the most counts.
 */
export interface Goal {
  /** How every level must end; `solved` unless it says otherwise. */
  readonly ends?: 'solved' | 'unsolvable';
  /** The search itself proves that nothing cheaper exists. */
  readonly proved?: true;
  /** At most so many. */
  readonly moves?: number;
  readonly cost?: number;
  readonly expanded?: number;
  readonly stored?: number;
}

/** What a heuristic must come to, on all states of the levels. */
export interface HeuristicGoal {
  readonly admissible?: true;
  readonly consistent?: true;
  /** It says at least as much as this heuristic of the game, everywhere. */
  readonly dominates?: string;
  /** A* with it expands at most so many states, over all levels. */
  readonly expanded?: number;
}

/** Choose a method that reaches a goal. */
export interface MethodTask<Name extends string> {
  readonly kind: 'method';
  /** All of one game. */
  readonly levels: readonly string[];
  /** The algorithms to choose from; all of them unless it says otherwise. */
  readonly algorithms?: readonly string[];
  /** What is chosen at first; it does not reach the goal. Its cost model is the one of the task. */
  readonly start: LabMethod;
  readonly goal: Filled<Name, Goal>;
  /** Methods that reach the goal, the one to be shown on request first, and sensible ones that do not. A test tries them. */
  readonly passes: readonly LabMethod[];
  readonly fails: readonly LabMethod[];
}

/** A search that was halted. */
export interface Moment {
  /** Of the whole search, as it went on. */
  readonly figures: Figures;
  /** The last expansion before it was halted, and the one after it. */
  readonly step: Step;
  readonly next: Step;
}

/** A search to halt after so many expansions; 0 is before the first one. */
export interface PredictRound {
  readonly level: string;
  readonly method: LabMethod;
  readonly after: number | ((figures: Figures) => number);
}

/** Say what a search does next, several times. */
export interface PredictTask {
  readonly kind: 'predict';
  readonly rounds: readonly PredictRound[];
  /** Which of the waiting states is expanded next, or a number. */
  readonly what: 'next' | ((moment: Moment) => number);
  /** What the states to choose from cost and are estimated at is not shown: it is to be worked out. */
  readonly hides?: true;
}

/** Write a heuristic that reaches a goal. */
export interface CodeTask<Name extends string> {
  readonly kind: 'code';
  /** All of one game, small enough for exact distances. */
  readonly levels: readonly string[];
  /** The cost model; the game's first one unless it says otherwise. */
  readonly cost?: string;
  readonly goal: Filled<Name, HeuristicGoal>;
  /** The code to start from, which does not reach the goal, and one that does. */
  readonly start: string;
  readonly solution: string;
}

export type Task<Name extends string = string> = MethodTask<Name> | PredictTask | CodeTask<Name>;

import type { Status } from '../../../core/search.ts';
import type { Figures } from './figures.ts';
import type { Goal, HeuristicGoal } from './task.ts';

/** What a goal may set a limit to. */
type Limit = (typeof limits)[number];
const limits = ['moves', 'cost', 'expanded', 'stored'] as const;

/** A condition of a goal. */
export type Condition =
  | { readonly kind: 'ends'; readonly ends: 'solved' | 'unsolvable' }
  | { readonly kind: 'proved' | 'admissible' | 'consistent' }
  | { readonly kind: 'dominates'; readonly heuristic: string }
  | { readonly kind: Limit; readonly most: number };

/** A condition, beside what came of it. */
export interface Finding {
  readonly condition: Condition;
  readonly holds: boolean;
  /** What the run did, where the condition has a number or is about how it ended. */
  readonly got?: number | Status;
}

/** A goal, one condition after the other. */
export function conditionsOf(goal: Goal & HeuristicGoal): Condition[] {
  const { dominates: heuristic } = goal;
  return [
    ...(['admissible', 'consistent'] as const).filter((kind) => goal[kind]).map((kind) => ({ kind })),
    ...(heuristic === undefined ? [] : [{ kind: 'dominates', heuristic } as const]),
    ...(goal.ends === undefined ? [] : [{ kind: 'ends', ends: goal.ends } as const]),
    ...(goal.proved ? [{ kind: 'proved' } as const] : []),
    ...limits.flatMap((kind) => (goal[kind] === undefined ? [] : [{ kind, most: goal[kind] }])),
  ];
}

/** The goal of a search; it has to solve the level unless it says otherwise. */
export const searchGoal = (goal: Goal): Goal => ({ ends: 'solved', ...goal });

/** Compares searches, one a level, with a goal. */
export function judgeSearches(goal: Goal, runs: readonly Figures[]): Finding[] {
  const wanted = searchGoal(goal);
  const odd = runs.find(({ status }) => status !== wanted.ends);
  return conditionsOf(wanted).map((condition): Finding => {
    switch (condition.kind) {
      case 'ends':
        return { condition, holds: !odd, got: odd?.status ?? condition.ends };
      case 'proved':
        return { condition, holds: runs.every(({ optimal }) => optimal) };
      case 'moves':
      case 'cost':
        // The length of a solution that was not found says nothing.
        return odd
          ? { condition, holds: false }
          : atMost(
              condition,
              runs.map((run) => run[condition.kind]),
            );
      case 'expanded':
        return atMost(
          condition,
          runs.map(({ expanded }) => expanded),
        );
      case 'stored':
        return atMost(condition, [Math.max(...runs.map(({ stored }) => stored))]);
      default:
        throw new Error(`a search cannot be ${condition.kind}`);
    }
  });
}

/** Compares the sum of some figures with a limit. */
export function atMost(condition: Extract<Condition, { most: number }>, figures: readonly number[]): Finding {
  const got = figures.reduce((sum, each) => sum + each, 0);
  return { condition, holds: got <= condition.most, got };
}

export const allHold = (findings: readonly Finding[]): boolean => findings.every(({ holds }) => holds);

import { isAnswered } from './methods.ts';
import type { RunRecord } from './record.ts';

/** The figures in which methods compete; less is better in all of them. */
export const contests = ['length', 'cost', 'expanded', 'stored', 'bytes', 'milliseconds'] as const;

export type Contest = (typeof contests)[number];

/** Times this close to the best count as best: clocks are not more exact. */
const timeTolerance = 1.1;

/** The worst value that still counts as best; undefined where all of them do. */
export function enoughOf(values: readonly number[], isTime: boolean): number | undefined {
  const enough = Math.min(...values) * (isTime ? timeTolerance : 1);
  return values.some((value) => value > enough) ? enough : undefined;
}

/** By figure: the worst value that still counts as best on a level; absent where all methods with an answer agree. */
export function bestValues(runs: readonly RunRecord[]): ReadonlyMap<Contest, number> {
  const answered = runs.filter(isAnswered);
  return new Map(
    contests.flatMap((contest) => {
      const values = answered.flatMap((run) => valueIn(run, contest) ?? []);
      const enough = enoughOf(values, contest === 'milliseconds');
      return enough === undefined ? [] : [[contest, enough] as const];
    }),
  );
}

/** Whether a run is among the best. A run without an answer never is. */
export function isBest(run: RunRecord, contest: Contest, best: ReadonlyMap<Contest, number>): boolean {
  const value = valueIn(run, contest);
  const enough = best.get(contest);
  return isAnswered(run) && value !== null && enough !== undefined && value <= enough;
}

function valueIn(run: RunRecord, contest: Contest): number | null {
  const isAboutMoves = contest === 'length' || contest === 'cost';
  return isAboutMoves && run.status !== 'solved' ? null : run[contest];
}

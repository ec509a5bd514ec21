import { isAnswered, methodsOf } from './methods.ts';
import { englishNaming, type Naming } from './naming.ts';
import type { Comparison } from './record.ts';
import { commonLevels, type MethodFigures, summaryOf } from './summary.ts';

/** What a headline may say: who answered the most levels, and who of them was the fastest, with what its solutions are worth. */
export interface Lead {
  /** The most levels that a method answered. */
  readonly levels: number;
  /** The methods that answered so many. */
  readonly leaders: readonly MethodFigures[];
  readonly methods: number;
  /** The leader with the least time on the levels that all leaders answered; undefined where there is no such level. */
  readonly fastest: MethodFigures | undefined;
  /** The same among leaders all of whose solutions there are known to be optimal. */
  readonly fastestOptimal: MethodFigures | undefined;
}

/** Undefined where no method answered a level. */
export function leadOf(comparison: Comparison, naming: Naming = englishNaming): Lead | undefined {
  const methods = methodsOf(comparison, naming).map(({ method, runs }) => ({
    method,
    runs,
    answered: runs.filter((run) => run && isAnswered(run)).length,
  }));
  const levels = Math.max(0, ...methods.map(({ answered }) => answered));
  if (levels === 0) return undefined;
  const leading = methods.filter(({ answered }) => answered === levels);
  const leaders = summaryOf(comparison, {
    methods: leading.map(({ method }) => method),
    naming,
    intervals: false,
  });
  const byTime = leaders
    .filter(({ common }) => common.milliseconds !== undefined)
    .toSorted((a, b) => a.common.milliseconds!.mean - b.common.milliseconds!.mean);
  return {
    levels,
    leaders,
    methods: methods.length,
    fastest: commonLevels(comparison, leading).length > 0 ? byTime[0] : undefined,
    fastestOptimal: byTime.find(({ common }) => common.optimal === common.solved),
  };
}

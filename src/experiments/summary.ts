import { type Interval, meanInterval, medianMeanInterval } from './bootstrap.ts';
import { isAnswered, methodsOf, repeatTimes, timeOf } from './methods.ts';
import { englishNaming, type Naming } from './naming.ts';
import { optimalityOf, ratioOf } from './optimum.ts';
import type { Comparison, LevelRecord, RunRecord } from './record.ts';
import { mean, median } from './statistics.ts';

/** A figure of a method over a set of levels. */
export interface Average {
  /** How many levels have the figure. */
  readonly levels: number;
  readonly mean: number;
  readonly median: number;
  /** Of the mean, at 95 %; undefined where there is too little to resample. */
  readonly interval?: Interval;
}

/** A method on a set of levels. A figure that no level has is undefined. */
export interface SetSummary {
  readonly levels: number;
  readonly solved: number;
  /** Solved, and proved optimal by this method. */
  readonly proved: number;
  /** Solved as cheaply as the known optimum, whoever proved or stated it; the proved ones among them. */
  readonly optimal: number;
  readonly provedUnsolvable: number;
  /** Cost divided by the known optimum. */
  readonly ratio?: Average;
  /** What the runs took, also those that a limit stopped. */
  readonly expanded?: Average;
  readonly bytes?: Average;
  /** Preparing and searching together. */
  readonly milliseconds?: Average;
  /** The same, where a level without an answer counts as twice the time limit; undefined without a time limit. */
  readonly par2?: Average;
}

/** The figures of a method across levels. */
export interface MethodFigures {
  readonly method: string;
  readonly title: string;
  /** The levels that every method answered: the only set on which their figures compare. */
  readonly common: SetSummary;
  /** The levels on which it ran. */
  readonly all: SetSummary;
}

export interface SummaryOptions {
  /** The methods to compare, by their ids; all of them by default. */
  readonly methods?: readonly string[];
  readonly naming?: Naming;
  /** Intervals take a moment: a page may do without while the runs go on. */
  readonly intervals?: boolean;
}

/** Places in `levels` that all these methods answered. */
export function commonLevels(
  { levels }: Comparison,
  methods: readonly { readonly runs: readonly (RunRecord | undefined)[] }[],
): number[] {
  const answered = (run: RunRecord | undefined): boolean => run !== undefined && isAnswered(run);
  return [...levels.keys()].filter((index) => methods.every(({ runs }) => answered(runs[index])));
}

/** Every method on the levels that all of them answered and on all levels, in the order in which they were run. */
export function summaryOf(
  comparison: Comparison,
  { methods: wanted, naming = englishNaming, intervals = true }: SummaryOptions = {},
): MethodFigures[] {
  const { levels, settings } = comparison;
  const limit = settings.limits.seconds;
  const methods = methodsOf(comparison, naming).filter(({ method }) => wanted?.includes(method) ?? true);
  const common = commonLevels(comparison, methods);
  return methods.map(({ method, title, runs }) => {
    const on = (indices: readonly number[]): SetSummary =>
      summariseSet(
        indices.flatMap((index) => (runs[index] ? [{ run: runs[index], level: levels[index]! }] : [])),
        limit,
        intervals,
      );
    return { method, title, common: on(common), all: on([...levels.keys()]) };
  });
}

interface RunOnLevel {
  readonly run: RunRecord;
  readonly level: LevelRecord;
}

/** What a summary is made from: counts, and of every figure one value a level that has it. */
export interface SetValues
  extends Pick<SetSummary, 'levels' | 'solved' | 'proved' | 'optimal' | 'provedUnsolvable'> {
  readonly ratio: readonly number[];
  readonly expanded: readonly number[];
  readonly bytes: readonly number[];
  readonly milliseconds: readonly number[];
  readonly par2: readonly number[];
  /** The times of the repeats, level by level; undefined where one with an answer was not repeated: nothing is known about its clock. */
  repeats(): readonly (readonly number[])[] | undefined;
}

export function summarised(values: SetValues, intervals: boolean): SetSummary {
  const { levels, solved, proved, optimal, provedUnsolvable, repeats } = values;
  const over = (figures: readonly number[], resample = () => meanInterval(figures)) => {
    if (figures.length === 0) return undefined;
    const interval = intervals ? resample() : undefined;
    return {
      levels: figures.length,
      mean: mean(figures),
      median: median(figures),
      ...(interval && { interval }),
    };
  };
  const averages = {
    ratio: over(values.ratio),
    expanded: over(values.expanded),
    bytes: over(values.bytes),
    // The clock is what is uncertain about times, so the repeats are resampled and not the levels.
    milliseconds: over(values.milliseconds, () => {
      const groups = repeats();
      return groups && medianMeanInterval(groups);
    }),
    par2: over(values.par2),
  };
  return {
    levels,
    solved,
    proved,
    optimal,
    provedUnsolvable,
    ...Object.fromEntries(Object.entries(averages).filter(([, average]) => average !== undefined)),
  };
}

function summariseSet(
  set: readonly RunOnLevel[],
  secondsLimit: number | undefined,
  intervals: boolean,
): SetSummary {
  const count = (holds: (each: RunOnLevel) => boolean): number => set.filter(holds).length;
  const figure = (of: (run: RunRecord) => number | null): number[] => set.flatMap(({ run }) => of(run) ?? []);
  return summarised(
    {
      levels: set.length,
      solved: count(({ run }) => run.status === 'solved'),
      proved: count(({ run }) => run.optimal),
      optimal: count(({ run, level }) => ['proved', 'equal'].includes(optimalityOf(run, level)?.kind ?? '')),
      provedUnsolvable: count(({ run }) => run.status === 'unsolvable'),
      ratio: set.flatMap(({ run, level }) => ratioOf(run, level) ?? []),
      expanded: figure(({ expanded }) => expanded),
      bytes: figure(({ bytes }) => bytes),
      milliseconds: figure(timeOf),
      par2:
        // Figures of others can come without times: what was answered in an unknown time is not penalised.
        secondsLimit === undefined || set.some(({ run }) => isAnswered(run) && timeOf(run) === null)
          ? []
          : set.map(({ run }) => penalised(run, 1000 * secondsLimit)),
      // A run that a limit stopped is not repeated.
      repeats: () =>
        set.some(({ run }) => isAnswered(run) && repeatTimes(run).length < 2)
          ? undefined
          : set.map(({ run }) => repeatTimes(run)).filter(({ length }) => length > 0),
    },
    intervals,
  );
}

const penalised = (run: RunRecord, limit: number): number =>
  (isAnswered(run) ? timeOf(run) : null) ?? 2 * limit;

import { bestValues, type Contest, isBest } from './best.ts';
import type { Interval } from './bootstrap.ts';
import { megabytes, milliseconds, none, optimalText, rounded, spread, statusText, whole } from './format.ts';
import { methodName } from './methods.ts';
import type { Comparison, LevelRecord, RunRecord, Settings } from './record.ts';
import type { Average, MethodFigures, SetSummary } from './summary.ts';

interface Cell {
  readonly text: string;
  readonly isBest: boolean;
  /** The interval of a mean, for tables with room for it. */
  readonly interval?: string;
}

/** A column of a table; terminal and page have the same ones. */
export interface Column {
  readonly title: string;
  readonly align: 'left' | 'right';
  readonly cells: readonly Cell[];
}

const column = (align: Column['align'], title: string, texts: readonly string[]): Column => ({
  title,
  align,
  cells: texts.map((text) => ({ text, isBest: false })),
});

/** The methods on one level side by side, the best values marked. */
export function levelColumns(level: LevelRecord, nameOf: (run: RunRecord) => string = methodName): Column[] {
  const { runs } = level;
  const best = bestValues(runs);
  const words = (title: string, textOf: (run: RunRecord) => string) =>
    column('left', title, runs.map(textOf));
  const figure = (title: string, textOf: (run: RunRecord) => string) =>
    column('right', title, runs.map(textOf));
  const contest = (title: string, of: Contest, textOf: (run: RunRecord) => string): Column => ({
    title,
    align: 'right',
    cells: runs.map((run) => ({ text: textOf(run), isBest: isBest(run, of, best) })),
  });
  const moves = (run: RunRecord): string => (run.status === 'solved' ? whole(run.length) : none);
  const hasCosts = runs.some(({ costModel }) => costModel !== 'unit');
  const isRepeated = runs.some(({ repeatMilliseconds }) => repeatMilliseconds.length > 1);
  return [
    words('method', nameOf),
    words('result', statusText),
    hasCosts ? figure('moves', moves) : contest('moves', 'length', moves),
    ...(hasCosts ? [contest('cost', 'cost', (run) => whole(run.cost))] : []),
    words('optimal', (run) => optimalText(run, level)),
    contest('expanded', 'expanded', (run) => whole(run.expanded)),
    contest('stored', 'stored', (run) => whole(run.stored)),
    contest('MB', 'bytes', (run) => megabytes(run.bytes)),
    figure('prepare ms', (run) => milliseconds(run.prepareMilliseconds)),
    contest('ms', 'milliseconds', (run) => milliseconds(run.milliseconds)),
    ...(isRepeated ? [figure('min–max', (run) => spread(run.repeatMilliseconds))] : []),
  ];
}

/** One line a method, on the levels that all answered or on all. */
export function summaryColumns(
  figures: readonly MethodFigures[],
  set: 'common' | 'all',
  nameOf: (each: MethodFigures) => string,
): Column[] {
  const summaries = figures.map((each) => each[set]);
  const count = (title: string, textOf: (each: SetSummary) => string) =>
    column('right', title, summaries.map(textOf));
  const average = (
    title: string,
    of: (each: SetSummary) => Average | undefined,
    textOf: (value: number) => string,
  ): Column => ({
    title,
    align: 'right',
    cells: summaries.map((each) => {
      const { mean, interval } = of(each) ?? {};
      return {
        text: mean === undefined ? none : textOf(mean),
        isBest: false,
        ...(interval && { interval: intervalText(interval, textOf) }),
      };
    }),
  });
  const hasUnsolvable = figures.some(({ all }) => all.provedUnsolvable > 0);
  return [
    column('left', 'method', figures.map(nameOf)),
    count('solved', ({ solved, levels }) => `${solved} of ${levels}`),
    ...(hasUnsolvable ? [count('unsolvable', (each) => whole(each.provedUnsolvable))] : []),
    count('proved', ({ proved }) => whole(proved)),
    count('optimal', ({ optimal }) => whole(optimal)),
    average(
      'ratio',
      ({ ratio }) => ratio,
      (value) => value.toFixed(3),
    ),
    count('median', ({ ratio }) => ratio?.median.toFixed(3) ?? none),
    average('expanded', ({ expanded }) => expanded, whole),
    average('MB', ({ bytes }) => bytes, megabytes),
    average('ms', (each) => each.milliseconds, milliseconds),
    average(
      'PAR-2 s',
      ({ par2 }) => par2,
      (value) => rounded(value / 1000),
    ),
  ];
}

const intervalText = ({ from, to }: Interval, textOf: (value: number) => string): string =>
  `${textOf(from)}–${textOf(to)}`;

/** The legend of the tables of levels. */
export function legendText({ settings: { repeat, jobs } }: Comparison, mark: string): string {
  const parts = [
    `${mark} the best among the methods with an answer, times within a tenth of it too`,
    'optimal: proved by this method, equal to the known optimum, or longer by so much',
    'MB: used by table, queue and path',
    repeat > 1
      ? `ms: median of ${repeat} searches in one process, the first one cold`
      : 'ms: of one search in a fresh process',
    ...(jobs > 1 ? [`${jobs} processes ran at a time, so times are rough`] : []),
  ];
  return `${parts.join('; ')}.`;
}

/** The legend of the summary. */
export const summaryLegend = ({ settings }: { readonly settings: Pick<Settings, 'limits'> }): string =>
  [
    'proved: optimal by its own proof; optimal: as cheap as the known optimum, whoever proved it',
    'ratio and median: cost divided by the known optimum',
    'expanded, MB and ms (to prepare and search) are means a level, runs that a limit stopped among them',
    ...(settings.limits.seconds === undefined
      ? []
      : [
          `PAR-2: the same mean where a level without an answer counts as ${(2 * settings.limits.seconds).toLocaleString('en')} s`,
        ]),
  ]
    .join('; ')
    .concat('.');

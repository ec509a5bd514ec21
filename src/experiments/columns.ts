import { bestValues, type Contest, isBest } from './best.ts';
import { megabytes, milliseconds, none, proofText, spread, statusText, whole } from './format.ts';
import { methodName, summarise } from './methods.ts';
import type { Comparison, LevelRecord, RunRecord } from './record.ts';

interface Cell {
  readonly text: string;
  readonly isBest: boolean;
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
export function levelColumns({ runs }: LevelRecord): Column[] {
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
    words('method', methodName),
    words('result', statusText),
    hasCosts ? figure('moves', moves) : contest('moves', 'length', moves),
    ...(hasCosts ? [contest('cost', 'cost', (run) => whole(run.cost))] : []),
    words('optimal', proofText),
    contest('expanded', 'expanded', (run) => whole(run.expanded)),
    contest('stored', 'stored', (run) => whole(run.stored)),
    contest('MB', 'bytes', (run) => megabytes(run.bytes)),
    figure('prepare ms', (run) => milliseconds(run.prepareMilliseconds)),
    contest('ms', 'milliseconds', (run) => milliseconds(run.milliseconds)),
    ...(isRepeated ? [figure('min–max', (run) => spread(run.repeatMilliseconds))] : []),
  ];
}

/** One line per method over all levels. */
export function summaryColumns(comparison: Comparison): Column[] {
  const summaries = summarise(comparison);
  const figure = (title: string, textOf: (summary: (typeof summaries)[number]) => string) =>
    column('right', title, summaries.map(textOf));
  const hasUnsolvable = summaries.some(({ provedUnsolvable }) => provedUnsolvable > 0);
  return [
    column(
      'left',
      'method',
      summaries.map(({ method }) => method),
    ),
    figure('solved', ({ solved, levels }) => `${solved} of ${levels}`),
    figure('proved optimal', ({ provedOptimal }) => whole(provedOptimal)),
    ...(hasUnsolvable ? [figure('proved unsolvable', (each) => whole(each.provedUnsolvable))] : []),
    figure('prepare ms', (each) => milliseconds(each.prepareMilliseconds)),
    figure('total ms', (each) => milliseconds(each.milliseconds)),
  ];
}

/** The legend of the tables. */
export function legendText({ settings: { repeat, jobs } }: Comparison, mark: string): string {
  const parts = [
    `${mark} the best among the methods with an answer, times within a tenth of it too`,
    'MB: table and frontier',
    repeat > 1
      ? `ms: median of ${repeat} searches in one process, the first one cold`
      : 'ms: of one search in a fresh process',
    ...(jobs > 1 ? [`${jobs} processes ran at a time, so times are rough`] : []),
  ];
  return `${parts.join('; ')}.`;
}

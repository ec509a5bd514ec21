import { boardLine } from './level-facts.ts';
import { type Pivot, type PivotCell, pivotTotals } from './pivot.ts';
import { provenance } from './provenance.ts';
import type { Comparison } from './record.ts';
import { extent } from './statistics.ts';
import type { Average, MethodFigures, SetSummary } from './summary.ts';
import { type TableWords, tableWords } from './table-words.ts';
import type { TableCell, TableColumn, TextTable } from './write-table.ts';

const megabyte = 1024 ** 2;

/** How the figures of a pivot are shown: the digits that make the largest one readable and keep something of the smallest. */
export function figureColumn(
  figure: string,
  values: readonly number[],
): Pick<TableColumn, 'unit' | 'digits'> {
  const largest = Math.max(0, extent(values).to);
  if (figure === 'bytes' || figure === 'resident')
    return { unit: megabyte, digits: largest < 10 * megabyte ? 3 : 1 };
  return figure === 'time' || figure === 'processor' ? { digits: largest < 100 ? 2 : 1 } : {};
}

/** A pivot as a table for a report: levels, their optimum, one column a method, and sums over the levels that all answered. */
export function pivotTable(
  pivot: Pivot,
  comparison: Comparison,
  words: TableWords = tableWords.en,
): TextTable {
  const { figure, methods, rows } = pivot;
  const format = figureColumn(
    figure,
    rows.flatMap(({ cells }) => cells.flatMap(({ value }) => value ?? [])),
  );
  const totals = pivotTotals(pivot);
  const hasOptimum =
    (figure === 'moves' || figure === 'cost') && rows.some(({ optimum }) => optimum !== null);
  return {
    caption: words.pivotCaption(words.figures[figure], rows.length, methods.length),
    label: figure,
    locale: words.locale,
    comments: [
      ...provenance(comparison),
      ...new Set(rows.map(({ level }) => `${level.level}: ${boardLine(level.text)}`)),
    ],
    columns: [
      { title: words.level, align: 'left' },
      ...(hasOptimum ? [{ title: words.optimum, align: 'right' } as const] : []),
      ...methods.map(({ title }): TableColumn => ({ title, align: 'right', ...format })),
    ],
    groups: [
      rows.map(({ level, optimum, cells }) => [
        { value: level.level },
        ...(hasOptimum ? [{ value: optimum }] : []),
        ...cells.map((cell) => pivotCell(cell, words)),
      ]),
    ],
    footer:
      totals.levels > 1
        ? [
            [
              { value: words.total(totals.levels) },
              ...(hasOptimum ? [{ value: null, instead: '' }] : []),
              ...totals.values.map((value) => ({ value })),
            ],
          ]
        : [],
  };
}

const pivotCell = ({ run, value, isBest }: PivotCell, words: TableWords): TableCell => ({
  value,
  isBest,
  ...(value === null && run && { instead: words.statuses[run.status] }),
});

/** What a summary of a comparison is about. */
export const aboutOf = (comparison: Comparison) => ({
  levels: comparison.levels.length,
  comments: provenance(comparison),
});

/** The summary as a table for a report: every method on the levels that all answered, then on all its own. */
export function summaryTable(
  figures: readonly MethodFigures[],
  { levels, comments }: { readonly levels: number; readonly comments: readonly string[] },
  words: TableWords = tableWords.en,
): TextTable {
  const { summary } = words;
  const common = figures[0]?.common.levels ?? 0;
  const hasUnsolvable = figures.some(({ all }) => all.provedUnsolvable > 0);
  const columns: readonly (TableColumn & { cell(set: SetSummary, each: MethodFigures): TableCell })[] = [
    { title: summary.method, align: 'left', cell: (_, { title }) => ({ value: title }) },
    count(summary.levels, (set) => set.levels),
    count(summary.solved, ({ solved }) => solved),
    ...(hasUnsolvable ? [count(summary.unsolvable, ({ provedUnsolvable }) => provedUnsolvable)] : []),
    count(summary.proved, ({ proved }) => proved),
    count(summary.optimal, ({ optimal }) => optimal),
    average(summary.meanRatio, ({ ratio }) => ratio, { digits: 3 }),
    {
      title: summary.medianRatio,
      align: 'right',
      digits: 3,
      cell: ({ ratio }) => ({ value: ratio?.median ?? null }),
    },
    average(summary.meanExpanded, ({ expanded }) => expanded),
    average(summary.meanMemory, ({ bytes }) => bytes, { unit: megabyte, digits: 3, csvTitle: 'bytes' }),
    average(summary.meanTime, ({ milliseconds }) => milliseconds, { digits: 2 }),
    average(summary.par2, ({ par2 }) => par2, { unit: 1000, digits: 3, csvTitle: 'PAR-2 ms' }),
  ];
  const group = (set: 'common' | 'all', name: string): (readonly TableCell[])[] =>
    figures.map((each) => [{ value: name }, ...columns.map(({ cell }) => cell(each[set], each))]);
  return {
    caption: summary.caption(levels),
    label: 'summary',
    locale: words.locale,
    comments,
    columns: [{ title: summary.set, align: 'left' }, ...columns],
    // Where every method answered all its levels both sets are one.
    groups: [
      ...(common > 0 && figures.some(({ all }) => all.levels > common)
        ? [group('common', summary.common(common))]
        : []),
      group('all', summary.all),
    ],
    footer: [],
  };
}

const count = (title: string, value: (set: SetSummary) => number) => ({
  title,
  align: 'right' as const,
  cell: (set: SetSummary): TableCell => ({ value: value(set) }),
});

const average = (
  title: string,
  of: (set: SetSummary) => Average | undefined,
  format: Pick<TableColumn, 'unit' | 'digits' | 'csvTitle'> = {},
) => ({
  title,
  align: 'right' as const,
  hasIntervals: true,
  ...format,
  cell: (set: SetSummary): TableCell => ({ value: of(set)?.mean ?? null, interval: of(set)?.interval }),
});

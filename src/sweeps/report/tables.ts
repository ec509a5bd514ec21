import { whole } from '../../experiments/format.ts';
import { statusWords } from '../../experiments/status-words.ts';
import { figureColumn, summaryTable } from '../../experiments/tables.ts';
import type { TableCell, TableColumn, TextTable } from '../../experiments/write-table.ts';
import type { CellFigure } from './cells.ts';
import type { SweepColumns } from './columns.ts';
import { type PivotPage, type PivotPageRow, pivot } from './pivot.ts';
import { pairs } from './plots.ts';
import { type SummaryQuery, summary } from './summary.ts';

/** What all tables of a report share. */
export interface TableQuery extends SummaryQuery {
  readonly game: string;
  /** Lines that formats with comments also have. */
  readonly comments: readonly string[];
  /** At most so many levels a table. */
  readonly most: number;
}

/** How attributes are called, with their unit in tables. */
export const figureNames: Readonly<Record<CellFigure, string>> = {
  moves: 'moves',
  cost: 'cost',
  expanded: 'states expanded',
  generated: 'states generated',
  stored: 'states stored',
  bytes: 'MB used',
  resident: 'MB of the process',
  time: 'ms to prepare and search',
  processor: 'ms of the processor',
};

/** The summary of a game, methods by their names. */
export function summaryText(columns: SweepColumns, query: TableQuery): TextTable {
  const figures = summary(columns, { ...query, intervals: true });
  const levels = Math.max(0, ...figures.map(({ all }) => all.levels));
  const table = summaryTable(
    figures.map((each) => ({ ...each, title: each.method })),
    { levels, comments: query.comments },
  );
  return { ...table, caption: `${query.game}. ${table.caption}`, label: `summary-${query.game}` };
}

/** What the last line of a table says about levels that it does not list. */
const leftOut = ({ total, rows }: PivotPage): string =>
  rows.length < total
    ? ` The first ${whole(rows.length)} of ${whole(total)} levels; sums and means are over all of them.`
    : '';

const levelName = ({ level }: PivotPageRow): string => level.name;

/** A figure by level and method, with sums and geometric means over the levels where all methods have it. */
export function pivotText(
  columns: SweepColumns,
  { figure, ...query }: TableQuery & { readonly figure: CellFigure },
): TextTable {
  const page = pivot(columns, { ...query, figure });
  const values = page.rows.flatMap(({ cells }) => cells.flatMap(({ value }) => value ?? []));
  const format = figureColumn(figure, [...values, ...page.sums.map((sum) => sum ?? 0)]);
  const hasOptimum = figure === 'moves' || figure === 'cost';
  const blank: TableCell = { value: null, instead: '' };
  const totals = (title: string, of: PivotPage['sums']): TableCell[] => [
    { value: title },
    ...(hasOptimum ? [blank] : []),
    ...of.map((value) => ({ value })),
  ];
  const common = `${whole(page.common)} ${page.common === 1 ? 'level' : 'levels'} with all`;
  return {
    caption: `${query.game}: ${figureNames[figure]}; the best in bold.${leftOut(page)}`,
    label: `${figure}-${query.game}`,
    locale: 'en',
    comments: query.comments,
    columns: [
      { title: 'level', align: 'left' },
      ...(hasOptimum ? [{ title: 'optimum', align: 'right' } as const] : []),
      ...page.methods.map(({ method }): TableColumn => ({ title: method, align: 'right', ...format })),
    ],
    groups: [
      page.rows.map((row) => [
        { value: levelName(row) },
        ...(hasOptimum ? [{ value: row.optimum }] : []),
        ...row.cells.map(
          ({ value, isBest, status }): TableCell => ({
            value,
            isBest,
            ...(value === null && status !== null && { instead: withoutFigure(status) }),
          }),
        ),
      ]),
    ],
    footer:
      page.common > 0
        ? [totals(`sum, ${common}`, page.sums), totals('geometric mean', page.geometricMeans)]
        : [],
  };
}

/** A run with an answer may still have no figure: no moves where there is no solution, no time of this machine. */
const withoutFigure = (status: keyof typeof statusWords.en): string =>
  status === 'solved' ? '–' : statusWords.en[status];

/** The attributes of the reports that planners know, beside coverage. */
export const attributes = ['cost', 'expanded', 'generated', 'stored', 'bytes', 'time', 'processor'] as const;
type Attribute = (typeof attributes)[number];

/** Costs are added up; what spans powers of ten is averaged as a geometric mean, so that one level does not decide. */
const isSummed = (attribute: Attribute): boolean => attribute === 'cost';

const attributeTitle = (attribute: Attribute, levels: number): string =>
  `${figureNames[attribute]}, ${isSummed(attribute) ? 'sum' : 'geometric mean'} (${whole(levels)})`;

/** Sums or geometric means of attributes over the levels where all methods of the query have them. */
function aggregates(columns: SweepColumns, query: TableQuery) {
  return attributes.flatMap((attribute) => {
    const page = pivot(columns, { ...query, figure: attribute, most: 0 });
    const values = isSummed(attribute) ? page.sums : page.geometricMeans;
    return page.common > 0 ? [{ attribute, common: page.common, values }] : [];
  });
}

/** The unit and the digits of a row of figures. */
function rowFormat(
  attribute: Attribute,
  values: readonly (number | null)[],
): Pick<TableCell, 'unit' | 'digits'> {
  const format = figureColumn(
    attribute,
    values.map((each) => each ?? 0),
  );
  return { digits: isSummed(attribute) ? 0 : 1, ...format };
}

/** Absolute: attributes by method on the levels of a game, coverage first; then every attribute level by level. */
export function* absoluteTables(columns: SweepColumns, query: TableQuery): Iterable<TextTable> {
  const figures = summary(columns, query);
  const coverage = (title: string, values: readonly number[]): TableCell[] => {
    const most = Math.max(...values);
    const isDifferent = values.some((value) => value < most);
    return [{ value: title }, ...values.map((value) => ({ value, isBest: isDifferent && value === most }))];
  };
  const levels = Math.max(0, ...figures.map(({ all }) => all.levels));
  const row = ({ attribute, common, values }: ReturnType<typeof aggregates>[number]): TableCell[] => {
    const least = Math.min(...values.map((value) => value ?? Number.POSITIVE_INFINITY));
    const isDifferent = values.some((value) => value !== null && value > least);
    return [
      { value: attributeTitle(attribute, common) },
      ...values.map((value) => ({
        value,
        isBest: isDifferent && value === least,
        ...rowFormat(attribute, values),
      })),
    ];
  };
  yield {
    caption: `${query.game}: absolute report. Coverage is the number of levels solved; in brackets, how many levels an attribute is over: those where all methods have it.`,
    label: `absolute-${query.game}`,
    locale: 'en',
    comments: query.comments,
    columns: [
      { title: 'attribute', align: 'left' },
      ...figures.map(({ method }): TableColumn => ({ title: method, align: 'right' })),
    ],
    groups: [
      [
        coverage(
          `coverage (${whole(levels)})`,
          figures.map(({ all }) => all.solved),
        ),
        coverage(
          'coverage, proved optimal',
          figures.map(({ all }) => all.proved),
        ),
        ...(figures.some(({ all }) => all.provedUnsolvable > 0)
          ? [
              coverage(
                'proved unsolvable',
                figures.map(({ all }) => all.provedUnsolvable),
              ),
            ]
          : []),
      ],
      aggregates(columns, query).map(row),
    ],
    footer: [],
  };
  for (const attribute of attributes) yield pivotText(columns, { ...query, figure: attribute });
}

/** Comparative: two methods, attribute by attribute on the levels where both have it, then level by level. */
export function* comparativeTables(
  columns: SweepColumns,
  query: TableQuery & { readonly methods: readonly [string, string] },
): Iterable<TextTable> {
  const { game, comments, methods } = query;
  const [first, second] = methods;
  const ordered = (values: readonly (number | null)[], names: readonly { readonly method: string }[]) =>
    methods.map((name) => values[names.findIndex(({ method }) => method === name)] ?? null);
  const named = summary(columns, query);
  const solved = methods.map((name) => named.find(({ method }) => method === name)?.all.solved ?? 0);
  const difference = (values: readonly (number | null)[]): number | null =>
    values[0] === null || values[1] === null ? null : values[1]! - values[0]!;
  const head: readonly TableColumn[] = [
    { title: first, align: 'right' },
    { title: second, align: 'right' },
    { title: 'difference', align: 'right' },
  ];
  yield {
    caption: `${game}: comparative report of ${first} and ${second}. Difference: the second minus the first. In brackets, how many levels: those where both have the attribute.`,
    label: `comparative-${game}`,
    locale: 'en',
    comments,
    columns: [
      { title: 'attribute', align: 'left' },
      ...head,
      { title: 'first less', align: 'right' },
      { title: 'second less', align: 'right' },
      { title: 'same', align: 'right' },
    ],
    groups: [
      [
        [
          { value: 'coverage' },
          ...solved.map((value) => ({ value, isBest: value > Math.min(...solved) })),
          { value: difference(solved) },
          { value: null },
          { value: null },
          { value: null },
        ],
        ...aggregates(columns, query).map(({ attribute, common, values }): TableCell[] => {
          const own = ordered(values, named);
          const less = tally(columns, query, attribute);
          return [
            { value: attributeTitle(attribute, common) },
            ...own.map((value) => ({
              value,
              isBest: value !== null && own.some((other) => other !== null && other > value),
              ...rowFormat(attribute, own),
            })),
            { value: difference(own), ...rowFormat(attribute, own) },
            ...less.map((value) => ({ value })),
          ];
        }),
      ],
    ],
    footer: [],
  };
  for (const attribute of attributes) {
    const page = pivot(columns, { ...query, figure: attribute, only: 'differing' });
    if (page.rows.length === 0) continue;
    const format = figureColumn(
      attribute,
      page.rows.flatMap(({ cells }) => cells.flatMap(({ value }) => value ?? [])),
    );
    yield {
      caption: `${game}: ${figureNames[attribute]} of ${first} and ${second} on the levels where they differ.${leftOut(page)}`,
      label: `${attribute}-comparative-${game}`,
      locale: 'en',
      comments,
      columns: [
        { title: 'level', align: 'left' },
        ...head.map(({ title, align }): TableColumn => ({ title, align, ...format })),
      ],
      groups: [
        page.rows.map((row) => {
          const own = methods.map(
            (name) => row.cells[page.methods.findIndex(({ method }) => method === name)]!,
          );
          return [
            { value: levelName(row) },
            ...own.map(
              ({ value, isBest, status }): TableCell => ({
                value,
                isBest,
                ...(value === null && status !== null && { instead: withoutFigure(status) }),
              }),
            ),
            { value: difference(own.map(({ value }) => value)) },
          ];
        }),
      ],
      footer: [],
    };
  }
}

/** On how many levels the first has less, the second has less, and both the same. */
function tally(
  columns: SweepColumns,
  { game, machine, methods }: TableQuery & { readonly methods: readonly [string, string] },
  figure: Attribute,
): number[] {
  const of = (name: string) => columns.layout.methods.find((each) => each.name === name)!;
  const { firstLess, secondLess, same } = pairs(columns, {
    game,
    machine,
    figure,
    first: of(methods[0]),
    second: of(methods[1]),
    most: 0,
  });
  return [firstLess, secondLess, same];
}

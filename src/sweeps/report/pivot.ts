import { enoughOf } from '../../experiments/best.ts';
import type { RunStatus } from '../../experiments/record.ts';
import type { SweepLevel } from '../model.ts';
import { type CellFigure, Cells } from './cells.ts';
import type { SweepColumns } from './columns.ts';
import { sortBy } from './sort.ts';
import { methodsOf, type SummaryQuery } from './summary.ts';

/** A level as rows name it. */
export type NamedLevel = Pick<SweepLevel, 'key' | 'game' | 'name' | 'file' | 'number'>;

export interface PivotQuery extends Omit<SummaryQuery, 'intervals'> {
  readonly figure: CellFigure;
  /** A part of the level's title or file, in any case. */
  readonly text?: string;
  /** Levels that every method answered, that not every method answered, or on which their figures differ. */
  readonly only?: 'common' | 'open' | 'differing';
  /** The order of the levels by default; `optimum`, or the name of a method. What is missing comes last either way. */
  readonly sort?: 'level' | 'optimum' | { readonly method: string };
  readonly descending?: boolean;
  /** The first row of the page, from 0, and how many rows; all by default. */
  readonly from?: number;
  readonly most?: number;
}

export interface PivotPageCell {
  /** Null where the run was not made yet, or is not planned. */
  readonly status: RunStatus | null;
  /** Null without an answer, or where the chosen machine did not time it. */
  readonly value: number | null;
  readonly isBest: boolean;
}

export interface PivotPageRow {
  readonly level: NamedLevel;
  readonly cost: string;
  readonly optimum: number | null;
  readonly isCommon: boolean;
  /** One a method. */
  readonly cells: readonly PivotPageCell[];
}

/** A figure by level and method: a page of rows, and what holds for all rows of the query. */
export interface PivotPage {
  readonly figure: CellFigure;
  readonly methods: readonly { readonly method: string; readonly title: string }[];
  /** Rows in all. */
  readonly total: number;
  readonly from: number;
  readonly rows: readonly PivotPageRow[];
  /** Levels on which every method has the figure, and the sums and geometric means over these. */
  readonly common: number;
  readonly sums: readonly (number | null)[];
  readonly geometricMeans: readonly (number | null)[];
}

export const named = ({ key, game, name, file, number }: SweepLevel): NamedLevel => ({
  key,
  game,
  name,
  file,
  number,
});

export function pivot(columns: SweepColumns, query: PivotQuery): PivotPage {
  const { figure, machine, from = 0, most = Number.POSITIVE_INFINITY } = query;
  const cells = new Cells(columns, machine);
  const { layout } = columns;
  const methods = methodsOf(columns, query);
  const valuesOf = (row: number): number[] =>
    methods.map((method) => {
      const cell = layout.cell(row, method);
      return cell < 0 ? Number.NaN : cells.figure(cell, figure);
    });
  const isCommon = (row: number): boolean =>
    methods.every((method) => {
      const cell = layout.cell(row, method);
      const slot = cell < 0 ? -1 : cells.slot(cell);
      return slot >= 0 && cells.isAnswered(slot);
    });
  /** Levels on which no run was made yet are left out. */
  const isBegun = (row: number): boolean =>
    methods.some((method) => {
      const cell = layout.cell(row, method);
      return cell >= 0 && cells.slot(cell) >= 0;
    });
  const isWanted = wantedRows(query, valuesOf, isCommon, (row) => layout.level(row));
  const rows = Uint32Array.from(
    [...layout.rowsOf(query.game)].filter((row) => isBegun(row) && isWanted(row)),
  );
  const totals = totalsOf(rows, methods.length, leastOfMean(figure), (row) =>
    isCommon(row) ? valuesOf(row) : undefined,
  );
  const { sort = 'level', descending = false } = query;
  const column = typeof sort === 'object' ? methods.findIndex(({ name }) => name === sort.method) : -1;
  if (sort !== 'level')
    sortBy(
      rows,
      (row) => (sort === 'optimum' ? cells.optimum(row) : (valuesOf(row)[column] ?? Number.NaN)),
      descending,
    );
  else if (descending) rows.reverse();
  const page = rows.subarray(from, Math.min(rows.length, from + most));
  return {
    figure,
    methods: methods.map(({ name, title }) => ({ method: name, title })),
    total: rows.length,
    from,
    rows: Array.from(page, (row) => {
      const values = valuesOf(row);
      const enough = enoughOf(
        values.filter((value) => !Number.isNaN(value)),
        figure === 'time' || figure === 'processor',
      );
      const optimum = cells.optimum(row);
      return {
        level: named(layout.level(row)),
        cost: layout.cost(row),
        optimum: Number.isNaN(optimum) ? null : optimum,
        isCommon: isCommon(row),
        cells: methods.map((method, column) => {
          const cell = layout.cell(row, method);
          const slot = cell < 0 ? -1 : cells.slot(cell);
          const value = values[column]!;
          return {
            status: slot < 0 ? null : cells.status(slot),
            value: Number.isNaN(value) ? null : value,
            isBest: enough !== undefined && value <= enough,
          };
        }),
      };
    }),
    ...totals,
  };
}

function wantedRows(
  { text = '', only }: PivotQuery,
  valuesOf: (row: number) => readonly number[],
  isCommon: (row: number) => boolean,
  levelOf: (row: number) => SweepLevel,
): (row: number) => boolean {
  const wanted = text.toLowerCase();
  return (row) => {
    if (wanted !== '') {
      const { name, file } = levelOf(row);
      if (!`${name}\n${file}`.toLowerCase().includes(wanted)) return false;
    }
    if (only === 'differing') return new Set(valuesOf(row)).size > 1;
    return only === undefined || isCommon(row) === (only === 'common');
  };
}

function totalsOf(
  rows: Uint32Array,
  methods: number,
  least: number,
  valuesOf: (row: number) => readonly number[] | undefined,
): Pick<PivotPage, 'common' | 'sums' | 'geometricMeans'> {
  const sums = Array.from({ length: methods }, () => 0);
  const logs = Array.from({ length: methods }, () => 0);
  let common = 0;
  for (const row of rows) {
    const values = valuesOf(row);
    if (!values || values.some(Number.isNaN)) continue;
    common += 1;
    for (const [column, value] of values.entries()) {
      sums[column]! += value;
      logs[column]! += Math.log(Math.max(value, least));
    }
  }
  return {
    common,
    sums: sums.map((sum) => (common > 0 ? sum : null)),
    geometricMeans: logs.map((log) => (common > 0 ? Math.exp(log / common) : null)),
  };
}

/** A geometric mean has no zeros: they count as one, or as a microsecond. */
const leastOfMean = (figure: CellFigure): number => (figure === 'time' || figure === 'processor' ? 0.001 : 1);

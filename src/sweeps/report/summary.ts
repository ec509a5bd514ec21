import {
  type MethodFigures,
  type SetSummary,
  type SetValues,
  summarised,
} from '../../experiments/summary.ts';
import { Cells, type MachineChoice } from './cells.ts';
import type { SweepColumns } from './columns.ts';
import type { ReportMethod } from './layout.ts';

export interface SummaryQuery {
  /** One game; all games together by default, where a method counts by its name. */
  readonly game?: string;
  /** Names of methods; all by default. */
  readonly methods?: readonly string[];
  /** Whose times; those of the machine that made the most runs by default. */
  readonly machine?: MachineChoice;
  /** Bootstrap intervals take a moment: only up to `mostIntervals` cells, and not by default. */
  readonly intervals?: boolean;
}

/** Above so many cells a summary has no intervals: they would take minutes, and be narrow. */
export const mostIntervals = 5000;

/** The methods of a query that run in its game. */
export const methodsOf = (
  { layout }: SweepColumns,
  { game, methods }: Pick<SummaryQuery, 'game' | 'methods'>,
): ReportMethod[] =>
  layout.methods.filter(
    ({ name, games }) =>
      (game === undefined || games.includes(game)) && (methods === undefined || methods.includes(name)),
  );

/** The rows that all these methods answered. */
export function commonRows(cells: Cells, methods: readonly ReportMethod[], game?: string): number[] {
  const { layout } = cells.columns;
  const isAnswered = (row: number, method: ReportMethod): boolean => {
    const cell = layout.cell(row, method);
    const slot = cell < 0 ? -1 : cells.slot(cell);
    return slot >= 0 && cells.isAnswered(slot);
  };
  return [...layout.rowsOf(game)].filter((row) => methods.every((method) => isAnswered(row, method)));
}

/**
 * Every method on the levels that all of them answered and on all levels, with the figures and the meaning of Compare. Times are
 * those of one machine: on the levels that all answered, over those that it timed for all of them; otherwise over those that it ran.
 */
export function summary(columns: SweepColumns, query: SummaryQuery = {}): MethodFigures[] {
  const { game, machine, intervals = false } = query;
  const { layout, head } = columns;
  const cells = new Cells(columns, machine);
  const methods = methodsOf(columns, query);
  const rows = [...layout.rowsOf(game)];
  const optima = new Map(rows.map((row) => [row, cells.optimum(row)]));
  const common = commonRows(cells, methods, game);
  const isTimed = (row: number): boolean =>
    methods.every((method) => !Number.isNaN(cells.time(layout.cell(row, method))));
  const timed = new Set(common.filter(isTimed));
  const withIntervals = intervals && rows.length * methods.length <= mostIntervals;
  return methods.map((method) => {
    const on = (set: readonly number[], hasTime: (row: number, cell: number) => boolean): SetSummary => {
      const values = new Values(cells, 1000 * head.limits.seconds);
      for (const row of set) {
        const cell = layout.cell(row, method);
        if (cell >= 0) values.add(cell, optima.get(row)!, hasTime(row, cell));
      }
      return summarised(values, withIntervals);
    };
    return {
      method: method.name,
      title: method.title,
      common: on(common, (row) => timed.has(row)),
      all: on(rows, (_, cell) => cells.isOwn(cell)),
    };
  });
}

/** What a method showed on some levels. */
class Values implements SetValues {
  levels = 0;
  solved = 0;
  proved = 0;
  optimal = 0;
  provedUnsolvable = 0;
  readonly ratio: number[] = [];
  readonly expanded: number[] = [];
  readonly bytes: number[] = [];
  readonly milliseconds: number[] = [];
  private readonly penalised: number[] = [];
  private isUntimed = false;
  private readonly timed: number[] = [];
  private isRepeated = true;
  private readonly cells: Cells;
  private readonly limit: number;

  constructor(cells: Cells, limit: number) {
    this.cells = cells;
    this.limit = limit;
  }

  add(cell: number, optimum: number, hasTime: boolean): void {
    const { cells } = this;
    const slot = cells.slot(cell);
    if (slot < 0) return;
    this.levels += 1;
    if (cells.isUnsolvable(slot)) this.provedUnsolvable += 1;
    if (cells.isProved(slot)) this.proved += 1;
    if (cells.isSolved(slot)) this.addSolved(slot, optimum);
    push(this.expanded, cells.number(slot, 'expanded'));
    push(this.bytes, cells.number(slot, 'bytes'));
    if (hasTime) this.addTime(cell, cells.isAnswered(slot));
  }

  private addSolved(slot: number, optimum: number): void {
    const { cells } = this;
    const cost = cells.number(slot, 'cost');
    this.solved += 1;
    if (!Number.isNaN(cost) && (cells.isProved(slot) || cost <= optimum)) this.optimal += 1;
    if (optimum > 0) push(this.ratio, cost / optimum);
  }

  private addTime(cell: number, isAnswered: boolean): void {
    const time = this.cells.time(cell);
    push(this.milliseconds, time);
    if (isAnswered && Number.isNaN(time)) this.isUntimed = true;
    this.penalised.push(isAnswered ? time : 2 * this.limit);
    this.timed.push(cell);
    if (isAnswered && this.isRepeated) this.isRepeated = this.cells.times(cell).length > 1;
  }

  get par2(): readonly number[] {
    return this.isUntimed ? [] : this.penalised;
  }

  repeats = (): number[][] | undefined =>
    this.isRepeated
      ? this.timed.map((cell) => this.cells.times(cell)).filter(({ length }) => length > 0)
      : undefined;
}

const push = (values: number[], value: number): void => {
  if (!Number.isNaN(value)) values.push(value);
};

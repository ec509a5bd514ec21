import type { Step } from '../../experiments/report/points.ts';
import { type CellFigure, Cells, type MachineChoice } from './cells.ts';
import type { SweepColumns } from './columns.ts';
import type { ReportMethod } from './layout.ts';
import { sampled, thinned } from './sampling.ts';
import { methodsOf, type SummaryQuery } from './summary.ts';

export type PlotQuery = Omit<SummaryQuery, 'intervals'> & {
  /** At most so many steps a curve, or marks a plot; more are thinned out in the same way every time. */
  readonly most?: number;
};

/** The levels that a method solves within a time a level, on one machine. */
export interface Curve {
  readonly method: string;
  readonly title: string;
  /** How many levels it solved in a known time: the last step, before the curve was thinned out. */
  readonly solved: number;
  readonly steps: readonly Step[];
}

export function cactus(columns: SweepColumns, query: PlotQuery = {}): Curve[] {
  const { game, machine, most = 400 } = query;
  const { layout } = columns;
  const cells = new Cells(columns, machine);
  return methodsOf(columns, query).map((method) => {
    const times: number[] = [];
    for (const row of layout.rowsOf(game)) {
      const cell = layout.cell(row, method);
      const slot = cell < 0 ? -1 : cells.slot(cell);
      const time = slot >= 0 && cells.isSolved(slot) ? cells.time(cell) : Number.NaN;
      if (!Number.isNaN(time)) times.push(time);
    }
    const sorted = Float64Array.from(times).sort();
    const steps = Array.from(sorted, (milliseconds, index) => ({ milliseconds, solved: index + 1 }));
    return { method: method.name, title: method.title, solved: times.length, steps: thinned(steps, most) };
  });
}

/** A level in a scatter plot of two methods: the figure of each, null where it has no answer. */
export interface PairPoint {
  readonly level: string;
  readonly file: string;
  readonly game: string;
  readonly x: number | null;
  readonly y: number | null;
}

export interface Pairs {
  /** Levels with a figure of at least one, a sample of them where there are more than asked for. */
  readonly points: readonly PairPoint[];
  readonly levels: number;
  /** Of the levels with both figures: how often the first had less, the second had less, and both the same. */
  readonly firstLess: number;
  readonly secondLess: number;
  readonly same: number;
  /** Levels with a figure of one only. */
  readonly firstOnly: number;
  readonly secondOnly: number;
  /** Levels with a figure of neither. */
  readonly neither: number;
}

/** A figure of one method against that of another, level by level. */
export function pairs(
  columns: SweepColumns,
  {
    game,
    machine,
    most = 4000,
    figure,
    first,
    second,
  }: {
    readonly game?: string | undefined;
    readonly machine?: MachineChoice | undefined;
    readonly most?: number | undefined;
    readonly figure: CellFigure;
    readonly first: ReportMethod;
    readonly second: ReportMethod;
  },
): Pairs {
  const { layout } = columns;
  const cells = new Cells(columns, machine);
  const counts = { firstLess: 0, secondLess: 0, same: 0, firstOnly: 0, secondOnly: 0, neither: 0 };
  const rows: number[] = [];
  const isAnswered = (cell: number): boolean => {
    const slot = cells.slot(cell);
    return slot >= 0 && cells.isAnswered(slot);
  };
  const figures = (row: number): readonly [number, number] => {
    const [x, y] = [first, second].map((method) => cells.figure(layout.cell(row, method), figure));
    // Answered by both, but not both on this machine, or without a solution: nothing to compare.
    const isOpen = (method: ReportMethod): boolean => !isAnswered(layout.cell(row, method));
    const isMissing = (Number.isNaN(x!) && !isOpen(first)) || (Number.isNaN(y!) && !isOpen(second));
    return isMissing ? [Number.NaN, Number.NaN] : [x!, y!];
  };
  for (const row of layout.rowsOf(game)) {
    if (layout.cell(row, first) < 0 || layout.cell(row, second) < 0) continue;
    const [x, y] = figures(row);
    const kind = kindOf(x, y);
    counts[kind] += 1;
    if (kind !== 'neither') rows.push(row);
  }
  const points = sampled(rows, most).map((row): PairPoint => {
    const { name, file, game: ofGame } = layout.level(row);
    const [x, y] = figures(row).map((value) => (Number.isNaN(value) ? null : value));
    return { level: name, file, game: ofGame, x: x!, y: y! };
  });
  return { points, levels: rows.length, ...counts };
}

function kindOf(x: number, y: number): Exclude<keyof Pairs, 'points' | 'levels'> {
  if (Number.isNaN(x)) return Number.isNaN(y) ? 'neither' : 'secondOnly';
  if (Number.isNaN(y)) return 'firstOnly';
  return x < y ? 'firstLess' : x > y ? 'secondLess' : 'same';
}

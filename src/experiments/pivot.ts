import { enoughOf } from './best.ts';
import { isAnswered, methodsOf, timeOf } from './methods.ts';
import { englishNaming, type Naming } from './naming.ts';
import { knownOptimum } from './optimum.ts';
import type { Comparison, LevelRecord, RunRecord } from './record.ts';
import { sum } from './statistics.ts';
import { commonLevels } from './summary.ts';

/** The figures that can be laid out level by method; `time` is preparing and searching together, in milliseconds. */
export const pivotFigures = ['moves', 'cost', 'expanded', 'generated', 'stored', 'bytes', 'time'] as const;

export type PivotFigure = (typeof pivotFigures)[number];

/** One method on one level. */
export interface PivotCell {
  /** Undefined where the method did not run on the level. */
  readonly run: RunRecord | undefined;
  /** Null without an answer: what a stopped run had counted by then does not compare. */
  readonly value: number | null;
  readonly isBest: boolean;
}

export interface PivotRow {
  readonly level: LevelRecord;
  /** The place of the level in the comparison, from 1. */
  readonly position: number;
  /** The known optimum. */
  readonly optimum: number | null;
  /** Whether every method of the table answered. */
  readonly isCommon: boolean;
  /** One a method. */
  readonly cells: readonly PivotCell[];
}

/** A figure by level and method. */
export interface Pivot {
  readonly figure: PivotFigure;
  readonly methods: readonly { readonly method: string; readonly title: string }[];
  readonly rows: readonly PivotRow[];
}

/** The figure of a run with an answer; moves and costs only of a solution. */
export function pivotValue(run: RunRecord, figure: PivotFigure): number | null {
  if (!isAnswered(run)) return null;
  if (figure === 'moves') return run.status === 'solved' ? run.length : null;
  if (figure === 'cost') return run.status === 'solved' ? run.cost : null;
  return figure === 'time' ? timeOf(run) : run[figure];
}

export interface PivotOptions {
  /** Ids of methods; all by default, in the order in which they were run. */
  readonly methods?: readonly string[];
  readonly naming?: Naming;
}

export function pivotOf(
  comparison: Comparison,
  figure: PivotFigure,
  { methods: wanted, naming = englishNaming }: PivotOptions = {},
): Pivot {
  const methods = methodsOf(comparison, naming).filter(({ method }) => wanted?.includes(method) ?? true);
  const common = new Set(commonLevels(comparison, methods));
  const rows = comparison.levels.map((level, index): PivotRow => {
    const runs = methods.map((each) => each.runs[index]);
    const values = runs.map((run) => (run ? pivotValue(run, figure) : null));
    const enough = enoughOf(
      values.filter((value) => value !== null),
      figure === 'time',
    );
    return {
      level,
      position: index + 1,
      optimum: knownOptimum(level)?.cost ?? null,
      isCommon: common.has(index),
      cells: runs.map((run, column) => {
        const value = values[column]!;
        return { run, value, isBest: value !== null && enough !== undefined && value <= enough };
      }),
    };
  });
  return { figure, methods: methods.map(({ method, title }) => ({ method, title })), rows };
}

/** What the rows of a table are sorted by: the order of the levels, their titles, their optimum, or the figure of a method. */
export type PivotKey = 'position' | 'level' | 'optimum' | { readonly method: string };

/** The rows in another order; what is missing comes last either way, and equal rows stay as they were. */
export function sortPivot(pivot: Pivot, by: PivotKey, descending = false): Pivot {
  const column = typeof by === 'string' ? -1 : pivot.methods.findIndex(({ method }) => method === by.method);
  const keyOf = ({ level, position, optimum, cells }: PivotRow): string | number | null => {
    if (by === 'position') return position;
    if (by === 'level') return level.level;
    return by === 'optimum' ? optimum : (cells[column]?.value ?? null);
  };
  const rows = pivot.rows.toSorted((a, b) => {
    const [left, right] = [keyOf(a), keyOf(b)];
    if (left === right) return 0;
    if (left === null) return 1;
    if (right === null) return -1;
    return (left < right ? -1 : 1) * (descending ? -1 : 1);
  });
  return { ...pivot, rows };
}

/** Which rows to keep; all conditions must hold. */
export interface PivotFilter {
  /** A part of the level's title or file, in any case. */
  readonly text?: string;
  readonly game?: string;
  /** Levels that every method answered, that not every method answered, or on which their figures differ. */
  readonly only?: 'common' | 'open' | 'differing';
}

export function filterPivot(pivot: Pivot, { text = '', game, only }: PivotFilter): Pivot {
  const wanted = text.toLowerCase();
  const rows = pivot.rows.filter(({ level, isCommon, cells }) => {
    if (!`${level.level}\n${level.file}`.toLowerCase().includes(wanted)) return false;
    if (game !== undefined && level.game !== game) return false;
    if (only === 'differing') return new Set(cells.map(({ value }) => value)).size > 1;
    return only === undefined || isCommon === (only === 'common');
  });
  return { ...pivot, rows };
}

/** Sums over the rows that every method answered, so that all of them are sums over the same levels; null where there are none. */
export function pivotTotals({ methods, rows }: Pivot): {
  readonly levels: number;
  readonly values: readonly (number | null)[];
} {
  const common = rows.filter(({ isCommon }) => isCommon);
  const values = methods.map((_, column) => {
    const own = common.flatMap(({ cells }) => cells[column]?.value ?? []);
    return own.length > 0 ? sum(own) : null;
  });
  return { levels: common.length, values };
}

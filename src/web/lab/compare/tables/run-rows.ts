import { bestValues, type Contest, contests, isBest } from '../../../../experiments/best.ts';
import { seriesNames } from '../../../../experiments/methods.ts';
import { type Optimality, optimalityOf } from '../../../../experiments/optimum.ts';
import type { Comparison, LevelRecord, RunRecord } from '../../../../experiments/record.ts';
import { findAlgorithm } from '../../../../search/algorithms/index.ts';
import { formatMethod } from '../../shared/setup.ts';
import type { CompareLevel } from '../compare-plan.ts';

/** A run as the table shows it. */
export interface TableRow {
  readonly key: string;
  /** Where the level stands among those that were compared, from 1. */
  readonly position: number;
  readonly level: LevelRecord;
  readonly run: RunRecord;
  readonly method: string;
  readonly best: ReadonlySet<Contest>;
  /** The set-up for watching this very search; undefined where the search cannot be recorded. */
  readonly watch: string | undefined;
}

/** The columns that can be sorted by; each has a value that is compared. */
export const columnNames = [
  'level',
  'method',
  'status',
  'length',
  'cost',
  'optimal',
  'expanded',
  'generated',
  'stored',
  'peakFrontier',
  'bytes',
  'prepareMilliseconds',
  'milliseconds',
] as const;

export type ColumnName = (typeof columnNames)[number];

/** One row a run, in the order of the plan. */
export function tableRows(
  comparison: Comparison,
  levels: readonly CompareLevel[],
  nameOf: (run: RunRecord) => string = seriesNames(comparison),
): TableRow[] {
  return comparison.levels.flatMap((level, index) => {
    const source = levels.find(({ file, number }) => file === level.file && number === level.number);
    const bestOnLevel = bestValues(level.runs);
    return level.runs.map((run): TableRow => {
      const { algorithm, heuristic, costModel, options } = run;
      const method = formatMethod({
        algorithm,
        ...(heuristic !== null && { heuristic }),
        cost: costModel,
        options,
      });
      const best = contests.filter((contest) => isBest(run, contest, bestOnLevel));
      return {
        key: `${source?.reference} ${method}`,
        position: index + 1,
        level,
        run,
        method: nameOf(run),
        best: new Set(best),
        watch: findAlgorithm(algorithm) && `level=${source?.reference}&method=${method}`,
      };
    });
  });
}

export interface Sorting {
  readonly column: ColumnName;
  readonly descending: boolean;
}

/** The value of a row in a column; null where there is none, which always comes last. */
function sortValue({ run, level, position, method }: TableRow, column: ColumnName): number | string | null {
  switch (column) {
    case 'level':
      return position;
    case 'method':
      return method;
    case 'status':
      return run.status;
    case 'length':
      return run.status === 'solved' ? run.length : null;
    case 'optimal':
      return sortOptimality(optimalityOf(run, level));
    default:
      return run[column];
  }
}

/** Proved first, then as cheap as the optimum, then dearer ones by how much, and at last those of which nobody knows. */
function sortOptimality(given: Optimality | undefined): number | null {
  if (!given) return null;
  if (given.kind === 'longer') return 1 + given.by;
  return { proved: 0, equal: 1, unknown: Number.MAX_VALUE }[given.kind];
}

/** The rows in the order that was asked for; rows that are equal stay in the order of the plan. */
export function sortRows(rows: readonly TableRow[], sorting: Sorting | undefined): readonly TableRow[] {
  if (!sorting) return rows;
  const { column, descending } = sorting;
  const sign = descending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [left, right] = [sortValue(a, column), sortValue(b, column)];
    if (left === right) return 0;
    if (left === null) return 1;
    if (right === null) return -1;
    return (left < right ? -1 : 1) * sign;
  });
}

/** Pressing a header: upwards, downwards, and back to the order of the plan. */
export function nextSorting(now: Sorting | undefined, column: ColumnName): Sorting | undefined {
  if (now?.column !== column) return { column, descending: false };
  return now.descending ? undefined : { column, descending: true };
}

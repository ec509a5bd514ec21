import type { LiveSummary, LiveSummaryRow } from '../../../sweeps/live/protocol.ts';
import { methodName } from './method-name.ts';

export type MethodColumn = 'method' | 'answered' | 'optimal' | 'expanded' | 'time' | 'memory' | 'par2';

export interface MethodOrder {
  readonly column: MethodColumn;
  readonly descending: boolean;
}

/** More methods in one plot cannot be told apart. */
export const mostDrawn = 6;

const answeredBy = ({ all }: LiveSummaryRow): number => all.solved + all.provedUnsolvable;

/** What a row has in a column that can be sorted by; undefined where it has nothing. */
export function columnValue(
  row: LiveSummaryRow,
  column: Exclude<MethodColumn, 'method'>,
  set: 'common' | 'all',
): number | undefined {
  switch (column) {
    case 'answered':
      return answeredBy(row);
    case 'optimal':
      return row.all.optimal;
    case 'expanded':
      return row[set].expanded?.mean;
    case 'time':
      return row[set].milliseconds?.mean;
    case 'memory':
      return row[set].bytes?.mean;
    case 'par2':
      return row.all.par2?.mean;
  }
}

/** The rows in the order that was asked for, otherwise that of the plan; without a value last. */
export function sortedRows(
  rows: readonly LiveSummaryRow[],
  order: MethodOrder | undefined,
  set: 'common' | 'all',
): readonly LiveSummaryRow[] {
  if (!order) return rows;
  const sign = order.descending ? -1 : 1;
  const { column } = order;
  return rows.toSorted((a, b) => {
    if (column === 'method') return sign * methodName(a.method).localeCompare(methodName(b.method));
    const [left, right] = [columnValue(a, column, set), columnValue(b, column, set)];
    if (left === undefined || right === undefined)
      return Number(left === undefined) - Number(right === undefined);
    return sign * (left - right);
  });
}

/** The most first for what is good, the least first for what is spent; then the other way, then the plan's order. */
export function nextOrder(now: MethodOrder | undefined, column: MethodColumn): MethodOrder | undefined {
  const first = column === 'answered' || column === 'optimal';
  if (now?.column !== column) return { column, descending: first };
  return now.descending === first ? { column, descending: !first } : undefined;
}

/** The methods that answered the most so far, the quicker ones first. */
export function bestMethods({ rows }: LiveSummary): readonly string[] {
  const spent = (row: LiveSummaryRow): number => row.all.par2?.mean ?? Number.POSITIVE_INFINITY;
  return rows
    .toSorted((a, b) => answeredBy(b) - answeredBy(a) || spent(a) - spent(b))
    .slice(0, mostDrawn)
    .map(({ method }) => method.name);
}

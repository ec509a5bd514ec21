import type { RunStatus } from '../../experiments/record.ts';
import { runStatuses, type SweepColumns } from './columns.ts';
import { type NamedLevel, named } from './pivot.ts';

/** A run that failed. */
export interface FailedRun {
  readonly level: NamedLevel;
  /** The key of its method. */
  readonly method: string;
  readonly repeat: number;
  readonly machine: string;
  readonly status: RunStatus;
  readonly reason: string | null;
}

export interface Failures {
  readonly total: number;
  /** How often each reason was given, the most frequent first; at most a hundred. */
  readonly reasons: readonly {
    readonly status: RunStatus;
    readonly reason: string | null;
    readonly runs: number;
  }[];
  readonly rows: readonly FailedRun[];
}

const mostReasons = 100;

/** Runs that crashed, or ended in the ways asked for: counted by reason, and a page of them. */
export function failures(
  columns: SweepColumns,
  {
    statuses = ['crashed'],
    from = 0,
    most = 100,
  }: { readonly statuses?: readonly RunStatus[]; readonly from?: number; readonly most?: number } = {},
): Failures {
  const { layout, head, status, reason, machine } = columns;
  const codes = statuses.map((each) => runStatuses.indexOf(each) + 1);
  const counts = new Map<number, number>();
  const rows: FailedRun[] = [];
  let total = 0;
  const statusOf = (code: number): RunStatus => runStatuses[code - 1]!;
  const reasonOf = (place: number): string | null => columns.reasons[place - 1] ?? null;
  for (const row of layout.rowsOf()) {
    const [first, end] = layout.cellsOf(row);
    for (let slot = first * head.repeat; slot < end * head.repeat; slot += 1) {
      if (!codes.includes(status[slot]!)) continue;
      const key = reason[slot]! * statusCodes + status[slot]!;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      if (total >= from && rows.length < most)
        rows.push({
          level: named(layout.level(row)),
          method: layout.method(row, Math.floor(slot / head.repeat)).key,
          repeat: (slot % head.repeat) + 1,
          machine: columns.machines[machine[slot]!]!,
          status: statusOf(status[slot]!),
          reason: reasonOf(reason[slot]!),
        });
      total += 1;
    }
  }
  const reasons = [...counts]
    .map(([key, runs]) => ({
      status: statusOf(key % statusCodes),
      reason: reasonOf(Math.floor(key / statusCodes)),
      runs,
    }))
    .sort((a, b) => b.runs - a.runs || ((a.reason ?? '') < (b.reason ?? '') ? -1 : 1));
  return { total, reasons: reasons.slice(0, mostReasons), rows };
}

const statusCodes = runStatuses.length + 1;

import type { RunStatus } from '../../experiments/record.ts';
import type { SweepResult } from '../model.ts';
import type { Entry } from './entry.ts';

/** Failures that are kept to be shown. */
const mostFailures = 20;

export const isLimit = (status: RunStatus): boolean => status.endsWith('-limit');

/** What is known of all runs of a plan: a byte each, and counts. */
export class Tally {
  done = 0;
  readonly byStatus: Partial<Record<RunStatus, number>> = {};
  readonly failures: SweepResult[] = [];
  private readonly statuses: Uint8Array;
  private readonly names: RunStatus[] = [];

  constructor(count: number) {
    this.statuses = new Uint8Array(count);
  }

  /** How a run ended; undefined where it is not done. */
  statusOf(cell: number): RunStatus | undefined {
    return this.names[this.statuses[cell]! - 1];
  }

  /** The line of a result that was just made, beside what is known of its run. */
  entryOf(cell: number, result: SweepResult): Entry {
    const old = this.statusOf(cell);
    if (old === undefined) return { result };
    return saysNew(result.status, old) ? { result, instead: old } : { result, beside: old };
  }

  add(cell: number, { result, beside }: Entry): void {
    const old = this.statusOf(cell);
    if (beside !== undefined) return;
    this.statuses[cell] = this.codeOf(result.status);
    this.byStatus[result.status] = (this.byStatus[result.status] ?? 0) + 1;
    if (old === undefined) this.done += 1;
    else this.byStatus[old]! -= 1;
    countFailure(this.failures, result);
  }

  private codeOf(status: RunStatus): number {
    const code = this.names.indexOf(status);
    return 1 + (code >= 0 ? code : this.names.push(status) - 1);
  }
}

/** A result that was made again replaces the older one, unless that says as much: a limit again, or only that it crashed. */
const saysNew = (status: RunStatus, old: RunStatus): boolean =>
  status !== old && !(status === 'crashed' && old !== 'crashed');

/** Keeps the first failures, each run once. */
export function countFailure(failures: SweepResult[], result: SweepResult): void {
  const at = failures.findIndex(({ id }) => id === result.id);
  if (at >= 0) failures.splice(at, 1);
  if (result.status === 'crashed' && failures.length < mostFailures) failures.push(result);
}

import type { RunStatus } from '../../experiments/record.ts';
import { statusWords } from '../../experiments/status-words.ts';
import type { SweepHead, SweepResult } from '../model.ts';
import { type Layout, layoutOf } from './layout.ts';

/** How runs end; in the columns a run's status is its place here, from 1, and 0 is a run that was not made yet. */
export const runStatuses = Object.keys(statusWords.en) as RunStatus[];

const numberColumns = [
  'cost',
  'bound',
  'expanded',
  'generated',
  'stored',
  'reopened',
  'peakFrontier',
  'bytes',
  'residentBytes',
  'prepareMilliseconds',
  'milliseconds',
  'processorMilliseconds',
] as const satisfies readonly (keyof SweepResult)[];

export type NumberColumn = (typeof numberColumns)[number];

/** So many different reasons are kept; runs with a further one have that it is not kept. */
const mostReasons = 10_000;

/**
 * The results of a sweep as columns of numbers, about 110 bytes a planned run, of which the system gives only what was written to.
 * Results may come in any order, and twice: the figures are the same. A figure that a run does not have is NaN.
 */
export class SweepColumns {
  readonly head: SweepHead;
  readonly layout: Layout;
  /** Runs that were made. */
  made = 0;
  readonly status: Uint8Array;
  readonly stoppedBy: Uint8Array;
  readonly optimal: Uint8Array;
  /** The place of the run's machine in `machines`. */
  readonly machine: Uint16Array;
  readonly length: Uint32Array;
  /** The place of the run's reason in `reasons`, from 1; 0 where it has none. */
  readonly reason: Uint32Array;
  readonly numbers: Readonly<Record<NumberColumn, Float64Array>>;
  /** The keys of the machines that made runs, and how many each made. */
  readonly machines: string[] = [];
  readonly madeBy: number[] = [];
  readonly reasons: string[] = [];
  private readonly reasonPlaces = new Map<string, number>();

  constructor(head: SweepHead, layout: Layout = layoutOf(head)) {
    this.head = head;
    this.layout = layout;
    const { slots } = layout;
    this.status = new Uint8Array(slots);
    this.stoppedBy = new Uint8Array(slots);
    this.optimal = new Uint8Array(slots);
    this.machine = new Uint16Array(slots);
    this.length = new Uint32Array(slots);
    this.reason = new Uint32Array(slots);
    this.numbers = Object.fromEntries(numberColumns.map((name) => [name, new Float64Array(slots)])) as Record<
      NumberColumn,
      Float64Array
    >;
  }

  add(results: readonly SweepResult[]): void {
    for (const result of results) this.addOne(result);
  }

  private addOne(result: SweepResult): void {
    const slot = this.layout.slot(result.level, result.method, result.repeat);
    // A run that is not in the plan.
    if (slot < 0) return;
    if (this.status[slot] === 0) this.made += 1;
    else this.madeBy[this.machine[slot]!]! -= 1;
    this.status[slot] = runStatuses.indexOf(result.status) + 1;
    this.stoppedBy[slot] = result.stoppedBy === undefined ? 0 : runStatuses.indexOf(result.stoppedBy) + 1;
    this.optimal[slot] = result.optimal ? 1 : 0;
    this.length[slot] = result.moves.length;
    this.machine[slot] = this.machineOf(result.machine);
    this.madeBy[this.machine[slot]!]! += 1;
    this.reason[slot] = result.reason === null ? 0 : this.reasonOf(result.reason);
    for (const name of numberColumns) this.numbers[name][slot] = result[name] ?? Number.NaN;
  }

  private machineOf(key: string): number {
    const known = this.machines.indexOf(key);
    if (known >= 0) return known;
    this.madeBy.push(0);
    return this.machines.push(key) - 1;
  }

  private reasonOf(reason: string): number {
    const known = this.reasonPlaces.get(reason);
    if (known !== undefined) return known;
    const isFull = this.reasons.length >= mostReasons;
    if (isFull && this.reasons.length > mostReasons) return this.reasons.length;
    this.reasons.push(
      isFull ? 'a reason that is not listed here: there are too many different ones' : reason,
    );
    if (!isFull) this.reasonPlaces.set(reason, this.reasons.length);
    return this.reasons.length;
  }
}

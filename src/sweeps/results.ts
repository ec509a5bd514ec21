import type { RunStatus } from '../experiments/record.ts';
import type { SweepAlarm, SweepHead, SweepMachine, SweepResult, SweepWorker } from './model.ts';

/** How far a sweep is. */
export interface SweepProgress {
  readonly planned: number;
  readonly done: number;
  readonly byStatus: Readonly<Partial<Record<RunStatus, number>>>;
  /** Runs a second lately; null where none ended lately. */
  readonly rate: number | null;
  readonly workers: readonly SweepWorker[];
}

/** Some results, in the order in which they were stored, and where to go on from. */
export interface SweepBatch {
  readonly results: readonly SweepResult[];
  /** After the last of them: an offset of the log, a number of the database, with the plan that it belongs to. */
  readonly place: string;
  /** The plan is another one, or the log was written anew, since the place that was asked for: all results come again. */
  readonly isAnew?: boolean;
}

/** The results of a sweep, wherever they are kept. Tables, plots, exports and the lab ask this and nothing else. */
export interface SweepResults {
  /** The plan as it is now. Results of runs that are no longer planned are kept, and left out here. */
  head(): Promise<SweepHead>;
  progress(): Promise<SweepProgress>;
  /** All results of planned runs, each run once, in the order in which they were stored, a few thousand at a time. */
  each(): AsyncIterable<readonly SweepResult[]>;
  /**
   * What was stored after a place, or everything, for those who look again and again: nothing where there is nothing new. A result
   * may come twice where it is not certain that it came (transactions of a database end in any order), but none is left out.
   */
  since(place?: string): AsyncIterable<SweepBatch>;
  machines(): Promise<readonly SweepMachine[]>;
  /** The first so many runs that crashed. */
  failures(most: number): Promise<readonly SweepResult[]>;
  /** The first so many. */
  alarms(most: number): Promise<readonly SweepAlarm[]>;
  close(): Promise<void>;
}

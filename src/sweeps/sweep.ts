import type { RunStatus } from '../experiments/record.ts';
import type { SweepFolder } from './folder/folder.ts';
import { isLimit } from './folder/tally.ts';
import type { Sweep, SweepResult, SweepRun } from './model.ts';
import type { Runner } from './runner.ts';

/** Runs that are made again although they are done. */
export type Retry = 'limits' | 'crashed';

export interface MakeOptions {
  readonly jobs: number;
  readonly retry?: Retry | undefined;
  /** The key of this machine, and the name of this program on it. */
  readonly machine: string;
  readonly worker: string;
  readonly signal: AbortSignal;
  readonly onStart?: (run: SweepRun) => void;
  /** Without a result where it was stopped. It counts as done a little later, when it is on the disk. */
  readonly onEnd?: (run: SweepRun, result?: SweepResult) => void;
}

/** Whether a run has to be made, by how it ended before. */
export const isWanted = (status: RunStatus | undefined, retry?: Retry): boolean =>
  status === undefined ||
  (retry === 'limits' && isLimit(status)) ||
  (retry === 'crashed' && status === 'crashed');

/** Makes the runs of a sweep that are missing, some at a time, and keeps each result in the folder; ends early where it is stopped or where the folder fails. */
export async function makeRuns(
  sweep: Sweep,
  folder: SweepFolder,
  runner: Runner,
  { jobs, retry, machine, worker, signal, onStart, onEnd }: MakeOptions,
): Promise<void> {
  let next = 0;
  const isStopped = (): boolean => signal.aborted || folder.failure !== undefined;
  const nextWanted = (): SweepRun | undefined => {
    while (next < sweep.count && !isStopped()) {
      const run = sweep.run(next);
      next += 1;
      if (isWanted(folder.statusOf(run), retry)) return run;
    }
    return undefined;
  };
  const lane = async (): Promise<void> => {
    for (let run = nextWanted(); run; run = nextWanted()) {
      onStart?.(run);
      const { level, method } = folder.partsOf(run);
      const findings = await runner.run(run, level, method);
      const result = findings && { ...findings, machine, worker, ended: new Date().toISOString() };
      if (result) await folder.store(result);
      onEnd?.(run, result);
    }
  };
  const stop = (): void => void runner.stop();
  signal.addEventListener('abort', stop);
  await Promise.all(Array.from({ length: jobs }, lane));
  signal.removeEventListener('abort', stop);
  await runner.stop();
  await folder.flush();
}

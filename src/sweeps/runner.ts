import type { SweepHead, SweepLevel, SweepMethod, SweepResult, SweepRun } from './model.ts';

/** What making a run found, without where it was made. */
export type RunFindings = Omit<SweepResult, 'machine' | 'worker' | 'ended'>;

/** Makes runs, in processes of their own. */
export interface Runner {
  /**
   * Undefined where the runner was stopped before the run ended. Never rejects for what a run does: that is a finding. It
   * rejects where no process can be started at all.
   */
  run(run: SweepRun, level: SweepLevel, method: SweepMethod): Promise<RunFindings | undefined>;
  /** Ends all processes at once, with all that they started. */
  stop(): Promise<void>;
}

export type StartRunner = (
  head: Pick<SweepHead, 'limits' | 'isolated' | 'modules'>,
  /** How many at one time, and the script of the processes, which is `builtWorker()` but for tests. */
  options: { readonly jobs: number; readonly worker: string },
) => Runner;

import { usesOwnCode } from './own-code.ts';
import type { PlannedRun } from './plan.ts';
import { WorkerProcess } from './process.ts';
import { allowanceOf } from './protocol.ts';
import type { Outcome } from './record.ts';
import { type RunAllOptions, runAll } from './run-all.ts';

export interface RunnerOptions extends Omit<RunAllOptions, 'start'> {
  /** The script of the worker processes. */
  readonly worker: string;
}

/** Runs everything, each run in a process of its own; where it was interrupted there is no outcome. */
export async function runInProcesses(
  runs: readonly PlannedRun[],
  { worker, ...options }: RunnerOptions,
): Promise<readonly (Outcome | undefined)[]> {
  const alive = new Set<WorkerProcess>();
  const start = (): WorkerProcess => {
    const child = new WorkerProcess(worker, allowanceOf(options.limits), usesOwnCode());
    alive.add(child);
    return child;
  };
  const killAll = (): void => {
    for (const child of alive) child.kill();
  };
  // No worker process outlives this one, however it ends.
  process.on('exit', killAll);
  const outcomes = await runAll(runs, { ...options, start });
  process.off('exit', killAll);
  return outcomes;
}

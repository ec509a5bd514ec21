import { formatLevel } from '../games/pack.ts';
import type { Limits } from '../search/search.ts';
import type { Solution } from '../search/solve.ts';
import type { PlannedRun } from './plan.ts';
import { allowanceOf, WorkerProcess } from './process.ts';
import type { WorkerRequest } from './protocol.ts';
import type { Outcome } from './record.ts';

export interface RunnerOptions {
  /** The script of the worker processes. */
  readonly worker: string;
  readonly limits: Limits & Required<Pick<Limits, 'bytes' | 'seconds'>>;
  readonly repeat: number;
  /** Processes at one time; more than one makes times less trustworthy. */
  readonly jobs: number;
  readonly signal: AbortSignal;
  readonly onStart?: (run: PlannedRun) => void;
  readonly onEnd?: (run: PlannedRun) => void;
}

/** Runs everything, each run in a process of its own; where it was interrupted there is no outcome. */
export async function runAll(
  runs: readonly PlannedRun[],
  options: RunnerOptions,
): Promise<readonly (Outcome | undefined)[]> {
  const { signal, jobs, worker, limits, repeat, onStart, onEnd } = options;
  const outcomes: (Outcome | undefined)[] = runs.map(() => undefined);
  const alive = new Set<WorkerProcess>();
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < runs.length && !signal.aborted) {
      const index = next;
      next += 1;
      const run = runs[index]!;
      onStart?.(run);
      const child = new WorkerProcess(worker, allowanceOf(limits));
      alive.add(child);
      const outcome = await repeated(child, requestOf(run, limits), repeat);
      alive.delete(child);
      child.kill();
      if (!signal.aborted) outcomes[index] = outcome;
      onEnd?.(run);
    }
  };
  const killAll = (): void => {
    for (const child of alive) child.kill();
  };
  signal.addEventListener('abort', killAll);
  // However this process ends, it leaves none behind.
  process.on('exit', killAll);
  await Promise.all(Array.from({ length: jobs }, lane));
  process.off('exit', killAll);
  signal.removeEventListener('abort', killAll);
  return outcomes;
}

const requestOf = (run: PlannedRun, limits: Limits): WorkerRequest => ({
  level: formatLevel(run.source),
  algorithm: run.algorithm.id,
  heuristic: run.heuristic?.id,
  cost: run.cost,
  options: run.options,
  limits,
});

async function repeated(child: WorkerProcess, request: WorkerRequest, repeat: number): Promise<Outcome> {
  const solutions: Solution[] = [];
  let residentBytes: number | null = null;
  while (solutions.length < repeat) {
    const answer = await child.ask(request);
    if (answer.kind !== 'solution') {
      if (answer.kind === 'unsuitable') return without('unsuitable', answer.reason);
      if (answer.kind === 'died') return without(answer.status, answer.reason);
      return without(answer.outOfMemory ? 'memory-limit' : 'crashed', answer.reason);
    }
    solutions.push(answer.solution);
    residentBytes = answer.residentBytes;
    // Waiting for the same clock again would say nothing new.
    if (answer.solution.status === 'time-limit' || answer.solution.stoppedBy === 'time-limit') break;
  }
  return { status: solutions[0]!.status, reason: null, solutions, residentBytes };
}

const without = (status: Outcome['status'], reason: string): Outcome => ({
  status,
  reason,
  solutions: [],
  residentBytes: null,
});

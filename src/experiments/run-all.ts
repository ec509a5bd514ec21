import type { Limits } from '../core/search.ts';
import { formatLevel } from '../games/pack.ts';
import type { Solution } from '../search/solve.ts';
import type { PlannedRun } from './plan.ts';
import type { Death, Usage, WorkerAnswer, WorkerRequest } from './protocol.ts';
import type { Outcome } from './record.ts';

/** A worker for one run: a process, or a web worker in a browser. */
export interface AskedWorker {
  ask(request: WorkerRequest): Promise<(WorkerAnswer | Death) & { readonly usage?: Usage }>;
  /** Ends it at once; a pending request is then answered by its end. */
  kill(): void;
}

export interface RunAllOptions {
  /** Starts a fresh worker. */
  readonly start: (run: PlannedRun) => AskedWorker;
  readonly limits: Limits & Required<Pick<Limits, 'bytes' | 'seconds'>>;
  readonly repeat: number;
  /** Workers at one time; more than one makes times less reliable. */
  readonly jobs: number;
  readonly signal: AbortSignal;
  readonly onStart?: (run: PlannedRun, index: number) => void;
  /** Without an outcome where it was interrupted. */
  readonly onEnd?: (run: PlannedRun, index: number, outcome: Outcome | undefined) => void;
}

/** Runs everything, each run in a worker of its own; where it was interrupted there is no outcome. */
export async function runAll(
  runs: readonly PlannedRun[],
  { start, limits, repeat, jobs, signal, onStart, onEnd }: RunAllOptions,
): Promise<readonly (Outcome | undefined)[]> {
  const outcomes: (Outcome | undefined)[] = runs.map(() => undefined);
  const alive = new Set<AskedWorker>();
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < runs.length && !signal.aborted) {
      const index = next;
      next += 1;
      const run = runs[index]!;
      onStart?.(run, index);
      const worker = start(run);
      alive.add(worker);
      const outcome = await repeated(worker, requestOf(run, limits), repeat);
      alive.delete(worker);
      worker.kill();
      if (!signal.aborted) outcomes[index] = outcome;
      onEnd?.(run, index, outcomes[index]);
    }
  };
  const killAll = (): void => {
    for (const worker of alive) worker.kill();
  };
  signal.addEventListener('abort', killAll);
  await Promise.all(Array.from({ length: jobs }, lane));
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

async function repeated(worker: AskedWorker, request: WorkerRequest, repeat: number): Promise<Outcome> {
  const solutions: Solution[] = [];
  let residentBytes: number | null = null;
  while (solutions.length < repeat) {
    const answer = await worker.ask(request);
    if (answer.kind !== 'solution') {
      if (answer.kind === 'unsuitable')
        return { ...without('unsuitable', answer.reason), refusal: answer.refusal };
      if (answer.kind === 'died') return without(answer.status, answer.reason);
      return without(answer.outOfMemory ? 'memory-limit' : 'crashed', answer.reason);
    }
    solutions.push(answer.solution);
    residentBytes = answer.usage?.residentBytes ?? null;
    // A repeat would only run into the same time limit.
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

import type { PlannedRun } from '../../../../experiments/plan.ts';
import {
  type Allowance,
  allowanceOf,
  type Death,
  lateReason,
  type WorkerAnswer,
  type WorkerRequest,
} from '../../../../experiments/protocol.ts';
import type { Outcome } from '../../../../experiments/record.ts';
import { type AskedWorker, type RunAllOptions, runAll } from '../../../../experiments/run-all.ts';
import { type Clock, realClock } from '../../../shared/clock.ts';
import { type StartWorker, WorkerClient } from '../../../shared/worker/client.ts';

/** How many runs at a time leave a machine usable; more would only get in each other's way. */
export const poolSize = (cores: number | undefined): number => Math.min(4, Math.max(1, (cores ?? 2) - 1));

/** Workers of a browser, each for one run and its repeats, so that none inherits memory or warmth from another. */
export class Pool {
  readonly size: number;
  private readonly start: StartWorker;
  private readonly clock: Clock;

  constructor(start: StartWorker, size: number, clock: Clock = realClock) {
    this.start = start;
    this.size = size;
    this.clock = clock;
  }

  run(
    runs: readonly PlannedRun[],
    options: Omit<RunAllOptions, 'start' | 'jobs'>,
  ): Promise<readonly (Outcome | undefined)[]> {
    const allowance = allowanceOf(options.limits);
    return runAll(runs, {
      ...options,
      jobs: this.size,
      start: () => watchedWorker(this.start, allowance, this.clock),
    });
  }
}

/** A worker that is ended when it does not keep to its time by itself. */
function watchedWorker(start: StartWorker, allowance: Allowance, clock: Clock): AskedWorker {
  const client = new WorkerClient<WorkerRequest, WorkerAnswer>(start, {
    clock,
    silence: allowance.milliseconds,
  });
  const killed = new AbortController();
  const died = (status: Death['status'], reason: string): Death => ({ kind: 'died', status, reason });
  return {
    ask: async (request) => {
      const outcome = await client.ask(request, { signal: killed.signal });
      if (outcome.kind === 'done') return outcome.answer;
      if (outcome.kind === 'cancelled') return died('crashed', 'It was ended.');
      return outcome.isSilent ? died('time-limit', lateReason(allowance)) : died('crashed', outcome.reason);
    },
    kill: () => {
      killed.abort();
      client.stop();
    },
  };
}

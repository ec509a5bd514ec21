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
import { type Clock, realClock } from '../../../play/clock.ts';

/** A worker that has been started. */
interface RunWorker {
  send(request: WorkerRequest): void;
  /** Ends it at once, whatever it is doing. */
  stop(): void;
}

export type StartRunWorker = (events: {
  answer(answer: WorkerAnswer): void;
  failed(reason: string): void;
}) => RunWorker;

/** How many runs at a time leave a machine usable; more would only get in each other's way. */
export const poolSize = (cores: number | undefined): number => Math.min(4, Math.max(1, (cores ?? 2) - 1));

/** Workers of a browser, each for one run and its repeats, so that none inherits memory or warmth from another. */
export class Pool {
  readonly size: number;
  private readonly start: StartRunWorker;
  private readonly clock: Clock;

  constructor(start: StartRunWorker, size: number, clock: Clock = realClock) {
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
      start: () => new WatchedWorker(this.start, allowance, this.clock),
    });
  }
}

/** A worker that is ended when it does not keep to its time by itself. */
class WatchedWorker implements AskedWorker {
  private readonly allowance: Allowance;
  private readonly clock: Clock;
  private worker: RunWorker | undefined;
  private ended: Death | undefined;
  private settle: ((answer: WorkerAnswer | Death) => void) | undefined;
  private stopWatching = (): void => {};

  constructor(start: StartRunWorker, allowance: Allowance, clock: Clock) {
    this.allowance = allowance;
    this.clock = clock;
    try {
      this.worker = start({
        answer: (answer) => this.finish(answer),
        failed: (reason) => this.die('crashed', reason),
      });
    } catch (error) {
      this.die('crashed', error instanceof Error ? error.message : String(error));
    }
  }

  ask(request: WorkerRequest): Promise<WorkerAnswer | Death> {
    if (this.ended) return Promise.resolve(this.ended);
    return new Promise((resolve) => {
      this.settle = resolve;
      this.stopWatching = this.clock.later(
        () => this.die('time-limit', lateReason(this.allowance)),
        this.allowance.milliseconds,
      );
      try {
        this.worker?.send(request);
      } catch (error) {
        this.die('crashed', error instanceof Error ? error.message : String(error));
      }
    });
  }

  kill(): void {
    this.die('crashed', 'It was ended.');
  }

  private die(status: Death['status'], reason: string): void {
    this.ended ??= { kind: 'died', status, reason };
    this.worker?.stop();
    this.worker = undefined;
    this.finish(this.ended);
  }

  private finish(answer: WorkerAnswer | Death): void {
    this.stopWatching();
    const { settle } = this;
    this.settle = undefined;
    settle?.(answer);
  }
}

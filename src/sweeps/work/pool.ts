import { type Answered, WorkerProcess } from '../../experiments/process.ts';
import type { Allowance, WorkerRequest } from '../../experiments/protocol.ts';
import { startedBy } from '../../experiments/usage.ts';
import type { OwnModule } from '../../extension/modules.ts';

export interface PoolOptions {
  /** The script of the processes. */
  readonly worker: string;
  readonly allowance: Allowance;
  readonly modules: readonly OwnModule[];
  /** A process for each run. */
  readonly isolated: boolean;
  readonly jobs: number;
}

/** Processes that make runs: each of them one, or one after the other until it dies or is worn. */
export class Pool {
  private readonly options: PoolOptions;
  private readonly alive = new Set<WorkerProcess>();
  private readonly idle: WorkerProcess[] = [];
  private readonly waiting: (() => void)[] = [];
  private busy = 0;
  private isStopped = false;
  private readonly killAll = (): void => {
    for (const each of this.alive) each.kill();
  };

  constructor(options: PoolOptions) {
    this.options = options;
    // No process outlives this one, however it ends.
    process.on('exit', this.killAll);
  }

  /** Undefined where the pool was stopped before the answer. */
  async ask(request: WorkerRequest): Promise<Answered | undefined> {
    if (this.busy >= this.options.jobs) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.busy += 1;
    try {
      return await this.answered(request);
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.busy -= 1;
    }
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.killAll();
    await Promise.all([...this.alive].map(({ ended }) => ended));
    process.off('exit', this.killAll);
  }

  private async answered(request: WorkerRequest): Promise<Answered | undefined> {
    for (;;) {
      if (this.isStopped) return undefined;
      const used = this.options.isolated ? undefined : this.idleOne();
      const worker = used ?? this.start();
      const answered = await worker.ask(this.withModules(request, !used), used !== undefined);
      if (this.isStopped) return undefined;
      if (worker.pid === undefined && answered.kind === 'died')
        throw new Error(`No process can be started for a run: ${answered.reason}`);
      await this.putBack(worker, answered);
      // What a run meets in a process that others have used may be their fault; it is asked again in one of its own.
      const isDoubtful = used && (!worker.hasBegun || isBroken(answered));
      if (!isDoubtful) return answered;
    }
  }

  private idleOne(): WorkerProcess | undefined {
    for (let one = this.idle.pop(); one; one = this.idle.pop()) if (one.isAlive) return one;
    return undefined;
  }

  private start(): WorkerProcess {
    const { worker, allowance, modules } = this.options;
    const started = new WorkerProcess(worker, allowance, modules.length > 0);
    this.alive.add(started);
    started.ended.then(() => this.alive.delete(started));
    return started;
  }

  /** A process keeps what it has loaded. */
  private withModules(request: WorkerRequest, isFresh: boolean): WorkerRequest {
    const { modules } = this.options;
    return isFresh && modules.length > 0 ? { ...request, modules } : request;
  }

  private async putBack(worker: WorkerProcess, answered: Answered): Promise<void> {
    const { isolated, modules } = this.options;
    const isLeaving = isolated || answered.kind === 'died' || answered.kind === 'failed';
    // What a run has started would take time and memory from the next one.
    if (!isLeaving && !(modules.length > 0 && worker.pid && startedBy(worker.pid).length > 0)) {
      this.idle.push(worker);
      return;
    }
    worker.kill();
    await worker.ended;
  }
}

/** Whether a run ended in a way that what is left of others can be the reason of. */
const isBroken = (answered: Answered): boolean =>
  answered.kind === 'failed' || (answered.kind === 'died' && answered.status !== 'time-limit');

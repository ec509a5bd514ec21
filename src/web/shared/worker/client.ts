import { type Clock, realClock } from '../clock.ts';
import { reasonOf, type WorkerMessage } from './task.ts';

/** The part of a browser's worker that is used; tests have other ones. */
export interface WorkerPort {
  postMessage(task: unknown, transfer: ArrayBufferLike[]): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(
    type: 'error',
    listener: (event: { readonly message: string; preventDefault(): void }) => void,
  ): void;
  addEventListener(type: 'messageerror', listener: () => void): void;
  terminate(): void;
}
export type StartWorker = () => WorkerPort;

interface Failure {
  readonly kind: 'failed';
  readonly reason: string;
  /** The worker was ended because nothing was heard of it for too long. */
  readonly isSilent?: boolean;
}

/** The task was not done. */
export type Undone = Failure | { readonly kind: 'cancelled' };
export type Outcome<Answer> = { readonly kind: 'done'; readonly answer: Answer } | Undone;

export interface AskOptions<Progress> {
  /** Ends the worker and with it the task, which is then cancelled. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Buffers of the task that need not be copied. */
  readonly transfer?: ArrayBufferLike[];
}

export interface ClientOptions {
  readonly clock?: Clock;
  /** A worker that says nothing for so many milliseconds is taken for dead: not every death is told of. */
  readonly silence?: number;
  /**
   * For workers that give way to a new task (`serveLatest`): they go on living, and are ended only where they have not begun
   * with the new task after so many milliseconds.
   */
  readonly patience?: number;
}

interface Job<Answer, Progress> {
  readonly post: () => void;
  readonly onProgress: ((progress: Progress) => void) | undefined;
  readonly finish: (outcome: Outcome<Answer>) => void;
}

/**
 * Asks a worker one thing at a time: a new task takes the place of the one before, which is then cancelled. The worker is
 * started when it is needed and used again until it fails or is stopped; then the next task gets a new one.
 */
export class WorkerClient<Task, Answer, Progress = never> {
  private readonly start: StartWorker;
  private readonly clock: Clock;
  private readonly silence: number;
  private readonly patience: number | undefined;
  /** Tasks that the worker has not begun with, and whether it has begun with any. */
  private unbegun = 0;
  private hasBegun = false;
  private worker: WorkerPort | undefined;
  private job: Job<Answer, Progress> | undefined;
  private stopWatching = (): void => {};

  constructor(start: StartWorker, { clock = realClock, silence = 120_000, patience }: ClientOptions = {}) {
    this.start = start;
    this.clock = clock;
    this.silence = silence;
    this.patience = patience;
  }

  get isBusy(): boolean {
    return this.job !== undefined;
  }

  /** Always answers, and never throws. */
  ask(
    task: Task,
    { signal, onProgress, transfer = [] }: AskOptions<Progress> = {},
  ): Promise<Outcome<Answer>> {
    if (this.patience === undefined || signal?.aborted) this.cancel();
    else this.finish({ kind: 'cancelled' }, true);
    if (signal?.aborted) return Promise.resolve({ kind: 'cancelled' });
    return new Promise((resolve) => {
      const cancel = (): void => this.cancel();
      signal?.addEventListener('abort', cancel);
      this.job = {
        post: () => {
          this.worker ??= this.startWorker();
          this.unbegun += 1;
          // A worker that is waited for already is not given more time.
          if (this.patience === undefined || this.unbegun === 1) this.watch();
          this.worker.postMessage(task, transfer);
        },
        onProgress,
        finish: (outcome) => {
          signal?.removeEventListener('abort', cancel);
          resolve(outcome);
        },
      };
      this.begin();
    });
  }

  /** Ends the worker if it is at work. */
  cancel(): void {
    if (this.job) this.stop();
  }

  /** Ends the worker, at work or not. */
  stop(): void {
    this.end({ kind: 'cancelled' });
  }

  private begin(): void {
    try {
      this.job?.post();
    } catch (error) {
      this.fail(reasonOf(error));
    }
  }

  private startWorker(): WorkerPort {
    const worker = this.start();
    // A worker that was ended may still have something to say; it is of no interest.
    const isUsed = (): boolean => this.worker === worker;
    worker.addEventListener('message', ({ data }) => {
      if (isUsed()) this.hear(data as WorkerMessage<Answer, Progress>);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      if (isUsed()) this.fail(event.message || 'the worker could not be started');
    });
    worker.addEventListener('messageerror', () => {
      if (isUsed()) this.fail('an answer could not be read');
    });
    return worker;
  }

  private hear(message: WorkerMessage<Answer, Progress>): void {
    if (message.kind === 'started') {
      this.unbegun -= 1;
      this.hasBegun = true;
    }
    if (!this.job) return;
    // What is said of a task that another one has taken the place of is of no interest.
    if (this.patience !== undefined && this.unbegun > 0) this.watch();
    else if (message.kind === 'done' || message.kind === 'failed') this.finish(message);
    else {
      this.watch();
      if (message.kind === 'progress') this.job.onProgress?.(message.progress);
    }
  }

  /** Waits anew for a sign of life. */
  private watch(): void {
    this.stopWatching();
    const reason = 'the worker does not answer';
    const isLate = this.unbegun > 0 && this.hasBegun;
    this.stopWatching =
      isLate && this.patience !== undefined
        ? this.clock.later(() => this.beginAnew(), this.patience)
        : this.clock.later(() => this.end({ kind: 'failed', reason, isSilent: true }), this.silence);
  }

  /** The worker does not give way: another one does the task. */
  private beginAnew(): void {
    this.endWorker();
    this.begin();
  }

  private fail(reason: string): void {
    this.end({ kind: 'failed', reason });
  }

  private end(outcome: Outcome<Answer>): void {
    this.endWorker();
    this.finish(outcome);
  }

  private endWorker(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.unbegun = 0;
    this.hasBegun = false;
  }

  /** Ends the task; one that gives way to another leaves the watch to that. */
  private finish(outcome: Outcome<Answer>, isGivingWay = false): void {
    const { job } = this;
    if (!isGivingWay) this.stopWatching();
    this.job = undefined;
    job?.finish(outcome);
  }
}

/** Asks a worker that is started for this task and ends with it. */
export async function askOnce<Task, Answer, Progress = never>(
  start: StartWorker,
  task: Task,
  options?: AskOptions<Progress>,
): Promise<Outcome<Answer>> {
  const client = new WorkerClient<Task, Answer, Progress>(start);
  const outcome = await client.ask(task, options);
  client.stop();
  return outcome;
}

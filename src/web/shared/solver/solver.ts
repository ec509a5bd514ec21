import type { Game } from '../../../core/game.ts';
import type { Level } from '../../../core/level.ts';
import type { AlgorithmOptions, Limits } from '../../../core/search.ts';
import { formatLevel } from '../../../games/pack.ts';
import type { MethodChoice } from '../../../search/method.ts';
import { type Clock, realClock } from '../../play/clock.ts';
import type { Answer, Progress, Reply, Request } from './protocol.ts';

/** A worker that has been started. */
export interface RunningWorker {
  send(request: Request): void;
  /** Ends it at once, whatever it is doing. */
  stop(): void;
}

export type StartWorker = (events: {
  reply(reply: Reply): void;
  failed(problem: string): void;
}) => RunningWorker;

export interface SolveWish {
  /** The moves that lead to the position to solve from; the level's start when left out. */
  readonly played?: readonly string[];
  readonly method?: MethodChoice;
  readonly options?: AlgorithmOptions;
  readonly limits?: Limits;
  /** Stops this search, and no other. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

/** A hint that takes longer, or needs more, is no help in a browser. */
export const defaultLimits: Limits = { seconds: 20, bytes: 1024 ** 3 };

/** A worker that is alive tells something every moment; one silent for so long is taken for dead. */
const silenceMilliseconds = 30_000;
/** A worker that has used so much is not kept, so that the browser gets its memory back. */
const keptBytes = 64 * 1024 ** 2;

interface Job {
  readonly id: number;
  readonly wish: SolveWish;
  readonly finish: (answer: Answer) => void;
}

/**
 * Searches in a worker, one search at a time: a new one takes the place of the one before, which is answered as
 * cancelled. The worker is started when it is needed first and used again.
 */
export class Solver {
  private readonly start: StartWorker;
  private readonly clock: Clock;
  private worker: RunningWorker | undefined;
  private job: Job | undefined;
  private lastId = 0;
  private stopWatching = (): void => {};

  constructor(start: StartWorker, clock: Clock = realClock) {
    this.start = start;
    this.clock = clock;
  }

  get isBusy(): boolean {
    return this.job !== undefined;
  }

  /** Always answers, and never throws: what goes wrong is an answer too. */
  solve(game: Game, level: Level, wish: SolveWish = {}): Promise<Answer> {
    this.cancel();
    const { signal } = wish;
    if (signal?.aborted) return Promise.resolve({ status: 'cancelled' });
    return new Promise((resolve) => {
      const stop = (): void => {
        if (this.job === job) this.cancel();
      };
      const job: Job = {
        id: ++this.lastId,
        wish,
        finish: (answer) => {
          signal?.removeEventListener('abort', stop);
          resolve(answer);
        },
      };
      signal?.addEventListener('abort', stop);
      this.job = job;
      this.begin(job, game, level);
    });
  }

  /** Stops the search at once; it is answered as cancelled. */
  cancel(): void {
    if (this.job) this.giveUp({ status: 'cancelled' });
  }

  /** Ends the worker, busy or not. */
  dispose(): void {
    this.cancel();
    this.dropWorker();
  }

  private begin(job: Job, game: Game, level: Level): void {
    const { played = [], method = {}, options = {}, limits = defaultLimits } = job.wish;
    try {
      this.worker ??= this.startWorker();
      this.worker.send({
        id: job.id,
        task: { level: formatLevel({ game, level }), played, method, options, limits },
      });
      this.watch();
    } catch (error) {
      this.giveUp({ status: 'failed', problem: error instanceof Error ? error.message : String(error) });
    }
  }

  private startWorker(): RunningWorker {
    const worker: RunningWorker = this.start({
      // What a worker says that was ended meanwhile is of no interest.
      reply: (reply) => {
        if (this.worker === worker) this.hear(reply);
      },
      failed: (problem) => {
        if (this.worker === worker) this.giveUp({ status: 'failed', problem });
      },
    });
    return worker;
  }

  private hear(reply: Reply): void {
    const { job } = this;
    if (reply.id !== job?.id) return;
    if (reply.kind === 'done') {
      const { answer } = reply;
      if ('figures' in answer && answer.figures.bytes > keptBytes) this.dropWorker();
      this.finish(answer);
      return;
    }
    this.watch();
    if (reply.kind === 'progress') job.wish.onProgress?.(reply.progress);
  }

  /** Starts waiting anew for a sign of life. */
  private watch(): void {
    this.stopWatching();
    this.stopWatching = this.clock.later(
      () => this.giveUp({ status: 'failed', problem: 'the worker does not answer' }),
      silenceMilliseconds,
    );
  }

  /** The worker is of no use any more: it is ended, and the next search gets a new one. */
  private giveUp(answer: Answer): void {
    this.dropWorker();
    this.finish(answer);
  }

  private finish(answer: Answer): void {
    const { job } = this;
    this.stopWatching();
    this.job = undefined;
    job?.finish(answer);
  }

  private dropWorker(): void {
    this.worker?.stop();
    this.worker = undefined;
  }
}

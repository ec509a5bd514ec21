import type { PlayedGame } from '../../../core/game.ts';
import type { Level } from '../../../core/level.ts';
import type { AlgorithmOptions, Limits } from '../../../core/search.ts';
import { formatLevel } from '../../../games/pack-text.ts';
import type { MethodChoice } from '../../../search/method.ts';
import { type Clock, realClock } from '../clock.ts';
import { type StartWorker, WorkerClient } from '../worker/client.ts';
import type { Answer, Progress, Task } from './protocol.ts';

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

/** Searches in a worker, one search at a time: a new one takes the place of the one before, which is answered as cancelled. */
export class Solver {
  private readonly client: WorkerClient<Task, Answer, Progress>;

  constructor(start: StartWorker, clock: Clock = realClock) {
    this.client = new WorkerClient(start, { clock, silence: silenceMilliseconds });
  }

  get isBusy(): boolean {
    return this.client.isBusy;
  }

  /** Always answers, and never throws: what goes wrong is an answer too. */
  async solve(game: PlayedGame, level: Level, wish: SolveWish = {}): Promise<Answer> {
    const { played = [], method = {}, options = {}, limits = defaultLimits } = wish;
    const task = { level: formatLevel({ game, level }), played, method, options, limits };
    const outcome = await this.client.ask(task, wish);
    if (outcome.kind === 'cancelled') return { status: 'cancelled' };
    if (outcome.kind === 'failed') return { status: 'failed', problem: outcome.reason };
    const { answer } = outcome;
    if ('figures' in answer && answer.figures.reservedBytes > keptBytes) this.client.stop();
    return answer;
  }

  /** Stops the search at once; it is answered as cancelled. */
  cancel(): void {
    this.client.cancel();
  }

  /** Ends the worker, busy or not. */
  dispose(): void {
    this.client.stop();
  }
}

import { Worker } from 'node:worker_threads';
import { newStatistics } from '../core/search.ts';
import { type Improvement, type Solution, UnsuitableError } from '../search/solve.ts';
import type { Progress, SolveOptions } from './options.ts';
import type { Message, Task } from './task.ts';

/** The figures of a search that was stopped from outside. */
type Figures = Progress & Pick<Solution, 'prepareMilliseconds'>;

/** The answer of a search that was cancelled: the best solution that it had, if it had one. */
export function cancelled(figures: Figures, best?: Improvement): Solution {
  if (!best) return { status: 'cancelled', moves: [], cost: undefined, optimal: false, ...figures };
  const { moves, cost, bound } = best;
  return {
    status: 'solved',
    moves,
    cost,
    optimal: bound === 1,
    ...(bound !== undefined && { bound }),
    stoppedBy: 'cancelled',
    ...figures,
  };
}

/** Solves in a thread of its own; a signal terminates it. */
export function solveInThread(
  task: Task,
  { signal, onProgress, onImprovement }: Pick<SolveOptions, 'signal' | 'onProgress' | 'onImprovement'>,
): Promise<Solution> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    let figures: Figures | undefined;
    let best: Improvement | undefined;
    let isOver = false;
    // Flags of this process, such as --input-type or a loader, are not meant for the built script of the thread.
    const worker = new Worker(new URL('./solve-worker.js', import.meta.url), {
      workerData: task,
      execArgv: [],
    });

    const end = (settle: () => void): void => {
      if (isOver) return;
      isOver = true;
      signal?.removeEventListener('abort', abort);
      void worker.terminate();
      settle();
    };
    const fail = (error: unknown): void => end(() => reject(error));
    const abort = (): void =>
      end(() => {
        const unheard = {
          ...newStatistics(),
          milliseconds: 0,
          prepareMilliseconds: performance.now() - began,
        };
        resolve(cancelled(figures ?? unheard, best));
      });
    const hear = (message: Message): void => {
      switch (message.kind) {
        case 'progress':
          figures = { ...message.progress, prepareMilliseconds: message.prepareMilliseconds };
          onProgress?.(message.progress);
          break;
        case 'improvement':
          best = message.improvement;
          onImprovement?.(best);
          break;
        case 'solution':
          end(() => resolve(message.solution));
          break;
        case 'unsuitable':
          fail(new UnsuitableError(message.reason, message.refusal));
      }
    };

    signal?.addEventListener('abort', abort);
    worker.on('message', (message: Message) => {
      if (isOver) return;
      try {
        hear(message);
      } catch (error) {
        // Thrown by the caller's own function: theirs to handle, as without a thread.
        fail(error);
      }
    });
    worker.on('error', fail);
    worker.on('exit', (code) => fail(new Error(`the thread of the search ended with exit code ${code}`)));
  });
}

import { parentPort } from 'node:worker_threads';
import type { FromThread, ToThread } from './protocol.ts';

/** A thread's side of a task. */
export interface Desk<Told> {
  /** Aborted when the task is cancelled. */
  readonly signal: AbortSignal;
  tell(told: Told): void;
  /** Announces how long the work that begins now may take; without a number it has no limit. */
  limit(seconds?: number): void;
}

/** Makes this thread do tasks, one at a time. */
export function serveTasks<Task, Told>(work: (task: Task, desk: Desk<Told>) => Promise<void>): void {
  const send = (message: FromThread<Told>): void => parentPort?.postMessage(message);
  let cancelling = new AbortController();
  parentPort?.on('message', async (message: ToThread<Task>) => {
    if (message.kind === 'cancel') {
      cancelling.abort();
      return;
    }
    cancelling = new AbortController();
    await work(message.task, {
      signal: cancelling.signal,
      tell: (told) => send({ kind: 'told', told }),
      limit: (seconds = Number.POSITIVE_INFINITY) => send({ kind: 'limit', seconds }),
    });
    send({ kind: 'done' });
  });
}

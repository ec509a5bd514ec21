import { port } from './port.ts';
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
  const send = (message: FromThread<Told>): void => port.post(message);
  let cancelling = new AbortController();
  const serve = async (task: Task): Promise<void> => {
    cancelling = new AbortController();
    try {
      await work(task, {
        signal: cancelling.signal,
        tell: (told) => send({ kind: 'told', told }),
        limit: (seconds = Number.POSITIVE_INFINITY) => send({ kind: 'limit', seconds }),
      });
      send({ kind: 'done' });
    } catch (error) {
      send({ kind: 'failed', error });
    }
  };
  port.hear((message) => {
    const asked = message as ToThread<Task>;
    if (asked.kind === 'cancel') cancelling.abort();
    else void serve(asked.task);
  });
}

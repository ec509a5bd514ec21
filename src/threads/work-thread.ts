import { isOutOfMemory } from '../core/memory.ts';
import { type FromThread, grace, type ToThread } from './protocol.ts';
import type { Thread } from './thread.ts';

/** What ended work from outside. */
export type EndedBy = 'time-limit' | 'memory-limit' | 'cancelled';

/** Ways to watch work and to end it. */
export interface Watch<Told> {
  readonly onTold: (told: Told) => void;
  readonly signal?: AbortSignal | undefined;
  /** The most memory of this whole process; only for a process that does nothing else. */
  readonly processBytes?: number;
}

const memoryEvery = 100;
const longestTimer = 2 ** 31 - 1;

/** A heap that is full ends a thread; an array that does not fit is an error of its own. */
const isFull = (error: unknown): boolean =>
  (error as { code?: unknown } | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY' || isOutOfMemory(error);

/** A thread for one task after the other. It keeps the limits of its tasks itself; where it does not, it is ended from outside. */
export class WorkThread<Task, Told> {
  private readonly start: () => Thread;
  private thread: Thread | undefined;

  /**
   * Starts the thread at once, so that it loads its code while the caller prepares the first task. It keeps the process
   * alive only while it has one.
   */
  constructor(start: () => Thread) {
    this.start = start;
    this.thread = start();
  }

  /** Ends the thread, whatever it is doing; the next task gets another one. */
  end(): void {
    this.thread?.end();
    this.thread = undefined;
  }

  /** Does a task. Returns undefined when the thread has done it, or why it was ended from outside. */
  run(task: Task, { onTold, signal, processBytes }: Watch<Told>): Promise<EndedBy | undefined> {
    this.thread ??= this.start();
    const thread = this.thread;
    const send = (message: ToThread<Task>): void => thread.post(message);
    return new Promise<EndedBy | undefined>((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let memory: ReturnType<typeof setInterval> | undefined;
      const settle = (how: () => void): void => {
        clearTimeout(timer);
        clearInterval(memory);
        signal?.removeEventListener('abort', cancel);
        thread.hear();
        thread.hold(false);
        how();
      };
      const endBy = (reason: EndedBy): void => {
        this.end();
        settle(() => resolve(reason));
      };
      const fail = (error: unknown): void => {
        this.end();
        settle(() => reject(error));
      };
      const endAfter = (milliseconds: number, reason: EndedBy): void => {
        clearTimeout(timer);
        if (milliseconds < longestTimer) timer = setTimeout(() => endBy(reason), milliseconds);
      };
      const cancel = (): void => {
        send({ kind: 'cancel' });
        endAfter(grace, 'cancelled');
      };
      const failed = (error: unknown): void => {
        if (isFull(error)) endBy('memory-limit');
        else fail(error);
      };
      const hear = (message: FromThread<Told>): void => {
        if (message.kind === 'told') onTold(message.told);
        else if (message.kind === 'done') settle(() => resolve(undefined));
        else if (message.kind === 'failed') failed(message.error);
        else if (!signal?.aborted) endAfter(1000 * message.seconds + grace, 'time-limit');
      };
      const onMessage = (message: unknown): void => {
        try {
          hear(message as FromThread<Told>);
        } catch (error) {
          fail(error); // Thrown by the caller's own function: theirs to handle.
        }
      };
      thread.hear({ onMessage, onError: failed });
      if (processBytes !== undefined)
        memory = setInterval(() => {
          if (process.memoryUsage.rss() > processBytes) endBy('memory-limit');
        }, memoryEvery);
      thread.hold(true);
      send({ kind: 'task', task });
      if (signal?.aborted) cancel();
      else signal?.addEventListener('abort', cancel);
    });
  }
}

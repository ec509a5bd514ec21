import { Worker } from 'node:worker_threads';
import { isOutOfMemory } from '../core/memory.ts';
import { type FromThread, grace, type ToThread } from './protocol.ts';

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
const isFull = (error: NodeJS.ErrnoException): boolean =>
  error.code === 'ERR_WORKER_OUT_OF_MEMORY' || isOutOfMemory(error);

/** A thread for one task after the other. It keeps the limits of its tasks itself; where it does not, it is ended from outside. */
export class WorkThread<Task, Told> {
  private readonly script: URL;
  private worker: Worker | undefined;

  /**
   * Starts the thread at once, so that it loads its code while the caller prepares the first task. It keeps the process
   * alive only while it has one.
   */
  constructor(script: URL) {
    this.script = script;
    this.started();
  }

  private started(): Worker {
    // Flags of this process, such as --input-type or a loader, are not meant for the built script of the thread.
    if (!this.worker) {
      this.worker = new Worker(this.script, { execArgv: [] });
      this.worker.unref();
    }
    return this.worker;
  }

  /** Ends the thread, whatever it is doing; the next task gets another one. */
  end(): void {
    void this.worker?.terminate();
    this.worker = undefined;
  }

  /** Does a task. Returns undefined when the thread has done it, or why it was ended from outside. */
  run(task: Task, { onTold, signal, processBytes }: Watch<Told>): Promise<EndedBy | undefined> {
    const worker = this.started();
    const send = (message: ToThread<Task>): void => worker.postMessage(message);
    return new Promise<EndedBy | undefined>((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      let memory: NodeJS.Timeout | undefined;
      const settle = (how: () => void): void => {
        clearTimeout(timer);
        clearInterval(memory);
        signal?.removeEventListener('abort', cancel);
        for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
        worker.unref();
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
      const hear = (message: FromThread<Told>): void => {
        if (message.kind === 'told') onTold(message.told);
        else if (message.kind === 'done') settle(() => resolve(undefined));
        else if (!signal?.aborted) endAfter(1000 * message.seconds + grace, 'time-limit');
      };
      worker.on('message', (message: FromThread<Told>) => {
        try {
          hear(message);
        } catch (error) {
          fail(error); // Thrown by the caller's own function: theirs to handle.
        }
      });
      worker.on('error', (error) => {
        if (isFull(error)) endBy('memory-limit');
        else fail(error);
      });
      worker.on('exit', (code) => fail(new Error(`the thread ended with exit code ${code}`)));
      if (processBytes !== undefined)
        memory = setInterval(() => {
          if (process.memoryUsage.rss() > processBytes) endBy('memory-limit');
        }, memoryEvery);
      worker.ref();
      send({ kind: 'task', task });
      if (signal?.aborted) cancel();
      else signal?.addEventListener('abort', cancel);
    });
  }
}

import type { StartWorker, WorkerPort } from '../src/web/shared/worker/client.ts';
import { doLatest, doTask, type Work, type WorkerMessage } from '../src/web/shared/worker/task.ts';

/** A worker that does nothing by itself: a test looks at what it was asked and lets it answer, or die. */
export class PuppetWorker<Task, Answer, Progress = never> implements WorkerPort {
  readonly sent: Task[] = [];
  stopped = false;
  private readonly listeners = new Map<string, (event: never) => void>();

  addEventListener(type: string, listener: (event: never) => void): void {
    this.listeners.set(type, listener);
  }

  // What crosses is copied, as it would be to a real one.
  postMessage(task: unknown): void {
    this.sent.push(structuredClone(task) as Task);
  }

  terminate(): void {
    this.stopped = true;
  }

  say(message: WorkerMessage<Answer, Progress>): void {
    this.tell('message', { data: structuredClone(message) });
  }

  answer(answer: Answer): void {
    this.say({ kind: 'done', answer });
  }

  fail(message = 'killed'): void {
    this.tell('error', { message, preventDefault: () => {} });
  }

  /** Says something that cannot be read. */
  garble(): void {
    this.tell('messageerror', {});
  }

  private tell(type: string, event: unknown): void {
    this.listeners.get(type)?.(event as never);
  }
}

export class PuppetWorkers<Task, Answer, Progress = never> {
  readonly all: PuppetWorker<Task, Answer, Progress>[] = [];

  readonly start: StartWorker = () => {
    const puppet = new PuppetWorker<Task, Answer, Progress>();
    this.all.push(puppet);
    return puppet;
  };
}

/** Starts workers that are none: they work here, a moment later. */
export function directWorker<Task, Answer, Progress = never>(
  work: Work<Task, Answer, Progress>,
): StartWorker {
  class DirectWorker extends PuppetWorker<Task, Answer, Progress> {
    override postMessage(task: unknown): void {
      super.postMessage(task);
      setTimeout(() => {
        if (!this.stopped) doTask(work, this.sent.at(-1)!, (message) => this.stopped || this.say(message));
      }, 0);
    }
  }
  return () => new DirectWorker();
}

/** The same for work that gives way to the next task. */
export function givingWorker<Task, Answer, Progress = never>(
  work: Parameters<typeof doLatest<Task, Answer, Progress>>[0],
): StartWorker {
  class GivingWorker extends PuppetWorker<Task, Answer, Progress> {
    private readonly latest = doLatest(work);

    override postMessage(task: unknown): void {
      super.postMessage(task);
      setTimeout(() => this.latest(this.sent.shift()!, (message) => this.stopped || this.say(message)), 0);
    }
  }
  return () => new GivingWorker();
}

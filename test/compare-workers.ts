import type { WorkerAnswer, WorkerRequest } from '../src/experiments/protocol.ts';
import type { StartRunWorker } from '../src/web/lab/compare/run/pool.ts';
import { runRequest } from '../src/web/lab/compare/run/run-request.ts';

/** A worker that is none: it searches here, a moment later. What crosses is copied, as it would be to a real one. */
export const startDirectRunWorker: StartRunWorker = (events) => {
  let isStopped = false;
  return {
    send: (request) => {
      const copy = structuredClone(request);
      setTimeout(() => {
        if (!isStopped) events.answer(structuredClone(runRequest(copy)));
      }, 0);
    },
    stop: () => {
      isStopped = true;
    },
  };
};

/** Workers that do nothing by themselves: a test looks at what they were asked and lets them answer. */
export class PuppetRunWorkers {
  readonly all: {
    readonly sent: WorkerRequest[];
    stopped: boolean;
    answer(answer: WorkerAnswer): void;
    fail(): void;
  }[] = [];

  readonly start: StartRunWorker = (events) => {
    const puppet = {
      sent: [] as WorkerRequest[],
      stopped: false,
      answer: (answer: WorkerAnswer) => events.answer(answer),
      fail: () => events.failed('killed'),
    };
    this.all.push(puppet);
    return {
      send: (request) => puppet.sent.push(request),
      stop: () => {
        puppet.stopped = true;
      },
    };
  };
}

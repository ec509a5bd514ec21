import type { Reply, Request } from '../src/web/shared/solver/protocol.ts';
import { runTask } from '../src/web/shared/solver/run-task.ts';
import type { StartWorker } from '../src/web/shared/solver/solver.ts';

/** A worker that is none: it searches here, a moment later. What crosses is copied, as it would be to a real one. */
export const startDirectWorker: StartWorker = (events) => {
  let isStopped = false;
  const tell = (reply: Reply): void => {
    if (!isStopped) events.reply(structuredClone(reply));
  };
  return {
    send: (request) => {
      const { id, task } = structuredClone(request);
      setTimeout(() => {
        if (isStopped) return;
        tell({ kind: 'started', id });
        const answer = runTask(task, (progress) => tell({ kind: 'progress', id, progress }));
        tell({ kind: 'done', id, answer });
      }, 0);
    },
    stop: () => {
      isStopped = true;
    },
  };
};

/** Workers that do nothing by themselves: a test looks at what they were asked and lets them answer. */
export class PuppetWorkers {
  readonly all: { readonly sent: Request[]; stopped: boolean; reply(reply: Reply): void; fail(): void }[] =
    [];

  readonly start: StartWorker = (events) => {
    const puppet = {
      sent: [] as Request[],
      stopped: false,
      reply: (reply: Reply) => events.reply(reply),
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

// The worker that searches. It never gives way: whoever wants it to stop ends it.
import type { Reply, Request } from './protocol.ts';
import { runTask } from './run-task.ts';

/** Progress more often than this is not seen by anybody. */
const progressMilliseconds = 100;

const tell = (reply: Reply): void => postMessage(reply);

addEventListener('message', (event: MessageEvent<Request>) => {
  const { id, task } = event.data;
  tell({ kind: 'started', id });
  let told = performance.now();
  const answer = runTask(task, (progress) => {
    if (performance.now() - told < progressMilliseconds) return;
    told = performance.now();
    tell({ kind: 'progress', id, progress });
  });
  tell({ kind: 'done', id, answer });
});

// The worker that searches. It never gives way: whoever wants it to stop ends it.
import { serve } from '../worker/serve.ts';
import type { Progress, Task } from './protocol.ts';
import { runTask } from './run-task.ts';

/** Progress more often than this is not seen by anybody. */
const progressMilliseconds = 100;

serve((task: Task, tell: (progress: Progress) => void) => {
  let told = performance.now();
  return runTask(task, (progress) => {
    if (performance.now() - told < progressMilliseconds) return;
    told = performance.now();
    tell(progress);
  });
});

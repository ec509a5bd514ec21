import { Worker } from 'node:worker_threads';
import { failureOf } from './answer.ts';
import { outOfMemory, processBytesVariable, type WorkerAnswer, type WorkerRequest } from './protocol.ts';

/** Makes this process answer requests until its parent disconnects. */
export function serve(answer: (request: WorkerRequest) => Promise<WorkerAnswer>): void {
  // Ctrl-C in a terminal reaches every process; the parent decides when this one ends.
  process.on('SIGINT', () => {});
  process.on('disconnect', () => process.exit());
  process.on('message', (request: WorkerRequest) => {
    // Collect the garbage of the run before, so that it does not count for this one.
    globalThis.gc?.();
    answer(request)
      .catch(failureOf)
      .then((message) => process.send?.(message));
  });
  watchMemory(Number(process.env[processBytesVariable]));
}

/**
 * Ends this process when it uses too much memory. States are outside the JavaScript heap, where no flag of Node limits them;
 * a thread can measure them while the search blocks the event loop.
 */
function watchMemory(bytes: number): void {
  const watch = `const { workerData } = require('node:worker_threads');
    setInterval(() => {
      if (process.memoryUsage.rss() > workerData) process.kill(process.pid, '${outOfMemory}');
    }, 50);`;
  new Worker(watch, { eval: true, workerData: bytes }).unref();
}

/** The peak memory of this process so far. */
export const residentBytes = (): number => process.resourceUsage().maxRSS * 1024;

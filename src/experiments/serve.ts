import { Worker } from 'node:worker_threads';
import { failureOf } from './answer.ts';
import { outOfMemory, processBytesVariable, type WorkerAnswer, type WorkerRequest } from './protocol.ts';

/** Lets this process answer what it is asked, as often as it is asked, until its parent lets it go. */
export function serve(answer: (request: WorkerRequest) => Promise<WorkerAnswer>): void {
  // Ctrl-C in a terminal reaches every process; the parent decides what becomes of this one.
  process.on('SIGINT', () => {});
  process.on('disconnect', () => process.exit());
  process.on('message', (request: WorkerRequest) => {
    // What the run before left behind is its own affair, not this one's memory or time.
    globalThis.gc?.();
    answer(request)
      .catch(failureOf)
      .then((message) => process.send?.(message));
  });
  watchMemory(Number(process.env[processBytesVariable]));
}

/**
 * Ends this process when it takes too much memory. States live outside the JavaScript heap, which no flag of Node
 * limits; a thread sees what they take even while the search lets nothing else run.
 */
function watchMemory(bytes: number): void {
  const watch = `const { workerData } = require('node:worker_threads');
    setInterval(() => {
      if (process.memoryUsage.rss() > workerData) process.kill(process.pid, '${outOfMemory}');
    }, 50);`;
  new Worker(watch, { eval: true, workerData: bytes }).unref();
}

/** The most memory that this process has taken so far. */
export const residentBytes = (): number => process.resourceUsage().maxRSS * 1024;

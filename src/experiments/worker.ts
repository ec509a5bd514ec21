// A process of its own for one run: solves what it is asked, as often as it is asked, until its parent lets it go.
import { Worker } from 'node:worker_threads';
import { solve } from '../search/solve.ts';
import { failureOf, understand } from './answer.ts';
import { processBytesVariable, type WorkerAnswer, type WorkerRequest } from './protocol.ts';

/**
 * Ends this process when it takes too much memory. States live outside the JavaScript heap, which no flag of Node
 * limits; a thread sees what they take even while the search lets nothing else run.
 */
function watchMemory(bytes: number): void {
  const watch = `const { workerData } = require('node:worker_threads');
    setInterval(() => {
      if (process.memoryUsage.rss() > workerData) process.kill(process.pid, 'SIGKILL');
    }, 50);`;
  new Worker(watch, { eval: true, workerData: bytes }).unref();
}

async function answer(request: WorkerRequest): Promise<WorkerAnswer> {
  const { game, level, options } = understand(request);
  // What the run before left behind is its own affair, not this one's memory or time.
  globalThis.gc?.();
  const solution = await solve(game, level, options);
  return { kind: 'solution', solution, residentBytes: process.resourceUsage().maxRSS * 1024 };
}

// Ctrl-C in a terminal reaches every process; the parent decides what becomes of this one.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());
process.on('message', (request: WorkerRequest) => {
  answer(request)
    .catch(failureOf)
    .then((message) => process.send?.(message));
});
watchMemory(Number(process.env[processBytesVariable]));

import { type BrowserWorker, browserThread } from '../threads/browser-thread.ts';
import type { Thread } from '../threads/thread.ts';

declare const Worker: new (script: URL, options: { type: 'module' }) => BrowserWorker;

/** Starts the worker of the library in a browser. Bundlers know a worker by this very expression, and bundle its script. */
export const startWorker = (): Thread =>
  browserThread(new Worker(new URL('./solve-worker.js', import.meta.url), { type: 'module' }));

import { nodeThread } from '../threads/node-thread.ts';
import type { Thread } from '../threads/thread.ts';

/** Starts the worker of the library. In browsers start-worker.browser.ts has this place. */
export const startWorker = (): Thread => nodeThread(new URL('./solve-worker.js', import.meta.url));

import type { StartWorker } from '../worker/client.ts';

export const startBrowserWorker: StartWorker = () =>
  new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });

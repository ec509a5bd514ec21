import type { WorkerAnswer } from '../../../../experiments/protocol.ts';
import type { Machine } from '../../../../experiments/record.ts';
import type { StartRunWorker } from './pool.ts';

/** Starts a worker of the browser's. */
export const startRunWorker: StartRunWorker = (events) => {
  const worker = new Worker(new URL('./run.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', (event: MessageEvent<WorkerAnswer>) => events.answer(event.data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    events.failed(event.message || 'the worker could not be started');
  });
  worker.addEventListener('messageerror', () => events.failed('an answer could not be read'));
  return { send: (request) => worker.postMessage(request), stop: () => worker.terminate() };
};

/** What a browser tells of itself and its machine. */
export const thisBrowser = (): Machine => ({
  node: null,
  browser: navigator.userAgent,
  platform: navigator.platform || 'unknown',
  arch: 'unknown',
  cpu: `${navigator.hardwareConcurrency} cores`,
});

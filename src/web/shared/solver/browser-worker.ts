import type { Reply } from './protocol.ts';
import type { StartWorker } from './solver.ts';

/** Starts a worker of the browser's. */
export const startBrowserWorker: StartWorker = (events) => {
  const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', (event: MessageEvent<Reply>) => events.reply(event.data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    events.failed(event.message || 'the worker could not be started');
  });
  worker.addEventListener('messageerror', () => events.failed('an answer could not be read'));
  return {
    send: (request) => worker.postMessage(request),
    stop: () => worker.terminate(),
  };
};

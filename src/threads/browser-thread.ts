import type { Thread } from './thread.ts';

/** What is used of a browser's worker. */
export interface BrowserWorker {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onerror: ((event: { readonly message?: string; preventDefault(): void }) => void) | null;
  postMessage(message: unknown): void;
  terminate(): void;
}

/** A worker of a browser as a thread. A page lives while it is open: there is nothing to hold. */
export const browserThread = (worker: BrowserWorker): Thread => ({
  post: (message) => worker.postMessage(message),
  hear(heard) {
    worker.onmessage = heard ? ({ data }) => heard.onMessage(data) : null;
    worker.onerror = (event) => {
      event.preventDefault();
      // Where the script itself is missing or forbidden, browsers give no reason.
      heard?.onError(new Error(event.message || 'the script of the worker cannot be loaded'));
    };
  },
  hold: () => {},
  end: () => worker.terminate(),
});

import { Worker } from 'node:worker_threads';
import type { Thread } from './thread.ts';

/** Starts a thread of Node. It keeps the process alive only while it is held. */
export function nodeThread(script: URL): Thread {
  // Flags of this process, such as --input-type or a loader, are not meant for the built script of the thread.
  const worker = new Worker(script, { execArgv: [] });
  worker.unref();
  return {
    post: (message) => worker.postMessage(message),
    hear(heard) {
      for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
      if (!heard) return;
      worker.on('message', heard.onMessage);
      worker.on('error', heard.onError);
      worker.on('exit', (code) => heard.onError(new Error(`the thread ended with exit code ${code}`)));
    },
    hold: (isHeld) => (isHeld ? worker.ref() : worker.unref()),
    end: () => void worker.terminate(),
  };
}

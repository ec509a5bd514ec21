import { parentPort } from 'node:worker_threads';

/** A thread's way to who started it. */
export interface Port {
  post(message: unknown): void;
  hear(onMessage: (message: unknown) => void): void;
}

export const port: Port = {
  post: (message) => parentPort?.postMessage(message),
  hear: (onMessage) => void parentPort?.on('message', onMessage),
};

import type { Port } from './port.ts';

/** What is used of a worker's global scope. */
interface Scope {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  postMessage(message: unknown): void;
}

const scope = globalThis as unknown as Scope;

export const port: Port = {
  post: (message) => scope.postMessage(message),
  hear(onMessage) {
    scope.onmessage = ({ data }) => onMessage(data);
  },
};

import { networkSentence } from './protocol.ts';

/** Everything of a worker that leads out of it, or that would stay when it ends. */
const closed = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'RTCPeerConnection',
  'importScripts',
  'indexedDB',
  'caches',
  'cookieStore',
  'Worker',
  'SharedWorker',
  'BroadcastChannel',
  'MessageChannel',
  'Notification',
  'postMessage',
  'close',
  'navigator',
];

/**
 * Replaces what leads out by functions that say why they do not work. The security policy of the frame is what keeps the
 * network away; this is so that a student reads a sentence instead of wondering.
 */
export function closeDoors(scope: object): void {
  const refuse = function refuse(): never {
    throw new Error(networkSentence);
  };
  for (const name of closed) {
    for (let owner: object | null = scope; owner; owner = Object.getPrototypeOf(owner)) {
      const property = Object.getOwnPropertyDescriptor(owner, name);
      if (property?.configurable) Reflect.deleteProperty(owner, name);
    }
    // Calling it, constructing it and merely looking for what is in it all say the same.
    const door = new Proxy(refuse, { get: refuse, construct: refuse, apply: refuse });
    Object.defineProperty(scope, name, { value: door, writable: false, configurable: false });
  }
}

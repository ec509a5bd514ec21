import { networkSentence } from './protocol.ts';

/** Everything of a worker that leads out of it, or that would stay when it ends, and that somebody might try. */
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

/** The globals that stay: those of the language, and what neither leaves the worker nor lasts. */
const kept = new Set(
  (
    'globalThis self undefined Infinity NaN Object Function Array Number Boolean String Symbol BigInt Date RegExp JSON Math Intl ' +
    'Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError SuppressedError ' +
    'Promise Proxy Reflect Iterator Map Set WeakMap WeakSet WeakRef FinalizationRegistry DisposableStack AsyncDisposableStack ' +
    'ArrayBuffer DataView Atomics Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array ' +
    'BigInt64Array BigUint64Array Float16Array Float32Array Float64Array Temporal ' +
    'parseInt parseFloat isFinite isNaN decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape eval ' +
    'setTimeout clearTimeout setInterval clearInterval queueMicrotask structuredClone atob btoa TextEncoder TextDecoder'
  ).split(' '),
);

/**
 * Takes away every global that is not known to be harmless, also what the global object inherits, and puts `ours` in the place
 * of some. The security policy of the frame is what keeps the network away; those that lead out are replaced by functions that
 * say so, that a student reads a sentence instead of wondering.
 */
export function closeDoors(scope: object, ours: Readonly<Record<string, object>> = {}): void {
  for (let owner: object = scope; owner !== Object.prototype; owner = Object.getPrototypeOf(owner))
    for (const name of Reflect.ownKeys(owner))
      if (!kept.has(name as string)) Reflect.deleteProperty(owner, name);
  const refuse = function refuse(): never {
    throw new Error(networkSentence);
  };
  // Calling it, constructing it and merely looking for what is in it all say the same.
  const door = new Proxy(refuse, { get: refuse, construct: refuse, apply: refuse });
  for (const name of closed) Object.defineProperty(scope, name, { value: door });
  for (const [name, value] of Object.entries(ours))
    Object.defineProperty(scope, name, { value: Object.freeze(value) });
}

import { expect, it } from 'vitest';
import { boundedConsole } from './console.ts';
import { closeDoors } from './lockdown.ts';
import { networkSentence } from './protocol.ts';

it('every door is closed with a sentence, and what is not known to be harmless is gone', () => {
  const prototype = {
    fetch: () => 'open',
    caches: { keys: () => 'open' },
    addEventListener: () => 'open',
    queueMicrotask: 1,
  };
  const scope = Object.create(prototype) as Record<string, unknown>;
  Object.assign(scope, { MessageEvent: class {}, performance: { mark: () => 'open' }, Math });
  closeDoors(scope, { performance: { now: () => 7 } });
  for (const name of ['fetch', 'importScripts', 'postMessage'])
    expect(() => (scope[name] as () => unknown)(), name).toThrow(networkSentence);
  for (const name of ['XMLHttpRequest', 'WebSocket', 'Worker', 'EventSource'])
    expect(() => new (scope[name] as new () => unknown)(), name).toThrow(networkSentence);
  expect(() => (scope['caches'] as typeof prototype.caches).keys()).toThrow(networkSentence);
  expect(() => (scope['indexedDB'] as { open(): void }).open()).toThrow(networkSentence);
  expect(Reflect.ownKeys(prototype)).toEqual(['queueMicrotask']);
  expect(scope['MessageEvent']).toBeUndefined();
  expect(scope['Math']).toBe(Math);
  expect((scope['performance'] as Performance).now()).toBe(7);
  for (const name of ['fetch', 'performance'])
    expect(() => {
      scope[name] = () => {};
    }).toThrow(TypeError);
});

it('a console writes so many lines, of limited length, and leads nowhere', () => {
  const written: unknown[][] = [];
  const real = {
    log: (...parts: unknown[]) => written.push(parts),
    context: () => real,
  };
  const bounded = boundedConsole(real as unknown as Console, 4);
  const cyclic: { self?: object } = {};
  cyclic.self = cyclic;
  bounded['log']!(1, 'two', { three: 3 }, new Error('four'));
  bounded['log']!('x'.repeat(10_000), 'y'.repeat(5000), 'y'.repeat(5000));
  bounded['log']!(cyclic);
  for (let times = 0; times < 10; times += 1) bounded['log']!();
  expect(written).toEqual([
    [1, 'two {"three":3} Error: four'],
    ['x'.repeat(2000), 'y'.repeat(2000)],
    ['[object Object]'],
    [],
    ['No more than 4 lines are shown.'],
  ]);
  expect(Object.keys(bounded)).toEqual(['log']);
});

it('a console cannot be made to write more by what the code does to arrays and texts', () => {
  let written: unknown[] = [];
  const bounded = boundedConsole({
    log: (...parts: unknown[]) => {
      written = parts;
    },
  });
  const { slice } = String.prototype;
  const long = 'x'.repeat(10_000);
  const setters = { get: () => long, set: () => {}, configurable: true };
  try {
    String.prototype.slice = () => long;
    Object.defineProperty(Array.prototype, 0, setters);
    Object.defineProperty(Array.prototype, 1, setters);
    bounded['log']!(long, long, { toJSON: () => long });
  } finally {
    String.prototype.slice = slice;
    Reflect.deleteProperty(Array.prototype, 0);
    Reflect.deleteProperty(Array.prototype, 1);
  }
  expect(written.map((part) => (part as string).length)).toEqual([2000, 2000]);
});

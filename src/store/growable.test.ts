import { expect, it } from 'vitest';
import { Growable } from './growable.ts';

it.each([Int32Array, Float32Array, Uint8Array])('keeps what was pushed while it grows', (Numbers) => {
  const list = new Growable<Int32Array | Float32Array | Uint8Array>(new Numbers(2));
  for (let value = 0; value < 100; value += 1) list.push(value);
  expect(list.pop()).toBe(99);
  expect(list.length).toBe(99);
  expect(list.trimmed()).toEqual(Numbers.from([...Array(99).keys()]));
});

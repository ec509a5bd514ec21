import { expect, it } from 'vitest';
import { Growable } from './growable.ts';

it.each([Int32Array, Float32Array, Uint8Array])('keeps what was pushed while it grows', (Numbers) => {
  const list = new Growable<Int32Array | Float32Array | Uint8Array>(new Numbers(2));
  for (let value = 0; value < 100; value += 1) list.push(value);
  expect(list.pop()).toBe(99);
  expect(list.length).toBe(99);
  expect(list.trimmed()).toEqual(Numbers.from([...Array(99).keys()]));
});

it('reserves what it may take instead of copying, once it is large', () => {
  const most = 1 << 21;
  const list = new Growable(new Int32Array(2), most);
  const arrays = new Set<Int32Array>();
  for (let value = 0; value < most; value += 1) {
    list.push(value);
    arrays.add(list.values);
  }
  expect(Math.max(...[...arrays].map(({ length }) => length))).toBe(most);
  // Copied up to 4 MiB, then reserved.
  expect([...arrays].filter(({ byteLength }) => byteLength > 4 * 1024 ** 2)).toHaveLength(1);
  expect(list.used.every((value, index) => value === index)).toBe(true);
  list.push(1);
  expect([list.length, list.values[most]]).toEqual([most + 1, 1]);
});

import { expect, it } from 'vitest';
import { type ListPlace, seenRange } from './seen-range.ts';

const list: ListPlace = { count: 1000, columns: 3, step: 100, top: 0, windowHeight: 800 };
const range = (change: Partial<ListPlace>): [number, number] => {
  const { first, last } = seenRange({ ...list, ...change });
  return [first, last];
};

it('has what is in the window and half a window beyond it', () => {
  expect(range({})).toEqual([0, 36]);
  expect(range({ top: 300 })).toEqual([0, 27]);
  expect(range({ top: -1000 })).toEqual([18, 66]);
  expect(range({ top: -1050 })).toEqual([18, 69]);
});

it('ends with the list', () => {
  expect(range({ top: -33_000 })).toEqual([978, 1000]);
  expect(range({ count: 2 })).toEqual([0, 2]);
  expect(range({ count: 0 })).toEqual([0, 0]);
});

it('is empty where the list is far away', () => {
  expect(range({ top: 1200 })).toEqual([0, 0]);
  expect(range({ top: -40_000 })).toEqual([1000, 1000]);
});

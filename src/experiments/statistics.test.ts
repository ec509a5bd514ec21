import fc from 'fast-check';
import { expect, it } from 'vitest';
import { extent, median, sum } from './statistics.ts';

const numbers = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1 });

it('has as many values below a median as above it', () => {
  fc.assert(
    fc.property(numbers, (values) => {
      const middle = median(values);
      const below = values.filter((value) => value < middle).length;
      const above = values.filter((value) => value > middle).length;
      expect(Math.max(below, above)).toBeLessThanOrEqual(values.length / 2);
    }),
  );
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(() => median([])).toThrow(RangeError);
});

it('finds the ends of many values', () => {
  fc.assert(
    fc.property(numbers, (values) => {
      expect(extent(values)).toEqual({ from: Math.min(...values), to: Math.max(...values) });
    }),
  );
  expect(extent(Array<number>(1_000_000).fill(1))).toEqual({ from: 1, to: 1 });
});

it('adds', () => {
  expect(sum([])).toBe(0);
  expect(sum([1, 2, 3])).toBe(6);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { meanInterval, medianMeanInterval } from './bootstrap.ts';
import { extent, mean, median } from './statistics.ts';

const values = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 2, maxLength: 30 });
const width = (of: { readonly from: number; readonly to: number }): number => of.to - of.from;
const runs = { numRuns: 25, seed: 1 };

it('contains the mean and stays within the values', () => {
  fc.assert(
    fc.property(values, (some) => {
      const { from, to } = meanInterval(some)!;
      const ends = extent(some);
      expect(from).toBeGreaterThanOrEqual(ends.from - 1e-9);
      expect(from).toBeLessThanOrEqual(mean(some) + 1e-9);
      expect(to).toBeGreaterThanOrEqual(mean(some) - 1e-9);
      expect(to).toBeLessThanOrEqual(ends.to + 1e-9);
    }),
    runs,
  );
});

it('is narrower with more data of the same kind, and has no width where nothing varies', () => {
  const few = [1, 2, 3, 4];
  const many = Array.from({ length: 16 }, () => few).flat();
  // The error of a mean goes with the root of the number: 16 times the data, a quarter of the width.
  const ratio = width(meanInterval(many)!) / width(meanInterval(few)!);
  expect(ratio).toBeGreaterThan(0.2);
  expect(ratio).toBeLessThan(0.32);
  expect(width(meanInterval([7, 7, 7])!)).toBe(0);
});

it('agrees with the normal distribution where that holds', () => {
  const some = Array.from({ length: 100 }, (_, index) => index);
  const { from, to } = meanInterval(some)!;
  const error = 1.96 * (28.866 / 10);
  expect(Math.abs(from - (49.5 - error))).toBeLessThan(0.5);
  expect(Math.abs(to - (49.5 + error))).toBeLessThan(0.5);
});

it('is the same every time, whatever was asked before', () => {
  const asked = meanInterval([3, 1, 4, 1, 5]);
  for (let length = 2; length < 26; length += 1) meanInterval(Array(length).fill(1));
  expect(meanInterval([3, 1, 4, 1, 5])).toEqual(asked);
  expect(
    medianMeanInterval([
      [1, 2, 9],
      [4, 4],
    ]),
  ).toEqual(
    medianMeanInterval([
      [1, 2, 9],
      [4, 4],
    ]),
  );
});

it('needs something to resample', () => {
  expect([meanInterval([]), meanInterval([3])]).toEqual([undefined, undefined]);
  expect([medianMeanInterval([]), medianMeanInterval([[1], [3]])]).toEqual([undefined, undefined]);
});

it('resamples the repeats and not the groups', () => {
  // Groups that differ and do not vary are known exactly.
  expect(
    medianMeanInterval([
      [1, 1, 1],
      [9, 9],
    ]),
  ).toEqual({ from: 5, to: 5 });
  fc.assert(
    fc.property(fc.array(values, { minLength: 1, maxLength: 4 }), (groups) => {
      const { from, to } = medianMeanInterval(groups)!;
      const middle = mean(groups.map((group) => median(group)));
      expect(from).toBeLessThanOrEqual(middle + 1e-9);
      expect(to).toBeGreaterThanOrEqual(middle - 1e-9);
    }),
    { ...runs, numRuns: 10 },
  );
});

import { expect, it } from 'vitest';
import { createRandom } from './random.ts';

it('gives the same numbers for the same seed, on every machine', () => {
  const numbers = (seed: number): number[] => {
    const random = createRandom(seed);
    return Array.from({ length: 8 }, () => random.below(1000));
  };
  expect(numbers(42)).toEqual(numbers(42));
  expect(numbers(42)).not.toEqual(numbers(43));
  expect(numbers(42)).toMatchInlineSnapshot(`
    [
      605,
      225,
      535,
      820,
      834,
      84,
      852,
      787,
    ]
  `);
});

it('shuffles without losing anything, and picks only what is there', () => {
  const random = createRandom(1);
  const items = [1, 2, 3, 4, 5];
  expect(random.shuffle(items).toSorted()).toEqual(items);
  expect(items).toContain(random.pick(items));
  expect(() => random.pick([])).toThrow(RangeError);
});

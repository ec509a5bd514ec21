import { expect, it } from 'vitest';
import { starsFor } from './stars.ts';

it('gives three stars for the optimum, two up to a tenth more (at least one), one beyond', () => {
  expect([7, 8, 9, 99].map((moves) => starsFor(moves, undefined, 7))).toEqual([3, 2, 1, 1]);
  expect([30, 33, 34].map((moves) => starsFor(moves, undefined, 30))).toEqual([3, 2, 1]);
  expect(starsFor(0, undefined, 0)).toBe(3);
});

it('goes by the par of the level where there is one', () => {
  expect([4, 5, 6, 7, 8].map((moves) => starsFor(moves, 5, 4))).toEqual([3, 3, 2, 1, undefined]);
});

it('gives none when there is nothing to compare with', () => {
  expect(starsFor(5, undefined, undefined)).toBeUndefined();
});

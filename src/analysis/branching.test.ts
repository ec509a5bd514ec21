import { expect, it } from 'vitest';
import { createRandom } from '../core/random.ts';
import { effectiveBranching, statesWithin } from './branching.ts';

it('counts the states of a tree in which every state has as many successors', () => {
  expect(statesWithin(3, 0)).toBe(0);
  expect(statesWithin(1, 7)).toBe(7);
  expect(statesWithin(2, 3)).toBe(2 + 4 + 8);
  expect(statesWithin(3, 4)).toBe(3 + 9 + 27 + 81);
});

it('finds the branching factor of such a tree again, and of any other number in between', () => {
  for (const branching of [1, 2, 3, 10])
    for (const depth of [1, 2, 5, 12])
      expect(effectiveBranching(statesWithin(branching, depth), depth)).toBeCloseTo(branching, 9);
  const random = createRandom(1);
  for (let at = 0; at < 200; at += 1) {
    const depth = 1 + random.below(40);
    const generated = 1 + random.below(1_000_000);
    expect(statesWithin(effectiveBranching(generated, depth), depth) / generated).toBeCloseTo(1, 9);
  }
});

it('is 0 where nothing was generated or nothing was to be done', () => {
  expect(effectiveBranching(0, 5)).toBe(0);
  expect(effectiveBranching(5, 0)).toBe(0);
});

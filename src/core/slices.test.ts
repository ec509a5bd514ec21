import { expect, it } from 'vitest';
import { SliceBudget, sliceMilliseconds } from './slices.ts';

it('grows while slices are short, shrinks when one is long, and learns nothing from one that stopped early', () => {
  const budget = new SliceBudget();
  const first = budget.states;
  budget.learn(0.1, first);
  expect(budget.states).toBe(2 * first);
  budget.learn(0.1, first);
  expect(budget.states).toBe(2 * first);
  budget.learn(2 * sliceMilliseconds, 2 * first);
  expect(budget.states).toBe(first);
  for (let i = 0; i < 20; i += 1) budget.learn(2 * sliceMilliseconds, budget.states);
  expect(budget.states).toBe(1);
});

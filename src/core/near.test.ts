import { expect, it } from 'vitest';
import { didYouMean, nearest } from './near.ts';

it.each([
  ['astr', 'astar'],
  ['bsf', 'bfs'],
  ['pears', 'pairs'],
  ['WASTAR', 'wastar'],
  ['chess', undefined],
  ['', undefined],
])('takes %j for %j', (word, meant) => {
  expect(nearest(word, ['bfs', 'dfs', 'astar', 'wastar', 'pairs'])).toBe(meant);
});

it('asks only where something is near', () => {
  expect(didYouMean('astr', ['astar'])).toBe(' Did you mean "astar"?');
  expect(didYouMean('magic', ['astar'])).toBe('');
});

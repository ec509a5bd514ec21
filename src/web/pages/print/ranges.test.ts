import { expect, it } from 'vitest';
import { readRanges } from './ranges.ts';

it.each([
  ['1-4, 7', [1, 2, 3, 4, 7]],
  ['3', [3]],
  [' 2 – 3; 9 ', [2, 3, 9]],
  ['5,1-2,2', [5, 1, 2]],
  ['8-99', [8, 9]],
  ['2 4', [2, 4]],
])('%j means these', (text, numbers) => {
  expect(readRanges(text, 9)).toEqual(numbers);
});

it.each(['', ' , ', '0', '4-2', '10', 'x', '1-', '-3', '1.5'])('%j means none', (text) => {
  expect(readRanges(text, 9)).toBeUndefined();
});

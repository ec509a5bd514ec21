import { expect, it } from 'vitest';
import { replayed } from './replayed.ts';
import { endedResult, sampleResult } from './sample-results.ts';

const level = { text: 'game: roll-the-block\n\nS...\n...G\n' };
const unit = { cost: 'unit' };
const figuresOf = (changes: Parameters<typeof sampleResult>[0]) =>
  replayed(level, unit, sampleResult(changes))?.figures;

it('accepts a solution that the rules accept, at its cost', () => {
  expect(replayed(level, unit, sampleResult())).toBeUndefined();
});

it.each([
  [{ moves: ['R', 'D'], cost: 2 }, 'moves'],
  [{ moves: ['U', 'D', 'R'] }, 'moves'],
  [{ moves: ['R', 'D', 'R', 'L'], cost: 4 }, 'moves'],
  [{ moves: ['nonsense'] }, 'moves'],
  [{ moves: [] }, 'moves'],
  [{ cost: 2 }, 'cost'],
  [{ cost: null }, 'cost'],
])('raises an alarm about %j', (changes, figure) => {
  expect(figuresOf(changes)).toEqual([figure]);
});

it('raises an alarm about a solution of a level that cannot be read, and about moves without one', () => {
  const result = sampleResult();
  expect(replayed({ text: 'game: roll-the-block\n\nS..\n' }, unit, result)).toEqual({
    kind: 'rules',
    figures: ['level'],
    first: result,
    second: null,
  });
  expect(figuresOf({ status: 'unsolvable' })).toEqual(['status']);
  expect(replayed(level, unit, endedResult({ status: 'time-limit' }))).toBeUndefined();
});

import { expect, it } from 'vitest';
import { sampleComparison, sampleLevel, sampleRun } from '../../../../test/sample-results.ts';
import { plotList } from './plot-list.ts';
import { compareWords } from './words.ts';

const list = (...runs: Parameters<typeof sampleRun>[0][]) =>
  plotList(sampleComparison([sampleLevel(runs.map(sampleRun))]), [], compareWords.en, 'en');

it('has a plot of each kind, with its gist in words', () => {
  const plots = list({}, { algorithm: 'greedy', heuristic: 'h', cost: 3, optimal: false, expanded: 1 });
  expect(plots.map(({ id }) => id)).toEqual([
    'expanded',
    'milliseconds',
    'quality',
    'megabytes',
    'solved-within-time',
  ]);
  expect(plots[0]!.text).toBe(compareWords.en.leastAndMost('greedy', 'bfs'));
  expect(plots[2]!.text).toContain('bfs 1.00, greedy 1.50');
  expect(plots[4]!.text).toContain('greedy 1 of 1');
});

it('leaves out what there is nothing to show for', () => {
  const stopped = { status: 'time-limit', cost: null, optimal: false } as const;
  const level = sampleLevel([sampleRun(stopped)], { optimal: null });
  const plots = plotList(sampleComparison([level]), [], compareWords.pt, 'pt-PT');
  expect(plots.map(({ id }) => id)).toEqual(['expanded', 'milliseconds', 'megabytes']);
  expect(plots[0]!.text).toContain(compareWords.pt.hollow);
  expect(list({ status: 'crashed', milliseconds: null })).toEqual([]);
});

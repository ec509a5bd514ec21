import { expect, it } from 'vitest';
import { sampleComparison, sampleLevel, sampleRun } from '../../../../test/sample-results.ts';
import { englishNaming } from '../../../experiments/naming.ts';
import type { LevelRecord } from '../../../experiments/record.ts';
import { levelAxesOf, pairItem, plotData, plotList } from './plot-list.ts';
import { compareWords } from './words.ts';

type Changes = Parameters<typeof sampleRun>[0];
const levelOf = (runs: readonly Changes[], changes: Partial<LevelRecord> = {}) =>
  sampleLevel(runs.map(sampleRun), changes);
const dataOf = (
  levels: readonly LevelRecord[],
  isolated: readonly string[] = [],
  language: 'en' | 'pt' = 'en',
) => plotData(sampleComparison(levels), isolated, englishNaming, compareWords[language], language);
const greedy: Changes = {
  algorithm: 'greedy',
  heuristic: 'h',
  cost: 3,
  length: 3,
  optimal: false,
  expanded: 1,
};

it('has a plot of each kind, with its gist in words', () => {
  const plots = plotList(dataOf([levelOf([{}, greedy])]), 'position', 'stored');
  expect(plots.map(({ id }) => id)).toEqual([
    ...['expanded-by-position', 'milliseconds-by-position', 'megabytes-by-position', 'stored-by-position'],
    ...['quality', 'solved-within-time'],
  ]);
  expect(plots[0]!.title).toBe('Positions expanded by level');
  expect(plots[0]!.text).toContain('the least: Greedy best-first search. The most: Breadth-first search.');
  expect(plots[4]!.text).toContain('Breadth-first search 1.00; Greedy best-first search 1.50');
  expect(plots[5]!.text).toContain('Greedy best-first search 1 of 1');
});

it('adds up only what all methods answered', () => {
  const stopped: Changes = { ...greedy, status: 'time-limit', cost: null, expanded: 9999 };
  const data = dataOf([levelOf([{}, greedy]), levelOf([{}, stopped], { number: 2 })]);
  const [expanded] = plotList(data, 'position', 'stored');
  expect(expanded!.text).toContain(
    compareWords.en.leastAndMost('1', 'Greedy best-first search', 'Breadth-first search'),
  );
  expect(expanded!.text).toContain(compareWords.en.hollow);
});

it('leaves out what there is nothing to show for', () => {
  const stopped: Changes = { status: 'time-limit', cost: null, optimal: false };
  const data = dataOf([levelOf([stopped], { optimal: null })], [], 'pt');
  const plots = plotList(data, 'position', 'branching');
  expect(plots.map(({ id }) => id)).toEqual([
    ...['expanded-by-position', 'milliseconds-by-position', 'megabytes-by-position'],
  ]);
  expect(plots[0]!.text).toContain(compareWords.pt.hollow);
  const crashed: Changes = { status: 'crashed', expanded: null, stored: null, generated: null, bytes: null };
  expect(plotList(dataOf([levelOf([crashed])]), 'position', 'stored')).toEqual([]);
});

it('draws the figures of a link, which have no times', () => {
  const untimed: Changes = { milliseconds: null, repeatMilliseconds: [], repeatPrepareMilliseconds: [] };
  const plots = plotList(dataOf([levelOf([untimed, { ...greedy, ...untimed }])]), 'position', 'moves');
  expect(plots.map(({ id }) => id)).toEqual([
    ...['expanded-by-position', 'megabytes-by-position', 'moves-by-position', 'quality'],
  ]);
});

it('shows the methods that are isolated, with the look that they have among all', () => {
  const levels = [
    levelOf([{}, greedy]),
    levelOf([{}, greedy], { number: 2, facts: { cells: 9, pieces: 5, colours: 1 } }),
  ];
  const data = dataOf(levels, ['greedy']);
  expect(data.series.map(({ name }) => name)).toEqual(['greedy']);
  expect(data.series[0]).toEqual(data.all[1]);
  expect(dataOf(levels, ['gone']).series).toHaveLength(2);
  expect(levelAxesOf(data)).toContain('pieces');
  expect(levelAxesOf(data)).not.toContain('cells');
  const pair = pairItem(data, 'expanded', data.all[0]!, [data.all[1]!]);
  expect(pair.title).toBe('Positions expanded, against Breadth-first search');
});

import { expect, it } from 'vitest';
import { sampleComparison, sampleLevel, sampleRun } from '../../test/sample-results.ts';
import { filterPivot, type Pivot, pivotFigures, pivotOf, pivotTotals, sortPivot } from './pivot.ts';

const stopped = { status: 'time-limit', optimal: false, cost: null, expanded: 999 } as const;
const dfs = { algorithm: 'dfs', optimal: false } as const;
const comparison = sampleComparison([
  sampleLevel([sampleRun({ expanded: 30 }), sampleRun({ ...dfs, length: 9, cost: 9, expanded: 10 })], {
    level: 'Beta',
  }),
  sampleLevel([sampleRun({ expanded: 20, length: 5, cost: 5 }), sampleRun({ ...dfs, ...stopped })], {
    level: 'Alpha',
    number: 2,
    optimal: 5,
    file: 'other.txt',
  }),
  sampleLevel(
    [
      sampleRun({ expanded: 40, length: 3, cost: 3 }),
      sampleRun({ ...dfs, length: 3, cost: 3, expanded: 50 }),
    ],
    {
      level: 'Gamma',
      number: 3,
      optimal: 3,
      game: 'break-the-ice',
    },
  ),
  sampleLevel([sampleRun({ status: 'unsolvable', cost: null, optimal: false, length: 0, expanded: 7 })], {
    level: 'Delta',
    number: 4,
    optimal: null,
  }),
]);
const values = ({ rows }: Pivot): (number | null)[][] =>
  rows.map(({ cells }) => cells.map(({ value }) => value));
const levels = ({ rows }: Pivot): string[] => rows.map(({ level }) => level.level);

it('lays a figure out by level and method; a stopped run has none', () => {
  const moves = pivotOf(comparison, 'moves');
  expect(moves.methods.map(({ title }) => title)).toEqual(['Breadth-first search', 'Depth-first search']);
  expect(values(moves)).toEqual([
    [2, 9],
    [5, null],
    [3, 3],
    [null, null],
  ]);
  expect(moves.rows.map(({ optimum }) => optimum)).toEqual([2, 5, 3, null]);
  expect(moves.rows.map(({ cells }) => cells.map(({ isBest }) => isBest))[0]).toEqual([true, false]);
  expect(
    moves.rows[2]!.cells.some(({ isBest }) => isBest),
    'where all agree none is best',
  ).toBe(false);
  expect(values(pivotOf(comparison, 'expanded'))).toEqual([
    [30, 10],
    [20, null],
    [40, 50],
    [7, null],
  ]);
  for (const figure of pivotFigures)
    expect(values(pivotOf(comparison, figure))[0]!.every((each) => each !== null)).toBe(true);
});

it('takes preparing and searching together as time, the median of the repeats', () => {
  const run = sampleRun({ repeatMilliseconds: [5, 1, 3], repeatPrepareMilliseconds: [1, 9, 2] });
  expect(values(pivotOf(sampleComparison([sampleLevel([run])]), 'time'))).toEqual([[6]]);
});

it('sorts, what is missing last either way', () => {
  const moves = pivotOf(comparison, 'moves');
  expect(levels(sortPivot(moves, 'level'))).toEqual(['Alpha', 'Beta', 'Delta', 'Gamma']);
  expect(levels(sortPivot(moves, 'optimum', true))).toEqual(['Alpha', 'Gamma', 'Beta', 'Delta']);
  expect(levels(sortPivot(moves, { method: 'dfs' }))).toEqual(['Gamma', 'Beta', 'Alpha', 'Delta']);
  expect(levels(sortPivot(moves, { method: 'dfs' }, true))).toEqual(['Beta', 'Gamma', 'Alpha', 'Delta']);
  expect(levels(sortPivot(sortPivot(moves, 'level'), 'position'))).toEqual(levels(moves));
});

it('keeps the rows that were asked for', () => {
  const moves = pivotOf(comparison, 'moves');
  expect(levels(filterPivot(moves, { text: 'ALPH' }))).toEqual(['Alpha']);
  expect(levels(filterPivot(moves, { text: 'other.' }))).toEqual(['Alpha']);
  expect(levels(filterPivot(moves, { game: 'break-the-ice' }))).toEqual(['Gamma']);
  expect(levels(filterPivot(moves, { only: 'common' }))).toEqual(['Beta', 'Gamma']);
  expect(levels(filterPivot(moves, { only: 'open' }))).toEqual(['Alpha', 'Delta']);
  expect(levels(filterPivot(moves, { only: 'differing' }))).toEqual(['Beta', 'Alpha']);
  expect(filterPivot(moves, {})).toEqual(moves);
});

it('adds up only what all methods answered', () => {
  expect(pivotTotals(pivotOf(comparison, 'expanded'))).toEqual({ levels: 2, values: [70, 60] });
  const alone = pivotOf(comparison, 'expanded', { methods: ['bfs'] });
  expect(pivotTotals(alone)).toEqual({ levels: 4, values: [97] });
  expect(pivotTotals(filterPivot(pivotOf(comparison, 'moves'), { only: 'open' }))).toEqual({
    levels: 0,
    values: [null, null],
  });
});

import { expect, it } from 'vitest';
import { sampleComparison, sampleLevel, sampleRun } from '../../../../../test/sample-results.ts';
import { nextSorting, sortRows, tableRows } from './run-rows.ts';

const comparison = sampleComparison([
  sampleLevel([
    sampleRun({ expanded: 10 }),
    sampleRun({ algorithm: 'wastar', heuristic: 'h', options: { weight: 2 }, expanded: 5, optimal: false }),
    sampleRun({ algorithm: 'wastar', heuristic: 'h', options: { weight: 3 }, expanded: null }),
  ]),
]);
const rows = tableRows(comparison, []);

it('names methods apart and marks the best', () => {
  expect(rows.map(({ method }) => method)).toEqual(['bfs', 'wastar weight=2', 'wastar weight=3']);
  expect(rows.map(({ best }) => best.has('expanded'))).toEqual([false, true, false]);
  expect(rows[1]!.watch).toContain('method=wastar~h~cost=unit~weight=2');
  const [made] = tableRows(sampleComparison([sampleLevel([sampleRun({ algorithm: 'cover' })])]), []);
  expect(made!.watch, 'what cannot be recorded').toBeUndefined();
});

it('sorts by any column, what is missing last either way', () => {
  const order = (sorting: Parameters<typeof sortRows>[1]): (number | null)[] =>
    sortRows(rows, sorting).map(({ run }) => run.expanded);
  expect(order(undefined)).toEqual([10, 5, null]);
  expect(order({ column: 'expanded', descending: false })).toEqual([5, 10, null]);
  expect(order({ column: 'expanded', descending: true })).toEqual([10, 5, null]);
  expect(order({ column: 'method', descending: true })).toEqual([null, 5, 10]);
});

it('goes upwards, downwards and back', () => {
  const up = nextSorting(undefined, 'cost');
  const down = nextSorting(up, 'cost');
  expect([up, down, nextSorting(down, 'cost')]).toEqual([
    { column: 'cost', descending: false },
    { column: 'cost', descending: true },
    undefined,
  ]);
  expect(nextSorting(down, 'stored')).toEqual({ column: 'stored', descending: false });
});

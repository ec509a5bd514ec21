import { expect, it } from 'vitest';
import { sampleRun } from '../../../../test/sample-results.ts';
import type { PlannedRun } from '../../../experiments/plan.ts';
import { findAlgorithm } from '../../../search/algorithms/index.ts';
import { formatResults, parseResults, reproduce, storedRun, withoutChanged } from './stored-results.ts';

const runs = [
  storedRun(sampleRun()),
  storedRun(sampleRun({ status: 'time-limit', cost: null, length: 0, expanded: 12 })),
  storedRun(sampleRun({ stoppedBy: 'time-limit' })),
  undefined,
];

it('comes back as it was', () => {
  expect(parseResults(formatResults(runs))).toEqual(runs);
  for (const bad of ['', 'x', 'a1.2', 'a1.2.3.4.5.6.7', 'a1.2.3.4.5.6.7.8.9.a', 'a1.2.3.4.5.6.7.Z']) {
    expect(parseResults(bad), bad).toBeUndefined();
  }
});

it('finds every figure that differs, and leaves out what a clock decided', () => {
  expect(reproduce(runs, runs)).toEqual({ compared: 10, differences: [], byClock: 2, missing: 0 });
  const other = storedRun(sampleRun({ status: 'unsolvable', expanded: 5, cost: null }));
  expect(reproduce([runs[0]], [other]).differences).toEqual([
    { run: 0, figure: 'status', stored: 'solved', now: 'unsolvable' },
    { run: 0, figure: 'cost', stored: 2, now: null },
    { run: 0, figure: 'expanded', stored: 3, now: 5 },
  ]);
  expect(reproduce([runs[0]], [undefined])).toMatchObject({ compared: 0, missing: 1 });
  expect(reproduce([runs[0]], [])).toMatchObject({ compared: 0, missing: 1 });
});

it('does not compare the figures of a method that has changed', () => {
  const planned = ['bfs', 'ids'].map((id) => ({ algorithm: findAlgorithm(id)! }) as PlannedRun);
  const before = [runs[0], runs[0]];
  const now = [runs[0], storedRun(sampleRun({ expanded: 5 }))];
  const stored = withoutChanged(before, planned, [{ id: 'ids', was: 'ids-table' }]);
  expect(stored).toEqual([runs[0], undefined]);
  expect(reproduce(stored, now)).toMatchObject({ differences: [], missing: 1 });
  expect(reproduce(withoutChanged(before, planned, []), now).differences).toHaveLength(1);
});

it('reads addresses from before used and reserved bytes were told apart, and compares what they have', () => {
  const old = parseResults(formatResults([runs[0]]).replace(/\.[^.]*$/, ''))!;
  expect(old[0]!.figures).toEqual({ ...runs[0]!.figures, bytes: null });
  expect(reproduce(old, [runs[0]])).toMatchObject({ compared: 9, differences: [] });
  const other = storedRun(sampleRun({ reservedBytes: 7 }));
  expect(reproduce(old, [other]).differences).toHaveLength(1);
});

import { expect, it } from 'vitest';
import { sampleRun } from '../../test/sample-results.ts';
import { bestValues, isBest } from './best.ts';
import type { RunRecord } from './record.ts';

const marks = (runs: readonly RunRecord[], contest: Parameters<typeof isBest>[1]): boolean[] => {
  const best = bestValues(runs);
  return runs.map((run) => isBest(run, contest, best));
};

it('marks the least, and all that share it', () => {
  const runs = [5, 3, 9, 3].map((expanded) => sampleRun({ expanded }));
  expect(marks(runs, 'expanded')).toEqual([false, true, false, true]);
});

it('marks nothing where all are the same or one is alone', () => {
  expect(marks([sampleRun(), sampleRun()], 'stored')).toEqual([false, false]);
  expect(marks([sampleRun()], 'stored')).toEqual([false]);
  expect(marks([], 'stored')).toEqual([]);
});

it('does not praise a run for giving up early', () => {
  const runs = [
    sampleRun({ status: 'time-limit', length: 0, cost: null, expanded: 1 }),
    sampleRun({ status: 'crashed', expanded: null, length: 0, cost: null }),
    sampleRun({ length: 4, cost: 4, expanded: 20 }),
    sampleRun({ length: 5, cost: 5, expanded: 10 }),
  ];
  expect(marks(runs, 'expanded')).toEqual([false, false, false, true]);
  expect(marks(runs, 'cost')).toEqual([false, false, true, false]);
});

it('lets a proof that there is no solution win by its figures, not by its zero moves', () => {
  const runs = [
    sampleRun({ status: 'unsolvable', length: 0, cost: null, expanded: 7 }),
    sampleRun({ status: 'unsolvable', length: 0, cost: null, expanded: 8 }),
  ];
  expect(marks(runs, 'expanded')).toEqual([true, false]);
  expect(marks(runs, 'length')).toEqual([false, false]);
});

it('calls times equal that a clock can hardly tell apart', () => {
  const runs = [10, 10.9, 11.1].map((milliseconds) => sampleRun({ milliseconds }));
  expect(marks(runs, 'milliseconds')).toEqual([true, true, false]);
});

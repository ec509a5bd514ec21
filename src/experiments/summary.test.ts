import { describe, expect, it } from 'vitest';
import { sampleComparison, sampleLevel, sampleRun } from '../../test/sample-results.ts';
import { methodsOf } from './methods.ts';
import type { RunRecord } from './record.ts';
import { commonLevels, summaryOf } from './summary.ts';

const timed = (milliseconds: number, prepare = 0): Partial<RunRecord> => ({
  milliseconds,
  prepareMilliseconds: prepare,
  repeatMilliseconds: [milliseconds],
  repeatPrepareMilliseconds: [prepare],
});
const exact = (cost: number, changes: Partial<RunRecord> = {}): RunRecord =>
  sampleRun({ cost, length: cost, ...changes });
const greedy = (cost: number, changes: Partial<RunRecord> = {}): RunRecord =>
  sampleRun({ algorithm: 'greedy', heuristic: 'filled', optimal: false, cost, length: cost, ...changes });

/** Three levels: both solve the first two, greedy alone the third, whose file states its optimum. */
const comparison = sampleComparison([
  sampleLevel(
    [
      exact(4, { expanded: 100, bytes: 1000, ...timed(10, 2) }),
      greedy(6, { expanded: 10, bytes: 300, ...timed(1) }),
    ],
    { optimal: 4 },
  ),
  sampleLevel(
    [
      exact(10, { expanded: 300, bytes: 3000, ...timed(30) }),
      greedy(10, { expanded: 30, bytes: 500, ...timed(3) }),
    ],
    { optimal: 10, number: 2 },
  ),
  sampleLevel(
    [
      exact(0, {
        status: 'time-limit',
        cost: null,
        optimal: false,
        expanded: 9000,
        bytes: 9000,
        ...timed(60_000),
      }),
      greedy(16, { expanded: 80, bytes: 700, ...timed(8) }),
    ],
    { optimal: null, stated: 8, number: 3 },
  ),
]);

describe('the summary', () => {
  const [bfs, best] = summaryOf(comparison);

  it('tells no penalised time where the time of an answer is not known', () => {
    const untimed = { repeatMilliseconds: [], repeatPrepareMilliseconds: [], milliseconds: null };
    const [only] = summaryOf(sampleComparison([sampleLevel([exact(4, untimed)])]));
    expect(only!.all).toMatchObject({ solved: 1, expanded: { mean: 3 } });
    expect(only!.all).not.toHaveProperty('par2');
    expect(only!.all).not.toHaveProperty('milliseconds');
    expect(bfs!.all).toHaveProperty('par2');
  });

  it('counts on the levels that all answered and on all, as one does by hand', () => {
    expect(commonLevels(comparison, methodsOf(comparison))).toEqual([0, 1]);
    expect(bfs!.common).toMatchObject({ levels: 2, solved: 2, proved: 2, optimal: 2, provedUnsolvable: 0 });
    expect(bfs!.all).toMatchObject({ levels: 3, solved: 2, proved: 2, optimal: 2 });
    expect(best!.common).toMatchObject({ levels: 2, solved: 2, proved: 0, optimal: 1 });
    expect(best!.all).toMatchObject({ levels: 3, solved: 3, proved: 0, optimal: 1 });
  });

  it('has means and medians of the ratio, of expansions, memory and time', () => {
    expect(best!.common.ratio).toMatchObject({ levels: 2, mean: 1.25, median: 1.25 });
    expect(best!.all.ratio).toMatchObject({ levels: 3, mean: 1.5, median: 1.5 });
    expect(bfs!.common.ratio).toMatchObject({ mean: 1, median: 1 });
    expect(bfs!.common.expanded).toMatchObject({ mean: 200, median: 200 });
    expect(bfs!.all.expanded).toMatchObject({ levels: 3, mean: 9400 / 3, median: 300 });
    expect(best!.common.bytes).toMatchObject({ mean: 400 });
    expect(bfs!.common.milliseconds).toMatchObject({ mean: 21, median: 21 });
  });

  it('counts a level without an answer as twice the time limit', () => {
    expect(bfs!.all.par2!.mean).toBeCloseTo((12 + 30 + 120_000) / 3);
    expect(best!.all.par2!.mean).toBeCloseTo(4);
    expect(bfs!.common.par2!.mean).toBe(21);
    const { settings } = comparison;
    const [free] = summaryOf({ ...comparison, settings: { ...settings, limits: {} } });
    expect(free!.all.par2, 'without a limit there is no penalty').toBeUndefined();
  });

  it('has intervals over the levels, and for times over the repeats where there are some', () => {
    const { interval } = best!.all.ratio!;
    expect(interval!.from).toBe(1);
    expect(interval!.to).toBe(2);
    expect(best!.all.milliseconds!.interval, 'nothing was repeated').toBeUndefined();
    const repeated = sampleComparison([
      sampleLevel([exact(2, { repeatMilliseconds: [5, 6, 9], repeatPrepareMilliseconds: [1, 1, 1] })]),
    ]);
    expect(summaryOf(repeated)[0]!.all.milliseconds).toEqual({
      levels: 1,
      mean: 7,
      median: 7,
      interval: { from: 6, to: 10 },
    });
    expect(summaryOf(comparison, { intervals: false })[0]!.all.ratio).toEqual({
      levels: 2,
      mean: 1,
      median: 1,
    });
  });

  it('takes the common set of the chosen methods only', () => {
    const [alone] = summaryOf(comparison, { methods: ['greedy'] });
    expect(alone!.common).toEqual(alone!.all);
    expect(alone).toMatchObject({ method: 'greedy', title: 'Greedy best-first search' });
  });

  it('stands without any answer', () => {
    const crashed = sampleRun({
      status: 'crashed',
      cost: null,
      optimal: false,
      expanded: null,
      bytes: null,
      repeatMilliseconds: [],
      repeatPrepareMilliseconds: [],
      milliseconds: null,
    });
    const [none] = summaryOf(sampleComparison([sampleLevel([crashed], { optimal: null })]));
    expect(none!.common.levels).toBe(0);
    expect(none!.all).toEqual({
      levels: 1,
      solved: 0,
      proved: 0,
      optimal: 0,
      provedUnsolvable: 0,
      par2: { levels: 1, mean: 120_000, median: 120_000 },
    });
  });
});

import { describe, expect, it } from 'vitest';
import type { SweepLevel, SweepMethod, SweepResult } from '../model.ts';
import { disagreement, findAlarms } from './agree.ts';
import { endedResult, sampleResult } from './sample-results.ts';

const elsewhere = { id: 'r2', repeat: 2, machine: 'there', worker: 'w2' };

describe('two results of one method on one level', () => {
  it('agree whatever the clock and the system say', () => {
    const other = sampleResult({ ...elsewhere, milliseconds: 9, processorMilliseconds: 9, residentBytes: 9 });
    expect(disagreement(sampleResult(), other)).toBeUndefined();
  });

  it('must have the same counts, moves, costs and proofs', () => {
    const first = sampleResult();
    for (const change of [
      { expanded: 4 },
      { moves: ['D', 'R', 'R'] },
      { cost: 4 },
      { optimal: false },
      { bytes: 73 },
      { bound: 2 },
      { seenSet: 'compact' as const },
    ]) {
      const second = sampleResult({ ...elsewhere, ...change });
      const figures = Object.keys(change);
      expect(disagreement(first, second)).toEqual({ kind: 'figures', figures, first, second });
    }
  });

  it('must both refuse the level, or none', () => {
    const refused = endedResult({ status: 'unsuitable', reason: 'not here' });
    expect(disagreement(refused, endedResult({ ...elsewhere, status: 'unsuitable' }))).toBeUndefined();
    expect(disagreement(refused, sampleResult(elsewhere))?.figures).toContain('status');
  });

  it.each(['time-limit', 'memory-limit', 'crashed', 'cancelled'] as const)(
    'may differ where one of them ended by %s',
    (status) => {
      expect(disagreement(sampleResult(), endedResult({ ...elsewhere, status }))).toBeUndefined();
      expect(disagreement(endedResult({ ...elsewhere, status }), sampleResult())).toBeUndefined();
    },
  );

  it('may differ where the clock stopped an anytime search', () => {
    const stopped = sampleResult({ ...elsewhere, cost: 5, optimal: false, stoppedBy: 'time-limit' });
    expect(disagreement(sampleResult(), stopped)).toBeUndefined();
  });
});

describe('all results of a sweep', () => {
  const levels = ['l1', 'l2'].map((key) => ({ key }) as SweepLevel);
  const methods = [
    { key: 'm1', cost: 'unit' },
    { key: 'm2', cost: 'unit' },
    { key: 'm3', cost: 'rolls' },
  ] as SweepMethod[];
  const alarmsOf = (results: readonly SweepResult[], most = 100) =>
    findAlarms(
      { levels, methods },
      async function* () {
        // In small pieces, as they come from a file.
        for (const result of results) yield [result];
      },
      most,
    );

  it('give no alarm where they agree', async () => {
    const results = [
      sampleResult(),
      sampleResult(elsewhere),
      sampleResult({ method: 'm2', expanded: 99, optimal: false, cost: 4 }),
      // Costs of another cost model do not compare.
      sampleResult({ method: 'm3', cost: 2 }),
      endedResult({ level: 'l2', status: 'unsolvable', expanded: 1 }),
      endedResult({ level: 'l2', method: 'm2', status: 'time-limit' }),
    ];
    expect(await alarmsOf(results)).toEqual([]);
  });

  it('give an alarm for each that differs from the first, with both', async () => {
    const results = [
      endedResult({ status: 'time-limit' }),
      sampleResult(),
      sampleResult({ level: 'l2', expanded: 8 }),
      sampleResult({ ...elsewhere, stored: 5 }),
      sampleResult({ ...elsewhere, repeat: 3, stored: 4, expanded: 2 }),
    ];
    expect(await alarmsOf(results)).toEqual([
      { kind: 'figures', figures: ['stored'], first: results[1], second: results[3] },
      { kind: 'figures', figures: ['expanded', 'stored'], first: results[1], second: results[4] },
    ]);
    expect(await alarmsOf(results, 1)).toHaveLength(1);
    expect(await alarmsOf(results, 0)).toEqual([]);
  });

  it('give an alarm where methods contradict each other', async () => {
    const proved = sampleResult();
    const cheaper = sampleResult({ method: 'm2', cost: 2, optimal: false });
    const impossible = endedResult({ method: 'm3', status: 'unsolvable' });
    expect(await alarmsOf([proved, cheaper])).toEqual([
      { kind: 'answers', figures: ['cost'], first: proved, second: cheaper },
    ]);
    expect(await alarmsOf([impossible, proved])).toEqual([
      { kind: 'answers', figures: ['status'], first: impossible, second: proved },
    ]);
  });

  it('leave out what is no longer planned', async () => {
    expect(
      await alarmsOf([sampleResult({ method: 'gone' }), sampleResult({ method: 'gone', cost: 1 })]),
    ).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { sampleLevel, sampleRun } from '../../test/sample-results.ts';
import { knownOptimum, optimalityOf, ratioOf, refutedStatements } from './optimum.ts';
import type { LevelRecord } from './record.ts';

const found = (cost: number) =>
  sampleRun({ algorithm: 'greedy', heuristic: 'near', optimal: false, cost, length: cost });
const stopped = sampleRun({ algorithm: 'dfs', status: 'time-limit', optimal: false, cost: null });
const none = sampleRun({ algorithm: 'ucs', status: 'unsolvable', optimal: false, cost: null });

describe('a solution', () => {
  const level = sampleLevel([sampleRun(), found(2), found(5), stopped]);

  it('is proved by its method, equal to what another one proved, or longer', () => {
    expect(level.runs.map((run) => optimalityOf(run, level))).toEqual([
      { kind: 'proved' },
      { kind: 'equal', from: 'proved' },
      { kind: 'longer', from: 'proved', by: 3 },
      undefined,
    ]);
    expect(level.runs.map((run) => ratioOf(run, level))).toEqual([1, 1, 2.5, undefined]);
  });

  it('is compared with what the file states where nothing was proved, and says so', () => {
    const stated = sampleLevel([found(5), found(7)], { optimal: null, stated: 5 });
    expect(stated.runs.map((run) => optimalityOf(run, stated))).toEqual([
      { kind: 'equal', from: 'stated' },
      { kind: 'longer', from: 'stated', by: 2 },
    ]);
  });

  it('is compared with nothing where nothing is known', () => {
    const unknown = sampleLevel([found(5)], { optimal: null });
    expect(optimalityOf(unknown.runs[0]!, unknown)).toEqual({ kind: 'unknown' });
    expect(ratioOf(unknown.runs[0]!, unknown)).toBeUndefined();
    const free = sampleLevel([found(0)], { optimal: 0 });
    expect(optimalityOf(free.runs[0]!, free)).toEqual({ kind: 'equal', from: 'proved' });
    expect(ratioOf(free.runs[0]!, free), 'nothing is a multiple of 0').toBeUndefined();
  });
});

describe('what a file states', () => {
  const told = (level: Partial<LevelRecord>, ...runs: LevelRecord['runs']) => {
    const record = sampleLevel(runs, { stated: 4, ...level });
    return [knownOptimum(record), ...refutedStatements([record])];
  };

  it('gives way to a proof', () => {
    expect(told({ optimal: 4 }, found(4))).toEqual([{ cost: 4, from: 'proved' }]);
    expect(told({ optimal: 6 })).toEqual([
      { cost: 6, from: 'proved' },
      'sample.txt, Sample: the file states an optimum of 4, yet it was proved to be 6.',
    ]);
  });

  it('is not used once it is refuted', () => {
    expect(told({ optimal: null }, found(3), found(9))).toEqual([
      undefined,
      'sample.txt, Sample: the file states an optimum of 4, yet a solution costs 3.',
    ]);
    expect(told({ optimal: null }, none)).toEqual([
      undefined,
      'sample.txt, Sample: the file states an optimum of 4, yet it was proved unsolvable.',
    ]);
    expect(told({ optimal: null }, stopped)).toEqual([{ cost: 4, from: 'stated' }]);
  });
});

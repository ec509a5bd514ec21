import { describe, expect, it } from 'vitest';
import { directWorker } from '../../../../../test/fake-worker.ts';
import { runNow } from '../../../../core/slices.ts';
import type { Comparison } from '../../../../experiments/record.ts';
import { catalogue } from '../../../shared/state/shipped.ts';
import { KeyValueStore } from '../../../shared/state/storage.ts';
import { findMethod } from '../../shared/all-methods.ts';
import { formatMethod, type LabLevel, parseMethod, shippedLevel } from '../../shared/setup.ts';
import { placeLevels, planSetup } from '../compare-plan.ts';
import { type CompareSetup, defaultLimits } from '../compare-setup.ts';
import { Experiment } from '../experiment.ts';
import { Pool } from '../run/pool.ts';
import { runRequest } from '../run/run-request.ts';
import { comparisonOf, knownRuns } from './known-runs.ts';
import { openResults } from './open-results.ts';
import { RunBook } from './run-book.ts';

const origin = {
  version: '0.1.0',
  machine: { node: null, browser: 'test', platform: 'p', arch: 'a', cpu: 'c' },
};
const levels: LabLevel[] = ['match-the-tiles', 'roll-the-block'].map((game) =>
  shippedLevel(catalogue.levels(game)[0]!),
);
const setup: CompareSetup = {
  levels,
  methods: ['bfs', 'astar', 'ucs~cost=roll', 'wastar~weight=3'].map((text) => {
    const method = parseMethod(text, findMethod);
    if (!method.ok) throw new Error(text);
    return method.value;
  }),
  ...defaultLimits,
};
const own = { find: () => undefined, packOf: () => undefined };

/** A comparison as it would be saved, and the plan behind it. */
async function saved(): Promise<{ comparison: Comparison; keys: string[] }> {
  const plan = planSetup(setup, placeLevels(levels, catalogue, own));
  if (!plan.ok) throw new Error(plan.error);
  const book = new RunBook(new KeyValueStore(() => undefined));
  const pool = new Pool(directWorker(runRequest), 1);
  await new Experiment({ runs: plan.value, limits: setup, pool, origin, book }).start();
  const known = knownRuns(plan.value, setup, book, new Map());
  return { comparison: comparisonOf(known, { setup, origin }), keys: known.map(({ key }) => key) };
}

const { comparison, keys } = await saved();
const open = (value: unknown) =>
  runNow(openResults(typeof value === 'string' ? value : JSON.stringify(value), catalogue, () => 7));
/** The comparison with something changed in its copy. */
function changed(change: (copy: never) => void): unknown {
  const copy = structuredClone(comparison);
  change(copy as never);
  return copy;
}
const problemOf = (value: unknown) => {
  const read = open(value);
  return read.ok ? undefined : read.error;
};
interface Loose {
  [key: string]: Loose;
  [index: number]: Loose;
}

describe('a file of results', () => {
  it('gives back the set-up and every run', () => {
    const read = open(comparison);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const { setup: found, runs, unknown } = read.value;
    expect(found.methods.map(formatMethod).sort()).toEqual(setup.methods.map(formatMethod).sort());
    expect(found.levels.map(({ reference }) => reference)).toEqual(levels.map(({ reference }) => reference));
    expect(found).toMatchObject(defaultLimits);
    expect(runs.map(([key]) => key).sort()).toEqual([...keys].sort());
    expect(runs[0]![1]).toMatchObject({ origin, at: 7, jobs: 1 });
    const records = comparison.levels.flatMap((level) => level.runs);
    expect(runs.map(([, { record }]) => record)).toEqual(records);
    expect(unknown).toEqual([]);
  });

  it('is read though an earlier version wrote it, by the names of shipped levels', () => {
    const old = changed((copy: Loose) => {
      delete copy['version'];
      for (const level of copy['levels'] as unknown as Loose[]) delete level['text'];
    });
    expect(open(old)).toMatchObject({ ok: true, value: { runs: { length: keys.length } } });
    const moved = changed((copy: { levels: { text?: string; file: string }[] }) => {
      delete copy.levels[0]!.text;
      copy.levels[0]!.file = 'mine.txt';
    });
    expect(problemOf(moved)).toMatchObject({ code: 'no-level', path: 'levels[0]' });
  });

  it('says what is wrong, and where', () => {
    expect(problemOf('level,method')).toEqual({ code: 'not-json' });
    expect(problemOf([1])).toMatchObject({ code: 'form', path: 'settings' });
    const set = (path: string, value: unknown) =>
      problemOf(
        changed((copy: Loose) => {
          const names = path.split('.');
          const last = names.pop()!;
          (names.reduce((place, name) => place[name]!, copy) as unknown as Record<string, unknown>)[last] =
            value;
        }),
      );
    expect(set('levels.0.runs.1.expanded', 'many')).toEqual({
      code: 'form',
      path: 'levels[0].runs[1].expanded',
      expected: 'count',
      given: '"many"',
    });
    expect(set('levels.0.runs.1.status', 'won')).toMatchObject({ expected: 'status' });
    expect(set('levels', 3)).toMatchObject({ path: 'levels', expected: 'list' });
    expect(set('machine.cpu', undefined)).toMatchObject({ path: 'machine.cpu', given: '' });
    expect(set('settings.repeat', 1000)).toEqual({ code: 'limits', path: 'settings.repeat' });
    expect(set('settings.limits.depth', 9)).toEqual({ code: 'depth-limit' });
    expect(set('levels.0.text', 'game: chess')).toMatchObject({ code: 'no-level' });
    expect(set('levels', [])).toEqual({ code: 'no-runs' });
  });

  it('believes no solution that the rules refuse', () => {
    const changedRun = (change: object) =>
      problemOf(
        changed((copy: Comparison) => {
          Object.assign(copy.levels[0]!.runs[0]!, change);
        }),
      );
    const { moves, cost } = comparison.levels[0]!.runs[0]!;
    expect(changedRun({ moves: moves.slice(1) })).toMatchObject({
      code: 'moves',
      path: 'levels[0].runs[0].moves',
      method: 'bfs',
    });
    expect(changedRun({ cost: cost! - 1 })).toMatchObject({ code: 'moves' });
    expect(changedRun({ moves: ['~'], length: 1, cost: 1 })).toMatchObject({ code: 'moves' });
  });

  it('leaves out methods that this version does not have, and keeps what it does not know of a run', () => {
    const newer = changed((copy: Comparison) => {
      Object.assign(copy.levels[0]!.runs[0]!, { algorithm: 'quantum' });
      Object.assign(copy.levels[0]!.runs[1]!, { qubits: 12, odd: { a: 1 } });
    });
    const read = open(newer);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.unknown).toEqual(['quantum']);
    expect(read.value.runs).toHaveLength(keys.length - 1);
    expect(read.value.runs[0]![1].record).toMatchObject({ qubits: 12 });
    expect(read.value.runs[0]![1].record).not.toHaveProperty('odd');
  });
});

import { describe, expect, it } from 'vitest';
import { directWorker, PuppetWorkers } from '../../../../test/fake-worker.ts';
import { ManualClock } from '../../../../test/manual-clock.ts';
import { sampleSolution } from '../../../../test/sample-results.ts';
import type { WorkerAnswer, WorkerRequest } from '../../../experiments/protocol.ts';
import { readPack } from '../../../games/pack.ts';
import { KeyValueStore } from '../../shared/state/storage.ts';
import type { StartWorker } from '../../shared/worker/client.ts';
import { findMethod } from '../shared/all-methods.ts';
import { type LabLevel, ownLevel, parseMethod } from '../shared/setup.ts';
import { type CompareLevel, planSetup, usesRecommended } from './compare-plan.ts';
import { type CompareSetup, defaultLimits } from './compare-setup.ts';
import { Experiment, type ExperimentParts } from './experiment.ts';
import { comparisonOf, figuresOf, isMissing, knownRuns, reproductionOf } from './results/known-runs.ts';
import { RunBook } from './results/run-book.ts';
import { Pool, poolSize } from './run/pool.ts';
import { runRequest } from './run/run-request.ts';
import { type StoredRun, storedRun } from './stored-results.ts';

const read = readPack(
  'game: match-the-tiles\ntitle: One\n\nA . a\n\n---\n\ngame: match-the-tiles\ntitle: Stuck\n\nA . .\n. a .\n. . .\n' +
    '\n---\n\ngame: roll-the-block\ntitle: Roll\n\nS.....\n......\n.....G\n',
);
const levels: CompareLevel[] = (read.ok ? read.value : []).map((each, index) => ({
  ...(ownLevel(each) as LabLevel),
  file: 'test.txt',
  number: index + 1,
  name: each.level.info.title!,
}));
const origin = {
  version: '0',
  machine: { node: null, browser: 'test', platform: 'test', arch: 'test', cpu: 'test' },
};

function setupOf(methods: string[], changes: Partial<CompareSetup> = {}): CompareSetup {
  return {
    levels: [],
    methods: methods.map((text) => {
      const method = parseMethod(text, findMethod);
      if (!method.ok) throw new Error(method.error.code);
      return method.value;
    }),
    ...defaultLimits,
    ...changes,
  };
}

interface Given extends Partial<ExperimentParts> {
  readonly methods?: string[];
  readonly on?: readonly CompareLevel[];
  readonly repeat?: number;
  readonly start?: StartWorker;
  readonly size?: number;
  readonly clock?: ManualClock;
}

function experimentOf({
  methods = ['bfs', 'astar'],
  on = levels.slice(0, 2),
  repeat = 1,
  ...rest
}: Given = {}) {
  const { start = directWorker(runRequest), size = 2, clock, ...parts } = rest;
  const setup = setupOf(methods, { repeat });
  const plan = planSetup(setup, on);
  if (!plan.ok) throw new Error(plan.error);
  const book = new RunBook(new KeyValueStore(() => undefined));
  const experiment = new Experiment({
    limits: setup,
    runs: plan.value,
    pool: new Pool(start, size, clock),
    origin,
    book,
    ...(clock && { clock }),
    ...parts,
  });
  const known = (linked: ReadonlyMap<string, StoredRun> = new Map()) =>
    knownRuns(plan.value, setup, book, linked);
  const comparison = () => comparisonOf(known(), { setup, origin });
  return { experiment, book, known, comparison };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const solution = { kind: 'solution', solution: sampleSolution() } as const;

describe('a plan', () => {
  const namesOf = (methods: string[], on = levels): string[] => {
    const runs = planSetup(setupOf(methods), on);
    if (!runs.ok) return [runs.error];
    return runs.value.map(({ source, algorithm, heuristic, cost, options }) =>
      [source.name, algorithm.id, heuristic?.id, cost, ...Object.values(options)].filter(Boolean).join(' '),
    );
  };

  it('goes level by level, and leaves a heuristic out where a game has it not', () => {
    const [tiles, , roll] = levels;
    const heuristic = tiles!.game.heuristics.find(
      ({ id }) => !roll!.game.heuristics.some((each) => each.id === id),
    )!.id;
    expect(namesOf(['bfs', `astar~${heuristic}`], [tiles!, roll!])).toEqual([
      'One bfs unit',
      `One astar ${heuristic} unit`,
      'Roll bfs unit',
    ]);
    expect(namesOf(['astar~nonsense'])[0]).toContain('nonsense');
    expect(namesOf([])[0]).toContain('nothing');
  });

  it('runs what is made for a game on its levels only, and `best` as what it is in each', () => {
    const [tiles, , roll] = levels;
    const { algorithm, heuristic } = tiles!.game.recommended;
    const ofTiles = [
      'One',
      algorithm,
      ...(findMethod(algorithm)!.usesHeuristic ? [heuristic] : []),
      'unit',
    ].join(' ');
    const ofRoll = `Roll ${roll!.game.recommended.algorithm} unit`;
    expect(namesOf(['best'], [tiles!, roll!])).toEqual([ofTiles, ofRoll]);
    expect(namesOf(['bfs', 'dense'], [tiles!, roll!])).toEqual(['One bfs unit', 'Roll bfs unit', ofRoll]);
    expect(namesOf(['bfs', 'dense'], [tiles!]), 'passed over').toEqual(['One bfs unit']);
    expect(namesOf(['dense', 'best'], [roll!]), 'the same').toEqual([ofRoll]);
    expect(namesOf(['cover'], [tiles!, roll!])[0]).toMatch(/^None of these methods is made for/);
  });

  it('runs methods once where they are the same', () => {
    const [tiles, , roll] = levels;
    const cost = roll!.game.costs.find(({ id }) => id !== 'unit')!.id;
    expect(namesOf(['ucs', `ucs~cost=${cost}`], [tiles!, roll!])).toEqual([
      'One ucs unit',
      'Roll ucs unit',
      `Roll ucs ${cost}`,
    ]);
    expect(usesRecommended(setupOf(['bfs', 'astar']).methods)).toBe(true);
    expect(usesRecommended(setupOf(['bfs', 'astar~x']).methods)).toBe(false);
  });
});

describe('an experiment', () => {
  it('runs everything and has the figures of the command line', async () => {
    const { experiment, comparison, known } = experimentOf();
    let changes = 0;
    experiment.listen(() => {
      changes += 1;
    });
    expect(experiment.state).toBe('ready');
    await experiment.start();
    expect(experiment).toMatchObject({ state: 'done', done: 4, runningNow: [] });
    expect(changes).toBeGreaterThanOrEqual(9);
    const found = comparison();
    expect(found).toMatchObject({ complete: true, machine: { browser: 'test' } });
    expect(found.levels.map(({ level, optimal }) => [level, optimal])).toEqual([
      ['One', 1],
      ['Stuck', null],
    ]);
    expect(found.levels[1]!.runs.map(({ status }) => status)).toEqual(['unsolvable', 'unsolvable']);
    expect(figuresOf(known())[0]).toMatchObject({ status: 'solved', figures: { length: 1, cost: 1 } });
  });

  it('keeps costs of different kinds apart', async () => {
    const roll = levels[2]!;
    const cost = roll.game.costs.find(({ id }) => id !== 'unit')!.id;
    const { experiment, comparison } = experimentOf({ methods: ['ucs', `ucs~cost=${cost}`], on: [roll] });
    await experiment.start();
    expect(comparison().levels.map(({ level, runs }) => [level, runs[0]!.costModel])).toEqual([
      ['Roll', 'unit'],
      ['Roll', cost],
    ]);
  });

  it('gives every run a worker of its own, as many at a time as the pool has', async () => {
    const puppets = new PuppetWorkers<WorkerRequest, WorkerAnswer>();
    const { experiment, comparison } = experimentOf({ start: puppets.start, repeat: 2 });
    const end = experiment.start();
    expect(puppets.all).toHaveLength(2);
    expect(experiment.runningNow.map(({ algorithm }) => algorithm.id)).toEqual(['bfs', 'astar']);
    puppets.all[0]!.answer(solution);
    await settled();
    // The repeat goes to the same worker, the next run to a fresh one.
    expect(puppets.all[0]!.sent).toHaveLength(2);
    expect(puppets.all).toHaveLength(2);
    puppets.all[0]!.answer(solution);
    await settled();
    expect(puppets.all[0]!.stopped).toBe(true);
    expect(puppets.all).toHaveLength(3);
    expect(experiment.done).toBe(1);
    for (let round = 0; round < 8; round += 1) {
      for (const puppet of puppets.all.filter(({ stopped }) => !stopped)) puppet.answer(solution);
      await settled();
    }
    await end;
    expect(comparison().levels[0]!.runs[0]!.repeatMilliseconds).toEqual([2, 2]);
    expect(puppets.all.every(({ stopped }) => stopped)).toBe(true);
  });

  it('shows what is done as it goes, not more often than one can read', async () => {
    const puppets = new PuppetWorkers<WorkerRequest, WorkerAnswer>();
    const clock = new ManualClock();
    const { experiment, comparison } = experimentOf({ start: puppets.start, size: 1, clock });
    const reported = (): number => comparison().levels.flatMap(({ runs }) => runs).length;
    const end = experiment.start();
    expect(reported()).toBe(0);
    puppets.all[0]!.answer(solution);
    await settled();
    expect([experiment.done, reported()]).toEqual([1, 0]);
    clock.advance(1000);
    puppets.all[1]!.answer(solution);
    await settled();
    expect([experiment.done, reported()]).toEqual([2, 2]);
    puppets.all[2]!.answer(solution);
    await settled();
    expect([experiment.done, reported()]).toEqual([3, 2]);
    puppets.all[3]!.answer(solution);
    await end;
    expect(reported()).toBe(4);
  });

  it('ends a worker that does not answer, says so, and goes on', async () => {
    const puppets = new PuppetWorkers<WorkerRequest, WorkerAnswer>();
    const clock = new ManualClock();
    const { experiment, comparison } = experimentOf({
      start: puppets.start,
      size: 1,
      clock,
      on: [levels[0]!],
    });
    const end = experiment.start();
    await settled();
    clock.advance(10 * 1250 + 4999);
    expect(puppets.all[0]!.stopped).toBe(false);
    clock.advance(1);
    expect(puppets.all[0]!.stopped).toBe(true);
    await settled();
    puppets.all[1]!.fail();
    await end;
    const [late, broken] = comparison().levels[0]!.runs;
    expect(late).toMatchObject({ status: 'time-limit', milliseconds: null });
    expect(late!.reason).toContain('ended after 18 seconds');
    expect(broken).toMatchObject({ status: 'crashed', reason: 'killed' });
    expect(clock.waiting).toBe(0);
  });

  it('keeps what is done when it is cancelled', async () => {
    const puppets = new PuppetWorkers<WorkerRequest, WorkerAnswer>();
    const { experiment, comparison, known } = experimentOf({ start: puppets.start, size: 1 });
    const end = experiment.start();
    puppets.all[0]!.answer(solution);
    await settled();
    experiment.cancel();
    await end;
    expect(experiment).toMatchObject({ state: 'cancelled', done: 1, runningNow: [] });
    expect(puppets.all).toHaveLength(2);
    expect(puppets.all[1]!.stopped).toBe(true);
    expect(comparison()).toMatchObject({ complete: false, levels: [{ level: 'One' }] });
    expect(figuresOf(known()).map((each) => each?.status)).toEqual([
      'solved',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('compares its figures with those of a link', async () => {
    const first = experimentOf();
    await first.experiment.start();
    expect(reproductionOf(first.known(), origin)).toBeUndefined();
    const linked = new Map(first.known().map(({ key, made }) => [key, storedRun(made[0]!.record)]));
    const again = experimentOf();
    expect(reproductionOf(again.known(linked), origin)).toBeUndefined();
    await again.experiment.start();
    expect(reproductionOf(again.known(linked), origin)).toEqual({
      compared: 40,
      differences: [],
      byClock: 0,
      missing: 0,
    });
  });

  it('says that a worker cannot be started', async () => {
    const { experiment, comparison, known } = experimentOf({
      start: () => {
        throw new Error('no workers here');
      },
    });
    await experiment.start();
    expect(comparison().levels[0]!.runs[0]).toMatchObject({
      status: 'crashed',
      reason: 'no workers here',
    });
    // It is told, but it is no result: such a run is still missing.
    expect(known().every(isMissing)).toBe(true);
  });
});

it('leaves a core to the page, and is never without a worker', () => {
  expect([undefined, 1, 2, 4, 64].map(poolSize)).toEqual([1, 1, 1, 3, 4]);
});

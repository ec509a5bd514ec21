import { describe, expect, it } from 'vitest';
import {
  stopped,
  sweepHead,
  sweepInMemory,
  sweepLevel,
  sweepMethod,
  sweepResult,
} from '../../../test/sample-sweep.ts';
import type { SweepHead, SweepResult } from '../model.ts';
import type { SweepBatch, SweepResults } from '../results.ts';
import { LiveApi } from './api.ts';
import { type LiveAnswers, type LiveQuestion, liveMost } from './protocol.ts';

const crash = { status: 'crashed', reason: 'it fell', moves: [], cost: null, optimal: false } as const;

/** A sweep to which results are added, as a folder or a database would tell them. */
class Growing {
  head: SweepHead;
  stored: SweepResult[] = [];
  /** The plan was changed so often. */
  plans = 0;
  isGone = false;
  asked: (string | undefined)[] = [];

  constructor(head: SweepHead) {
    this.head = head;
  }

  get results(): SweepResults {
    return {
      ...sweepInMemory(this.head, this.stored),
      head: async () => this.head,
      since: (place) => this.since(place),
    };
  }

  async *since(place?: string): AsyncGenerator<SweepBatch> {
    if (this.isGone) throw new Error('the disk is gone');
    this.asked.push(place);
    const [plan, from] = (place ?? `${this.plans} 0`).split(' ').map(Number) as [number, number];
    const isAnew = plan !== this.plans;
    const results = this.stored.slice(isAnew ? 0 : from);
    if (results.length > 0 || isAnew) yield { results, place: `${this.plans} ${this.stored.length}`, isAnew };
  }
}

const ask = async <Q extends LiveQuestion>(
  api: LiveApi,
  question: Q,
  values: Record<string, string> | [string, string][] = {},
): Promise<LiveAnswers[Q]> => (await api.answer(question, new URLSearchParams(values))) as LiveAnswers[Q];

/** Results are asked for again after a moment only. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 520));

describe('a sweep that goes on', () => {
  it('is read a bit at a time, and anew when its plan has changed', async () => {
    const sweep = new Growing(sweepHead());
    const { levels, methods } = sweep.head;
    const api = new LiveApi({
      ...sweep.results,
      head: async () => sweep.head,
      since: (place) => sweep.since(place),
    });
    const empty = await ask(api, 'state');
    expect(empty).toMatchObject({ name: 'sample', planned: 4, read: 0, revision: 0 });
    expect((await ask(api, 'summary')).rows.map(({ planned, endings }) => [planned, endings])).toEqual([
      [2, {}],
      [2, {}],
    ]);

    sweep.stored.push(sweepResult(levels[0]!, methods[0]!), sweepResult(levels[0]!, methods[1]!, crash));
    await aMoment();
    const state = await ask(api, 'state');
    expect(state).toMatchObject({ read: 2, revision: 1, failures: { total: 1 } });
    expect(state.failures.rows[0]).toMatchObject({
      level: { name: 'Level 1' },
      method: { algorithm: 'astar', heuristic: 'pairs' },
      reason: 'it fell',
    });
    expect((await ask(api, 'summary')).rows.map(({ endings }) => endings)).toEqual([
      { solved: 1 },
      { crashed: 1 },
    ]);

    sweep.head = sweepHead({ levels: [...levels, sweepLevel(3)] });
    sweep.plans += 1;
    sweep.stored.push(sweepResult(sweepLevel(3), methods[0]!));
    await aMoment();
    expect(await ask(api, 'state')).toMatchObject({ read: 3, games: [{ levels: 3, methods: 2 }] });
    expect(sweep.asked, 'from where it was').toEqual([undefined, undefined, '0 2']);
  });

  it('says what is wrong, and goes on when it is right again', async () => {
    const sweep = new Growing(sweepHead());
    const api = new LiveApi(sweep.results);
    sweep.isGone = true;
    await expect(ask(api, 'summary')).rejects.toThrow('the disk is gone');
    sweep.isGone = false;
    await aMoment();
    expect((await ask(api, 'summary')).rows).toHaveLength(2);
  });
});

describe('questions', () => {
  const head = sweepHead();
  const [first, second] = head.levels;
  const [bfs, astar] = head.methods;
  const results = [
    sweepResult(first!, bfs!, { expanded: 9 }),
    sweepResult(first!, astar!, { expanded: 3 }),
    sweepResult(second!, bfs!, { ...stopped }),
    sweepResult(second!, astar!, { expanded: 5, machine: 'machine-2' }),
  ];
  const api = new LiveApi({
    ...sweepInMemory(head, results),
    alarms: async () => [
      {
        kind: 'figures',
        figures: ['expanded'],
        first: results[0]!,
        second: { ...results[0]!, expanded: 8, worker: 'other' },
      },
    ],
  });

  it('about methods, levels and runs are answered by what was found', async () => {
    const { rows } = await ask(api, 'summary', { game: 'match-the-tiles' });
    expect(rows.map(({ method, endings }) => [method.name, endings])).toEqual([
      ['bfs', { solved: 1, 'time-limit': 1 }],
      ['astar:pairs', { solved: 2 }],
    ]);
    expect(rows.map(({ common }) => common.expanded?.mean)).toEqual([9, 3]);
    const { curves } = await ask(api, 'cactus', [
      ['method', 'bfs'],
      ['method', 'astar:pairs'],
    ]);
    expect(curves.map(({ method, solved }) => [method, solved])).toEqual([
      ['bfs', 1],
      ['astar:pairs', 1],
    ]);
    const pair = await ask(api, 'pairs', { first: 'bfs', second: 'astar:pairs', figure: 'expanded' });
    expect(pair).toMatchObject({ secondLess: 1, secondOnly: 1, firstLess: 0 });
    const worst = await ask(api, 'cells', { sort: 'expanded', descending: 'yes' });
    expect(worst.rows.map(({ expanded }) => expanded)).toEqual([9, 5, 3, 900]);
    expect((await ask(api, 'cells', { status: 'time-limit', method: 'bfs' })).total).toBe(1);
    const level = await ask(api, 'level', { key: second!.key });
    expect(level.text).toBe(second!.text);
    expect(level.cells.rows.map(({ status }) => status)).toEqual(['time-limit', 'solved']);
  });

  it('about an alarm have both records side by side', async () => {
    const { alarms } = await ask(api, 'state');
    expect(alarms).toHaveLength(1);
    expect(alarms[0]).toMatchObject({
      figures: ['expanded'],
      level: { name: 'Level 1' },
      records: [
        { method: { algorithm: 'bfs' }, figures: { expanded: '9', moves: 'R D' } },
        { worker: 'other', figures: { expanded: '8' } },
      ],
    });
  });

  it('that make no sense are refused in a sentence', async () => {
    expect(await api.answer('nothing', new URLSearchParams())).toBeUndefined();
    expect(await api.answer('constructor', new URLSearchParams())).toBeUndefined();
    await expect(ask(api, 'summary', { game: 'chess' })).rejects.toThrow('This sweep has no game chess.');
    await expect(ask(api, 'level', { key: 'x' })).rejects.toThrow('no level x');
    await expect(ask(api, 'pairs', { first: 'bfs', second: 'x' })).rejects.toThrow('no method x');
    expect((await ask(api, 'cells', { from: '-3', sort: 'x', status: 'y' })).total).toBe(4);
  });
});

it('answers no more for 200,000 results than a page can take', async () => {
  const levels = Array.from({ length: 5000 }, (_, index) => sweepLevel(index + 1));
  const methods = Array.from({ length: 40 }, (_, index) => sweepMethod(`wastar:pairs:weight=${index + 1}`));
  const head = sweepHead({ levels, methods });
  async function* since(place?: string): AsyncGenerator<SweepBatch> {
    if (place !== undefined) return;
    for (const [index, level] of levels.entries())
      yield {
        place: String(index),
        results: methods.map((method, at) =>
          sweepResult(level, method, {
            milliseconds: 1 + ((index * 7 + at * 13) % 1000),
            ...((index + at) % 9 === 0 && { ...crash, reason: `it fell at ${index} ${'x'.repeat(5000)}` }),
            machine: `machine-${index % 3 === 0 ? 2 : 1}`,
          }),
        ),
      };
  }
  const worker = {
    machine: 'machine-1',
    jobs: 2,
    load: 1,
    runs: 9,
    state: 'ended',
    heardSecondsAgo: 1,
  } as const;
  const result = sweepResult(levels[0]!, methods[0]!, { moves: Array(100_000).fill('R') });
  const alarm = {
    kind: 'figures',
    figures: ['expanded'],
    first: result,
    second: { ...result, expanded: 1 },
  } as const;
  const memory = sweepInMemory(head, []);
  const api = new LiveApi({
    ...memory,
    since,
    progress: async () => ({
      ...(await memory.progress()),
      workers: Array.from({ length: 3000 }, (_, index) => ({ ...worker, name: `worker-${index}` })),
    }),
    alarms: async (most) => Array.from({ length: most }, () => alarm),
  });
  while ((await ask(api, 'state')).read < 200_000) await aMoment();
  const sizes = await Promise.all(
    (
      [
        ['state', {}],
        ['summary', {}],
        ['cactus', methods.map(({ options }) => ['method', `wastar:pairs:weight=${options['weight']}`])],
        ['pairs', { first: 'wastar:pairs:weight=1', second: 'wastar:pairs:weight=2', figure: 'time' }],
        ['cells', { sort: 'time', descending: 'yes', from: '1000' }],
        ['level', { key: 'level-7' }],
      ] as [LiveQuestion, Record<string, string>][]
    ).map(
      async ([question, values]) =>
        [question, JSON.stringify(await ask(api, question, values)).length] as const,
    ),
  );
  for (const [question, size] of sizes) expect(size, question).toBeLessThan(200_000);
  const { curves } = await ask(api, 'cactus', { method: 'wastar:pairs:weight=5' });
  expect(curves[0]!.steps.length).toBe(liveMost.steps);
  expect(curves[0]!.steps.at(-1)!.solved, 'the whole curve, thinned out').toBe(curves[0]!.solved);
});

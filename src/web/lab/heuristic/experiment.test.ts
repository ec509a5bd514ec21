import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { studentState } from '../../../extension/student-state.ts';
import { examples } from '../../../games/match-the-tiles/web/examples.ts';
import { readPack } from '../../../games/pack.ts';
import type { LabLevel } from '../shared/setup.ts';
import { Experiment } from './experiment.ts';
import { openHere, surroundingsHere } from './sample-surroundings.ts';
import type { OpenSandbox } from './sandbox/sandbox.ts';
import { silenceMilliseconds } from './sandbox/watchdog.ts';

const read = readPack(readFileSync('levels/match-the-tiles/starter.txt', 'utf8'));
if (!read.ok) throw new Error(read.error[0]!.code);
const levels = read.value.slice(0, 8).map(
  (each, number): LabLevel => ({
    ...each,
    reference: String(number),
    id: String(number),
    title: each.level.info.title,
  }),
);
const level = levels[6]!;
const optimal = level.level.info.optimal!;

async function run(source: string, on = [level], open?: OpenSandbox): Promise<Experiment> {
  const experiment = new Experiment(surroundingsHere(open));
  await experiment.run({ source, level, levels: on, cost: 'unit' });
  expect(experiment).toMatchObject({ stage: 'done', isRunning: false });
  return experiment;
}

describe('an experiment', () => {
  it('tests, and compares with the heuristics of the game', async () => {
    const { startValue, test, rows, optimum, problem } = await run('const h = () => 0;', levels);
    expect([startValue, problem, optimum]).toEqual([0, undefined, optimal]);
    expect(test).toMatchObject({ levelsDone: 8, levelsWanted: 8, tooMuch: undefined, drop: undefined });
    expect(test!.certain).toBe(test!.states);
    const names = level.game.heuristics.map(({ id }) => id);
    expect(rows.map(({ algorithm, heuristic }) => [algorithm, heuristic])).toEqual(
      ['astar', 'greedy'].flatMap((algorithm) => [undefined, ...names].map((name) => [algorithm, name])),
    );
    expect(rows[0]).toMatchObject({ status: 'solved', moves: optimal, cost: optimal });
  });

  it('ends with the first level that has counter-examples to both promises, and still compares', async () => {
    // Says 50 for every tile that is not on its goal.
    const source = examples.tempting!.replace('return misplaced;', 'return 50 * misplaced;');
    const { test, rows } = await run(source, levels);
    expect(test!.levelsDone).toBe(1);
    expect(test!.tooMuch).toMatchObject({
      path: [],
      h: expect.any(Number),
      distance: levels[0]!.level.info.optimal,
      exact: true,
    });
    expect(test!.tooMuch!.view).toEqual(
      levels[0]!.game.rules(levels[0]!.level).view(levels[0]!.game.rules(levels[0]!.level).start()),
    );
    expect(rows.length).toBeGreaterThan(2);
  });

  it('tells mistakes of the code with their place', async () => {
    const syntax = await run('function h(state {\n}');
    expect(syntax.problem).toMatchObject({ code: 'syntax', place: { line: 1, column: 18 } });
    const wrong = await run('\nfunction h(state: State) {\n  return "many";\n}');
    expect(wrong.problem).toMatchObject({
      code: 'not-a-number',
      message: 'many',
      place: { line: 2, column: 10 },
      isStart: true,
    });
    expect(wrong.problem!.view).toBeDefined();
    const none = await run('const g = 1;');
    expect(none.problem).toMatchObject({ code: 'no-h' });
  });

  it('tells what took too long to read, and what broke down', async () => {
    for (const [isSilent, code] of [
      [true, 'tangled'],
      [false, 'failed'],
    ] as const) {
      let stopped = 0;
      const experiment = new Experiment({
        ...surroundingsHere(),
        startTranslator: () => ({
          ask: async () => ({ kind: 'failed', reason: 'oh', isSilent }),
          stop: () => {
            stopped += 1;
          },
        }),
      });
      await experiment.run({ source: '', level, levels: [level], cost: 'unit' });
      expect(experiment.problem).toMatchObject({ code });
      expect(stopped).toBeGreaterThan(0);
    }
  });

  it('can be stopped while the text is being read', async () => {
    let stop = (): void => {};
    const experiment = new Experiment({
      ...surroundingsHere(),
      startTranslator: () => ({
        ask: () =>
          new Promise((resolve) => {
            stop = () => resolve({ kind: 'cancelled' });
          }),
        stop: () => stop(),
      }),
    });
    const over = experiment.run({ source: '', level, levels: [level], cost: 'unit' });
    experiment.stop();
    await over;
    expect(experiment).toMatchObject({ stage: 'done', isRunning: false, problem: undefined });
  });

  it('tells that code sent messages of its own', async () => {
    const flooding: OpenSandbox = (script, hear) =>
      openHere(script, (reply) => hear(reply.kind === 'values' ? { kind: 'flood' } : reply));
    const { problem, startValue } = await run('const h = () => 0;', [level], flooding);
    expect(startValue).toBe(0);
    expect(problem).toMatchObject({ code: 'flood', isStart: false });
  });

  it.each([
    ['Uncaught SyntaxError: oh', 'syntax'],
    ['Uncaught Error: oh', 'threw'],
    ['', 'failed'],
  ])('tells %j from the worker as %s', async (message, code) => {
    const breaking: OpenSandbox = (_, hear) => {
      queueMicrotask(() => hear({ kind: 'broken', message, place: { line: 4, column: 3 } }));
      return { send: () => {}, close: () => {} };
    };
    const { problem } = await run('const h = () => 0;\n\n', [level], breaking);
    expect(problem).toMatchObject({ code });
  });

  it('draws the state on which something was thrown', async () => {
    const source =
      'let calls = 0;\nfunction h() {\n  calls += 1;\n  if (calls > 3) throw new Error("enough");\n  return 0;\n}';
    const { problem, startValue } = await run(source);
    expect(startValue).toBe(0);
    expect(problem).toMatchObject({ code: 'threw', message: 'Error: enough', isStart: false });
    expect(problem!.view).toBeDefined();
  });

  it('ends what never returns, and finds the state', async () => {
    vi.useFakeTimers();
    try {
      const experiment = new Experiment(surroundingsHere());
      const rules = level.game.rules(level.level);
      const { row, column } = studentState(rules.view(rules.start())).pieces[0]!;
      // Whenever a tile has left its first place.
      const source = `function h(state: State) { if (!state.cells[${row}][${column}].piece) throw new Error('forever'); return 0; }`;
      const over = experiment.run({ source, level, levels: [level], cost: 'unit' });
      for (let ticks = 0; experiment.problem === undefined && ticks < 100; ticks += 1)
        await vi.advanceTimersByTimeAsync(silenceMilliseconds / 8);
      expect(experiment.problem).toMatchObject({ code: 'silent', isStart: false, view: undefined });
      await vi.advanceTimersByTimeAsync(2 * silenceMilliseconds);
      await over;
      expect(experiment.problem!.view!.cells[row]![column]!.piece).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });

  it('believes no solution that the rules refuse', async () => {
    const lying: OpenSandbox = (script, hear) =>
      openHere(script, (reply) =>
        hear(
          reply.kind === 'searched'
            ? { ...reply, search: { ...reply.search, status: 'solved', moves: ['U', 'U', 'U'] } }
            : reply,
        ),
      );
    const { rows } = await run('const h = () => 0;', [level], lying);
    expect(rows[0]).toMatchObject({ heuristic: undefined, status: 'refused', cost: undefined });
    expect(rows[1]).toMatchObject({ status: 'solved' });
  });

  it('can be stopped, and a new run forgets the old one', async () => {
    const experiment = new Experiment(surroundingsHere());
    const first = experiment.run({ source: 'const h = () => 1000;', level, levels, cost: 'unit' });
    expect(experiment.isRunning).toBe(true);
    experiment.stop();
    await first;
    expect(experiment).toMatchObject({ stage: 'done', isRunning: false, problem: undefined, rows: [] });
    const second = experiment.run({ source: 'const h = () => 1000;', level, levels, cost: 'unit' });
    const third = experiment.run({ source: 'const h = () => 0;', level, levels: [level], cost: 'unit' });
    await Promise.all([second, third]);
    expect(experiment).toMatchObject({ stage: 'done', startValue: 0, problem: undefined });
    expect(experiment.test).toMatchObject({ levelsDone: 1, tooMuch: undefined });
    experiment.reset();
    expect(experiment).toMatchObject({ stage: 'idle', rows: [], test: undefined });
  });
});

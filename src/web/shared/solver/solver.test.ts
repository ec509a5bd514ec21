import { describe, expect, it } from 'vitest';
import { directWorker, PuppetWorkers } from '../../../../test/fake-worker.ts';
import { ManualClock } from '../../../../test/manual-clock.ts';
import { type GameLevel, readPack } from '../../../games/pack.ts';
import type { Answer, Figures, Progress, Task } from './protocol.ts';
import { runTask } from './run-task.ts';
import { Solver } from './solver.ts';

function load(text: string): GameLevel {
  const pack = readPack(text);
  if (!pack.ok) throw new Error(JSON.stringify(pack.error));
  return pack.value[0]!;
}

const tiles = load('game: match-the-tiles\n\nA..\n...\n..a\n');
const folding = load('game: folding-blocks\n\nA.B.\n....\n');
const figures: Figures = {
  ...{ expanded: 1, generated: 1, stored: 1, reopened: 0, peakFrontier: 1, bytes: 1, reservedBytes: 1 },
  ...{ milliseconds: 1, prepareMilliseconds: 1 },
};
const answer: Answer = { status: 'unsolvable', figures };

function puppets() {
  const workers = new PuppetWorkers<Task, Answer, Progress>();
  const clock = new ManualClock();
  const solver = new Solver(workers.start, clock);
  return { workers: workers.all, clock, solver, solve: () => solver.solve(tiles.game, tiles.level) };
}

describe('a search', () => {
  const solver = new Solver(directWorker(runTask));

  it('finds a proved solution, from the start and from a position', async () => {
    const whole = await solver.solve(tiles.game, tiles.level);
    expect(whole).toMatchObject({ status: 'solved', optimal: true, cost: 2 });
    const rest = await solver.solve(tiles.game, tiles.level, { played: ['R'] });
    expect(rest).toMatchObject({ status: 'solved', optimal: true, moves: ['D'] });
  });

  it('tells a dead position from one that is not known', async () => {
    expect(await solver.solve(folding.game, folding.level, { played: ['BL'] })).toMatchObject({
      status: 'unsolvable',
    });
    expect(await solver.solve(tiles.game, tiles.level, { limits: { states: 1 } })).toMatchObject({
      status: 'state-limit',
    });
  });

  it('reports what makes no sense as an answer', async () => {
    expect(await solver.solve(tiles.game, tiles.level, { played: ['L'] })).toMatchObject({
      status: 'failed',
    });
    expect(await solver.solve(tiles.game, tiles.level, { method: { algorithm: 'no' } })).toMatchObject({
      status: 'failed',
      problem: expect.stringContaining('"no"'),
    });
    const task = { level: '?', played: [], method: {}, options: {}, limits: {} };
    expect(await runTask(task, () => {})).toMatchObject({ status: 'failed' });
  });

  it('takes memory that the system does not give for a limit', async () => {
    const task = { level: 'game: match-the-tiles\n\nA.a\n', played: [], method: {}, options: {}, limits: {} };
    const broken = (): never => {
      throw new RangeError('Array buffer allocation failed');
    };
    expect(await runTask(task, broken)).toMatchObject({ status: 'memory-limit' });
  });
});

describe('the solver', () => {
  it('starts a worker only when it is needed and uses it again', async () => {
    const { workers, solve } = puppets();
    expect(workers).toHaveLength(0);
    const first = solve();
    workers[0]!.answer(answer);
    expect(await first).toEqual(answer);
    const second = solve();
    workers[0]!.answer(answer);
    expect(await second).toEqual(answer);
    expect(workers).toHaveLength(1);
  });

  it('does not keep a worker that used much memory', async () => {
    const { workers, solve } = puppets();
    const first = solve();
    workers[0]!.answer({ status: 'unsolvable', figures: { ...figures, reservedBytes: 1e9 } });
    await first;
    expect(workers[0]!.stopped).toBe(true);
  });

  it('cancels by ending the worker, whose late words count for nothing', async () => {
    const { workers, solver, solve } = puppets();
    const first = solve();
    solver.cancel();
    expect(await first).toEqual({ status: 'cancelled' });
    expect(workers[0]!.stopped).toBe(true);
    const second = solve();
    workers[0]!.answer({ status: 'failed', problem: 'late' });
    workers[0]!.fail();
    expect(solver.isBusy).toBe(true);
    workers[1]!.answer(answer);
    expect(await second).toEqual(answer);
  });

  it('lets a new search take the place of the one before', async () => {
    const { workers, solve } = puppets();
    const first = solve();
    const second = solve();
    expect(await first).toEqual({ status: 'cancelled' });
    workers[1]!.answer(answer);
    expect(await second).toEqual(answer);
  });

  it('stops by a signal the search it was given to, and no other', async () => {
    const { workers, solver } = puppets();
    const [one, other] = [new AbortController(), new AbortController()];
    const first = solver.solve(tiles.game, tiles.level, { signal: one.signal });
    const second = solver.solve(tiles.game, tiles.level, { signal: other.signal });
    one.abort();
    expect(await first).toEqual({ status: 'cancelled' });
    expect(solver.isBusy).toBe(true);
    other.abort();
    expect(await second).toEqual({ status: 'cancelled' });
    expect(workers.every(({ stopped }) => stopped)).toBe(true);
    expect(await solver.solve(tiles.game, tiles.level, { signal: other.signal })).toEqual({
      status: 'cancelled',
    });
  });

  it('answers when the worker is killed or cannot be started, and goes on with a new one', async () => {
    const { workers, solve } = puppets();
    const first = solve();
    workers[0]!.fail();
    expect(await first).toEqual({ status: 'failed', problem: 'killed' });
    const second = solve();
    workers[1]!.answer(answer);
    expect(await second).toEqual(answer);

    const broken = new Solver(() => {
      throw new Error('no workers here');
    });
    expect(await broken.solve(tiles.game, tiles.level)).toEqual({
      status: 'failed',
      problem: 'no workers here',
    });
  });

  it('gives up a worker that says nothing any more, but not one that is at work', async () => {
    const { workers, clock, solver } = puppets();
    const heard: number[] = [];
    const search = solver.solve(tiles.game, tiles.level, {
      onProgress: ({ milliseconds }) => heard.push(milliseconds),
    });
    for (let i = 0; i < 10; i += 1) {
      clock.advance(20_000);
      workers[0]!.say({ kind: 'progress', progress: { ...figures, milliseconds: i } });
    }
    expect(heard).toHaveLength(10);
    expect(solver.isBusy).toBe(true);
    clock.advance(30_000);
    expect(await search).toMatchObject({ status: 'failed' });
    expect(workers[0]!.stopped).toBe(true);
    expect(clock.waiting).toBe(0);
  });

  it('leaves nothing behind', async () => {
    const { workers, clock, solver, solve } = puppets();
    const search = solve();
    solver.dispose();
    expect(await search).toEqual({ status: 'cancelled' });
    expect(workers[0]!.stopped).toBe(true);
    expect(clock.waiting).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { directWorker, PuppetWorkers } from '../../../../test/fake-worker.ts';
import { ManualClock } from '../../../../test/manual-clock.ts';
import { askOnce, WorkerClient } from './client.ts';

function puppets() {
  const workers = new PuppetWorkers<string, number, string>();
  const clock = new ManualClock();
  const client = new WorkerClient<string, number, string>(workers.start, { clock, silence: 1000 });
  return { workers: workers.all, clock, client };
}

describe('a worker that is asked', () => {
  it('is started when it is needed, tells how far it is, and is used again', async () => {
    const { workers, clock, client } = puppets();
    expect(workers).toHaveLength(0);
    const told: string[] = [];
    const first = client.ask('one', { onProgress: (progress) => told.push(progress) });
    workers[0]!.say({ kind: 'started' });
    workers[0]!.say({ kind: 'progress', progress: 'half' });
    expect(client.isBusy).toBe(true);
    workers[0]!.answer(1);
    expect(await first).toEqual({ kind: 'done', answer: 1 });
    const second = client.ask('two');
    workers[0]!.answer(2);
    expect(await second).toEqual({ kind: 'done', answer: 2 });
    expect(told).toEqual(['half']);
    expect(workers.map(({ sent }) => sent)).toEqual([['one', 'two']]);
    expect([client.isBusy, clock.waiting]).toEqual([false, 0]);
  });

  it('is ended by a signal, by another task, or when nobody wants it any more', async () => {
    const { workers, clock, client } = puppets();
    const controller = new AbortController();
    const first = client.ask('one', { signal: controller.signal });
    controller.abort();
    const second = client.ask('two');
    const third = client.ask('three');
    // Too late: this worker has been ended.
    workers[1]!.answer(2);
    workers[1]!.fail();
    client.stop();
    expect(await Promise.all([first, second, third])).toEqual(Array(3).fill({ kind: 'cancelled' }));
    expect(workers.map(({ stopped }) => stopped)).toEqual([true, true, true]);
    expect(await client.ask('four', { signal: controller.signal })).toEqual({ kind: 'cancelled' });
    expect([workers.length, clock.waiting]).toEqual([3, 0]);
  });

  it('may end with its task', async () => {
    const workers = new PuppetWorkers<string, number>();
    const answer = askOnce<string, number>(workers.start, 'one');
    workers.all[0]!.answer(1);
    expect(await answer).toEqual({ kind: 'done', answer: 1 });
    expect(workers.all[0]!.stopped).toBe(true);
  });
});

describe('a dead worker is told of, and the next task gets a new one', () => {
  it.each<[string, (given: ReturnType<typeof puppets>) => void, object]>([
    ['that throws while it is loaded', ({ workers }) => workers[0]!.fail('oh'), { reason: 'oh' }],
    [
      'that cannot be loaded',
      ({ workers }) => workers[0]!.fail(''),
      { reason: 'the worker could not be started' },
    ],
    [
      'whose answer cannot be read',
      ({ workers }) => workers[0]!.garble(),
      { reason: 'an answer could not be read' },
    ],
    [
      'that is silent from the beginning',
      ({ clock }) => clock.advance(1000),
      { reason: 'the worker does not answer', isSilent: true },
    ],
    [
      'that falls silent',
      ({ workers, clock }) => {
        clock.advance(900);
        workers[0]!.say({ kind: 'progress', progress: 'half' });
        clock.advance(999);
        expect(workers[0]!.stopped).toBe(false);
        clock.advance(1);
      },
      { reason: 'the worker does not answer', isSilent: true },
    ],
  ])('%s', async (_, die, failure) => {
    const given = puppets();
    const { workers, clock, client } = given;
    const first = client.ask('one');
    die(given);
    expect(await first).toEqual({ kind: 'failed', ...failure });
    expect(workers[0]!.stopped).toBe(true);
    const second = client.ask('two');
    workers[1]!.answer(2);
    expect(await second).toEqual({ kind: 'done', answer: 2 });
    expect(clock.waiting).toBe(0);
  });

  it('that dies while it has nothing to do', async () => {
    const { workers, client } = puppets();
    const first = client.ask('one');
    workers[0]!.answer(1);
    await first;
    workers[0]!.fail();
    const second = client.ask('two');
    workers[1]!.answer(2);
    expect(await second).toEqual({ kind: 'done', answer: 2 });
  });

  it('that cannot be started, or not be asked', async () => {
    const none = new WorkerClient<unknown, number>(() => {
      throw new Error('no workers here');
    });
    expect(await none.ask('one')).toEqual({ kind: 'failed', reason: 'no workers here' });
    const client = new WorkerClient<unknown, number>(directWorker(() => 1));
    expect(await client.ask(() => {})).toMatchObject({
      kind: 'failed',
      reason: expect.stringContaining('could not be cloned'),
    });
    expect(client.isBusy).toBe(false);
  });

  it('whose work breaks down, or cannot be sent', async () => {
    const broken = directWorker(() => {
      throw new Error('oh');
    });
    expect(await askOnce(broken, 'one')).toEqual({ kind: 'failed', reason: 'oh' });
    const unsendable = directWorker(() => () => {});
    expect(await askOnce(unsendable, 'one')).toMatchObject({
      kind: 'failed',
      reason: expect.stringContaining('could not be cloned'),
    });
  });
});

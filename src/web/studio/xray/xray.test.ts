import { describe, expect, it } from 'vitest';
import { givingWorker, PuppetWorkers } from '../../../../test/fake-worker.ts';
import { ManualClock } from '../../../../test/manual-clock.ts';
import { createRandom } from '../../../core/random.ts';
import type { Finding } from '../../../studio/xray/findings.ts';
import type { XrayProgress, XrayTask } from './protocol.ts';
import { runXray } from './run-xray.ts';
import { Xray } from './xray.ts';

const tiles = (width: number): string => `game: match-the-tiles\n\nA${'.'.repeat(width)}a\n`;
const stuck = 'game: match-the-tiles\n\nA..\n.a.\n...\n';

function puppets() {
  const workers = new PuppetWorkers<XrayTask, void, XrayProgress>();
  const clock = new ManualClock();
  return { workers: workers.all, clock, xray: new Xray(workers.start, clock) };
}

const unsolvable: Finding = { kind: 'answer', answer: { status: 'unsolvable' } };
const told = (...findings: Finding[]) =>
  ({ kind: 'progress', progress: { kind: 'findings', findings } }) as const;

describe('the x-ray of a page', () => {
  it('finds what there is to find, and says when it is done', async () => {
    const xray = new Xray(givingWorker(runXray));
    const heard: boolean[] = [];
    xray.listen(() => heard.push(xray.current!.isAnswered));
    await xray.look(tiles(3));
    expect(xray.current).toMatchObject({ isDone: true, text: tiles(3) });
    expect(xray.current?.get('answer')?.answer).toMatchObject({ status: 'solved', moves: ['R'] });
    expect(xray.current?.get('grade')?.grading.status).toBe('graded');
    expect([heard[0], heard.at(-1)]).toEqual([false, true]);
    await xray.look(stuck);
    expect(xray.current?.get('answer')?.answer).toEqual({ status: 'unsolvable' });
  });

  it('tells what changes would do, and that alone where all else is known', async () => {
    const xray = new Xray(givingWorker(runXray));
    await xray.look(tiles(2));
    const grade = xray.current?.get('grade');
    await xray.look(tiles(2), { changes: true });
    expect(xray.current?.get('grade')).toBe(grade);
    // A wall in the way, by the id of its cell and brush.
    const walls = [...xray.current!.changes.values()].filter(
      ({ outcome }) => outcome.status === 'unsolvable',
    );
    expect(walls.length).toBeGreaterThan(0);
    const { size } = xray.current!.changes;
    await xray.look(tiles(3), { changes: true });
    expect(xray.current!.changes.size).toBeGreaterThan(size);
    expect(xray.current?.get('grade')).toBeDefined();
  });

  it('belongs to the last drawing after 500 edits in quick succession', async () => {
    const random = createRandom(1);
    const xray = new Xray(givingWorker(runXray));
    const looks: Promise<void>[] = [];
    let last = '';
    for (let edit = 0; edit < 500; edit += 1) {
      last = random.chance(0.2) ? stuck : tiles(1 + random.below(12));
      looks.push(xray.look(last));
      if (random.chance(0.1)) await new Promise((resolve) => setTimeout(resolve, random.below(3)));
    }
    await Promise.all(looks);
    await xray.look(last);
    expect(xray.current).toMatchObject({ text: last, isDone: true });
    const isStuck = last === stuck;
    expect(xray.current?.get('answer')?.answer.status).toBe(isStuck ? 'unsolvable' : 'solved');
    expect(xray.isStale).toBe(false);
  });

  it('keeps the last answer until there is another one, with the same worker', async () => {
    const { workers, xray } = puppets();
    xray.look('one');
    workers[0]!.say({ kind: 'started' });
    workers[0]!.say(told(unsolvable));
    expect(xray.isStale).toBe(false);
    xray.look('two');
    xray.look('three');
    expect([xray.isStale, xray.answered?.text]).toEqual([true, 'one']);
    // The end of the first task, and all of the second: nobody asks for them any more.
    workers[0]!.say(told(unsolvable));
    workers[0]!.say({ kind: 'started' });
    workers[0]!.say(told(unsolvable));
    expect(xray.current?.isAnswered).toBe(false);
    workers[0]!.say({ kind: 'started' });
    workers[0]!.say(told(unsolvable));
    expect([xray.isStale, xray.answered?.text, workers.length]).toEqual([false, 'three', 1]);
  });

  it('replaces a worker that does not give way, however often one draws', async () => {
    const { workers, clock, xray } = puppets();
    xray.look('one');
    workers[0]!.say({ kind: 'started' });
    for (let edit = 0; edit < 10; edit += 1) {
      xray.look(`edit ${edit}`);
      clock.advance(200);
    }
    expect([workers.length, workers[0]!.stopped]).toEqual([2, true]);
    expect(workers[1]!.sent.map(({ text }) => text)).toEqual(['edit 7', 'edit 8', 'edit 9']);
    for (let task = 0; task < 3; task += 1) workers[1]!.say({ kind: 'started' });
    workers[1]!.say(told(unsolvable));
    expect(xray.answered?.text).toBe('edit 9');
    xray.stop();
    expect(clock.waiting).toBe(0);
  });

  it('does not keep a worker that holds much memory, and tells of one that died', async () => {
    const { workers, xray } = puppets();
    xray.look('one');
    workers[0]!.say({ kind: 'started' });
    workers[0]!.say({ kind: 'progress', progress: { kind: 'heavy' } });
    const second = xray.look('two');
    expect([workers.length, workers[0]!.stopped]).toEqual([2, true]);
    workers[1]!.fail('oh');
    await second;
    expect(xray.current).toMatchObject({ text: 'two', failure: 'oh', isDone: false });
  });
});

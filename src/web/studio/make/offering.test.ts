import { expect, it } from 'vitest';
import type { MakeProgress } from '../../../studio/make/offers.ts';
import type { WorkerPort } from '../../shared/worker/client.ts';
import { doTask } from '../../shared/worker/task.ts';
import { Offering } from './offering.ts';
import { type MakeTask, runMake } from './run-make.ts';

/** The worker's own code, in this thread. */
function port(): WorkerPort {
  let hear = (_: { readonly data: unknown }): void => {};
  let isOver = false;
  return {
    postMessage: (task) =>
      void doTask(runMake, task as MakeTask, (data) => {
        if (!isOver) hear({ data });
      }),
    addEventListener: (type: string, listener: unknown) => {
      if (type === 'message') hear = listener as typeof hear;
    },
    terminate: () => {
      isOver = true;
    },
  };
}

const task: MakeTask = {
  game: 'match-the-tiles',
  text: 'game: match-the-tiles\n\nA..#\n..#.\n#..a\n',
  wish: 'vary',
  seed: 1,
  locked: [],
  count: 2,
};

it('has each offer as soon as it is there, the same every time', async () => {
  const offering = new Offering(port);
  const counts: number[] = [];
  offering.listen(() => counts.push(offering.offers.length));
  await offering.ask(task);
  expect(offering.state).toBe('done');
  expect(offering.offers).toHaveLength(2);
  expect(counts).toContain(1);
  const again: MakeProgress[] = [];
  await runMake(task, (progress) => again.push(progress));
  expect(again.flatMap(({ offer }) => offer ?? [])).toEqual(offering.offers);
});

it('answers the last wish only', async () => {
  const offering = new Offering(port);
  const first = offering.ask(task);
  await offering.ask({ ...task, wish: 'fewer-parts' });
  await first;
  expect(offering.task?.wish).toBe('fewer-parts');
  expect(offering.state).toBe('done');
});

it('says that a text is no level, and that a worker broke down', async () => {
  const offering = new Offering(port);
  await offering.ask({ ...task, text: 'game: match-the-tiles\n\nA..\n' });
  expect(offering.state).toBe('no-level');
  await offering.ask({ ...task, game: 'none' });
  expect(offering.state).toBe('failed');
});

it('keeps what is there when it is stopped', async () => {
  const offering = new Offering(port);
  const asked = offering.ask({ ...task, count: 6 });
  offering.cancel();
  await asked;
  expect(offering.state).toBe('done');
});

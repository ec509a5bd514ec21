import { describe, expect, it } from 'vitest';
import { directWorker } from '../../../../test/fake-worker.ts';
import { record } from '../shared/record/recorder-client.ts';
import { runRecord } from '../shared/record/run-record.ts';
import { LessonRuns } from './lesson-runs.ts';
import { lessons } from './lessons/index.ts';

const lesson = await lessons[1]!.load();

const recordHere: typeof record = (level, method, wish) =>
  record(level, method, wish, directWorker(runRecord));

describe('the searches of a lesson', () => {
  it('are run one after the other, and all figures are there at the end', async () => {
    const runs = new LessonRuns(lesson, recordHere);
    const seen: (boolean | undefined)[] = [];
    runs.listen(() => seen.push(runs.figures !== undefined));
    await runs.start();
    expect(seen).toEqual([false, false, true]);
    expect(Object.keys(runs.figures!)).toEqual(Object.keys(lesson.runs));
    expect(runs.recordOf('tree')!.figures.expanded).toBe(runs.figures!['tree']!.expanded);
    expect(runs.hasFailed).toBe(false);
  });

  it('may fail and be tried again', async () => {
    let isBroken = true;
    const runs = new LessonRuns(lesson, (...wish) =>
      isBroken ? Promise.resolve({ kind: 'failed', reason: 'no worker' }) : recordHere(...wish),
    );
    await runs.start();
    expect(runs.hasFailed).toBe(true);
    expect(runs.figures).toBeUndefined();
    isBroken = false;
    await runs.start();
    expect(runs.hasFailed).toBe(false);
    expect(runs.figures).toBeDefined();
  });

  it('stop when nobody reads any more', async () => {
    const runs = new LessonRuns(lesson, recordHere);
    const started = runs.start();
    runs.dispose();
    await started;
    expect(runs.figures).toBeUndefined();
    expect(runs.hasFailed).toBe(false);
  });
});

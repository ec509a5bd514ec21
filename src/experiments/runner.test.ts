import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fakeWorker } from '../../test/fake-process.ts';
import { sampleSolution } from '../../test/sample-results.ts';
import { readPack } from '../games/pack.ts';
import { thisMachine } from './machine.ts';
import { type PlannedRun, planRuns } from './plan.ts';
import { compared } from './record.ts';
import { type RunnerOptions, runInProcesses } from './runner.ts';

const folder = mkdtempSync(join(tmpdir(), 'fourfold-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A worker that crashes, never answers, refuses or solves, depending on the algorithm. */
const worker = join(folder, 'worker.mjs');
writeFileSync(
  worker,
  fakeWorker(
    `asked += 1;
  const { algorithm } = request;
  const solution = { ...${JSON.stringify(sampleSolution())}, milliseconds: asked, stored: algorithm === 'ucs' ? asked : 4 };
  if (algorithm === 'bfs') throw new Error('a bug');
  if (algorithm === 'greedy') for (;;);
  answer({ kind: 'solution', solution });`,
    'let asked = 0;',
  ),
);

function plan(...ids: string[]): readonly PlannedRun[] {
  const pack = readPack('game: match-the-tiles\n\nA . a\n');
  if (!pack.ok) throw new Error('the level is not read');
  const runs = planRuns([{ ...pack.value[0]!, file: 'test.txt', number: 1, name: 'test' }], {
    algorithms: ids,
  });
  if (!runs.ok) throw new Error(runs.error);
  return runs.value;
}

const options = (changes: Partial<RunnerOptions> = {}): RunnerOptions => ({
  worker,
  limits: { seconds: 60, bytes: 2 ** 28 },
  repeat: 1,
  jobs: 1,
  signal: new AbortController().signal,
  ...changes,
});

it('goes on when a run dies', async () => {
  const outcomes = await runInProcesses(plan('bfs', 'astar'), options());
  expect(outcomes).toMatchObject([
    { status: 'crashed', reason: expect.stringContaining('a bug'), solutions: [] },
    { status: 'solved', reason: null, solutions: [sampleSolution({ milliseconds: 1 })] },
  ]);
});

it('repeats in one process, and notices figures that change', async () => {
  const runs = plan('astar', 'ucs');
  const outcomes = await runInProcesses(runs, options({ repeat: 3, jobs: 2 }));
  const settings = { repeat: 3, jobs: 2, limits: {}, recommendedHeuristics: true };
  const [steady, changing] = compared(runs, outcomes, settings, thisMachine()).levels[0]!.runs;
  expect(steady).toMatchObject({ milliseconds: 2, repeatMilliseconds: [1, 2, 3], differences: [] });
  expect(changing!.differences).toEqual(['stored']);
});

it('keeps what is done when it is interrupted', async () => {
  const controller = new AbortController();
  const runs = plan('astar', 'greedy', 'ucs');
  const outcomes = await runInProcesses(
    runs,
    options({
      signal: controller.signal,
      onStart: ({ algorithm }) => {
        if (algorithm.id === 'greedy') setTimeout(() => controller.abort(), 200);
      },
    }),
  );
  expect(outcomes.map((outcome) => outcome?.status)).toEqual(['solved', undefined, undefined]);
  const settings = { repeat: 1, jobs: 1, limits: {}, recommendedHeuristics: true };
  expect(compared(runs, outcomes, settings, thisMachine())).toMatchObject({
    complete: false,
    levels: [{ optimal: 2 }],
  });
});

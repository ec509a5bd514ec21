import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { expandedSweep, resultOf, runsOf } from '../../../test/expanded-sweep.ts';
import type { Sweep, SweepResult } from '../model.ts';
import type { SweepResults } from '../results.ts';
import { thisSweepMachine } from '../work/machine.ts';
import { SweepFolder } from './folder.ts';
import { filesOf } from './names.ts';
import { openFolderResults } from './results.ts';

const base = mkdtempSync(join(tmpdir(), 'fourfold-folder-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));
let folders = 0;
const newFolder = (): string => join(base, `${++folders}`);

const open = (path: string, sweep: Sweep, said: string[] = []): Promise<SweepFolder> =>
  SweepFolder.open(path, sweep, { say: (sentence) => said.push(sentence), failed: () => {} });

/** Stores results in a folder and closes it. */
async function store(path: string, sweep: Sweep, results: readonly SweepResult[]): Promise<void> {
  const folder = await open(path, sweep);
  await Promise.all(results.map((result) => folder.store(result)));
  await folder.close();
}

async function all(results: SweepResults): Promise<SweepResult[]> {
  const found: SweepResult[] = [];
  for await (const some of results.each()) found.push(...some);
  return found;
}

const sweep = expandedSweep();
const runs = runsOf(sweep);

it('keeps results, and knows them when it is opened again', async () => {
  const path = newFolder();
  await store(
    path,
    sweep,
    runs.slice(0, 4).map((run) => resultOf(run)),
  );
  const again = await open(path, sweep);
  expect(runs.map((run) => again.statusOf(run))).toEqual([...Array(4).fill('solved'), undefined, undefined]);
  await again.close();
  const results = await openFolderResults(path);
  expect(await all(results)).toEqual(runs.slice(0, 4).map((run) => resultOf(run)));
  expect(await results.progress()).toMatchObject({ planned: 6, done: 4, byStatus: { solved: 4 } });
});

it('cuts off a last line that was torn at any byte, and says so', async () => {
  const path = newFolder();
  const { log } = filesOf(path);
  await store(path, sweep, [resultOf(runs[0]!)]);
  const before = statSync(log).size;
  await store(path, sweep, [resultOf(runs[1]!)]);
  const whole = readFileSync(log);
  // Every byte takes seconds: in the long tests.
  const step = process.env['FOURFOLD_LONG'] ? 1 : 23;
  const sizes = Array.from({ length: whole.length - before + 1 }, (_, index) => before + index);
  for (const size of sizes.filter(
    (each) => each % step === 0 || each === before || each >= whole.length - 3,
  )) {
    writeFileSync(log, whole);
    truncateSync(log, size);
    const said: string[] = [];
    const folder = await open(path, sweep, said);
    const isThere = size >= whole.length - 1;
    expect(folder.tally.done).toBe(isThere ? 2 : 1);
    expect(said.length).toBe(isThere || size === before ? 0 : 1);
    await folder.close();
    expect(readFileSync(log).length).toBe(isThere ? whole.length : before);
  }
});

it('moves lines aside that cannot be read, with their numbers, and keeps the others', async () => {
  const path = newFolder();
  const files = filesOf(path);
  const stored = runs.slice(0, 4).map((run) => resultOf(run));
  await store(path, sweep, stored);
  const lines = readFileSync(files.log, 'utf8').split('\n');
  lines[1] = lines[1]!.slice(0, 40);
  lines[3] = `${'\0'.repeat(50)}`;
  writeFileSync(files.log, lines.join('\n'));
  const said: string[] = [];
  const folder = await open(path, sweep, said);
  expect(said).toEqual([expect.stringMatching(/lines 2, 4 cannot be read; moved to .*unreadable\.txt/)]);
  expect(readFileSync(files.unreadable, 'utf8')).toBe(
    `# line 2 of the log\n${lines[1]}\n# line 4 of the log\n${lines[3]}\n`,
  );
  expect(runs.slice(0, 4).map((run) => folder.statusOf(run))).toEqual([
    'solved',
    undefined,
    'solved',
    undefined,
  ]);
  await folder.store(resultOf(runs[1]!));
  await folder.close();
  expect(await all(await openFolderResults(path))).toEqual([stored[0], stored[2], stored[1]]);
});

it('is held by one at a time', async () => {
  const path = newFolder();
  const first = await open(path, sweep);
  await expect(open(path, sweep)).rejects.toThrow(new RegExp(`process ${process.pid} on .* since`));
  await first.close();
  await (await open(path, sweep)).close();
});

it('makes only what is missing in a larger plan, and leaves out what is no longer planned', async () => {
  const path = newFolder();
  await store(
    path,
    sweep,
    runs.map((run) => resultOf(run)),
  );
  const larger = expandedSweep({ levels: 4, methods: ['dfs', 'ids'], repeat: 2 });
  const folder = await open(path, larger);
  expect(folder.tally.done).toBe(3);
  expect(
    runsOf(larger)
      .filter((run) => folder.statusOf(run))
      .map(({ method, repeat }) => [method, repeat]),
  ).toEqual(Array(3).fill(['dfs:cost=unit', 1]));
  await folder.close();
  expect((await all(await openFolderResults(path))).length).toBe(3);
  const back = await open(path, sweep);
  expect(back.tally.done).toBe(6);
  await back.close();
});

it('asks for nothing that is there when limits change, since ids do', async () => {
  const path = newFolder();
  await store(
    path,
    sweep,
    runs.map((run) => resultOf(run)),
  );
  const longer = await open(path, expandedSweep({ limits: { seconds: 20, bytes: 2 ** 30 } }));
  expect(longer.tally.done).toBe(0);
  await longer.close();
});

it('takes the newer result of a run that was made again, unless it says nothing new', async () => {
  const path = newFolder();
  const [a, b, c] = runs as [SweepResult, SweepResult, SweepResult];
  await store(path, sweep, [
    resultOf(a, { status: 'time-limit' }),
    resultOf(b, { status: 'time-limit', expanded: 1 }),
    resultOf(c, { status: 'crashed', reason: 'why' }),
  ]);
  const results = await openFolderResults(path);
  expect(await results.failures(5)).toMatchObject([{ id: c.id, reason: 'why' }]);
  await store(path, sweep, [
    resultOf(a),
    resultOf(b, { status: 'time-limit', expanded: 2 }),
    resultOf(c, { status: 'memory-limit' }),
  ]);
  expect((await all(results)).map(({ id, status, expanded }) => [id, status, expanded])).toEqual([
    [b.id, 'time-limit', 1],
    [a.id, 'solved', resultOf(a).expanded],
    [c.id, 'memory-limit', resultOf(c).expanded],
  ]);
  expect(await results.progress()).toMatchObject({
    done: 3,
    byStatus: { solved: 1, 'time-limit': 1, 'memory-limit': 1 },
  });
  expect(await results.failures(5)).toEqual([]);
  expect(readFileSync(filesOf(path).log, 'utf8').split('\n').length).toBe(7);
});

it('counts what came after the last note of how far it was', async () => {
  const path = newFolder();
  const folder = await open(path, sweep);
  const worker = { name: 'one', machine: 'here', jobs: 1, load: 0, runs: 1 };
  await folder.store(resultOf(runs[0]!, { status: 'time-limit' }));
  await folder.flush();
  folder.tell({ rate: 5, worker });
  const results = await openFolderResults(path);
  expect(await results.progress()).toMatchObject({ done: 1, rate: 5, workers: [{ state: 'working' }] });
  await folder.store(resultOf(runs[1]!, { status: 'crashed' }));
  await folder.store(resultOf(runs[0]!));
  await folder.flush();
  expect(await results.progress()).toMatchObject({
    planned: 6,
    done: 2,
    byStatus: { crashed: 1, solved: 1, 'time-limit': 0 },
  });
  expect(await results.failures(3)).toMatchObject([{ id: runs[1]!.id }]);
  await folder.close();
  expect(await results.progress()).toMatchObject({ done: 2, rate: null, workers: [{ state: 'ended' }] });
});

it('raises an alarm where repeats differ, once, also when it is opened again', async () => {
  const path = newFolder();
  const twice = expandedSweep({ levels: 1, methods: ['bfs'], repeat: 3 });
  const [a, b, c] = runsOf(twice) as [SweepResult, SweepResult, SweepResult];
  const folder = await open(path, twice);
  await folder.store(resultOf(a));
  await folder.store(resultOf(b, { expanded: 1, stored: 2 }));
  await folder.store(resultOf(c, { expanded: 1, status: 'time-limit' }));
  await folder.close();
  const expected = [
    {
      kind: 'figures',
      figures: ['expanded', 'stored'],
      first: resultOf(a),
      second: resultOf(b, { expanded: 1, stored: 2 }),
    },
  ];
  expect(folder.alarms).toEqual(expected);
  const again = await open(path, twice);
  expect(again.alarms).toEqual(expected);
  await again.close();
  expect(await (await openFolderResults(path)).alarms(5)).toEqual(expected);
});

it('tells what is new since a place, and all again when the plan is another', async () => {
  const path = newFolder();
  await store(path, sweep, [resultOf(runs[0]!)]);
  const results = await openFolderResults(path);
  const take = async (place?: string) => {
    const found = [];
    for await (const batch of results.since(place)) found.push(batch);
    return found;
  };
  const [first] = await take();
  expect(first!.results).toEqual([resultOf(runs[0]!)]);
  expect(await take(first!.place)).toEqual([]);
  await store(path, sweep, [resultOf(runs[1]!)]);
  const [second] = await take(first!.place);
  expect(second).toEqual({ results: [resultOf(runs[1]!)], place: second!.place });
  const smaller = expandedSweep({ methods: ['bfs'] });
  await store(path, smaller, []);
  const [anew] = await take(second!.place);
  expect(anew!.isAnew).toBe(true);
});

it('counts a run once that was copied from another log', async () => {
  const path = newFolder();
  await store(
    path,
    sweep,
    runs.slice(0, 2).map((run) => resultOf(run)),
  );
  appendFileSync(filesOf(path).log, readFileSync(filesOf(path).log));
  const folder = await open(path, sweep);
  expect(folder.tally.done).toBe(2);
  await folder.close();
  expect((await all(await openFolderResults(path))).length).toBe(2);
});

it('takes no file for its own that was changed, tells what is left, and writes it anew', async () => {
  const path = newFolder();
  const files = filesOf(path);
  const machine = thisSweepMachine();
  const fill = async (): Promise<void> => {
    const folder = await open(path, sweep);
    folder.addMachine(machine);
    for (const run of runs.slice(0, 4)) await folder.store(resultOf(run));
    await folder.flush();
    folder.tell({ rate: 1, worker: { name: 'w', machine: machine.key, jobs: 1, load: 0, runs: 4 } });
    await folder.close();
  };
  await fill();
  for (const file of [files.plan, files.machines, files.progress]) {
    const whole = readFileSync(file, 'utf8');
    const broken = [
      whole.replace(/"(name|version|done)":./, '$&9'),
      whole.slice(20),
      '',
      'null',
      '{}',
      '[]\n',
    ];
    for (const text of broken) {
      writeFileSync(file, text);
      if (file === files.plan) {
        await expect(openFolderResults(path)).rejects.toThrow(
          /plan\.json: this is not as a sweep has written/,
        );
      } else {
        const results = await openFolderResults(path);
        expect(await results.progress()).toMatchObject({ planned: 6, done: 4, byStatus: { solved: 4 } });
        expect(await results.machines()).toEqual(file === files.machines ? [] : [machine]);
      }
      await fill();
      const mended = await openFolderResults(path);
      expect(await mended.machines()).toEqual([machine]);
      expect(await all(mended)).toHaveLength(4);
    }
  }
});

// What runs may do to the processes that make them, with real processes: each is one finding, and nothing is left behind.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createRandom } from '../src/core/random.ts';
import type { SweepLevel, SweepMethod, SweepModule } from '../src/sweeps/model.ts';
import type { RunFindings, Runner } from '../src/sweeps/runner.ts';
import { startRunner } from '../src/sweeps/work/start-runner.ts';
import { root } from './command-line.ts';

const worker = join(root, 'dist', 'worker.js');
const folder = mkdtempSync(join(tmpdir(), 'fourfold-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const game = 'roll-the-block';
const easy = `game: ${game}\n\nS...\n...G\n`;
const method: SweepMethod = {
  key: 'bfs:cost=unit',
  game,
  algorithm: 'bfs',
  heuristic: null,
  cost: 'unit',
  options: {},
};
const limits = { seconds: 1, bytes: 2 ** 26 };

/** A mark in the command line or the environment of all that a test starts, so that it is found again. */
const mark = `fourfold-test-${process.pid}`;

/** The processes of this test that still run, other than itself. */
function leftBehind(): string[] {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) return false;
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      return command.includes(mark) || command.includes(`\0${process.pid}\0`);
    } catch {
      return false;
    }
  });
}

/** Until nothing is left, or for a few seconds. */
async function nothingLeft(): Promise<void> {
  for (let tries = 0; tries < 100 && leftBehind().length > 0; tries += 1) await pause(50);
  expect(leftBehind()).toEqual([]);
}

/** Code of the user's own, which runs when it is loaded. */
function moduleOf(code: string): SweepModule {
  const text = `${code}\nexport default { algorithms: [] };\n`;
  return { path: 'mine.mjs', hash: createHash('sha256').update(text).digest('hex'), text };
}

const runners: Runner[] = [];
afterEach(() => Promise.all(runners.splice(0).map((runner) => runner.stop())));

function runnerOf(isolated: boolean, code?: string, changes: Partial<typeof limits> = {}): Runner {
  const modules = code === undefined ? [] : [moduleOf(code)];
  const runner = startRunner({ limits: { ...limits, ...changes }, isolated, modules }, { jobs: 1, worker });
  runners.push(runner);
  return runner;
}

let made = 0;
function ask(runner: Runner, text = easy): Promise<RunFindings | undefined> {
  made += 1;
  const run = { id: `run ${made}`, level: 'l', method: method.key, repeat: 1 };
  return runner.run(run, { key: 'l', game, text } as SweepLevel, method);
}

const solved = { status: 'solved', moves: ['R', 'D', 'R'], cost: 3, optimal: true };

describe.each([
  ['a process for each run', true],
  ['warm processes', false],
])('%s', (_, isolated) => {
  it.each([
    ['waits for nothing', 'await new Promise(() => {});', 'crashed', /exit code/],
    ['fills the heap', 'const all = []; for (;;) all.push(new Array(1000).fill(0.5));', 'memory-limit', /MB/],
    [
      'fills memory outside the heap',
      'const all = []; for (;;) all.push(new Uint8Array(1e7).fill(1));',
      'memory-limit',
      /MB/,
    ],
    ['ends its process', 'process.exit(0);', 'crashed', /exit code 0/],
    ['ends it with a code', 'process.exit(7);', 'crashed', /exit code 7/],
    ['throws', "throw new TypeError('a bug');", 'crashed', /a bug/],
    ['throws what is no error', 'throw null;', 'crashed', /null/],
    [
      'throws later',
      "setTimeout(() => { throw new Error('late'); }); await new Promise((r) => setTimeout(r, 500));",
      'crashed',
      /late/,
    ],
    ['kills itself', "process.kill(process.pid, 'SIGKILL');", 'crashed', /SIGKILL/],
    ['aborts', 'process.abort();', 'crashed', /SIGABRT/],
    ['closes the channel', "(await import('node:fs')).closeSync(3);", 'crashed', /exit code/],
  ])('tells that a run %s', async (_what, code, status, reason) => {
    const findings = await ask(runnerOf(isolated, code));
    expect(findings).toMatchObject({ status, moves: [], expanded: null });
    expect(findings!.reason).toMatch(reason);
    await nothingLeft();
  });

  it.each([
    [
      'prints megabytes',
      "const line = 'x'.repeat(1e6); for (let i = 0; i < 50; i++) { process.stdout.write(line); process.stderr.write(line); }",
    ],
    [
      'writes to the channel of its process',
      `const { writeSync } = await import('node:fs');
       writeSync(3, 'no line');
       writeSync(3, '\\n{"ask":"guessed","answer":{"kind":"unsuitable"}}\\n{"ask":1\\n[[[\\0');`,
    ],
    ['sends messages of its own', "process.send?.('hello'); process.emit('message', 'hello');"],
    ['leaves timers behind', 'setInterval(() => { throw new Error(); }, 1e6); setTimeout(() => {}, 1e6);'],
  ])('gives its answer where a run %s', async (_what, code) => {
    const runner = runnerOf(isolated, code);
    expect(await ask(runner)).toMatchObject(solved);
    expect(await ask(runner)).toMatchObject(solved);
  });

  it('ends what a run has started, with the run or the process', async () => {
    for (const detached of [false, true]) {
      const code = `import { spawn } from 'node:child_process';
        spawn('sleep', ['1000'], { argv0: 'sleep ${mark}', detached: ${detached}, stdio: 'inherit' }).unref();`;
      const runner = runnerOf(isolated, code);
      expect(await ask(runner)).toMatchObject(solved);
      await nothingLeft();
      expect(await ask(runner)).toMatchObject(solved);
      await nothingLeft();
    }
  });
});

it('ends a run at its limit that does not end by itself, and says what it took', async () => {
  const findings = await Promise.all(
    [true, false].flatMap((isolated) => [
      ask(runnerOf(isolated, 'for (;;);')),
      ask(runnerOf(isolated, 'await new Promise((resolve) => setTimeout(resolve, 1e9));')),
    ]),
  );
  for (const each of findings) {
    expect(each).toMatchObject({ status: 'time-limit', moves: [], expanded: null });
    expect(each!.reason).toMatch(/ended after/);
  }
  const [looping, waiting, warm] = findings;
  // Six seconds by the clock, or its share of them on a busy machine.
  expect(looping!.processorMilliseconds).toBeGreaterThan(200);
  expect(looping!.processorMilliseconds).toBeGreaterThan(waiting!.processorMilliseconds!);
  expect(looping!.residentBytes).toBeGreaterThan(2 ** 24);
  expect(warm!.residentBytes).toBeNull();
  await nothingLeft();
});

/** A program that starts a run and says so, as a sweep does. */
const coordinator = join(folder, 'coordinator.mjs');
writeFileSync(
  coordinator,
  `import { spawn } from 'node:child_process';
   const [worker, request, mark] = process.argv.slice(2);
   const child = spawn(process.execPath, [worker, String(process.pid), String(2 ** 31), mark], {
     detached: true,
     env: { ...process.env, FOURFOLD_RUN: mark },
     stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
   });
   child.stdio[3].on('data', (text) => {
     if (String(text).includes('began')) console.log('began');
   });
   child.stdio[3].write(request + '\\n');
   process.stdin.resume();`,
);

let coordinators = 0;
/** Kills a coordinator a while after it was started, or after its run began. */
async function killCoordinator(
  request: object,
  moment: { after: 'start' | 'begin'; wait: number },
): Promise<void> {
  const sent = JSON.stringify({ ask: 'a', request, mayRefuse: false });
  // Each has a mark of its own: what is marked is ended with its coordinator.
  coordinators += 1;
  const child = spawn(process.execPath, [coordinator, worker, sent, `${mark}-${coordinators}.`], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  if (moment.after === 'begin') await new Promise((resolve) => child.stdout.once('data', resolve));
  await pause(moment.wait);
  child.kill('SIGKILL');
  await ended;
}

it('leaves no process behind when the program that started it is killed', async () => {
  const random = createRandom(9);
  const corridor = `S${'.'.repeat(30)}\n${'.'.repeat(31)}\n${'.'.repeat(30)}G`;
  const search = {
    level: `game: ${game}\n\n${corridor}\n`,
    algorithm: 'ids',
    cost: 'unit',
    options: {},
    limits: { seconds: 600, bytes: 2 ** 30 },
  };
  const started = (detached: boolean): string =>
    `import { spawn } from 'node:child_process';
     spawn('sleep', ['1000'], { argv0: 'sleep ${mark}', detached: ${detached}, stdio: 'inherit' });
     for (;;);`;
  const requests = [
    search,
    { ...search, modules: [moduleOf('for (;;);')] },
    { ...search, modules: [moduleOf(started(false))] },
    { ...search, modules: [moduleOf(started(true))] },
  ];
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(
      requests.flatMap((request) => [
        killCoordinator(request, { after: 'start', wait: random.below(400) }),
        killCoordinator(request, { after: 'begin', wait: random.below(300) }),
      ]),
    );
    await nothingLeft();
  }
});

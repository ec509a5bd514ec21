import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '../src/core/random.ts';
import { fourfold, linesOf, program, temporaryFolder } from './command-line.ts';
import { idsIn, startedAs, sweeping, tableOf, untilLines } from './swept.ts';

// What happens to a sweep: kills, a full disk, two at a time, clocks that jump, torn lines. With real processes.

const folder = temporaryFolder();
const runs = 600;
const plan = folder.write(
  'plan.yaml',
  'levels: [{ pack: "*/starter" }]\nalgorithms: [bfs, astar]\nlimits: { seconds: 60 }\nrepeat: 10\n',
);
const argsFor = (results: string): string[] => [plan, '--folder', results];
let undisturbed: Map<string, string>;

beforeAll(async () => {
  const path = join(folder.path, 'undisturbed');
  expect((await sweeping(argsFor(path)).ended).code).toBe(0);
  undisturbed = await tableOf(path);
  expect(undisturbed.size).toBe(runs);
}, 120_000);

/** All runs are there once, and say the same as without any trouble. */
async function expectWhole(path: string): Promise<void> {
  const ids = idsIn(path);
  expect(new Set(ids).size).toBe(ids.length);
  expect(await tableOf(path)).toEqual(undisturbed);
}

it('loses nothing and makes nothing twice when it is killed at 130 moments', async () => {
  const random = createRandom(18);
  let kills = 0;
  for (let number = 1; kills < 130; number += 1) {
    const path = join(folder.path, `killed-${number}`);
    let known: string[] = [];
    for (;;) {
      const sweep = sweeping(argsFor(path));
      const log = join(path, 'results.jsonl');
      if (kills < 130) {
        // At any moment: of the start, or of the work, which begins with a line more.
        if (random.chance(0.7)) await untilLines(log, known.length + 1, sweep);
        const timer = setTimeout(() => sweep.kill(), random.below(300));
        void sweep.ended.then(() => clearTimeout(timer));
      }
      const { code, err } = await sweep.ended;
      // A line may be torn at the end; all before it is as it was.
      const now = existsSync(log) ? idsIn(path) : [];
      expect(now.slice(0, known.length)).toEqual(known);
      known = now;
      if (code === 0) break;
      expect(code, err).toBe(null);
      kills += 1;
    }
    await expectWhole(path);
  }
}, 400_000);

/** Fills the room that results have; then goes on with more. */
async function expectFull(path: string, start: () => ReturnType<typeof sweeping>): Promise<void> {
  const { code, err } = await start().ended;
  expect(code, err).toBe(4);
  expect(err).toMatch(/cannot be written \(.*\), so this sweep stops.*the same command goes on/);
  const stored = idsIn(path).length;
  expect(stored).toBeGreaterThan(0);
  expect(stored).toBeLessThan(runs);
  // What was written in part was cut off.
  expect(readFileSync(join(path, 'results.jsonl'), 'utf8').endsWith('\n')).toBe(true);
}

it('stops at a file that cannot grow, with all that was finished, and goes on later', async () => {
  const path = join(folder.path, 'limited');
  // A limit of the system for the size of files, in blocks of 1024 bytes.
  const script = `trap '' XFSZ; ulimit -f 100; exec "$@"`;
  await expectFull(path, () =>
    startedAs(['bash', '-c', script, 'bash', process.execPath, program, 'sweep', ...argsFor(path)]),
  );
  expect((await sweeping(argsFor(path)).ended).code).toBe(0);
  await expectWhole(path);
});

const isRoot = process.getuid?.() === 0;
const disk = join(folder.path, 'disk');
let isMounted = false;
afterAll(() => {
  if (isMounted) execFileSync('umount', [disk]);
});

it.runIf(isRoot)('does the same on a disk that is full', async () => {
  mkdirSync(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160k', 'tmpfs', disk]);
  isMounted = true;
  const path = join(disk, 'results');
  await expectFull(path, () => sweeping(argsFor(path)));
  execFileSync('mount', ['-o', 'remount,size=8m', disk]);
  expect((await sweeping(argsFor(path)).ended).code).toBe(0);
  await expectWhole(path);
});

it('lets one of many sweeps have a folder, also where a killed one has left its lock', async () => {
  const path = join(folder.path, 'shared');
  const first = sweeping(argsFor(path));
  await untilLines(join(path, 'results.jsonl'), 1, first);
  const second = fourfold(['sweep', ...argsFor(path)]);
  expect(second.code).toBe(2);
  expect(second.err).toMatch(new RegExp(`process ${first.pid} on .* works here since .*nothing was changed`));
  first.kill();
  await first.ended;
  const many = Array.from({ length: 5 }, () => sweeping(argsFor(path)));
  const codes = (await Promise.all(many.map(({ ended }) => ended))).map(({ code }) => code);
  // Whoever comes when all is done finds nothing to do.
  expect(codes).toContain(0);
  for (const code of codes) expect([0, 2]).toContain(code);
  await expectWhole(path);
  expect(readdirSync(path).filter((name) => name.startsWith('lock'))).toEqual([]);
});

it('does not mind a clock that jumps', async () => {
  const path = join(folder.path, 'jumping');
  const jump = folder.write(
    'jump.cjs',
    `const now = Date.now; let calls = 0;
     Date.now = () => now() + [0, 1e10, -1e10, 5e8, -3e9][calls++ % 5];
     const Real = Date;
     globalThis.Date = class extends Real { constructor(...given) { given.length ? super(...given) : super(Real.now()); } };`,
  );
  const env = { NODE_OPTIONS: `--require ${jump}` };
  const first = sweeping(argsFor(path), env);
  await untilLines(join(path, 'results.jsonl'), 50, first);
  const status = JSON.parse(fourfold(['sweep', 'status', path, '--json']).out);
  expect(status.workers[0].heardSecondsAgo).toBeLessThan(3600);
  first.kill();
  await first.ended;
  expect((await sweeping(argsFor(path), env).ended).code).toBe(0);
  await expectWhole(path);
});

it('mends a last line wherever it was torn', async () => {
  const path = join(folder.path, 'torn');
  const log = join(path, 'results.jsonl');
  expect((await sweeping(argsFor(path)).ended).code).toBe(0);
  const lines = linesOf(log);
  const last = Buffer.byteLength(lines.at(-1)!) + 1;
  const random = createRandom(5);
  for (let time = 0; time < 10; time += 1) {
    const whole = readFileSync(log);
    const from = whole.length - Buffer.byteLength(linesOf(log).at(-1)!) - 1;
    truncateSync(log, from + 1 + random.below(Math.min(last, whole.length - from) - 2));
    const { code, err } = await sweeping(argsFor(path)).ended;
    expect(code).toBe(0);
    expect(err).toMatch(/was cut off; its run is made again/);
    await expectWhole(path);
  }
  // A line in the midst that cannot be read is kept aside.
  writeFileSync(
    log,
    linesOf(log)
      .map((line, index) => (index === 7 ? '{"id":' : line))
      .join('\n')
      .concat('\n'),
  );
  const { err } = await sweeping(argsFor(path)).ended;
  expect(err).toMatch(/line 8 cannot be read; moved to .*unreadable\.txt/);
  await expectWhole(path);
});

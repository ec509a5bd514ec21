// `npm run bench:sweep [-- --runs N] [--jobs N] [--on postgres://…]`: what a sweep of many tiny runs takes beyond their searches.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100000' },
    jobs: { type: 'string', default: '2' },
    on: { type: 'string' },
  },
});
ensureInstalled();
ensureBuilt();

const program = 'dist/fourfold.js';
const folder = mkdtempSync(join(tmpdir(), 'fourfold-sweep-'));
const plan = join(folder, 'tiny.yaml');
const results = join(folder, 'tiny.sweep');
// The first two levels of every game, 2 methods.
const repeat = Math.ceil(Number(values.runs) / 16);
writeFileSync(
  plan,
  `levels: [{ pack: "*/starter", level: 1-2 }]\nalgorithms: [bfs, astar]\nrepeat: ${repeat}\n`,
);
const target = values.on ?? results;

const statusOf = () => {
  const began = performance.now();
  const { stdout } = spawnSync(process.execPath, [program, 'sweep', 'status', target, '--json'], {
    encoding: 'utf8',
  });
  return { milliseconds: performance.now() - began, ...(stdout && JSON.parse(stdout)) };
};

/** Processor time of a process and of those that it started and that have ended, in milliseconds; Linux only. */
const timesOf = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1).split(' ');
  return 10 * (Number(fields[11]) + Number(fields[12]));
};
const childrenOf = (pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ').filter(Boolean).map(Number);
const residentOf = (pid) =>
  Number(/^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))[1]) / 1024;

const began = performance.now();
const args = [program, 'sweep', plan, '--jobs', values.jobs, ...(values.on ? ['--on', values.on] : [])];
const child = spawn(process.execPath, args, { stdio: 'ignore' });
const shares = [0.1, 0.5, 0.99];
const used = new Map();
const watch = setInterval(() => {
  try {
    for (const pid of [child.pid, ...childrenOf(child.pid)]) used.set(pid, timesOf(pid));
    if (!existsSync(join(results, 'progress.json')) && !values.on) return;
    const status = statusOf();
    while (shares.length > 0 && status.done >= shares[0] * status.planned) {
      const share = Math.round(100 * shares.shift());
      console.log(
        `${share} %: ${residentOf(child.pid).toFixed(0)} MB, status after ${status.milliseconds.toFixed(0)} ms`,
      );
    }
  } catch {}
}, 1000);
const code = await new Promise((resolve) => child.on('exit', resolve));
clearInterval(watch);
const clock = performance.now() - began;
if (code !== 0) throw new Error(`the sweep ended with ${code}`);

const end = statusOf();
let searching = 0;
if (!values.on)
  for (const line of readFileSync(join(results, 'results.jsonl'), 'utf8').split('\n').filter(Boolean)) {
    const { prepareMilliseconds, milliseconds } = JSON.parse(line);
    searching += prepareMilliseconds + milliseconds;
  }
const processor = [...used.values()].reduce((sum, each) => sum + each, 0);
const each = (milliseconds) => `${(milliseconds / end.done).toFixed(2)} ms a run`;
console.log(`${end.done} runs, ${values.jobs} at a time, in ${(clock / 1000).toFixed(0)} s: ${each(clock)}`);
console.log(`processor time of all processes: ${each(processor)}, searching ${each(searching)}`);
console.log(
  `beyond the search: ${each(processor - searching)} of processor time, ${each(clock - searching / values.jobs)} by the clock`,
);
console.log(`status at the end: ${end.milliseconds.toFixed(0)} ms`);
rmSync(folder, { recursive: true });

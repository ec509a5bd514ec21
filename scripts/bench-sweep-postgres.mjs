// `npm run bench:sweep-postgres`: a sweep of many tiny runs on a PostgreSQL server of its own, made by several workers of one job.
// npm run bench:sweep-postgres -- --runs 100000 --workers 4
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from './postgres.mjs';
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '100000' }, workers: { type: 'string', default: '4' } },
});
const workers = Number(values.workers);
// Eight levels by four methods that take a few milliseconds at the most.
const methods = ['bfs', 'astar', 'greedy', 'dfs'];
const repeat = Math.ceil(Number(values.runs) / (8 * methods.length));
const runs = repeat * 8 * methods.length;

const folder = mkdtempSync(join(tmpdir(), 'fourfold-bench-'));
const plan = join(folder, 'tiny.yaml');
writeFileSync(
  plan,
  `levels: ${join(root, 'levels/match-the-tiles/starter.txt')}\nmethods: [${methods}]\nrepeat: ${repeat}\nlimits: { seconds: 10 }\n`,
);
const server = await startPostgres({ durable: true });

const read = (path) => {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
};

/** Processor time of a process, and of those that it started and that have ended, in milliseconds; and who started it. */
function statOf(pid) {
  const fields = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /, '')
    .split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { parent: Number(fields[1]), milliseconds: ticks * 10 };
}

/** Processor time and peak memory of programs with all that they started, read again and again until they end. */
class Watch {
  constructor(pids) {
    this.pids = pids;
    this.most = 0;
    this.peaks = new Map();
    this.timer = setInterval(() => this.look(), 100);
  }

  look() {
    const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const stats = new Map(all.map((name) => [Number(name), statOf(name)]));
    let sum = 0;
    for (const [pid, { parent, milliseconds }] of stats)
      if (this.pids.includes(pid) || this.pids.includes(parent)) sum += milliseconds;
    this.most = Math.max(this.most, sum);
    for (const pid of this.pids) {
      const peak = /VmHWM:\s*(\d+)/.exec(read(`/proc/${pid}/status`))?.[1];
      if (peak) this.peaks.set(pid, Number(peak) / 1024);
    }
  }

  end() {
    clearInterval(this.timer);
    return { seconds: this.most / 1000, megabytes: Math.max(...this.peaks.values()) };
  }
}

function start(...args) {
  const child = spawn(process.execPath, [join(root, 'dist', 'fourfold.js'), ...args], { cwd: folder });
  let out = '';
  child.stdout.on('data', (data) => {
    out += data;
  });
  child.stderr.on('data', (data) => process.stderr.write(data));
  const ended = new Promise((resolve, reject) =>
    child.on('close', (code) =>
      code === 0 || code === 130 ? resolve(out) : reject(new Error(`ended with ${code}`)),
    ),
  );
  return { child, ended };
}

const seconds = (from) => (performance.now() - from) / 1000;
const tell = (what, value) => console.log(`${what.padEnd(60)} ${value}`);
try {
  let from = performance.now();
  const putting = start('sweep', plan, '--on', server.url, '--jobs', '0');
  const watchPut = new Watch([putting.child.pid]);
  const look = async () => JSON.parse(await start('sweep', 'status', server.url, '--json').ended);
  const planned = async () => {
    for (;;) {
      const status = await look().catch(() => ({ planned: 0 }));
      if (status.planned > 0) return;
      await pause(200);
    }
  };
  await planned();
  tell(`putting ${runs} runs, s`, seconds(from).toFixed(1));
  putting.child.kill('SIGINT');
  await putting.ended;
  tell('peak memory of putting them, MB', watchPut.end().megabytes.toFixed(0));

  from = performance.now();
  const made = Array.from({ length: workers }, () => start('worker', '--on', server.url));
  const watchWorkers = new Watch(made.map(({ child }) => child.pid));
  const postmaster = Number.parseInt(readFileSync(join(server.folder, 'postmaster.pid'), 'utf8'), 10);
  const watchServer = new Watch([postmaster]);
  await pause(5000);
  const asked = performance.now();
  await look();
  tell('status while it runs, with the start of the program, s', seconds(asked).toFixed(2));
  await Promise.all(made.map(({ ended }) => ended));
  const took = seconds(from);
  const ofWorkers = watchWorkers.end();
  const ofServer = watchServer.end();
  const results = (await start('sweep', 'export', server.url, '--format', 'jsonl').ended).trim().split('\n');
  const searched = results.map((line) => JSON.parse(line));
  const sum = (name) => searched.reduce((total, each) => total + (each[name] ?? 0), 0) / 1000;
  tell('results', searched.length);
  tell(`${workers} workers, s`, took.toFixed(1));
  tell('processor time of workers and their processes, s', ofWorkers.seconds.toFixed(1));
  tell('processor time of the server, s', ofServer.seconds.toFixed(1));
  tell(
    'of it searching and preparing, by the clock of the runs, s',
    (sum('milliseconds') + sum('prepareMilliseconds')).toFixed(1),
  );
  tell('processor time of the runs as told in the results, s', sum('processorMilliseconds').toFixed(1));
  const beyond = ofWorkers.seconds + ofServer.seconds - sum('processorMilliseconds');
  tell('processor time a run beyond its own, ms', ((1000 * beyond) / runs).toFixed(2));
  tell(
    'time a run and worker beyond the search, ms',
    ((1000 * (took * workers - sum('milliseconds') - sum('prepareMilliseconds'))) / runs).toFixed(2),
  );
  tell('peak memory of a worker, MB', ofWorkers.megabytes.toFixed(0));
  const last = performance.now();
  await look();
  tell('status at the end, with the start of the program, s', seconds(last).toFixed(2));
} finally {
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
}

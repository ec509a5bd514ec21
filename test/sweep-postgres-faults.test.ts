// A sweep on PostgreSQL whose workers, server and connections are cut off again and again, with real processes.
import { type ChildProcess, spawn } from 'node:child_process';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PostgresServer } from '../scripts/postgres.mjs';
import { createRandom } from '../src/core/random.ts';
import { fixedText } from '../src/experiments/record.ts';
import { version } from '../src/experiments/version.ts';

import type { SweepHead, SweepResult } from '../src/sweeps/model.ts';
import { Database } from '../src/sweeps/postgres/database.ts';
import { putOn } from '../src/sweeps/postgres/put.ts';
import { openDatabaseResults } from '../src/sweeps/postgres/results.ts';
import { sweepOf } from '../src/sweeps/runs.ts';
import { startRunner } from '../src/sweeps/work/start-runner.ts';
import { program, root } from './command-line.ts';
import { postgresServer } from './postgres.ts';
import { sweepHead, sweepLevel, sweepMethod } from './sample-sweep.ts';

const moments = 70;
const workersAtOnce = 3;
/** The plan grows by so many repeats whenever little is left to do. */
const growth = 20;
const random = createRandom(18);

const boards = ['A.a', 'A..\n...\n..a', 'A.#\n.b.\n#Ba', 'AB\nba', 'A.B\n...\nb.a', 'A#a'];
const head = (repeat: number): SweepHead =>
  sweepHead({
    version,
    name: 'faults',
    limits: { seconds: 2, bytes: 2 ** 28 },
    repeat,
    levels: boards.map((board, index) =>
      sweepLevel(index + 1, { text: `game: match-the-tiles\n\n${board}\n` }),
    ),
    methods: ['bfs', 'dfs', 'ids-table', 'ucs'].map((name) => sweepMethod(name)),
  });

let server: PostgresServer;
let proxy: Line;
beforeAll(async () => {
  // What was committed must be there after a power cut.
  server = await postgresServer({ durable: true });
  proxy = await Line.open(server.port);
});
afterAll(() => proxy.close());

/** A connection to the server that can be cut. */
class Line {
  private readonly listening: Server;
  private readonly sockets = new Set<Socket>();

  private constructor(target: number) {
    this.listening = createServer((near) => {
      const far = connect(target, '127.0.0.1');
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(one);
        one.on('error', () => {});
        one.on('close', () => {
          this.sockets.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    });
  }

  static async open(target: number): Promise<Line> {
    const proxy = new Line(target);
    await new Promise<void>((resolve) => proxy.listening.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get port(): number {
    return (this.listening.address() as { port: number }).port;
  }

  /** In the midst of whatever is being said. */
  cut(): void {
    for (const socket of this.sockets) socket.resetAndDestroy();
  }

  close(): void {
    this.listening.close();
    this.cut();
  }
}

/** Until the server is there again. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries > 100) throw error;
      await pause(100);
    }
  }
}

/** Workers as a user starts them. */
class Crew {
  readonly said: string[] = [];
  readonly ended: string[] = [];
  private readonly alive = new Map<ChildProcess, Promise<unknown>>();

  hire(): void {
    const url = server.url.replace(String(server.port), String(proxy.port));
    const child = spawn(process.execPath, [program, 'worker', '--on', url, '--stay'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr!.on('data', (text) => this.said.push(String(text)));
    let last = '';
    child.stderr!.on('data', (text) => {
      last = String(text);
    });
    this.alive.set(
      child,
      new Promise<void>((resolve) => {
        child.on('close', (code) => {
          resolve();
          if (!this.alive.delete(child)) return;
          // Only one that could not connect when it started ends by itself; whoever started it does so again.
          this.ended.push(`${code}: ${last}`);
          this.hire();
        });
      }),
    );
  }

  async lose(signal: 'SIGKILL' | 'SIGINT' = 'SIGKILL', which = random.below(this.alive.size)): Promise<void> {
    const [child, ended] = [...this.alive][which]!;
    this.alive.delete(child);
    child.kill(signal);
    await ended;
  }

  async loseAll(): Promise<void> {
    while (this.alive.size > 0) await this.lose('SIGINT', 0);
  }
}

it('loses nothing and makes nothing twice, whatever is cut off', async () => {
  let repeat = growth;
  await putOn(server.url, sweepOf(head(repeat)));
  const database = await Database.open(server.url);
  const results = await openDatabaseResults(server.url);
  const crew = new Crew();
  for (let count = 0; count < workersAtOnce; count += 1) crew.hire();

  const seen = new Map<string, string>();
  let place: string | undefined;
  /** What was stored since the last look; what was there stays as it was. */
  const look = (): Promise<void> =>
    patiently(async () => {
      for await (const batch of results.since(place)) {
        for (const result of batch.results) {
          const text = JSON.stringify(result);
          expect(seen.get(result.id) ?? text).toBe(text);
          seen.set(result.id, text);
        }
        place = batch.place;
      }
    });

  const actions = {
    // All that a worker has in hand is handed out to another one as well.
    twice: () =>
      patiently(() => database.query("UPDATE fourfold_jobs.job SET state = 'retry' WHERE state = 'active'")),
    cut: async () => proxy.cut(),
    server: async () => {
      await server.kill();
      await pause(random.below(300));
      await server.start();
    },
    worker: async () => {
      await crew.lose();
      crew.hire();
    },
  };
  const drawn = random.shuffle(
    Array.from({ length: moments }, (_, index): keyof typeof actions => {
      if (index < 8) return 'server';
      if (index < 20) return 'cut';
      return index < 30 ? 'twice' : 'worker';
    }),
  );
  for (const action of drawn) {
    // In the midst of work, where the machine is quick enough for that.
    const before = seen.size;
    for (let tries = 0; tries < 15 && seen.size === before; tries += 1) {
      await pause(random.below(200));
      await look();
    }
    await actions[action]();
    await look();
    const sweep = sweepOf(head(repeat));
    if (seen.size < sweep.count - 2 * growth) continue;
    repeat += growth;
    await patiently(() => putOn(server.url, sweepOf(head(repeat))));
  }

  const sweep = sweepOf(head(repeat));
  // Runs of lost workers come back after their time limit and a margin.
  for (let tries = 0; tries < 600 && seen.size < sweep.count; tries += 1) {
    await pause(100);
    await look();
  }
  await crew.loseAll();
  expect(crew.said.filter((line) => /\n {4}at /.test(line))).toEqual([]);

  const wanted = Array.from({ length: sweep.count }, (_, index) => sweep.run(index));
  const stored: SweepResult[] = [];
  for await (const some of results.each()) stored.push(...some);
  expect(stored.map(({ id }) => id).sort()).toEqual(wanted.map(({ id }) => id).sort());
  for (const result of stored) expect(JSON.stringify(result)).toBe(seen.get(result.id));
  expect(await results.alarms(10)).toEqual([]);
  expect(await results.progress()).toMatchObject({ planned: sweep.count, done: sweep.count });

  // The same figures as without any disturbance.
  const runner = startRunner(sweep, { jobs: 1, worker: join(root, 'dist', 'worker.js') });
  const undisturbed = new Map<string, string>();
  for (const level of sweep.levels)
    for (const method of sweep.methods) {
      const run = { id: '', level: level.key, method: method.key, repeat: 1 };
      undisturbed.set(`${level.key} ${method.key}`, fixedText((await runner.run(run, level, method))!));
    }
  await runner.stop();
  for (const result of stored)
    expect(fixedText(result)).toBe(undisturbed.get(`${result.level} ${result.method}`));
  await results.close();
  await database.close();
}, 240_000);

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PostgresServer } from '../../../scripts/postgres.mjs';
import { postgresServer } from '../../../test/postgres.ts';
import type { RunStatus } from '../../experiments/record.ts';
import { SweepError } from '../error.ts';
import type { SweepHead, SweepResult } from '../model.ts';
import type { SweepBatch } from '../results.ts';
import type { RunFindings, Runner } from '../runner.ts';
import { sweepOf } from '../runs.ts';
import { allAlarms, disagreement } from '../work/agree.ts';
import { Database } from './database.ts';
import { Jobs } from './jobs.ts';
import { putOn } from './put.ts';
import { openDatabaseResults } from './results.ts';
import { sampleHead, sampleRunner } from './sample-sweep.ts';
import { storeResults } from './store.ts';
import { type WorkerOptions, workOn } from './worker.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await postgresServer();
});

async function ask(address: string, ...statements: readonly string[]): Promise<void> {
  const database = await Database.open(address);
  for (const each of statements) await database.query(each);
  await database.close();
}

/** A database of its own on the same server. */
async function freshDatabase(name: string): Promise<string> {
  await ask(server.url, `CREATE DATABASE ${name}`);
  return server.url.replace(/postgres$/, name);
}

const put = (address: string, head: SweepHead, retry: readonly RunStatus[] = []) =>
  putOn(address, sweepOf(head), { retry });

const never = new AbortController().signal;
const work = (address: string, options: Partial<WorkerOptions> = {}): Promise<void> =>
  workOn(address, { jobs: 2, say: () => {}, signal: never, start: () => sampleRunner(), ...options });

async function allOf<T>(batches: AsyncIterable<readonly T[]>): Promise<T[]> {
  const all: T[] = [];
  for await (const some of batches) all.push(...some);
  return all;
}

/** What went wrong, as the user reads it. */
const sentence = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'nothing',
    (error: unknown) => {
      expect(error).toBeInstanceOf(SweepError);
      return (error as Error).message;
    },
  );

describe('a sweep on PostgreSQL', () => {
  it('is made once by two workers, goes on with what is added, and tells how far it is', async () => {
    const address = await freshDatabase('story');
    const sweep = sweepOf(sampleHead(50, ['bfs', 'dfs'], { repeat: 2 }));
    await putOn(address, sweep);
    await Promise.all([work(address), work(address)]);
    const results = await openDatabaseResults(address);
    const ids = Array.from({ length: sweep.count }, (_, index) => sweep.run(index).id);
    expect((await allOf(results.each())).map(({ id }) => id).sort()).toEqual(ids.sort());
    expect(await results.head()).toEqual(sampleHead(50, ['bfs', 'dfs'], { repeat: 2 }));

    const { workers, rate, ...progress } = await results.progress();
    expect(progress).toEqual({ planned: 200, done: 200, byStatus: { solved: 200 } });
    expect(rate).toBeGreaterThan(0);
    expect(workers.map(({ state }) => state)).toEqual(['ended', 'ended']);
    expect(workers.reduce((sum, { runs }) => sum + runs, 0)).toBe(200);
    expect(await results.machines()).toHaveLength(1);
    expect(await results.alarms(10)).toEqual([]);

    // A method more, a repeat less: what is made stays made, and what is no longer planned is left out.
    await put(address, sampleHead(50, ['bfs', 'dfs', 'astar']));
    expect(await results.progress()).toMatchObject({ planned: 150, done: 100 });
    const runs: string[] = [];
    const start = (): Runner =>
      sampleRunner((findings) => {
        runs.push(findings.method);
        return findings;
      });
    await work(address, { start });
    expect(runs).toEqual(Array.from({ length: 50 }, () => 'astar'));
    expect(await allOf(results.each())).toHaveLength(150);

    // Back again: the second repeats are there already.
    await put(address, sampleHead(50, ['bfs', 'dfs'], { repeat: 2 }));
    expect(await results.progress()).toMatchObject({ planned: 200, done: 200 });
    await results.close();
  });

  it('tells what is new, and begins anew with another plan', async () => {
    const address = await freshDatabase('news');
    await put(address, sampleHead(3, ['bfs']));
    const results = await openDatabaseResults(address);
    const since = async (place?: string): Promise<SweepBatch[]> => {
      const batches: SweepBatch[] = [];
      for await (const batch of results.since(place)) batches.push(batch);
      return batches;
    };
    expect(await since()).toEqual([]);
    await work(address);
    const [first, ...others] = await since();
    expect(others).toEqual([]);
    expect(first?.results).toHaveLength(3);
    expect(first?.isAnew).toBeUndefined();
    expect(await since(first!.place)).toEqual([]);

    await put(address, sampleHead(4, ['bfs']));
    const [anew] = await since(first!.place);
    expect(anew).toMatchObject({ isAnew: true });
    expect(anew?.results).toHaveLength(3);
    await work(address);
    const [last] = await since(anew!.place);
    expect(last?.results.map(({ level }) => level)).toEqual(['level-4']);
    await results.close();
  });

  it('makes runs again when told to, and sounds the alarm where figures differ', async () => {
    const address = await freshDatabase('alarms');
    const head = sampleHead(4, ['bfs'], { repeat: 3 });
    await put(address, head);
    const isFirst = ({ level, repeat }: RunFindings): boolean => level === 'level-1' && repeat === 2;
    const odd = (): Runner =>
      sampleRunner((findings) => {
        if (findings.level === 'level-2')
          return { ...findings, status: 'time-limit', expanded: Math.random() };
        if (findings.level === 'level-3') return { ...findings, status: 'crashed', reason: 'It fell over.' };
        return isFirst(findings) ? { ...findings, expanded: 7 } : findings;
      });
    await work(address, { start: odd });
    const results = await openDatabaseResults(address);
    expect((await results.progress()).byStatus).toEqual({ solved: 6, 'time-limit': 3, crashed: 3 });
    expect((await results.failures(2)).map(({ reason }) => reason)).toEqual([
      'It fell over.',
      'It fell over.',
    ]);
    const alarms = await results.alarms(10);
    expect(alarms.length).toBeGreaterThan(0);
    for (const { figures, first, second } of alarms) {
      expect(figures).toEqual(['expanded']);
      expect([first.level, second?.level]).toEqual(['level-1', 'level-1']);
      expect([first.expanded, second?.expanded].sort()).toEqual([13, 7]);
    }

    await put(address, head, ['crashed']);
    // What is to be replaced is still there.
    expect(await allOf(results.each())).toHaveLength(12);
    expect(await results.progress()).toMatchObject({ done: 9 });
    await work(address);
    expect((await results.progress()).byStatus).toEqual({ solved: 9, 'time-limit': 3 });
    await put(address, head, ['time-limit', 'memory-limit']);
    await work(address);
    expect((await results.progress()).byStatus).toEqual({ solved: 12 });
    expect(await allOf(results.each())).toHaveLength(12);
    await results.close();
  });

  it('finds methods that contradict each other when all results are read', async () => {
    const address = await freshDatabase('contradictions');
    await put(address, sampleHead(3, ['bfs', 'astar']));
    const start = (): Runner =>
      sampleRunner((findings) =>
        findings.method === 'astar' && findings.level === 'level-2' ? { ...findings, cost: 1 } : findings,
      );
    await work(address, { start });
    const results = await openDatabaseResults(address);
    expect(await results.alarms(9)).toEqual([]);
    const [alarm, ...others] = await allAlarms(results, 9);
    expect(others).toEqual([]);
    expect(alarm).toMatchObject({ kind: 'answers', figures: ['cost'] });
    expect([alarm?.first, alarm?.second].map((each) => [each?.level, each?.cost]).sort()).toEqual([
      ['level-2', 1],
      ['level-2', 2],
    ]);
    await results.close();
  });

  it('keeps one result of a run that was made twice', async () => {
    const address = await freshDatabase('twice');
    const head = sampleHead(1, ['bfs']);
    const { number } = await put(address, head);
    const database = await Database.open(address);
    const jobs = await Jobs.open(database);
    const [taken] = await jobs.fetch(number, 5);
    const found = await sampleRunner().run(taken!.run, head.levels[0]!, head.methods[0]!);
    const result = { ...found!, machine: 'here', worker: 'one', ended: '2026-01-01T00:00:00.000Z' };
    const store = (each: SweepResult): Promise<void> =>
      storeResults(
        database,
        jobs,
        number,
        'one',
        [{ job: taken!.job, result: each, repeats: [] }],
        disagreement,
      );
    await store(result);
    // The answer was lost, and it is stored again; then by another worker, with another time; then with other figures.
    await store(result);
    await store({ ...result, worker: 'two', milliseconds: 99 });
    const results = await openDatabaseResults(address);
    expect(await results.alarms(9)).toEqual([]);
    const other = { ...result, worker: 'two', expanded: 99 };
    await store(other);
    expect(await results.alarms(9)).toEqual([
      { kind: 'figures', figures: ['expanded'], first: result, second: other },
    ]);
    expect(await allOf(results.each())).toEqual([result]);
    expect(await jobs.count(database, number)).toBe(0);
    await results.close();
    // As the documents say, a sweep is removed whole.
    await database.query("DELETE FROM fourfold.sweep WHERE name = 'sample'");
    for (const table of ['level', 'method', 'run', 'worker', 'alarm'])
      expect(await database.query(`SELECT FROM fourfold.${table}`)).toEqual([]);
    await database.close();
  });

  it('gives unfinished runs back at once when a worker is stopped', async () => {
    const address = await freshDatabase('stopped');
    await put(address, sampleHead(20, ['bfs']));
    const interrupt = new AbortController();
    let begun = 0;
    const stuck = (): Runner => {
      const stopped = new Promise<undefined>((resolve) => {
        interrupt.signal.addEventListener('abort', () => resolve(undefined));
      });
      return {
        run: async () => {
          begun += 1;
          if (begun === 2) interrupt.abort();
          return stopped;
        },
        stop: async () => {},
      };
    };
    await work(address, { start: stuck, signal: interrupt.signal });
    const results = await openDatabaseResults(address);
    expect(await results.progress()).toMatchObject({ done: 0, workers: [{ state: 'ended' }] });
    // It would wait for longer than a test may take otherwise.
    await work(address);
    expect(await results.progress()).toMatchObject({ done: 20 });
    await results.close();
  });

  it('follows a plan that changes while it is made', async () => {
    const address = await freshDatabase('changing');
    await put(address, sampleHead(2, ['bfs']));
    const limits = { seconds: 2, bytes: 1024 ** 3 };
    const started: number[] = [];
    const start = (head: SweepHead): Runner => {
      started.push(head.limits.seconds);
      return sampleRunner(async (findings) => {
        if (head.limits.seconds === 1) await put(address, sampleHead(3, ['bfs'], { limits }));
        return findings;
      });
    };
    await work(address, { start, jobs: 1 });
    expect(started).toEqual([1, 2]);
    const results = await openDatabaseResults(address);
    expect(await results.progress()).toMatchObject({ planned: 3, done: 3 });
    await results.close();
  });
});

describe('a database that cannot be used', () => {
  const secret = 'k3ep-me';

  it('is refused with a sentence, and never with the password', async () => {
    const { port } = server;
    const at = `127.0.0.1:${port}`;
    await ask(
      server.url,
      `CREATE USER locked PASSWORD '${secret}x'`,
      `CREATE USER guest`,
      'CREATE DATABASE empty',
    );
    const access = join(server.folder, 'pg_hba.conf');
    writeFileSync(access, `host all locked 127.0.0.1/32 scram-sha-256\n${readFileSync(access, 'utf8')}`);
    await ask(server.url, 'SELECT pg_reload_conf()');
    const sentences = await Promise.all(
      [
        `postgres://locked:${secret}@${at}/postgres`,
        `postgres://locked@${at}/postgres`,
        `postgres://fourfold:${secret}@${at}/nowhere`,
        `postgres://guest:${secret}@${at}/empty`,
        `postgres://fourfold:${secret}@127.0.0.1:1/x`,
        `postgres://fourfold:${secret}@no-such-machine.invalid/x`,
        `postgres://fourfold:${secret}/@${at}/x`,
      ].map((address) => sentence(put(address, sampleHead(1, ['bfs'])))),
    );
    expect(sentences).toEqual([
      `The server at ${at} does not take this password for the user "locked".`,
      `The server at ${at} asks for a password; expected postgres://user:password@…, PGPASSWORD or a .pgpass file.`,
      `There is no database "nowhere" at ${at}; "createdb nowhere" makes one.`,
      'The user "guest" may not do this in the database "empty": permission denied for database empty.',
      'Nothing answers at 127.0.0.1:1; is PostgreSQL running there?',
      expect.stringMatching(/^There is no machine with the name of no-such-machine.invalid:5432/),
      expect.stringMatching(/^The address of the database is not understood/),
    ]);
    for (const each of sentences) expect(each).not.toContain(secret);
  });

  it('has no sweep, several, one of another engine, or tables of another version', async () => {
    const address = await freshDatabase('unfit');
    expect(await sentence(work(address))).toMatch(/^There is no sweep in this database yet/);
    expect(await sentence(openDatabaseResults(address))).toMatch(/^There is no sweep in this database/);
    await put(address, sampleHead(1, ['bfs'], { version: '9.9.9' }));
    expect(await sentence(work(address))).toMatch(
      /^The sweep "sample" was planned by Fourfold 9\.9\.9, and this is .*; its runs are for workers of 9\.9\.9\.$/,
    );
    await put(address, sampleHead(1, ['bfs'], { name: 'other' }));
    const said: string[] = [];
    await work(address, { say: (each) => said.push(each) });
    expect(said[0]).toMatch(/^The sweep "sample" was planned by/);
    expect(await sentence(openDatabaseResults(address))).toMatch(
      'There are several sweeps in this database; expected --name with one of "sample", "other".',
    );
    expect(await sentence(openDatabaseResults(address, 'third'))).toMatch(/^There is no sweep "third"/);
    const results = await openDatabaseResults(address, 'other');
    expect(await results.progress()).toMatchObject({ planned: 1, done: 1 });
    await results.close();
    await ask(address, 'UPDATE fourfold.version SET version = 7');
    const head = sampleHead(1, ['bfs']);
    for (const refused of [() => put(address, head), () => work(address), () => openDatabaseResults(address)])
      expect(await sentence(refused())).toMatch(
        /were made by a newer version of Fourfold \(version 7, expected 1\)/,
      );
  });
});

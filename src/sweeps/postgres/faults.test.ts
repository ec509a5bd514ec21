import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { postgresServer } from '../../../test/postgres.ts';
import type { SweepResult } from '../model.ts';
import { sweepOf } from '../runs.ts';
import { Database } from './database.ts';
import { Jobs } from './jobs.ts';
import { putOn } from './put.ts';
import { openDatabaseResults } from './results.ts';
import { sampleHead, sampleRunner } from './sample-sweep.ts';
import { type WorkerOptions, workOn } from './worker.ts';

const work = (address: string, options: Partial<WorkerOptions> = {}): Promise<void> =>
  workOn(address, {
    jobs: 2,
    say: () => {},
    signal: new AbortController().signal,
    start: () => sampleRunner(),
    ...options,
  });

async function idsIn(address: string): Promise<string[]> {
  const results = await openDatabaseResults(address);
  const ids: string[] = [];
  for await (const some of results.each()) ids.push(...some.map(({ id }) => id));
  await results.close();
  return ids.sort();
}

const idsOf = (head: ReturnType<typeof sampleHead>): string[] => {
  const sweep = sweepOf(head);
  return Array.from({ length: sweep.count }, (_, index) => sweep.run(index).id).sort();
};

describe('a sweep on PostgreSQL when things break', () => {
  it('goes on after the server is stopped and killed, with every result that was finished', async () => {
    const server = await postgresServer({ durable: true });
    const head = sampleHead(400, ['bfs']);
    await putOn(server.url, sweepOf(head));
    const said: string[] = [];
    const stored: SweepResult[] = [];
    // So many runs may be begun: some are left for each time that the server is away.
    let allowed = 100;
    let made = 0;
    const start = () =>
      sampleRunner(async (findings) => {
        while (made >= allowed) await pause(5);
        made += 1;
        return findings;
      });
    const working = work(server.url, {
      start,
      say: (sentence) => said.push(sentence),
      onStored: (results) => stored.push(...results),
    });
    const again = 'The database answers again.';
    const isAway = (sentence: string): boolean =>
      sentence.includes('Trying again; what is finished is kept.');
    for (const end of [server.stop, server.kill]) {
      while (stored.length < allowed - 50) await pause(5);
      await end();
      const before = said.length;
      allowed += 100;
      while (!said.slice(before).some(isAway)) await pause(5);
      await server.start();
      while (said.at(-1) !== again) await pause(5);
    }
    allowed = 400;
    await working;
    expect(await idsIn(server.url)).toEqual(idsOf(head));
    expect(stored.map(({ id }) => id).sort()).toEqual(idsOf(head));
    // Runs that were fetched when the answer was lost come again after their time; none of ours was made twice.
    expect(made).toBe(400);
  });

  it('hands the runs of a lost worker out again, and gives up a run that every worker is lost with', async () => {
    const server = await postgresServer();
    const head = sampleHead(3, ['bfs'], { limits: { seconds: 0.1, bytes: 1024 ** 3 } });
    const { number } = await putOn(server.url, sweepOf(head));
    const database = await Database.open(server.url);
    const jobs = await Jobs.open(database);
    expect(await jobs.fetch(number, 3)).toHaveLength(3);
    await database.query(
      "UPDATE fourfold_jobs.job SET retry_count = retry_limit WHERE data ->> 'level' = 'level-2'",
    );
    // Nobody says more about them. The limit, its margins and the wait for a run to begin are 17 seconds together.
    await work(server.url);
    expect(await idsIn(server.url)).toEqual(idsOf(head));
    const results = await openDatabaseResults(server.url);
    expect((await results.progress()).byStatus).toEqual({ solved: 2, crashed: 1 });
    expect((await results.failures(5))[0]).toMatchObject({
      level: 'level-2',
      reason: 'Its worker was lost, each of the many times that it was made.',
    });
    await results.close();
    await database.close();
  });

  it('has all of a plan or nothing when putting it is cut off', async () => {
    const server = await postgresServer();
    const head = sampleHead(20_000, ['bfs']);
    const database = await Database.open(server.url);
    const cut = (): Promise<unknown> =>
      database.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'fourfold' AND pid <> pg_backend_pid()",
      );
    // Once: a second cut could hit what comes after it.
    let cutting: Promise<unknown> | undefined;
    const onProgress = (): void => {
      cutting ??= cut();
    };
    await expect(putOn(server.url, sweepOf(head), { onProgress })).rejects.toThrow();
    await cutting;
    const [row] = await database.query<{ readonly count: number }>(
      'SELECT count(*)::int AS count FROM fourfold.run',
    );
    expect(row!.count).toBe(0);
    await putOn(server.url, sweepOf(head));
    const results = await openDatabaseResults(server.url);
    expect(await results.progress()).toMatchObject({ planned: 20_000, done: 0 });
    await results.close();
    await database.close();
  });
});

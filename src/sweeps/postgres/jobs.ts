import { createHash } from 'node:crypto';
import type PgBoss from 'pg-boss';
import { allowanceOf } from '../../experiments/protocol.ts';
import type { RunLimits, SweepRun } from '../model.ts';
import { type Database, executor, loadBoss, type Sql } from './database.ts';

/** The schema of pg-boss, apart from one that others may have in the same database. */
const schema = 'fourfold_jobs';

/** A run that is not begun so long after it was fetched is given back: another worker may be free. */
export const longestWait = 5;
/** Beyond that and the time limit of a run, until its worker counts as lost. */
const margin = 5;
/** A run that so many workers were lost with is not given out again. */
const mostLosses = 1000;
/** pg-boss throws away what nobody fetched; a sweep may wait for years. */
const retentionDays = 3650;

/** Seconds from handing a run out until it is handed out again. */
const expiryOf = (limits: RunLimits): number =>
  Math.ceil(allowanceOf(limits).milliseconds / 1000) + longestWait + margin;

/** The job of a run has an id made from the run's: so there is one. The same as `jobOf` in SQL. */
export function jobId(run: string): string {
  const hex = createHash('sha256').update(run).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
const jobOf = (run: string): string =>
  `substr(encode(sha256(convert_to(${run}, 'UTF8')), 'hex'), 1, 32)::uuid`;

export interface FetchedRun {
  readonly job: string;
  readonly run: SweepRun;
}

const queueOf = (sweep: number): string => `sweep-${sweep}`;

/** Hands the runs of sweeps out to workers: pg-boss with a queue a sweep. A run has a job until its result is stored. */
export class Jobs {
  private readonly boss: PgBoss;
  private readonly database: Database;
  /** pg-boss keeps errors of fetching to itself. */
  private failure: unknown;

  private constructor(boss: PgBoss, database: Database) {
    this.boss = boss;
    this.database = database;
  }

  static async open(database: Database): Promise<Jobs> {
    const PgBoss = loadBoss();
    const boss = new PgBoss({ schema, db: executor(database), supervise: false, schedule: false });
    const jobs = new Jobs(boss, database);
    boss.on('error', () => {});
    await boss.start();
    return jobs;
  }

  /** Makes the queue of a sweep, with indexes that keep fetching quick however long it is. */
  async createQueue(sweep: number): Promise<void> {
    const name = queueOf(sweep);
    if (await this.boss.getQueue(name)) return;
    await this.boss.createQueue(name, { name, policy: 'standard', retryLimit: mostLosses, retentionDays });
    const [row] = await this.database.query<{ readonly table: string }>(
      `SELECT partition_name AS table FROM ${schema}.queue WHERE name = $1`,
      [name],
    );
    const { table } = row!;
    await this.database.query(
      `CREATE INDEX IF NOT EXISTS ${table}_n ON ${schema}.${table} (priority DESC, created_on, id) WHERE state < 'active'`,
    );
    await this.database.query(
      `CREATE INDEX IF NOT EXISTS ${table}_a ON ${schema}.${table} (started_on) WHERE state = 'active'`,
    );
  }

  /** Runs that have a job already keep it. The order of the numbers is the order in which they are handed out. */
  async put(
    sql: Sql,
    sweep: number,
    limits: RunLimits,
    runs: readonly (readonly [number, SweepRun])[],
  ): Promise<void> {
    const expireInSeconds = expiryOf(limits);
    const name = queueOf(sweep);
    const jobs = runs.map(([index, run]) => ({
      id: jobId(run.id),
      name,
      data: run,
      priority: -index,
      expireInSeconds,
    }));
    await this.boss.insert(jobs, { db: executor(sql) });
  }

  /** Takes back what no worker has begun and the plan no longer has. */
  async removeUnplanned(sql: Sql, sweep: number): Promise<void> {
    await sql.query(
      `DELETE FROM ${schema}.job WHERE name = $1 AND state <> 'active' AND id IN
       (SELECT ${jobOf('id')} FROM fourfold.run WHERE sweep = $2 AND NOT planned)`,
      [queueOf(sweep), sweep],
    );
  }

  async count(sql: Sql, sweep: number): Promise<number> {
    const [row] = await sql.query<{ readonly count: number }>(
      `SELECT count(*)::int AS count FROM ${schema}.job WHERE name = $1`,
      [queueOf(sweep)],
    );
    return row!.count;
  }

  /** The next runs; none where all are made, or others make them. */
  async fetch(sweep: number, most: number): Promise<readonly FetchedRun[]> {
    this.failure = undefined;
    const db: PgBoss.Db = {
      executeSql: async (text, values) => {
        try {
          return { rows: await this.database.query(text, values) };
        } catch (error) {
          this.failure = error;
          throw error;
        }
      },
    };
    const jobs = await this.boss.fetch<SweepRun>(queueOf(sweep), { batchSize: most, db });
    if (this.failure) throw this.failure;
    return jobs.map(({ id, data }) => ({ job: id, run: data }));
  }

  /** Whether a fetch would find something. */
  async hasWaiting(sweep: number): Promise<boolean> {
    const [row] = await this.database.query<{ readonly waiting: boolean }>(
      `SELECT EXISTS (SELECT FROM ${schema}.job WHERE name = $1 AND state < 'active' AND start_after < now()) AS waiting`,
      [queueOf(sweep)],
    );
    return row!.waiting;
  }

  /** Done with, whatever became of them. */
  async remove(sql: Sql, sweep: number, jobs: readonly string[]): Promise<void> {
    if (jobs.length > 0) await this.boss.deleteJob(queueOf(sweep), [...jobs], { db: executor(sql) });
  }

  /** For others, at once. */
  async giveBack(sweep: number, jobs: readonly string[]): Promise<void> {
    if (jobs.length > 0) await this.boss.fail(queueOf(sweep), [...jobs]);
  }

  /** Runs whose worker was lost are handed out again. Anybody may ask for that. */
  async expire(): Promise<void> {
    await this.boss.expire();
  }

  /** Otherwise fetching would be planned for a short queue. */
  async analyze(): Promise<void> {
    await this.database.query(`ANALYZE ${schema}.job`).catch(() => {});
  }

  /** Runs that are not handed out any more, because every worker that had them was lost. */
  async abandoned(sweep: number): Promise<readonly FetchedRun[]> {
    return this.database.query<FetchedRun>(
      `SELECT id AS job, data AS run FROM ${schema}.job WHERE name = $1 AND state = 'failed' LIMIT 100`,
      [queueOf(sweep)],
    );
  }
}

import type { RunStatus } from '../../experiments/record.ts';
import { SweepError } from '../error.ts';
import type { SweepAlarm, SweepHead, SweepMachine, SweepResult, SweepWorker } from '../model.ts';
import type { SweepBatch, SweepProgress, SweepResults } from '../results.ts';
import { Database, type Sql } from './database.ts';
import { readHead, type StoredSweep, sweepsIn } from './head.ts';
import { hasTables } from './schema.ts';

/** Results at a time. */
const batch = 2000;
/** The rate is that of the last minute, or of the last results where there were many. */
const lately = { seconds: 60, results: 2000 };
/** A worker that is not heard for so long may be dead. */
const silence = 20;

const madePlanned = 'sweep = $1 AND planned AND stored IS NOT NULL';

/** The results of a sweep in a database; `name` says which one where there are several. */
export async function openDatabaseResults(address: string, name?: string): Promise<SweepResults> {
  const database = await Database.open(address);
  try {
    return new DatabaseResults(database, (await chosen(database, name)).number);
  } catch (error) {
    await database.close();
    throw database.explained(error);
  }
}

async function chosen(database: Database, name: string | undefined): Promise<StoredSweep> {
  const sweeps = (await hasTables(database)) ? await sweepsIn(database) : [];
  const names = sweeps.map((sweep) => `"${sweep.name}"`).join(', ');
  const found = name === undefined ? sweeps : sweeps.filter((sweep) => sweep.name === name);
  if (found.length === 1) return found[0]!;
  if (sweeps.length === 0)
    throw new SweepError('There is no sweep in this database; "fourfold sweep PLAN --on" puts one there.');
  if (found.length === 0)
    throw new SweepError(`There is no sweep "${name}" in this database; expected one of ${names}.`);
  throw new SweepError(`There are several sweeps in this database; expected --name with one of ${names}.`);
}

interface Row {
  readonly result: SweepResult;
  readonly stored: string;
}

class DatabaseResults implements SweepResults {
  private readonly database: Database;
  private readonly sweep: number;

  constructor(database: Database, sweep: number) {
    this.database = database;
    this.sweep = sweep;
  }

  head(): Promise<SweepHead> {
    return this.asked(() => readHead(this.database, this.sweep));
  }

  progress(): Promise<SweepProgress> {
    return this.asked(() =>
      this.database.transaction(
        async (sql) => {
          const [sweep] = await sql.query<{ readonly planned: number }>(
            'SELECT planned FROM fourfold.sweep WHERE number = $1',
            [this.sweep],
          );
          const counts = await sql.query<{ readonly status: RunStatus; readonly count: number }>(
            `SELECT status, count(*)::int AS count FROM fourfold.run WHERE ${madePlanned} AND NOT again GROUP BY status`,
            [this.sweep],
          );
          return {
            planned: sweep!.planned,
            done: counts.reduce((sum, { count }) => sum + count, 0),
            byStatus: Object.fromEntries(counts.map(({ status, count }) => [status, count])),
            rate: await this.rate(sql),
            workers: await this.workers(sql),
          };
        },
        { snapshot: true },
      ),
    );
  }

  async *each(): AsyncIterable<readonly SweepResult[]> {
    for await (const { rows } of this.read('0')) yield rows.map(({ result }) => result);
  }

  async *since(place?: string): AsyncIterable<SweepBatch> {
    const [plan, from] = place?.split(':') ?? [];
    let isTold = false;
    for await (const read of this.read(from ?? '0', plan)) {
      const { rows, next } = read;
      // The plan is another one, and the page must hear it even where it has no results yet.
      const isAnew = place !== undefined && read.plan !== plan && !isTold;
      isTold = true;
      if (rows.length === 0 && !isAnew) continue;
      const results = rows.map(({ result }) => result);
      yield { results, place: `${read.plan}:${next}`, ...(isAnew && { isAnew }) };
    }
  }

  async machines(): Promise<readonly SweepMachine[]> {
    const rows = await this.asked(() =>
      this.database.query<{ readonly machine: SweepMachine }>(
        `SELECT machine FROM fourfold.machine
         WHERE key IN (SELECT machine FROM fourfold.worker WHERE sweep = $1) ORDER BY key`,
        [this.sweep],
      ),
    );
    return rows.map(({ machine }) => machine);
  }

  async failures(most: number): Promise<readonly SweepResult[]> {
    const rows = await this.asked(() =>
      this.database.query<Row>(
        `SELECT result FROM fourfold.run WHERE ${madePlanned} AND NOT again AND status = 'crashed'
         ORDER BY stored, id LIMIT $2`,
        [this.sweep, most],
      ),
    );
    return rows.map(({ result }) => result);
  }

  async alarms(most: number): Promise<readonly SweepAlarm[]> {
    const rows = await this.asked(() =>
      this.database.query<{ readonly alarm: SweepAlarm }>(
        `SELECT alarm FROM fourfold.alarm JOIN fourfold.run ON run.sweep = alarm.sweep AND run.id = alarm.run
         WHERE alarm.sweep = $1 AND run.planned ORDER BY number LIMIT $2`,
        [this.sweep, most],
      ),
    );
    return rows.map(({ alarm }) => alarm);
  }

  close(): Promise<void> {
    return this.database.close();
  }

  /** Errors as sentences. */
  private async asked<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw this.database.explained(error);
    }
  }

  /**
   * Results from a transaction on, as they are at one moment. `next` is where to go on: what is stored by transactions from there on
   * may not have been seen, because they end in any order.
   */
  private async *read(
    from: string,
    known?: string,
  ): AsyncIterable<{ readonly rows: readonly Row[]; readonly plan: string; readonly next: string }> {
    const session = await this.asked(() => this.database.session());
    try {
      const { sql } = session;
      await sql.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      // Whoever reads may take a while between two batches.
      await sql.query('SET LOCAL idle_in_transaction_session_timeout = 0');
      const [now] = await sql.query<{ readonly plan: string; readonly oldest: string }>(
        `SELECT plan, pg_snapshot_xmin(pg_current_snapshot())::text AS oldest FROM fourfold.sweep WHERE number = $1`,
        [this.sweep],
      );
      const { plan, oldest } = now!;
      const start = known === undefined || known === plan ? from : '0';
      await sql.query(
        `DECLARE made NO SCROLL CURSOR FOR SELECT result, stored::text AS stored FROM fourfold.run
         WHERE sweep = ${this.sweep} AND planned AND stored IS NOT NULL AND stored >= ${BigInt(start)} ORDER BY stored, id`,
      );
      for (;;) {
        const rows = await sql.query<Row>(`FETCH ${batch} FROM made`);
        const last = rows.at(-1)?.stored ?? oldest;
        const isLast = rows.length < batch;
        yield { rows, plan, next: isLast || BigInt(last) > BigInt(oldest) ? oldest : last };
        if (isLast) return;
      }
    } catch (error) {
      throw this.database.explained(error);
    } finally {
      session.end();
    }
  }

  private async rate(sql: Sql): Promise<number | null> {
    const [row] = await sql.query<{ readonly count: number; readonly seconds: number | null }>(
      `SELECT count(*)::int AS count, extract(epoch FROM now() - min(stored_at))::float AS seconds
       FROM (SELECT stored_at FROM fourfold.run WHERE ${madePlanned} ORDER BY stored DESC, id DESC LIMIT $2) AS last
       WHERE stored_at > now() - make_interval(secs => $3)`,
      [this.sweep, lately.results, lately.seconds],
    );
    const { count, seconds } = row!;
    return count === 0 ? null : count / Math.max(seconds ?? 0, 1);
  }

  private async workers(sql: Sql): Promise<readonly SweepWorker[]> {
    type WorkerRow = Omit<SweepWorker, 'state'> & { readonly ended: boolean };
    const rows = await sql.query<WorkerRow>(
      `SELECT name, machine, jobs, load, runs, ended,
         greatest(0, extract(epoch FROM clock_timestamp() - heard))::float AS "heardSecondsAgo"
       FROM fourfold.worker WHERE sweep = $1 ORDER BY name`,
      [this.sweep],
    );
    return rows.map(({ ended, ...worker }) => {
      const state = ended ? 'ended' : worker.heardSecondsAgo > silence ? 'silent' : 'working';
      return { ...worker, state };
    });
  }
}

import type { RunStatus } from '../../experiments/record.ts';
import type { Sweep } from '../model.ts';
import { Database, type Sql } from './database.ts';
import { headOf, planHash, type StoredSweep, sweepsIn, writeHead } from './head.ts';
import { Jobs } from './jobs.ts';
import { ensureTables } from './schema.ts';

/** Runs at a time. */
const batch = 5000;

export interface PutOptions {
  /** Results with one of these statuses are made again. */
  readonly retry?: readonly RunStatus[];
  readonly onProgress?: (put: number) => void;
}

/**
 * Puts a plan into the database: its head, a row for each of its runs, and a job for each that has no result. All or nothing, and
 * without effect where it is there already.
 */
async function putSweep(
  database: Database,
  jobs: Jobs,
  sweep: Sweep,
  { retry = [], onProgress }: PutOptions = {},
): Promise<StoredSweep> {
  const head = headOf(sweep);
  const plan = planHash(head);
  const known = (await sweepsIn(database, sweep.name))[0];
  if (known?.plan === plan && retry.length === 0 && (await isWhole(database, jobs, known.number)))
    return known;
  // A queue needs tables of its own, which are made before the transaction.
  const stored =
    known ?? (await database.transaction((sql) => writeHead(sql, { ...head, levels: [], methods: [] }, 0)));
  await jobs.createQueue(stored.number);
  const put = await database.transaction(
    async (sql) => {
      await sql.query('SELECT FROM fourfold.sweep WHERE number = $1 FOR UPDATE', [stored.number]);
      const written = await writeHead(sql, head, sweep.count);
      await listWanted(sql, sweep, onProgress);
      await planWanted(sql, written.number);
      if (retry.length > 0)
        await sql.query(
          `UPDATE fourfold.run SET again = true
           WHERE sweep = $1 AND planned AND stored IS NOT NULL AND NOT again AND status = ANY ($2)`,
          [written.number, retry],
        );
      await jobs.removeUnplanned(sql, written.number);
      await putJobs(sql, jobs, sweep, written.number);
      return written;
    },
    { slow: true },
  );
  // Otherwise the first queries would be planned for empty tables.
  await database.query('ANALYZE fourfold.run').catch(() => {});
  await jobs.analyze();
  return put;
}

/** The same by the address of the database, where tables are made on first use. */
export async function putOn(address: string, sweep: Sweep, options: PutOptions = {}): Promise<StoredSweep> {
  const database = await Database.open(address);
  try {
    await ensureTables(database);
    return await putSweep(database, await Jobs.open(database), sweep, options);
  } catch (error) {
    throw database.explained(error);
  } finally {
    await database.close();
  }
}

/** Whether each run that is not made has a job. */
async function isWhole(database: Database, jobs: Jobs, sweep: number): Promise<boolean> {
  return database.transaction(
    async (sql) => {
      const [open] = await sql.query<{ readonly count: number }>(
        `SELECT count(*)::int AS count FROM fourfold.run WHERE sweep = $1 AND planned AND (stored IS NULL OR again)`,
        [sweep],
      );
      return open!.count <= (await jobs.count(sql, sweep));
    },
    { snapshot: true },
  );
}

async function listWanted(sql: Sql, sweep: Sweep, onProgress?: (put: number) => void): Promise<void> {
  await sql.query('CREATE TEMPORARY TABLE wanted (id text PRIMARY KEY, place int NOT NULL) ON COMMIT DROP');
  for (let at = 0; at < sweep.count; at += batch) {
    const length = Math.min(batch, sweep.count - at);
    const ids = Array.from({ length }, (_, index) => sweep.run(at + index).id);
    await sql.query(
      'INSERT INTO wanted SELECT id, $1 + number - 1 FROM unnest($2::text[]) WITH ORDINALITY AS list (id, number)',
      [at, ids],
    );
    onProgress?.(at + length);
  }
  await sql.query('ANALYZE wanted');
}

async function planWanted(sql: Sql, sweep: number): Promise<void> {
  await sql.query(
    `INSERT INTO fourfold.run (sweep, id) SELECT $1, id FROM wanted
     ON CONFLICT (sweep, id) DO UPDATE SET planned = true WHERE NOT run.planned`,
    [sweep],
  );
  await sql.query(
    `UPDATE fourfold.run SET planned = false
     WHERE sweep = $1 AND planned AND NOT EXISTS (SELECT FROM wanted WHERE wanted.id = run.id)`,
    [sweep],
  );
}

async function putJobs(sql: Sql, jobs: Jobs, sweep: Sweep, number: number): Promise<void> {
  await sql.query(
    `DECLARE missing NO SCROLL CURSOR FOR SELECT place FROM wanted JOIN fourfold.run USING (id)
     WHERE run.sweep = ${number} AND (stored IS NULL OR again) ORDER BY place`,
  );
  for (;;) {
    const rows = await sql.query<{ readonly place: number }>(`FETCH ${batch} FROM missing`);
    if (rows.length === 0) return;
    await jobs.put(
      sql,
      number,
      sweep.limits,
      rows.map(({ place }) => [place, sweep.run(place)] as const),
    );
  }
}

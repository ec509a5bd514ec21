import { createHash } from 'node:crypto';
import type { SweepAlarm, SweepResult } from '../model.ts';
import type { Database, Sql } from './database.ts';
import type { Jobs } from './jobs.ts';

/** A result and what it is to be compared with. */
export interface Made {
  readonly job: string;
  readonly result: SweepResult;
  /** The ids of the other repeats of the same search. */
  readonly repeats: readonly string[];
}

/** The alarm about two results that must be the same and are not. */
export type Disagreement = (first: SweepResult, second: SweepResult) => SweepAlarm | undefined;

interface Known {
  readonly id: string;
  readonly result: SweepResult | null;
  readonly again: boolean;
}

/** Stores results and ends their jobs, all in one: nothing is lost between the two, and nothing is there twice. */
export async function storeResults(
  database: Database,
  jobs: Jobs,
  sweep: number,
  worker: string,
  made: readonly Made[],
  disagreement: Disagreement,
): Promise<void> {
  const own = made.map(({ result }) => result.id);
  const repeats = [...new Set(made.flatMap((each) => each.repeats))];
  await database.transaction(async (sql) => {
    const settled = await readSettled(sql, sweep, repeats);
    // Locked in one order, so that of two who store results of the same search the second one sees the first. What is there already
    // does not change, and need not be locked.
    const isSettled = new Set(settled.map(({ id }) => id));
    const changing = [...new Set([...own, ...repeats.filter((id) => !isSettled.has(id))])];
    const rows = await sql.query<Known>(
      `SELECT id, result, again FROM fourfold.run WHERE sweep = $1 AND id = ANY ($2) ORDER BY id FOR UPDATE`,
      [sweep, changing],
    );
    const known = new Map([...settled, ...rows].map((row) => [row.id, row]));
    const alarms: SweepAlarm[] = [];
    const fresh: SweepResult[] = [];
    for (const { result, repeats } of made) {
      const own = known.get(result.id);
      const isNew = !own?.result || own.again;
      // A result that is to be replaced says nothing about the new one.
      const others = [...(isNew ? [] : [own]), ...repeats.map((id) => known.get(id))];
      const alarm = others
        .map((other) => (other?.result && !other.again ? disagreement(other.result, result) : undefined))
        .find((each) => each !== undefined);
      if (alarm) alarms.push(alarm);
      if (!isNew) continue;
      fresh.push(result);
      known.set(result.id, { id: result.id, result, again: false });
    }
    await write(sql, sweep, fresh);
    await sound(sql, sweep, alarms);
    await jobs.remove(
      sql,
      sweep,
      made.map(({ job }) => job),
    );
    await sql.query(
      'UPDATE fourfold.worker SET runs = runs + $3, heard = now(), ended = false WHERE sweep = $1 AND name = $2',
      [sweep, worker, fresh.length],
    );
  });
}

/** Repeats whose result is there. */
async function readSettled(sql: Sql, sweep: number, repeats: readonly string[]): Promise<readonly Known[]> {
  if (repeats.length === 0) return [];
  return sql.query<Known>(
    'SELECT id, result, again FROM fourfold.run WHERE sweep = $1 AND id = ANY ($2) AND stored IS NOT NULL AND NOT again',
    [sweep, repeats],
  );
}

async function write(sql: Sql, sweep: number, results: readonly SweepResult[]): Promise<void> {
  if (results.length === 0) return;
  await sql.query(
    `UPDATE fourfold.run SET result = made.result::json, status = made.status, again = false,
       stored = pg_current_xact_id()::text::bigint, stored_at = now()
     FROM unnest($2::text[], $3::text[], $4::text[]) AS made (id, status, result)
     WHERE run.sweep = $1 AND run.id = made.id`,
    [
      sweep,
      results.map(({ id }) => id),
      results.map(({ status }) => status),
      results.map((result) => JSON.stringify(result)),
    ],
  );
}

async function sound(sql: Sql, sweep: number, alarms: readonly SweepAlarm[]): Promise<void> {
  for (const alarm of alarms) {
    const text = JSON.stringify(alarm);
    // The same alarm may come again where it was not certain that it was stored.
    const key = createHash('sha256').update(text).digest('hex').slice(0, 32);
    await sql.query(
      'INSERT INTO fourfold.alarm (sweep, key, run, alarm) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      [sweep, key, alarm.first.id, text],
    );
  }
}

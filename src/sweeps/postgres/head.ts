import { createHash } from 'node:crypto';
import type { SweepHead, SweepLevel, SweepMethod } from '../model.ts';
import type { Database, Sql } from './database.ts';

/** A sweep as its row says. */
export interface StoredSweep {
  readonly number: number;
  readonly name: string;
  readonly engine: string;
  /** A hash of its head: another one is another plan. */
  readonly plan: string;
  readonly planned: number;
}

/** The head without what a table of its own has. */
type HeadRow = Omit<SweepHead, 'levels' | 'methods'>;

const batch = 1000;

export const headOf = (sweep: SweepHead): SweepHead => {
  const { name, version, limits, repeat, seed, isolated, levels, methods, modules } = sweep;
  return { name, version, limits, repeat, seed, isolated, levels, methods, modules };
};

export const planHash = (head: SweepHead): string =>
  createHash('sha256').update(JSON.stringify(head)).digest('hex').slice(0, 32);

export async function sweepsIn(sql: Sql, name?: string): Promise<readonly StoredSweep[]> {
  return sql.query<StoredSweep>(
    'SELECT number, name, engine, plan, planned FROM fourfold.sweep WHERE $1::text IS NULL OR name = $1 ORDER BY number',
    [name ?? null],
  );
}

/** Writes the head of a sweep over the one that was there. */
export async function writeHead(sql: Sql, head: SweepHead, planned: number): Promise<StoredSweep> {
  const { levels, methods, ...rest } = head;
  const [row] = await sql.query<StoredSweep>(
    `INSERT INTO fourfold.sweep (name, engine, plan, planned, head) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (name) DO UPDATE SET engine = $2, plan = $3, planned = $4, head = $5
     RETURNING number, name, engine, plan, planned`,
    [head.name, head.version, planHash(head), planned, JSON.stringify(rest)],
  );
  const { number } = row!;
  await writeList(sql, number, 'level', levels);
  await writeList(sql, number, 'method', methods);
  return row!;
}

async function writeList(
  sql: Sql,
  sweep: number,
  table: 'level' | 'method',
  all: readonly object[],
): Promise<void> {
  await sql.query(`DELETE FROM fourfold.${table} WHERE sweep = $1`, [sweep]);
  for (let at = 0; at < all.length; at += batch)
    await sql.query(
      `INSERT INTO fourfold.${table} (sweep, number, ${table})
       SELECT $1, $2 + place - 1, each FROM json_array_elements($3::json) WITH ORDINALITY AS list (each, place)`,
      [sweep, at, JSON.stringify(all.slice(at, at + batch))],
    );
}

/** As it was at one moment. */
export const readHead = (database: Database, sweep: number): Promise<SweepHead> =>
  database.transaction((sql) => headIn(sql, sweep), { snapshot: true });

async function headIn(sql: Sql, sweep: number): Promise<SweepHead> {
  const [row] = await sql.query<{ readonly head: HeadRow }>(
    'SELECT head FROM fourfold.sweep WHERE number = $1',
    [sweep],
  );
  const levels = await sql.query<{ readonly level: SweepLevel }>(
    'SELECT level FROM fourfold.level WHERE sweep = $1 ORDER BY number',
    [sweep],
  );
  const methods = await sql.query<{ readonly method: SweepMethod }>(
    'SELECT method FROM fourfold.method WHERE sweep = $1 ORDER BY number',
    [sweep],
  );
  return headOf({
    ...row!.head,
    levels: levels.map(({ level }) => level),
    methods: methods.map(({ method }) => method),
  });
}

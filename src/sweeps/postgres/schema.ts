import { SweepError } from '../error.ts';
import type { Database, Sql } from './database.ts';

/** Of the tables below. Another version of Fourfold may have others. */
const schemaVersion = 1;

/**
 * `run` has a row for each run that was ever planned, with its result once it is made: so a result is there once, however often the
 * run was made. `stored` is the transaction that stored it, in which they are read again; `again` is a result that is to be replaced.
 */
const tables = `
  CREATE SCHEMA IF NOT EXISTS fourfold;
  CREATE TABLE fourfold.version (version int NOT NULL);
  INSERT INTO fourfold.version VALUES (${schemaVersion});
  CREATE TABLE fourfold.sweep (
    number int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL UNIQUE,
    engine text NOT NULL,
    plan text NOT NULL,
    planned int NOT NULL,
    head json NOT NULL
  );
  CREATE TABLE fourfold.level (
    sweep int NOT NULL REFERENCES fourfold.sweep ON DELETE CASCADE,
    number int NOT NULL,
    level json NOT NULL,
    PRIMARY KEY (sweep, number)
  );
  CREATE TABLE fourfold.method (
    sweep int NOT NULL REFERENCES fourfold.sweep ON DELETE CASCADE,
    number int NOT NULL,
    method json NOT NULL,
    PRIMARY KEY (sweep, number)
  );
  CREATE TABLE fourfold.machine (
    key text PRIMARY KEY,
    machine json NOT NULL
  );
  CREATE TABLE fourfold.worker (
    sweep int NOT NULL REFERENCES fourfold.sweep ON DELETE CASCADE,
    name text NOT NULL,
    machine text NOT NULL REFERENCES fourfold.machine,
    jobs int NOT NULL,
    load real NOT NULL,
    runs int NOT NULL DEFAULT 0,
    ended boolean NOT NULL DEFAULT false,
    heard timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (sweep, name)
  );
  CREATE TABLE fourfold.run (
    sweep int NOT NULL REFERENCES fourfold.sweep ON DELETE CASCADE,
    id text NOT NULL,
    planned boolean NOT NULL DEFAULT true,
    again boolean NOT NULL DEFAULT false,
    stored bigint,
    stored_at timestamptz,
    status text,
    result json,
    PRIMARY KEY (sweep, id)
  );
  CREATE INDEX run_open ON fourfold.run (sweep) WHERE planned AND (stored IS NULL OR again);
  CREATE INDEX run_made ON fourfold.run (sweep, status) WHERE planned AND stored IS NOT NULL AND NOT again;
  CREATE INDEX run_stored ON fourfold.run (sweep, stored, id) WHERE planned AND stored IS NOT NULL;
  CREATE TABLE fourfold.alarm (
    number int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    sweep int NOT NULL REFERENCES fourfold.sweep ON DELETE CASCADE,
    key text NOT NULL,
    run text NOT NULL,
    alarm json NOT NULL,
    UNIQUE (sweep, key)
  );
`;

/** Whether there are tables of ours; those of another version are refused. */
export async function hasTables(sql: Sql): Promise<boolean> {
  const [there] = await sql.query<{ readonly name: string | null }>(
    `SELECT to_regclass('fourfold.version')::text AS name`,
  );
  if (!there?.name) return false;
  const [row] = await sql.query<{ readonly version: number }>('SELECT version FROM fourfold.version');
  const found = row?.version;
  if (found === schemaVersion) return true;
  const which = found !== undefined && found > schemaVersion ? 'a newer' : 'an older';
  throw new SweepError(
    `The tables in the schema "fourfold" of this database were made by ${which} version of Fourfold (version ${found}, expected ${schemaVersion}); use that version, or another database.`,
  );
}

/** Makes the tables where there are none. Two who begin at once make them once. */
export async function ensureTables(database: Database): Promise<void> {
  if (await hasTables(database)) return;
  await database.transaction(async (sql) => {
    await sql.query(`SELECT pg_advisory_xact_lock(hashtext('fourfold.schema'))`);
    if (!(await hasTables(sql))) await sql.query(tables);
  });
}

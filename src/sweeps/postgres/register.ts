import type { SweepMachine } from '../model.ts';
import type { Sql } from './database.ts';

export interface Registered {
  readonly name: string;
  readonly machine: SweepMachine;
  readonly atOnce: number;
}

/** Says who works on a sweep, and on which machine. */
export async function register(
  sql: Sql,
  sweep: number,
  { name, machine, atOnce }: Registered,
  load: number,
): Promise<void> {
  await sql.query('INSERT INTO fourfold.machine (key, machine) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    machine.key,
    JSON.stringify(machine),
  ]);
  await sql.query(
    `INSERT INTO fourfold.worker (sweep, name, machine, jobs, load) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (sweep, name) DO UPDATE SET heard = now(), load = $5, ended = false`,
    [sweep, name, machine.key, atOnce, load],
  );
}

/** It lives. */
export async function beat(sql: Sql, name: string, load: number): Promise<void> {
  await sql.query('UPDATE fourfold.worker SET heard = now(), load = $2 WHERE name = $1 AND NOT ended', [
    name,
    load,
  ]);
}

/** It ends, or leaves one sweep for another. */
export async function leave(sql: Sql, name: string): Promise<void> {
  await sql.query('UPDATE fourfold.worker SET heard = now(), ended = true WHERE name = $1', [name]);
}

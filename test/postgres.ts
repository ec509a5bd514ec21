import { afterAll } from 'vitest';
import { type PostgresServer, startPostgres } from '../scripts/postgres.mjs';

/** A real server for the tests of a file, removed behind them. `durable` where the test cuts its power. */
export async function postgresServer(options?: { readonly durable?: boolean }): Promise<PostgresServer> {
  const server = await startPostgres(options);
  afterAll(() => server.remove());
  return server;
}

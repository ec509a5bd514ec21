import { createRequire } from 'node:module';
import type pg from 'pg';
import type PgBoss from 'pg-boss';
import { SweepError } from '../error.ts';
import { type Address, isConflict, isLost, sentenceOf } from './trouble.ts';

/** Where statements go: the pool, or one connection with a transaction on it. */
export interface Sql {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** As pg-boss asks for it. */
export const executor = (sql: Sql): PgBoss.Db => ({
  executeSql: async (text, values) => ({ rows: await sql.query(text, values) }),
});

const leastVersion = 13;
/** No answer for so long is a lost connection. */
const patience = 60_000;
const connections = 4;

/** `pg` and `pg-boss` come with nobody who does not need them, so they are looked for when they are needed. */
function load(name: 'pg' | 'pg-boss'): unknown {
  try {
    return createRequire(import.meta.url)(name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    throw new SweepError(
      `Sweeps on PostgreSQL need the package ${name}; "npm install pg pg-boss@10" installs what is needed beside Fourfold.`,
    );
  }
}

const loadPg = () => load('pg') as typeof pg;
export const loadBoss = () => load('pg-boss') as typeof PgBoss;

/** A connection to the database of a sweep. All its errors are sentences, or those that `isLost` knows. */
export class Database implements Sql {
  readonly address: Address;
  private readonly pool: pg.Pool;
  private readonly secrets: readonly string[];

  private constructor(pool: pg.Pool, address: Address, secrets: readonly string[]) {
    this.pool = pool;
    this.address = address;
    this.secrets = secrets;
    // The next statement tells about a connection that was lost while it was idle.
    pool.on('error', ignore);
  }

  /** Connects once, so that a mistake in the address is told at once. */
  static async open(address: string): Promise<Database> {
    const url = parsed(address);
    const { Pool, Client } = loadPg();
    const pool = new Pool({
      connectionString: address,
      application_name: 'fourfold',
      max: connections,
      connectionTimeoutMillis: 10_000,
      query_timeout: patience,
      // A machine that vanishes in the midst of a transaction must not hold up the others.
      idle_in_transaction_session_timeout: patience,
      keepAlive: true,
    });
    const { user, host, port, database } = new Client({ connectionString: address });
    const where = host.startsWith('/') ? host : `${host}:${port}`;
    const secrets = [
      url.password,
      safely(() => decodeURIComponent(url.password)),
      url.searchParams.get('password') ?? '',
    ];
    const opened = new Database(pool, { user: user ?? '', host: where, database: database ?? '' }, secrets);
    try {
      const [row] = await opened.query<{ readonly version: string; readonly number: number }>(
        `SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number`,
      );
      if (row!.number < leastVersion * 10_000)
        throw new SweepError(
          `The server at ${where} is PostgreSQL ${row!.version}; expected ${leastVersion} or later.`,
        );
      return opened;
    } catch (error) {
      await opened.close();
      throw opened.explained(error);
    }
  }

  async query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]> {
    return this.with((sql) => sql.query(text, values));
  }

  /** All or nothing. Tried again where others were in its way. */
  async transaction<T>(work: (sql: Sql) => Promise<T>, { slow = false, snapshot = false } = {}): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.with(async (sql) => {
          await sql.query(snapshot ? 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY' : 'BEGIN');
          const result = await work(sql);
          await sql.query('COMMIT');
          return result;
        }, slow);
      } catch (error) {
        if (!isConflict(error) || tries === 10) throw error;
      }
    }
  }

  /** A sentence for the user instead of what the driver says. */
  explained(error: unknown): SweepError {
    if (error instanceof SweepError) return error;
    let sentence = sentenceOf(error, this.address);
    for (const secret of this.secrets) if (secret) sentence = sentence.replaceAll(secret, '***');
    return new SweepError(sentence);
  }

  /** A connection for as long as its user wants; a transaction that is left on it ends with it. */
  async session(): Promise<{ readonly sql: Sql; readonly end: () => void }> {
    const client = await this.pool.connect();
    client.on('error', ignore);
    const end = (): void => {
      client.off('error', ignore);
      client.release(true);
    };
    return { sql: sqlOf(client, true), end };
  }

  async close(): Promise<void> {
    await this.pool.end();
  }

  /** A connection of its own for a while. After an error nobody else gets it: a transaction may be left on it. */
  private async with<T>(work: (sql: Sql) => Promise<T>, slow = false): Promise<T> {
    const client = await this.pool.connect();
    client.on('error', ignore);
    let failure: unknown;
    try {
      return await work(sqlOf(client, slow));
    } catch (error) {
      failure = error;
      // What is neither an outage nor a conflict is told to the user, once.
      throw isLost(error) || isConflict(error) ? error : this.explained(error);
    } finally {
      client.off('error', ignore);
      client.release(failure !== undefined);
    }
  }
}

/** Without a listener, losing a connection between two statements would end the program. */
const ignore = (): void => {};

const sqlOf = (client: pg.PoolClient, slow: boolean): Sql => ({
  query: async (text, values) => {
    const query = { text, ...(values && { values: [...values] }), ...(slow && { query_timeout: 0 }) };
    return (await client.query(query)).rows;
  },
});

function safely(make: () => string): string {
  try {
    return make();
  } catch {
    return '';
  }
}

function parsed(address: string): URL {
  try {
    const url = new URL(address);
    safely(() => decodeURIComponent(url.password));
    if (/^postgres(ql)?:$/.test(url.protocol)) return url;
  } catch {
    // Told below, without the address: it may hold a password.
  }
  throw new SweepError(
    'The address of the database is not understood; expected postgres://user:password@host:5432/database, with %40 for @, %2F for / and %3A for : in the password.',
  );
}

import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { LauncherLog } from './embedded-postgres/options.ts';
import type { DB } from './tables.ts';

export interface DatabaseOptions {
  url: string;
  /** Connections kept at most; 10 unless said otherwise. */
  poolMax?: number;
  /** Shown in pg_stat_activity. */
  applicationName?: string;
  log?: Pick<LauncherLog, 'warn'>;
}

/** A Kysely handle or transaction; what store functions take that only read. */
export type Database = Kysely<DB>;

/**
 * Opens a pool of connections; nothing connects before the first query. `destroy()` on the result ends it.
 * `bigint` values (COUNT, int8 columns) come back as numbers, or as strings beyond 2^53; SUM over bigint is `numeric`
 * and comes back as a string unless cast.
 */
export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolMax ?? 10,
    application_name: options.applicationName ?? 'leadlight',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    types: { getTypeParser },
  });
  // A connection that is terminated emits 'error'; with nobody listening that ends the process. The pool listens while
  // the connection is idle, the second listener serves it while it is checked out: the running query rejects anyway.
  // Only its message: pg hangs the whole client on the error.
  const lost = (error: Error) => {
    if (!pool.ending) options.log?.warn({ reason: error.message }, 'database connection lost');
  };
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

/** pg's own parsers, but int8 as a number where it fits. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === pg.types.builtins.INT8 && format !== 'binary') return parseInt8;
  return pg.types.getTypeParser(oid, format as 'text');
};

function parseInt8(text: string): number | string {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
}

import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { LauncherLog } from '../embedded-postgres/options.ts';
import { isStale, PreparedStatements } from './prepared-statements.ts';
import type { DB } from './tables.ts';

export interface DatabaseOptions {
  url: string;
  /** Connections kept at most; 10 unless said otherwise. */
  poolMax?: number;
  /** Shown in pg_stat_activity. */
  applicationName?: string;
  /**
   * Milliseconds for one statement, and for a transaction that does nothing. Both sides hold to it: the server ends what takes longer and
   * lets its locks go, we close a connection that has fallen silent. Without it a statement may take as long as it likes.
   */
  statementMs?: number;
  log?: Pick<LauncherLog, 'warn'>;
}

/** A Kysely handle or transaction; what store functions take that only read. */
export type Database = Kysely<DB>;

/** How the connections of a pool are used. */
export interface PoolState {
  inUse: number;
  idle: number;
  /** Callers that wait for a connection. */
  waiting: number;
}

const pools = new WeakMap<Database, pg.Pool>();

/** How the connections of a handle are used just now. */
export function readPoolState(db: Database): PoolState | undefined {
  const pool = pools.get(db);
  if (!pool) return undefined;
  const { totalCount, idleCount, waitingCount } = pool;
  return { inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

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
    keepAlive: true,
    ...timeouts(options.statementMs),
    types: { getTypeParser },
  });
  // A connection that is terminated emits 'error'; without a listener that ends the process. The pool listens while
  // the connection is idle, the second listener serves it while it is checked out: the running query rejects anyway.
  // Only its message: pg attaches the whole client to the error.
  const lost = (error: Error) => {
    if (!pool.ending) options.log?.warn({ reason: error.message }, 'database connection lost');
  };
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: withKeptStatements(pool) }) });
  pools.set(db, pool);
  return db;
}

/** The server gets the chance to end a statement itself: then its connection stays usable. */
const GRACE_MS = 1_000;

function timeouts(statementMs: number | undefined): pg.PoolConfig {
  if (statementMs === undefined) return {};
  return {
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
    query_timeout: statementMs + GRACE_MS,
  };
}

/** What pg says of a statement that was not answered in time. */
const SILENT = 'Query read timeout';

/**
 * A pool that has often used statements kept parsed, and closes connections that are not to be used any more: one on which an answer
 * did not come (pg gives the statement up, but would hand the connection to other callers, who would wait for the same answer), one
 * that the server is about to close (pg learns of it a moment later, and would hand it to the next caller until then), and one whose
 * parsed statements do not fit the tables any more.
 */
function withKeptStatements(pool: pg.Pool): PostgresPool {
  const prepared = new PreparedStatements();
  return {
    async connect() {
      const client = await pool.connect();
      let silent: Error | undefined;
      let unusable: Error | undefined;
      const look = (error: unknown): never => {
        if (error instanceof Error && error.message === SILENT) silent = error;
        if (error instanceof Error && (isFatal(error) || isStale(error))) unusable = error;
        throw error;
      };
      const query = (...statement: Parameters<PostgresPoolClient['query']>) => {
        if (silent) throw silent;
        const [text, values] = statement as unknown as [string, unknown[]];
        const name = typeof text === 'string' && values?.length > 0 ? prepared.nameOf(text) : undefined;
        const answer: unknown = name ? client.query({ name, text, values }) : client.query(text, values);
        // A cursor is no answer yet.
        return answer instanceof Promise ? answer.catch(look) : answer;
      };
      return { query, release: () => client.release(silent ?? unusable) } as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}

/** PostgreSQL closes a connection after any error that it calls fatal. */
function isFatal(error: Error): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'FATAL';
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

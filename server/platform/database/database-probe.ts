import pg from 'pg';

/** Asks whether the database answers, on a connection of its own: all others may be busy, which does not mean that the process is not ready. */
export interface DatabaseProbe {
  /** @throws what connecting, or the question, failed with */
  answers(): Promise<boolean>;
  close(): Promise<void>;
}

/** Milliseconds for connecting, and for an answer. */
const PATIENCE_MS = 1_500;

/** Makes a probe; nothing connects before the first question. */
export function openDatabaseProbe(url: string): DatabaseProbe {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: 'leadlight-readiness',
    connectionTimeoutMillis: PATIENCE_MS,
    // A connection over which no answer came is given up; the next question gets a new one.
    query_timeout: PATIENCE_MS,
  });
  // The connection may be lost between two checks; the next one notices.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    async answers() {
      await pool.query('SELECT 1');
      return true;
    },
    close: () => pool.end(),
  };
}

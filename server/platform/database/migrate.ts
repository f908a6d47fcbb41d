import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import type { LauncherLog } from '../embedded-postgres/options.ts';
import { openDatabase } from './database.ts';
import { tryAddPartitions } from './partitions.ts';

/** Where the numbered SQL files are. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** An arbitrary number that no other program uses for its advisory locks. */
const lockKey = 5_320_214_881;
const oldestServer = 150_000;

/**
 * Brings the schema up to date: runs the numbered SQL files not yet recorded, in order, each in its own transaction.
 * Several processes may call this at once; they wait for each other.
 * @param folder holds files named like `001_accounts.sql`.
 * @returns the names of the files that were run.
 * @throws when the server is older than PostgreSQL 15, when a file that was already run has changed or is gone, or when
 * a file fails (then nothing of that file remains).
 */
// biome-ignore lint/suspicious/noExplicitAny: the schema is what this function makes, so no table type holds yet
export async function migrate(db: Kysely<any>, folder = migrationsFolder): Promise<string[]> {
  const files = readMigrations(folder);
  return db.connection().execute(async (connection) => {
    await refuseOldServer(connection);
    await sql`SELECT pg_advisory_lock(${lockKey})`.execute(connection);
    try {
      await sql`CREATE TABLE IF NOT EXISTS schema_migrations (
        name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`.execute(
        connection,
      );
      const { rows } = await sql<{
        name: string;
        checksum: string;
      }>`SELECT name, checksum FROM schema_migrations`.execute(connection);
      refuseDrift(files, rows);
      const done = new Set(rows.map((row) => row.name));
      const due = files.filter((file) => !done.has(file.name));
      for (const file of due) await run(connection, file);
      return due.map((file) => file.name);
    } finally {
      await sql`SELECT pg_advisory_unlock(${lockKey})`.execute(connection);
    }
  });
}

/**
 * As `migrate`, over a connection of its own: a migration of much data may take longer than the statements of a process that serves.
 * Then makes the partitions that will be needed next.
 * @param options.partitionDays how long a new partition lasts
 * @throws as `migrate`
 */
export async function migrateBeforeStart(options: {
  url: string;
  log: Pick<LauncherLog, 'info' | 'warn'>;
  partitionDays: number;
}): Promise<void> {
  const { url, log } = options;
  const db = openDatabase({ url, log, poolMax: 1, applicationName: 'leadlight-start' });
  try {
    await migrate(db);
    await tryAddPartitions(db, options.partitionDays, log);
  } finally {
    await db.destroy();
  }
}

export interface Migration {
  name: string;
  text: string;
  checksum: string;
}

/** The numbered SQL files in order. @throws when one is misnamed or a number is missing */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const misnamed = names.find((name) => !/^\d{3}_[a-z0-9_]+\.sql$/.test(name));
  if (misnamed) throw new Error(`Migration ${misnamed} is not named like 001_accounts.sql`);
  return names.sort().map((name, index) => {
    if (Number.parseInt(name, 10) !== index + 1) throw new Error(`Migration ${name} does not have number ${index + 1}`);
    // A checkout on Windows may carry other line ends.
    const text = readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
  });
}

function refuseDrift(files: Migration[], recorded: { name: string; checksum: string }[]): void {
  for (const { name, checksum } of recorded) {
    const file = files.find((candidate) => candidate.name === name);
    if (!file)
      throw new Error(`The database has run ${name}, which this Leadlight does not know. Start a newer version.`);
    if (file.checksum !== checksum) {
      throw new Error(`Migration ${name} has changed since it was run. Restore it, and put the change in a new file.`);
    }
  }
}

// biome-ignore lint/suspicious/noExplicitAny: see migrate
async function run(connection: Kysely<any>, { name, text, checksum }: Migration): Promise<void> {
  try {
    await connection.transaction().execute(async (tx) => {
      await sql.raw(text).execute(tx);
      await sql`INSERT INTO schema_migrations (name, checksum) VALUES (${name}, ${checksum})`.execute(tx);
    });
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

// biome-ignore lint/suspicious/noExplicitAny: see migrate
async function refuseOldServer(connection: Kysely<any>): Promise<void> {
  const { rows } = await sql<{ server_version: string; server_version_num: string }>`
    SELECT current_setting('server_version') AS server_version, current_setting('server_version_num') AS server_version_num
  `.execute(connection);
  if (Number(rows[0]?.server_version_num) >= oldestServer) return;
  throw new Error(`DATABASE_URL points to PostgreSQL ${rows[0]?.server_version}; Leadlight needs 15 or newer.`);
}

import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type BackupHead, END_OF_ROWS, FORMAT } from './backup-format.ts';
import { copySource, listOwnTables } from './own-tables.ts';
import { listPartitions } from './restore-partitions.ts';

/**
 * Writes everything in the database into one compressed file (mode 0600), as it stands at one moment, while Leadlight runs or
 * not. The file appears whole or not at all.
 * @param options.url of the database; @param options.sessionSecret the generated one, to be restored with it
 * @returns rows written, by table
 * @throws when the file exists, or the database was never started by Leadlight
 */
export async function writeBackup(options: {
  url: string;
  file: string;
  sessionSecret?: string | undefined;
}): Promise<Record<string, number>> {
  if (existsSync(options.file)) throw new Error(`${options.file} is there already`);
  const draft = `${options.file}.${process.pid}.part`;
  const client = new pg.Client({ connectionString: options.url, application_name: 'leadlight-backup' });
  await client.connect();
  try {
    // One snapshot for all tables: jobs, holds and ledger fit together however much happens meanwhile.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query("SET LOCAL client_encoding = 'UTF8'");
    const migrations = await readMigrations(client);
    const head: BackupHead = {
      format: FORMAT,
      created_at: new Date().toISOString(),
      migrations,
      partitions: await listPartitions(client),
      ...(options.sessionSecret && { session_secret: options.sessionSecret }),
    };
    const rows: Record<string, number> = {};
    await pipeline(
      Readable.from(writeTables(client, head, rows)),
      createGzip({ level: 6 }),
      createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }),
    );
    await client.query('COMMIT');
    await rename(draft, options.file);
    return rows;
  } finally {
    await client.end();
    await rm(draft, { force: true });
  }
}

async function readMigrations(client: pg.Client): Promise<BackupHead['migrations']> {
  const { rows } = await client.query<{ name: string | null }>(
    "SELECT to_regclass('public.schema_migrations') AS name",
  );
  if (rows[0]?.name == null) throw new Error('There is no Leadlight in this database yet');
  const migrations = await client.query('SELECT name, checksum FROM schema_migrations ORDER BY name');
  return migrations.rows;
}

async function* writeTables(
  client: pg.Client,
  head: BackupHead,
  rows: Record<string, number>,
): AsyncGenerator<Buffer | string> {
  yield `${JSON.stringify(head)}\n`;
  for (const table of await listOwnTables(client)) {
    yield `${JSON.stringify(table)}\n`;
    const stream = client.query(copyTo(`COPY ${copySource(table)} TO STDOUT`));
    yield* stream as AsyncIterable<Buffer>;
    rows[table.table] = stream.rowCount;
    yield `${END_OF_ROWS}\n`;
  }
  yield `${JSON.stringify({ end: true, rows })}\n`;
}

import { copyFileSync, createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { elementAt } from '../../../shared/element-at.ts';
import { openDatabase } from '../database/database.ts';
import { migrate, migrationsFolder, readMigrations } from '../database/migrate.ts';
import { type BackupHead, backupHead, FORMAT, readLines } from './backup-format.ts';
import { loadTables } from './load-tables.ts';
import { listOwnTables } from './own-tables.ts';
import { restorePartitions } from './restore-partitions.ts';

/**
 * Puts a backup into an empty database: the schema as it was then, the rows in one transaction, then the schema brought up to
 * date. A broken file leaves the tables empty, and the restore can be tried again.
 * @param keepSecret called with the session secret that came with it
 * @returns rows restored, by table
 * @throws when the database holds anything, the file is no backup or broken off, or it comes from a newer Leadlight
 */
export async function restoreBackup(
  options: { url: string; file: string },
  keepSecret: (secret: string) => void,
): Promise<Record<string, number>> {
  const lines = openBackup(options.file);
  try {
    const head = await readHead(lines);
    const db = openDatabase({ url: options.url, poolMax: 1, applicationName: 'leadlight-restore' });
    const client = new pg.Client({ connectionString: options.url, application_name: 'leadlight-restore' });
    await client.connect();
    try {
      await refuseUsed(client);
      await refuseNewer(client, head);
      await migrateAsThen(db, head);
      await restorePartitions(client, head.partitions ?? []);
      const rows = await loadTables(client, lines);
      await migrate(db);
      if (head.session_secret) keepSecret(head.session_secret);
      return rows;
    } finally {
      await client.end();
      await db.destroy();
    }
  } finally {
    await lines.return(undefined);
  }
}

function openBackup(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.on('error', (error) => unpacked.destroy(error));
  return readLines(source.pipe(unpacked));
}

async function readHead(lines: AsyncGenerator<Buffer>): Promise<BackupHead> {
  try {
    const { value } = await lines.next();
    return backupHead.parse(JSON.parse(value?.toString() ?? ''));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') throw cause;
    throw new Error(`This is no backup of Leadlight (${FORMAT})`, { cause });
  }
}

async function refuseUsed(client: pg.Client): Promise<void> {
  for (const table of await listOwnTables(client)) {
    const { rowCount } = await client.query(`SELECT FROM public."${table.table}" LIMIT 1`);
    if (rowCount) throw new Error('The database is not empty. Restore into a new DATA_DIR, or into a new database.');
  }
}

/** Rows of an older schema do not fit a newer one. */
async function refuseNewer(client: pg.Client, head: BackupHead): Promise<void> {
  const { rows } = await client.query<{ name: string | null }>(
    "SELECT to_regclass('public.schema_migrations') AS name",
  );
  if (rows[0]?.name == null) return;
  const { rowCount } = await client.query('SELECT FROM schema_migrations WHERE name > $1', [
    elementAt(head.migrations, -1).name,
  ]);
  if (rowCount) throw new Error('The database was made by a newer Leadlight than the backup. Restore into a new one.');
}

/** Runs the migrations the backup's schema was made by, and no later ones: its rows fit that schema. */
async function migrateAsThen(db: Parameters<typeof migrate>[0], head: BackupHead): Promise<void> {
  const known = new Map(readMigrations(migrationsFolder).map((migration) => [migration.name, migration.checksum]));
  for (const { name, checksum } of head.migrations) {
    if (!known.has(name))
      throw new Error(`The backup was made by a newer Leadlight (${name}). Restore it with that one.`);
    if (known.get(name) !== checksum) throw new Error(`Migration ${name} is not the one the backup was made with.`);
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'leadlight-restore-'));
  try {
    for (const { name } of head.migrations) copyFileSync(path.join(migrationsFolder, name), path.join(folder, name));
    await migrate(db, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

import { cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { ArchivePlace, BaseInfo } from './archive-place.ts';

/** Of this process alone, or made anew by each start: not carried along. */
const NOT_KEPT = /^(?:postmaster\.(?:pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label\.old)$/;
/** Folders whose content is made anew; the log itself comes from the archive. */
const EMPTIED = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];

/** Milliseconds for the log to be archived. */
const LONGEST_STATEMENT_MS = 3_600_000;

/**
 * Copies the files of a running embedded database into its archive, so that a restore can start from them. The copy appears whole or not
 * at all.
 * @param options.data the data directory; @param options.beside files that a restored data folder needs as well: password, secrets
 * @returns the folder of the base backup
 */
export async function takeBaseBackup(options: {
  url: string;
  data: string;
  place: ArchivePlace;
  beside: Readonly<Record<string, string>>;
}): Promise<string> {
  const { url, data, place, beside } = options;
  const client = new pg.Client({
    connectionString: url,
    application_name: 'leadlight-base-backup',
    statement_timeout: LONGEST_STATEMENT_MS,
  });
  const startedAt = new Date().toISOString();
  const folder = path.join(place.bases, startedAt.replaceAll(':', '-'));
  const draft = `${folder}.part`;
  await client.connect();
  try {
    await client.query("SELECT pg_backup_start('leadlight', true)");
    await mkdir(draft, { mode: 0o700 });
    await copyFiles(data, path.join(draft, 'data'));
    // Waits until the last piece of the log that the copy needs is in the archive.
    const { rows } = await client.query<Stopped>(
      'SELECT labelfile, clock_timestamp() AS ended_at FROM pg_backup_stop(true)',
    );
    const [stopped] = rows;
    if (!stopped) throw new Error('The base backup was not ended');
    await writeFile(path.join(draft, 'data', 'backup_label'), stopped.labelfile, { mode: 0o600 });
    for (const [name, file] of Object.entries(beside)) await cp(file, path.join(draft, 'beside', name));
    const info: BaseInfo = {
      started_at: startedAt,
      ended_at: stopped.ended_at.toISOString(),
      first_wal: /\(file ([0-9A-F]{24})\)/.exec(stopped.labelfile)?.[1] ?? '',
    };
    await writeFile(path.join(draft, 'backup.json'), JSON.stringify(info, null, 2), { mode: 0o600, flush: true });
    await rename(draft, folder);
    return folder;
  } finally {
    await client.end();
    await rm(draft, { recursive: true, force: true });
  }
}

interface Stopped {
  labelfile: string;
  ended_at: Date;
}

/** Files may change, grow and go while they are read: the log mends that. */
async function copyFiles(from: string, to: string, depth = 0): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (NOT_KEPT.test(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (!entry.isDirectory()) await copyFile(source, target);
    else if (depth === 0 && EMPTIED.includes(entry.name)) await mkdir(target, { mode: 0o700 });
    else await copyFiles(source, target, depth + 1);
  }
}

async function copyFile(source: string, target: string): Promise<void> {
  try {
    await cp(source, target);
  } catch (error) {
    // A table that was dropped meanwhile.
    if (
      await stat(source).then(
        () => true,
        () => false,
      )
    )
      throw error;
  }
}

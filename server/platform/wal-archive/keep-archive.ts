import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { runPeriodically } from '../concurrency/run-periodically.ts';
import type { LauncherLog } from '../embedded-postgres/options.ts';
import { type ArchivePlace, listBases } from './archive-place.ts';
import { pruneArchive } from './prune-archive.ts';
import { takeBaseBackup } from './take-base-backup.ts';

/** Milliseconds between looks. */
const LOOK_MS = 60_000;
/** A restore reads the log from a base backup on: a day of it is read in minutes. */
const BASE_EVERY_MS = 24 * 3_600_000;

interface Archived {
  url: string;
  /** DATA_DIR. */
  dataDir: string;
  /** The data directory of its cluster. */
  data: string;
  place: ArchivePlace;
  /** Days back to which can be restored. */
  days: number;
  log: LauncherLog;
}

/** Takes base backups of a running embedded database, every day and after each gap, deletes old ones, and says when the archive stands still. */
export function keepArchive(archived: Archived): { stop(): Promise<void> } {
  const { place, days, log } = archived;
  removeDrafts(place);
  return runPeriodically({
    startsNow: true,
    everyMs: LOOK_MS,
    onError: (err) => log.error({ err }, 'the archive of the database is not kept'),
    async run(signal) {
      if (needsBase(archived)) {
        const taken = takeBaseBackup({ ...archived, beside: filesBeside(archived.dataDir) });
        // A stop does not wait for it: what is half done is thrown away.
        const folder = await Promise.race([taken, untilAborted(signal)]);
        writeFileSync(unbroken(archived.dataDir), '');
        log.info({ folder }, 'base backup taken');
        await pruneArchive(place, days);
      }
      await tellWhenStuck(archived);
    },
  });
}

/** What earlier processes left half done. */
function removeDrafts({ bases }: ArchivePlace): void {
  for (const name of readdirSync(bases)) {
    if (name.endsWith('.part')) rmSync(path.join(bases, name), { recursive: true, force: true });
  }
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

/** Without an archive the log has a gap, which no restore gets over: the next start with one begins with a new base backup. */
export function noteNoArchive(dataDir: string): void {
  rmSync(unbroken(dataDir), { force: true });
}

/** There while everything since the last base backup is archived. */
const unbroken = (dataDir: string) => path.join(dataDir, 'postgres', 'archived-without-gap');

function needsBase({ dataDir, place }: Archived): boolean {
  const last = listBases(place).at(-1);
  return !last || !existsSync(unbroken(dataDir)) || Date.parse(last.started_at) < Date.now() - BASE_EVERY_MS;
}

/** The database's password, and what Leadlight has generated: without them nobody can sign in to what was restored. */
function filesBeside(dataDir: string): Record<string, string> {
  const own = readdirSync(dataDir, { withFileTypes: true }).filter((entry) => entry.isFile());
  const files = own.map(({ name }) => [name, path.join(dataDir, name)]);
  return { 'postgres/password': path.join(dataDir, 'postgres', 'password'), ...Object.fromEntries(files) };
}

/** Pieces that cannot be archived stay where they are, and fill the disk in the end. */
async function tellWhenStuck({ url, log }: Archived): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'leadlight-archive' });
  await client.connect();
  try {
    const { rows } = await client.query<{ last_failed_wal: string; failed_count: number }>(
      `SELECT last_failed_wal, failed_count::int FROM pg_stat_archiver
       WHERE last_failed_time > coalesce(last_archived_time, '-infinity')`,
    );
    if (rows[0]) log.error(rows[0], 'the log of the database cannot be archived');
  } finally {
    await client.end();
  }
}

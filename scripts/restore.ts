import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { enrichProfiles, failAbandoned } from '../server/enrichment/enrich-profiles-job.ts';
import { requeueOpenJobs } from '../server/enrichment/running/recovery/requeue-open-jobs.ts';
import { restoreBackup } from '../server/platform/backup/restore-backup.ts';
import { openDatabase } from '../server/platform/database/database.ts';
import { startEmbeddedPostgres } from '../server/platform/embedded-postgres/start-embedded-postgres.ts';
import { startQueue } from '../server/platform/queue/queue.ts';
import { restoreToTime } from '../server/platform/wal-archive/restore-to-time.ts';
import { countRows, readDataPlace, readFileArgument, terminalLog } from './data-place.ts';

const USAGE = 'Usage: npm run restore -- <file>\n       npm run restore -- --to <2026-11-22T18:00:00Z, or latest>';

/** `npm run restore -- file`: a backup into an empty DATA_DIR or database, ready to be started; `-- --to time`: from the archive. */
async function restore(): Promise<void> {
  const [option, moment, ...rest] = process.argv.slice(2);
  if (option === '--to' && moment && rest.length === 0) return restoreFromArchive(moment);
  const file = readFileArgument(USAGE);
  const { databaseUrl, dataDir } = readDataPlace();
  if (!databaseUrl) mkdirSync(dataDir, { recursive: true });
  const place = databaseUrl
    ? { url: databaseUrl, stop: async () => {} }
    : await startEmbeddedPostgres({ dataDir, log: terminalLog });
  try {
    const rows = await restoreBackup({ url: place.url, file }, (secret) => {
      // With a database of one's own the environment says the secret.
      if (!databaseUrl) writeFileSync(path.join(dataDir, 'session-secret'), secret, { mode: 0o600 });
    });
    console.log(`Restored: ${countRows(rows)}`);
    const requeued = await refillQueue(place.url);
    if (requeued > 0)
      console.log(`${requeued.toLocaleString('en-US')} profiles that were being enriched are queued again`);
  } finally {
    await place.stop();
  }
}

/** The queue comes along: what was waiting or running at that moment is taken up at the next start. */
async function restoreFromArchive(moment: string): Promise<void> {
  const { databaseUrl, dataDir, archiveDir } = readDataPlace();
  if (databaseUrl) throw new Error('DATABASE_URL is set: restore that server by its own means.');
  if (!archiveDir) throw new Error('WAL_ARCHIVE_DIR is not set: where is the archive?');
  const to = moment === 'latest' ? undefined : new Date(moment);
  if (to && Number.isNaN(to.getTime())) throw new Error(`"${moment}" is no time such as 2026-11-22T18:00:00Z.`);
  const restored = await restoreToTime({ archiveDir, dataDir, to, log: terminalLog });
  try {
    console.log(`Restored: ${countRows(await countTables(restored.url))}`);
  } finally {
    await restored.stop();
  }
}

async function countTables(url: string): Promise<Record<string, number>> {
  const db = openDatabase({ url, poolMax: 1 });
  try {
    const { rows } = await sql<Record<string, number>>`
      SELECT (SELECT count(*) FROM users)::int AS users, (SELECT count(*) FROM batches)::int AS batches,
        (SELECT count(*) FROM jobs)::int AS jobs, (SELECT count(*) FROM ledger_entries)::int AS ledger_entries`.execute(
      db,
    );
    return rows[0] ?? {};
  } finally {
    await db.destroy();
  }
}

/** The queue's own tables are not in the backup: they are made anew and filled with what has not ended. */
async function refillQueue(url: string): Promise<number> {
  const db = openDatabase({ url, poolMax: 1 });
  const queue = await startQueue({
    url,
    log: terminalLog,
    jobs: [failAbandoned, enrichProfiles],
    works: false,
    poolMax: 2,
  });
  try {
    return await requeueOpenJobs(db, queue);
  } finally {
    await queue.stop(1_000);
    await db.destroy();
  }
}

await restore().catch((error) => {
  console.error(`The restore failed: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
});

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { enrichProfiles, failAbandoned } from '../server/enrichment/enrich-profiles-job.ts';
import { requeueOpenJobs } from '../server/enrichment/running/recovery/requeue-open-jobs.ts';
import { restoreBackup } from '../server/platform/backup/restore-backup.ts';
import { openDatabase } from '../server/platform/database/database.ts';
import { startEmbeddedPostgres } from '../server/platform/embedded-postgres/start-embedded-postgres.ts';
import { startQueue } from '../server/platform/queue/queue.ts';
import { countRows, readDataPlace, readFileArgument, terminalLog } from './data-place.ts';

/** `npm run restore -- file`: a backup into an empty DATA_DIR or database, ready to be started. */
async function restore(): Promise<void> {
  const file = readFileArgument('Usage: npm run restore -- <file>');
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

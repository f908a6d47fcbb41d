import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openDataFolder } from '../server/platform/backup/find-database.ts';
import { writeBackup } from '../server/platform/backup/write-backup.ts';
import { countRows, readDataPlace, readFileArgument, terminalLog } from './data-place.ts';

/** `npm run backup -- file`: everything in the database into one file, while Leadlight runs or not. */
async function backUp(): Promise<void> {
  const file = readFileArgument('Usage: npm run backup -- <file>');
  const { databaseUrl, dataDir } = readDataPlace();
  const place = databaseUrl ? { url: databaseUrl, stop: async () => {} } : await openDataFolder(dataDir, terminalLog);
  try {
    const secretFile = path.join(dataDir, 'session-secret');
    const sessionSecret = !databaseUrl && existsSync(secretFile) ? readFileSync(secretFile, 'utf8').trim() : undefined;
    const rows = await writeBackup({ url: place.url, file, sessionSecret });
    console.log(`Backed up to ${file}: ${countRows(rows)}`);
  } finally {
    await place.stop();
  }
}

await backUp().catch((error) => {
  console.error(`The backup failed: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
});

import { parseArgs } from 'node:util';
import { exportFeedback, tabulateFeedback } from '../server/enrichment/feedback/report-feedback.ts';
import { openDataFolder } from '../server/platform/backup/find-database.ts';
import { openDatabase } from '../server/platform/database/database.ts';
import { readDataPlace, terminalLog } from './data-place.ts';

const USAGE = 'Usage: npm run feedback [-- --jsonl]';

/** `npm run feedback`: which AI-generated parameters serve, as the users say; `--jsonl` writes what each of them said. */
async function reportFeedback({ jsonl }: { jsonl: boolean }): Promise<void> {
  const { databaseUrl, dataDir } = readDataPlace();
  const place = databaseUrl ? { url: databaseUrl, stop: async () => {} } : await openDataFolder(dataDir, terminalLog);
  const db = openDatabase({ url: place.url, poolMax: 1 });
  try {
    for (const line of await (jsonl ? exportFeedback(db) : tabulateFeedback(db))) console.log(line);
  } finally {
    await db.destroy();
    await place.stop();
  }
}

try {
  const { values } = parseArgs({ options: { jsonl: { type: 'boolean', default: false } } });
  await reportFeedback(values);
} catch (error) {
  console.error(`The feedback could not be read: ${error instanceof Error ? error.message : error}`);
  console.error(USAGE);
  process.exitCode = 1;
}

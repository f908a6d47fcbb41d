import path from 'node:path';
import { readEnvironment } from '../server/platform/config/environment-file.ts';

/** Where the data is, as the environment or `.env` says: a database of one's own, or the folder of the embedded one. */
export function readDataPlace(): {
  databaseUrl: string | undefined;
  dataDir: string;
  archiveDir: string | undefined;
} {
  const env = readEnvironment();
  return {
    databaseUrl: env.DATABASE_URL?.trim() || undefined,
    dataDir: path.resolve(env.DATA_DIR?.trim() || './data'),
    archiveDir: env.WAL_ARCHIVE_DIR?.trim() ? path.resolve(env.WAL_ARCHIVE_DIR.trim()) : undefined,
  };
}

/** The embedded server's warnings and errors, for people. */
export const terminalLog = {
  debug() {},
  info() {},
  warn: tell,
  error: tell,
};

function tell({ err }: { err?: unknown }, message: string): void {
  console.error(err instanceof Error ? `${message}: ${err.message}` : message);
}

/** The one file named on the command line. */
export function readFileArgument(usage: string): string {
  const [file, ...rest] = process.argv.slice(2);
  if (file && rest.length === 0 && !file.startsWith('-')) return path.resolve(file);
  console.error(usage);
  process.exit(2);
}

/** What was carried, in a line. */
export function countRows(rows: Record<string, number>): string {
  const count = (table: string) => (rows[table] ?? 0).toLocaleString('en-US');
  return `${count('users')} users, ${count('batches')} requests, ${count('jobs')} profiles, ${count('ledger_entries')} ledger entries`;
}

import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { databaseName } from '../embedded-postgres/cluster.ts';
import type { LauncherLog } from '../embedded-postgres/options.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/start-embedded-postgres.ts';

/** A database to read from or write to, and what ends the server that was started for it. */
export interface FoundDatabase {
  url: string;
  stop(): Promise<void>;
}

/**
 * The embedded database of a data folder: that of the running Leadlight, or one started for the purpose.
 * @throws when Leadlight was never started with this folder
 */
export async function openDataFolder(dataDir: string, log: LauncherLog): Promise<FoundDatabase> {
  if (!existsSync(path.join(dataDir, 'postgres', 'cluster'))) {
    throw new Error(`There is no database of Leadlight in ${dataDir}. Is DATA_DIR right?`);
  }
  const url = findRunningServer(dataDir);
  if (url && (await answers(url))) return { url, stop: async () => {} };
  return startEmbeddedPostgres({ dataDir, log });
}

/** @returns the address of the embedded database that runs, or ran until it was killed, on this data folder */
export function findRunningServer(dataDir: string): string | undefined {
  try {
    const home = path.join(dataDir, 'postgres');
    const cluster = realpathSync(path.join(home, 'cluster'));
    // Its line 4 is the port; the password stands beside the cluster.
    const port = readFileSync(path.join(cluster, 'data', 'postmaster.pid'), 'utf8')
      .split('\n')[3]
      ?.trim();
    const password = readFileSync(path.join(home, 'password'), 'utf8').trim();
    return port ? `postgresql://${databaseName}:${password}@127.0.0.1:${port}/${databaseName}` : undefined;
  } catch {
    return undefined;
  }
}

/** The file may be a leftover of a server that was killed. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

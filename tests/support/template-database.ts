import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/platform/database.ts';
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres/start-embedded-postgres.ts';
import { migrate } from '../../server/platform/migrate.ts';
import { startQueue } from '../../server/platform/queue.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a database to connect to while making and dropping others. */
    adminDatabase: string;
    /** Name of the migrated, empty database that test databases are copies of. */
    templateDatabase: string;
  }
}

const templateDatabase = 'template_leadlight';

/** Runs once before the integration tests: one PostgreSQL in a temporary folder, one migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'leadlight-test-'));
  const log = { debug() {}, info() {}, warn: console.warn, error: console.error };
  // Nothing here has to survive a power cut.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };
  const server = await startEmbeddedPostgres({ dataDir, log, settings });
  try {
    const admin = new pg.Client(server.url);
    await admin.connect();
    await admin.query(`CREATE DATABASE ${templateDatabase}`);
    await admin.end();
    const url = Object.assign(new URL(server.url), { pathname: `/${templateDatabase}` }).href;
    const db = openDatabase({ url, poolMax: 1 });
    await migrate(db);
    await db.destroy();
    const queue = await startQueue({ url, log, jobs: [], works: false });
    await queue.stop();
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('adminDatabase', server.url);
  project.provide('templateDatabase', templateDatabase);
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type Database, openDatabase } from '../../../server/platform/database/database.ts';
import { migrate } from '../../../server/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/start-embedded-postgres.ts';
import { startQueue } from '../../../server/platform/queue/queue.ts';

const TEMPLATE = 'template_leadlight';

/** A PostgreSQL for one run of tests, with a migrated database that each test copies: a copy takes less time than making one. */
export interface TemplateServer {
  /** Address of a database to connect to while making and dropping others. */
  adminUrl: string;
  /** Name of the database that is copied. */
  template: string;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL in a temporary folder and makes the template.
 * @param fill puts into the template what every test would otherwise make anew
 */
export async function startTemplateServer(fill?: (db: Database) => Promise<unknown>): Promise<TemplateServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'leadlight-test-'));
  const log = { debug() {}, info() {}, warn: console.warn, error: console.error };
  // Nothing here has to survive a power cut.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };
  const server = await startEmbeddedPostgres({ dataDir, log, settings });
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await administer(server.url, `CREATE DATABASE ${TEMPLATE}`);
    const url = databaseUrl(server.url, TEMPLATE);
    const db = openDatabase({ url, poolMax: 2 });
    await migrate(db);
    await fill?.(db);
    await db.destroy();
    const queue = await startQueue({ url, log, jobs: [], works: false });
    await queue.stop();
  } catch (error) {
    await stop();
    throw error;
  }
  return { adminUrl: server.url, template: TEMPLATE, stop };
}

/** Address of another database of the same server. */
export function databaseUrl(adminUrl: string, name: string): string {
  return Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href;
}

export async function administer(adminUrl: string, statement: string): Promise<void> {
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}

import { randomBytes } from 'node:crypto';
import { createLog } from '../../../server/platform/log.ts';
import { ensureSamplePeople } from '../../../server/sample-network/search/fill-search-table.ts';
import { administer, databaseUrl, startTemplateServer } from './template-server.ts';

/** How the address reaches the processes that run the tests. */
const ADMIN_URL = 'LEADLIGHT_TEST_ADMIN_URL';
const TEMPLATE = 'LEADLIGHT_TEST_TEMPLATE';

/** Runs once before the browser tests: one PostgreSQL for all of them, with a template in which the sample network can be searched. */
export default async function setup(): Promise<() => Promise<void>> {
  const log = createLog({ level: 'silent' });
  const server = await startTemplateServer((db) => ensureSamplePeople(db, log));
  process.env[ADMIN_URL] = server.adminUrl;
  process.env[TEMPLATE] = server.template;
  return server.stop;
}

/** A copy of the template for one Leadlight. */
export async function createBrowserDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const adminUrl = process.env[ADMIN_URL] ?? '';
  const name = `browser_${randomBytes(8).toString('hex')}`;
  await administer(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${process.env[TEMPLATE]}`);
  return {
    url: databaseUrl(adminUrl, name),
    drop: () => administer(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

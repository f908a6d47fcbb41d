import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../../server/platform/database/database.ts';
import '../app/stray-errors.ts';
import { administer as administerServer, databaseUrl } from './template-server.ts';

export interface TestDatabase {
  url: string;
  db: Database;
  /** Closes `db` and drops the database. @throws when a connection was left open. */
  drop(): Promise<void>;
}

/** A migrated, empty database for one test file. Make it in beforeAll, drop it in afterAll. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(`CREATE DATABASE ${name} TEMPLATE ${inject('templateDatabase')}`);
  const url = databaseUrl(inject('adminDatabase'), name);
  const db = openDatabase({ url, poolMax: 5 });
  return {
    url,
    db,
    async drop() {
      await db.destroy();
      await dropWhenUnused(name);
    },
  };
}

/** PostgreSQL itself waits some seconds for connections that are just ending; one that stays was left open by the test. */
async function dropWhenUnused(name: string): Promise<void> {
  try {
    await administer(`DROP DATABASE ${name}`);
  } catch (error) {
    await administer(`DROP DATABASE ${name} WITH (FORCE)`);
    throw new Error('The test database could not be dropped: is a connection left open?', { cause: error });
  }
}

const administer = (statement: string) => administerServer(inject('adminDatabase'), statement);

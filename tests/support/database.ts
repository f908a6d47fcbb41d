import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../server/platform/database.ts';
import './stray-errors.ts';

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
  const url = Object.assign(new URL(inject('adminDatabase')), { pathname: `/${name}` }).href;
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

/** A server process takes a moment to notice that its client is gone; one that stays was left open by the test. */
async function dropWhenUnused(name: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await administer(`DROP DATABASE ${name}`);
    } catch (error) {
      const isUsed = (error as { code?: string }).code === '55006';
      if (isUsed && tries < 100) {
        await delay(20);
        continue;
      }
      await administer(`DROP DATABASE ${name} WITH (FORCE)`);
      throw isUsed ? new Error('A connection to the test database was left open', { cause: error }) : error;
    }
  }
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client(inject('adminDatabase'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

import type { Database } from '../platform/database/database.ts';
import { migrationsFolder, readMigrations } from '../platform/database/migrate.ts';
import type { Finding } from './finding.ts';
import { readRunMigrations, readServerVersion } from './stores/migrations-store.ts';

const OLDEST_SERVER = 15;

/** Whether the server is new enough. */
export async function checkServer(db: Database): Promise<Finding[]> {
  const version = Math.floor((await readServerVersion(db)) / 10_000);
  if (version >= OLDEST_SERVER) return [{ verdict: 'ok', text: `PostgreSQL ${version} answers.` }];
  const text = `it is PostgreSQL ${version}; Leadlight needs ${OLDEST_SERVER} or newer.`;
  return [{ verdict: 'broken', text, todo: 'Move the data to a newer server.' }];
}

/** Whether the tables are those of this version of Leadlight. What is missing is reported as 'look at this': the next start creates it. */
export async function checkMigrations(db: Database): Promise<Finding[]> {
  const run = await readRunMigrations(db);
  if (run === null) {
    return [
      { verdict: 'look at this', text: 'the database is empty.', todo: 'The first start of Leadlight fills it.' },
    ];
  }
  const files = readMigrations(migrationsFolder);
  const unknown = run.filter(({ name }) => !files.some((file) => file.name === name)).map(({ name }) => name);
  if (unknown.length > 0) {
    const todo = 'Start that version, or restore a backup of this one.';
    return [{ verdict: 'broken', text: `a newer Leadlight has changed it (${unknown.join(', ')}).`, todo }];
  }
  const changed = run.filter(({ name, checksum }) =>
    files.some((file) => file.name === name && file.checksum !== checksum),
  );
  if (changed.length > 0) {
    const text = `files were changed after they were run: ${changed.map(({ name }) => name).join(', ')}.`;
    return [{ verdict: 'broken', text, todo: 'Put them back as they were in the release.' }];
  }
  const missing = files.filter(({ name }) => !run.some((done) => done.name === name)).map(({ name }) => name);
  if (missing.length === 0) return [{ verdict: 'ok', text: `all ${files.length} are there.` }];
  return [{ verdict: 'look at this', text: `not run yet: ${missing.join(', ')}.`, todo: 'The next start runs them.' }];
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../server/platform/database/database.ts';
import { migrate } from '../server/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '../server/platform/embedded-postgres/start-embedded-postgres.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
export const tableTypesFile = path.join(root, 'server/platform/database/tables.ts');

/**
 * Types of all tables of a migrated database, as the text of a formatted TypeScript module.
 * @param url of a database whose migrations have run.
 */
export function generateTableTypes(url: string): string {
  const cli = path.join(path.dirname(createRequire(import.meta.url).resolve('kysely-codegen')), 'cli/bin.js');
  const folder = mkdtempSync(path.join(tmpdir(), 'leadlight-types-'));
  const file = path.join(folder, 'tables.ts');
  try {
    const options = ['--dialect=postgres', '--log-level=error', `--url=${url}`, `--out-file=${file}`];
    // The database module parses int8 to numbers.
    const mapping = `--type-mapping=${JSON.stringify({ int8: 'number' })}`;
    execFileSync(
      process.execPath,
      [cli, ...options, mapping, '--exclude-pattern={public.schema_migrations,pgboss.*}'],
      {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
    const biome = path.join(root, 'node_modules/.bin/biome');
    const format = ['check', '--write', `--stdin-file-path=${tableTypesFile}`];
    return execFileSync(biome, format, { cwd: root, input: readFileSync(file), encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function writeTableTypes(): Promise<void> {
  const silent = { debug() {}, info() {}, warn() {}, error() {} };
  const dataDir = mkdtempSync(path.join(tmpdir(), 'leadlight-types-'));
  const server = await startEmbeddedPostgres({ dataDir, log: silent, settings: { fsync: 'off' } });
  try {
    const db = openDatabase({ url: server.url, poolMax: 1 });
    console.log('migrations:', (await migrate(db)).join(', '));
    await db.destroy();
    writeFileSync(tableTypesFile, generateTableTypes(server.url));
    console.log('written:', path.relative(root, tableTypesFile));
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) await writeTableTypes();

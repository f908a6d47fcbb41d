import { sql } from 'kysely';
import { elementAt } from '../../../shared/element-at.ts';
import type { Database } from '../../platform/database/database.ts';

/** The server's version as PostgreSQL numbers it: 180001 for 18.1. */
export async function readServerVersion(db: Database): Promise<number> {
  const { rows } = await sql<{ version: string }>`SELECT current_setting('server_version_num') AS version`.execute(db);
  return Number(elementAt(rows, 0).version);
}

/** Migrations that were run, or null when Leadlight never started on this database. */
export async function readRunMigrations(db: Database): Promise<{ name: string; checksum: string }[] | null> {
  const { rows: tables } = await sql<{ there: boolean }>`
    SELECT to_regclass('public.schema_migrations') IS NOT NULL AS there`.execute(db);
  if (!elementAt(tables, 0).there) return null;
  const { rows } = await sql<{ name: string; checksum: string }>`
    SELECT name, checksum FROM schema_migrations ORDER BY name`.execute(db);
  return rows;
}

import { type Kysely, sql, type Transaction } from 'kysely';
import type { ColumnMeaning } from '../../shared/column-meanings.ts';
import type { ColumnMapping } from '../../shared/contract/sheet-columns.ts';
import type { DB } from '../platform/database/tables.ts';

/** Mappings that are kept of each user; those used longest ago give way. */
const KEPT = 50;

/** What columns hold, by their letters. */
export type MappingByLetter = [letter: string, meaning: ColumnMeaning][];

/** The mappings a user gave, by the digest of the headings each was given for. */
export async function listMappings(db: Kysely<DB>, userId: string): Promise<Map<string, MappingByLetter>> {
  const rows = await listMappingRows(db, userId);
  return new Map(rows.map(({ digest, mapping }) => [digest, Object.entries(mapping)]));
}

/** The same with when each was given last, the latest first. */
export async function listMappingRows(
  db: Kysely<DB>,
  userId: string,
): Promise<{ digest: string; mapping: ColumnMapping; given_at: Date }[]> {
  const { rows } = await sql<{ digest: string; mapping: ColumnMapping; given_at: Date }>`
    SELECT encode(headings_digest, 'hex') AS digest, mapping, given_at FROM sheet_mappings
    WHERE user_id = ${userId} ORDER BY given_at DESC, headings_digest LIMIT ${KEPT}`.execute(db);
  return rows;
}

/** Keeps a mapping for the next sheet with the same headings, instead of the one kept before. */
export async function saveMapping(
  tx: Transaction<DB>,
  userId: string,
  { digest, mapping }: { digest: string; mapping: ColumnMapping },
): Promise<void> {
  await sql`
    INSERT INTO sheet_mappings (user_id, headings_digest, mapping)
    VALUES (${userId}, decode(${digest}, 'hex'), ${JSON.stringify(mapping)}::jsonb)
    ON CONFLICT (user_id, headings_digest) DO UPDATE SET mapping = excluded.mapping, given_at = now()`.execute(tx);
  await sql`
    DELETE FROM sheet_mappings WHERE user_id = ${userId} AND headings_digest NOT IN (
      SELECT headings_digest FROM sheet_mappings WHERE user_id = ${userId}
      ORDER BY given_at DESC, headings_digest LIMIT ${KEPT})`.execute(tx);
}

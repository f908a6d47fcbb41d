import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/tables.ts';
import { listSuppressionRows } from '../suppression/suppression-store.ts';

const ENTRIES_A_PAGE = 1_000;

/** Whom a user has listed as not to be processed, newest first, each as JSON: by the name that is kept for it. */
export async function* exportSuppressions(db: Kysely<DB>, userId: string): AsyncGenerator<string> {
  for (let offset = 0; ; offset += ENTRIES_A_PAGE) {
    const rows = await listSuppressionRows(db, userId, { limit: ENTRIES_A_PAGE, offset });
    for (const { kind, label, created_at } of rows) yield JSON.stringify({ kind, label, created_at });
    if (rows.length < ENTRIES_A_PAGE) return;
  }
}

import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/tables.ts';
import { listMappingRows } from './mapping-store.ts';

/** What a user said that the columns of their sheets hold, the latest first, each as JSON. */
export async function* exportMappings(db: Kysely<DB>, userId: string): AsyncGenerator<string> {
  for (const { mapping, given_at } of await listMappingRows(db, userId)) {
    yield JSON.stringify({ given_at: given_at.toISOString(), columns: mapping });
  }
}

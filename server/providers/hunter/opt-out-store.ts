import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/database/tables.ts';
import type { OptOutList } from './opt-out-list.ts';

/**
 * A provider's opt-out list in the database, for all users. Opting out also deletes what the provider said about the person earlier.
 * @param source id of the source: 'hunter'
 */
export function openOptOutList(db: Kysely<DB>, source: string): OptOutList {
  return {
    async has(slug) {
      const { rows } = await sql`
        SELECT FROM objections WHERE source = ${source} AND profile_digest = ${digestOf(slug)}`.execute(db);
      return rows.length > 0;
    },
    async add(slug) {
      await db.transaction().execute(async (tx) => {
        await sql`
          INSERT INTO objections (source, profile_digest) VALUES (${source}, ${digestOf(slug)})
          ON CONFLICT DO NOTHING`.execute(tx);
        await sql`DELETE FROM source_answers WHERE source = ${source} AND slug = ${slug}`.execute(tx);
      });
    },
  };
}

/** Who objects is not to be kept: a digest is enough to know them again. */
function digestOf(slug: string): Buffer {
  return createHash('sha256').update(slug.normalize('NFC')).digest();
}

import { type Kysely, sql, type Transaction } from 'kysely';
import type { SuppressionKind } from '../../shared/contract/suppressions.ts';
import type { DB } from '../platform/database/tables.ts';

/** The SQL of the suppression list. A list belongs to a user, or to the installation: null. */

export interface SuppressionRow {
  id: string;
  user_id: string | null;
  kind: SuppressionKind;
  label: string;
  created_at: Date;
}

/** Whether anybody is listed at all, for whomever. */
export async function hasSuppressions(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`SELECT EXISTS (SELECT FROM suppressions) AS any`.execute(db);
  return rows[0]?.any === true;
}

/** Which of the digests are listed, by these users or for all. @returns digests in hex, with whose list they stand on */
export async function findDigests(
  db: Kysely<DB>,
  digests: readonly Buffer[],
  userIds: readonly string[],
): Promise<{ digest: string; user_id: string | null }[]> {
  const { rows } = await sql<{ digest: string; user_id: string | null }>`
    SELECT encode(digest, 'hex') AS digest, user_id FROM suppressions
    WHERE digest = ANY(${[...digests]}::bytea[]) AND (user_id IS NULL OR user_id = ANY(${[...userIds]}::uuid[]))`.execute(
    db,
  );
  return rows;
}

export interface NewSuppressionRow {
  id: string;
  kind: SuppressionKind;
  digest: Buffer;
  label: string;
  /** The entry it goes with. */
  aliasOf: string | null;
}

/** Lists these; what is listed already stays, an alias that is now named becomes an entry. @returns ids of those that are new */
export async function insertSuppressions(
  tx: Transaction<DB>,
  userId: string | null,
  rows: readonly NewSuppressionRow[],
): Promise<string[]> {
  const { rows: added } = await sql<{ id: string }>`
    INSERT INTO suppressions AS s (id, user_id, kind, digest, label, alias_of)
    SELECT id, ${userId}::uuid, kind, digest, label, alias_of
    FROM unnest(${rows.map((r) => r.id)}::uuid[], ${rows.map((r) => r.kind)}::text[], ${rows.map((r) => r.digest)}::bytea[],
      ${rows.map((r) => r.label)}::text[], ${rows.map((r) => r.aliasOf)}::uuid[]) AS t (id, kind, digest, label, alias_of)
    ON CONFLICT (user_id, digest) DO UPDATE SET alias_of = NULL, label = excluded.label
      WHERE s.alias_of IS NOT NULL AND excluded.alias_of IS NULL
    RETURNING s.id`.execute(tx);
  return added.map(({ id }) => id);
}

/** One page of a list, newest first. */
export async function listSuppressionRows(
  db: Kysely<DB>,
  userId: string | null,
  { limit, offset }: { limit: number; offset: number },
): Promise<SuppressionRow[]> {
  const { rows } = await sql<SuppressionRow>`
    SELECT id, user_id, kind, label, created_at FROM suppressions
    WHERE user_id IS NOT DISTINCT FROM ${userId}::uuid AND alias_of IS NULL
    ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows;
}

/** Entries of a list, without the aliases that go with them. */
export async function countSuppressions(db: Kysely<DB>, userId: string | null): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM suppressions
    WHERE user_id IS NOT DISTINCT FROM ${userId}::uuid AND alias_of IS NULL`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Takes an entry off a list, with its aliases. @returns false when the list holds no such entry */
export async function deleteSuppression(tx: Transaction<DB>, userId: string | null, id: string): Promise<boolean> {
  const gone = await sql`
    DELETE FROM suppressions
    WHERE id = ${id} AND user_id IS NOT DISTINCT FROM ${userId}::uuid AND alias_of IS NULL`.execute(tx);
  return gone.numAffectedRows === 1n;
}

/** Gives entries the shortened names: their owners' own may name the person. @param userId whose list; null: all lists */
export async function relabelSuppressions(
  tx: Transaction<DB>,
  userId: string | null,
  labels: readonly { digest: Buffer; label: string }[],
): Promise<void> {
  await sql`
    UPDATE suppressions s SET label = l.label
    FROM unnest(${labels.map(({ digest }) => digest)}::bytea[], ${labels.map(({ label }) => label)}::text[]) AS l (digest, label)
    WHERE s.digest = l.digest AND (${userId}::uuid IS NULL OR s.user_id = ${userId}::uuid)`.execute(tx);
}

/** What the list was written with; undefined when nobody has been listed since that is kept. */
export async function readKeyCheck(db: Kysely<DB>): Promise<Buffer | undefined> {
  const { rows } = await sql<{ check_value: Buffer }>`SELECT check_value FROM suppression_key`.execute(db);
  return rows[0]?.check_value;
}

/** Keeps what the list is written with: the first value, and another one while the list is empty. */
export async function writeKeyCheck(db: Kysely<DB>, value: Buffer): Promise<void> {
  await sql`
    INSERT INTO suppression_key (check_value) VALUES (${value})
    ON CONFLICT (only_one) DO UPDATE SET check_value = excluded.check_value
      WHERE NOT EXISTS (SELECT FROM suppressions) AND suppression_key.check_value <> excluded.check_value`.execute(db);
}

import { type Kysely, sql, type Transaction } from 'kysely';
import type { PrivacyWish } from '../../../shared/contract/privacy.ts';
import type { DB } from '../../platform/database/tables.ts';

/** The SQL of what people ask about themselves. */

export interface PrivacyRequestRow {
  id: string;
  created_at: Date;
  email: string | null;
  slug: string | null;
  wants: PrivacyWish;
  state: 'unconfirmed' | 'with_operator' | 'answered' | 'refused';
  proven: boolean;
  left_out: boolean;
  closed_at: Date | null;
}

const COLUMNS = sql`id, created_at, email, slug, wants, state, proven, left_out, closed_at`;

export interface NewPrivacyRequest {
  id: string;
  emailDigest: Buffer;
  email: string;
  slug: string | null;
  wants: PrivacyWish;
  expiresAt: Date;
}

/**
 * Stores a request, unless its address has been written to `most` times since then. Requests of one address come one after the other.
 * @returns false when it has
 */
export async function insertPrivacyRequest(
  tx: Transaction<DB>,
  request: NewPrivacyRequest,
  { since, most }: { since: Date; most: number },
): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${request.emailDigest.toString('hex')}))`.execute(tx);
  const { rows } = await sql`
    INSERT INTO privacy_requests (id, email_digest, email, slug, wants, expires_at)
    SELECT ${request.id}, ${request.emailDigest}, ${request.email}, ${request.slug}, ${request.wants}, ${request.expiresAt}
    WHERE (SELECT count(*) FROM privacy_requests WHERE email_digest = ${request.emailDigest} AND created_at > ${since}) < ${most}
    RETURNING id`.execute(tx);
  return rows.length === 1;
}

/** Takes the request that a link leads to: once, and while it serves. It is the operator's until it is answered. */
export async function confirmRequestRow(tx: Transaction<DB>, id: string): Promise<PrivacyRequestRow | undefined> {
  const { rows } = await sql<PrivacyRequestRow>`
    UPDATE privacy_requests SET state = 'with_operator', confirmed_at = now()
    WHERE id = ${id} AND state = 'unconfirmed' AND expires_at > now() RETURNING ${COLUMNS}`.execute(tx);
  return rows[0];
}

/** Notes what has been found out and done about an open request. */
export async function noteRequest(
  tx: Transaction<DB>,
  id: string,
  { proven, leftOut }: { proven: boolean; leftOut: boolean },
): Promise<void> {
  await sql`UPDATE privacy_requests SET proven = ${proven}, left_out = ${leftOut} WHERE id = ${id}`.execute(tx);
}

/** Closes a request: who asked is forgotten. */
export async function closeRequest(
  tx: Transaction<DB>,
  id: string,
  state: 'answered' | 'refused',
  leftOut: boolean,
): Promise<void> {
  await sql`
    UPDATE privacy_requests SET state = ${state}, left_out = left_out OR ${leftOut}, closed_at = now(), email = NULL, slug = NULL
    WHERE id = ${id} AND closed_at IS NULL`.execute(tx);
}

/** The request that an operator decides, locked until the transaction ends. */
export async function lockOpenRequest(tx: Transaction<DB>, id: string): Promise<PrivacyRequestRow | undefined> {
  const { rows } = await sql<PrivacyRequestRow>`
    SELECT ${COLUMNS} FROM privacy_requests WHERE id = ${id} AND state = 'with_operator' FOR UPDATE`.execute(tx);
  return rows[0];
}

/** One page of the requests that were confirmed: those to decide first, newest first, and how many there are. */
export async function listRequestRows(
  db: Kysely<DB>,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: PrivacyRequestRow[]; total: number }> {
  const { rows } = await sql<PrivacyRequestRow>`
    SELECT ${COLUMNS} FROM privacy_requests WHERE state <> 'unconfirmed'
    ORDER BY (state = 'with_operator') DESC, created_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  const counted = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM privacy_requests WHERE state <> 'unconfirmed'`.execute(db);
  return { rows, total: counted.rows[0]?.n ?? 0 };
}

/** Deletes requests that were closed before then, and those that were never confirmed a day after. @returns how many */
export async function deletePrivacyRequestsBefore(db: Kysely<DB>, before: Date, limit: number): Promise<number> {
  const gone = await sql`
    DELETE FROM privacy_requests WHERE id IN (
      SELECT id FROM privacy_requests
      WHERE closed_at < ${before} OR (state = 'unconfirmed' AND expires_at < now() - interval '1 day') LIMIT ${limit}
    )`.execute(db);
  return Number(gone.numAffectedRows ?? 0);
}

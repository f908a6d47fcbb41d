import { type Kysely, sql } from 'kysely';
import { readEmailAddress } from '../../shared/identifiers.ts';
import { findUser } from '../accounts/users-store.ts';
import type { DB } from '../platform/database/tables.ts';
import type { SuppressionList } from '../suppression/suppression-list.ts';

/** What somebody with the user's address asked about themselves, each as JSON. */
export async function* exportOwnRequests(
  db: Kysely<DB>,
  suppressions: SuppressionList,
  userId: string,
): AsyncGenerator<string> {
  const email = readEmailAddress((await findUser(db, userId))?.email ?? '');
  if (!email) return;
  const { rows } = await sql<{ request: string }>`
    SELECT json_build_object('created_at', created_at, 'wants', wants, 'state', state, 'profile', slug, 'left_out', left_out,
      'closed_at', closed_at)::text AS request
    FROM privacy_requests WHERE email_digest = ${suppressions.digest({ kind: 'email', value: email })}
    ORDER BY created_at, id`.execute(db);
  for (const { request } of rows) yield request;
}

/** Mails to the user's address that wait to be sent, each as JSON. */
export async function* exportOwnMails(db: Kysely<DB>, userId: string): AsyncGenerator<string> {
  const email = readEmailAddress((await findUser(db, userId))?.email ?? '');
  if (!email) return;
  const { rows } = await sql<{ mail: string }>`
    SELECT json_build_object('created_at', created_at, 'subject', subject)::text AS mail
    FROM outgoing_mails WHERE recipient = ${email} ORDER BY created_at, id`.execute(db);
  for (const { mail } of rows) yield mail;
}

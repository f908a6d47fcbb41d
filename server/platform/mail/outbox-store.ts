import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../database/tables.ts';

/** The SQL of mails that are to be sent. */

export interface Mail {
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
}

export interface WaitingMail extends Mail {
  id: string;
  created_at: Date;
  attempts: number;
  trouble: string | null;
}

/** Writes a mail, in the transaction of what it tells of. */
export async function insertMail(tx: Transaction<DB>, id: string, mail: Mail): Promise<void> {
  await sql`INSERT INTO outgoing_mails (id, recipient, subject, body)
    VALUES (${id}, ${mail.recipient}, ${mail.subject}, ${mail.body})`.execute(tx);
}

/** Takes mails whose time has come; nobody else takes them until `again`. */
export async function takeDueMails(db: Kysely<DB>, limit: number, again: Date): Promise<WaitingMail[]> {
  const { rows } = await sql<WaitingMail>`
    UPDATE outgoing_mails m SET next_try_at = ${again}, attempts = m.attempts + 1
    FROM (SELECT id FROM outgoing_mails WHERE next_try_at <= now() ORDER BY next_try_at LIMIT ${limit} FOR UPDATE SKIP LOCKED) d
    WHERE m.id = d.id RETURNING m.id, m.created_at, m.recipient, m.subject, m.body, m.attempts, m.trouble`.execute(db);
  return rows;
}

/** The mail has been sent, or is not to be. @returns false when there is none */
export async function deleteMail(db: Kysely<DB>, id: string): Promise<boolean> {
  const gone = await sql`DELETE FROM outgoing_mails WHERE id = ${id}`.execute(db);
  return gone.numAffectedRows === 1n;
}

/** The mail could not be sent, and why; it is tried again then. */
export async function delayMail(db: Kysely<DB>, id: string, trouble: string, again: Date): Promise<void> {
  await sql`UPDATE outgoing_mails SET trouble = ${trouble.slice(0, 500)}, next_try_at = ${again} WHERE id = ${id}`.execute(
    db,
  );
}

/** One page of the mails that were not sent, newest first, and how many there are. */
export async function listMails(
  db: Kysely<DB>,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ mails: WaitingMail[]; total: number }> {
  const { rows: mails } = await sql<WaitingMail>`
    SELECT id, created_at, recipient, subject, body, attempts, trouble FROM outgoing_mails
    ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM outgoing_mails`.execute(db);
  return { mails, total: rows[0]?.n ?? 0 };
}

/** Deletes mails that were written before then and never sent. @returns how many */
export async function deleteMailsBefore(db: Kysely<DB>, before: Date, limit: number): Promise<number> {
  const gone = await sql`
    DELETE FROM outgoing_mails WHERE id IN (SELECT id FROM outgoing_mails WHERE created_at < ${before} LIMIT ${limit})`.execute(
    db,
  );
  return Number(gone.numAffectedRows ?? 0);
}

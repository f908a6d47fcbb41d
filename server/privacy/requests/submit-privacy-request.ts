import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { PrivacyWish } from '../../../shared/contract/privacy.ts';
import { readEmailAddress } from '../../../shared/identifiers.ts';
import { parseProfileUrl } from '../../../shared/profile-url/profile-url.ts';
import type { DB } from '../../platform/database/tables.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { queueMail } from '../../platform/mail/send-mail.ts';
import type { SuppressionList } from '../../suppression/suppression-list.ts';
import { insertPrivacyRequest } from './privacy-request-store.ts';
import { writeToken } from './request-token.ts';
import { confirmationMail } from './write-mails.ts';

const HOUR_MS = 3_600_000;
/** The link of a mail serves for two days. */
const LIFETIME_HOURS = 48;
/** Mails to one address in a day, whoever asks for them. */
const MAILS_A_DAY = 3;

export interface PrivacyRequestContext {
  db: Kysely<DB>;
  suppressions: SuppressionList;
  /** Signs links. */
  secret: string;
  /** Origin of the web app. */
  publicUrl: string;
}

/**
 * Takes a request of somebody who is not signed in, and writes to the address. Nothing is looked up before the link of that mail has been
 * used, so that the answer says the same about everybody; an address that has been written to often enough today gets no further mail.
 * @throws DomainError validation_failed when the address or the profile is none
 */
export async function submitPrivacyRequest(
  { db, suppressions, secret, publicUrl }: PrivacyRequestContext,
  asked: { email: string; linkedin_url?: string | undefined; wants: PrivacyWish },
): Promise<void> {
  const email = readEmailAddress(asked.email);
  if (!email) throw invalid('email', 'This is no e-mail address.');
  const profile = asked.linkedin_url?.trim() ? parseProfileUrl(asked.linkedin_url) : undefined;
  if (profile && !profile.ok) throw invalid('linkedin_url', profile.message);
  const id = newId();
  const expiresAt = new Date(Date.now() + LIFETIME_HOURS * HOUR_MS);
  await db.transaction().execute(async (tx) => {
    const stored = await insertPrivacyRequest(
      tx,
      {
        ...{ id, email, expiresAt, wants: asked.wants, slug: profile?.ok ? profile.slug : null },
        emailDigest: suppressions.digest({ kind: 'email', value: email }),
      },
      { since: new Date(Date.now() - 24 * HOUR_MS), most: MAILS_A_DAY },
    );
    if (!stored) return;
    // After the sign that no server is sent: links stand in no log.
    const link = `${publicUrl}/privacy-request#${writeToken(secret, id, expiresAt)}`;
    await queueMail(tx, { recipient: email, ...confirmationMail(asked.wants, link, LIFETIME_HOURS) });
  });
}

function invalid(path: string, message: string): DomainError {
  return new DomainError('validation_failed', { details: message, issues: [{ path, message }] });
}

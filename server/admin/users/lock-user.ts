import type { Kysely } from 'kysely';
import { validate as isUuid } from 'uuid';
import { endAllSessions } from '../../accounts/end-sessions.ts';
import { credentialKey, listCredentials } from '../../accounts/principal.ts';
import { recordAudit } from '../../audit-log/record-audit.ts';
import { lockAccounts } from '../../credits/credits-store.ts';
import { cancelAllJobs } from '../../enrichment/running/cancel-jobs.ts';
import { publishChange } from '../../platform/database/publish-change.ts';
import type { DB } from '../../platform/database/tables.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { auditedBy, type OperatorContext } from '../operator-context.ts';
import { readUserRow, setLocked } from './users-store.ts';

/**
 * Refuses a user everything from now on: signing in, every call, the live channel. What has not ended is cancelled, so that nothing more
 * is spent for them; what was delivered stays charged, the rest of the hold returns. Locking twice changes nothing.
 * @throws DomainError not_found; validation_failed for the operator themselves
 */
export async function lockUser(
  db: Kysely<DB>,
  context: OperatorContext,
  userId: string,
  reason: string,
): Promise<void> {
  if (userId === context.operator.userId) {
    throw new DomainError('validation_failed', { text: 'You cannot lock yourself out.' });
  }
  await requireUser(db, userId);
  await db.transaction().execute(async (tx) => {
    // The account first, as whoever starts something does: what is started now is either refused, or cancelled here.
    const accounts = await lockAccounts(tx, [userId]);
    if (!(await setLocked(tx, userId, true))) return;
    const cancelled = await cancelAllJobs(tx, accounts, userId);
    const credentials = await listCredentials(tx, userId);
    await publishChange(
      tx,
      credentials.map((via) => ({ userId, endedCredential: credentialKey(via) })),
    );
    await recordAudit(tx, {
      ...auditedBy(context),
      action: 'user.locked',
      subject: { kind: 'user', id: userId },
      details: { reason, jobs_cancelled: cancelled },
    });
  });
}

/** Lets a user in again, with the sessions they had. @throws DomainError not_found */
export async function unlockUser(
  db: Kysely<DB>,
  context: OperatorContext,
  userId: string,
  reason: string,
): Promise<void> {
  await requireUser(db, userId);
  await db.transaction().execute(async (tx) => {
    if (!(await setLocked(tx, userId, false))) return;
    const subject = { kind: 'user', id: userId };
    await recordAudit(tx, { ...auditedBy(context), action: 'user.unlocked', subject, details: { reason } });
  });
}

/** Signs a user out everywhere; their live connections are closed. @returns how many sessions that were @throws DomainError not_found */
export async function endUserSessions(db: Kysely<DB>, context: OperatorContext, userId: string): Promise<number> {
  await requireUser(db, userId);
  return db.transaction().execute(async (tx) => {
    const sessions = await endAllSessions(tx, userId);
    const subject = { kind: 'user', id: userId };
    await recordAudit(tx, { ...auditedBy(context), action: 'user.sessions_ended', subject, details: { sessions } });
    return sessions;
  });
}

async function requireUser(db: Kysely<DB>, userId: string): Promise<void> {
  if (!isUuid(userId) || !(await readUserRow(db, userId))) throw new DomainError('not_found');
}

import type { Kysely } from 'kysely';
import type { PrivacyDecision, PrivacyRequest } from '../../../shared/contract/admin/privacy.ts';
import type { Pagination } from '../../../shared/contract/responses.ts';
import { canonicalProfileUrl } from '../../../shared/profile-url/profile-url.ts';
import { recordAudit } from '../../audit-log/record-audit.ts';
import { isId } from '../../enrichment/job-id.ts';
import type { DB } from '../../platform/database/tables.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { queueMail } from '../../platform/mail/send-mail.ts';
import type { SuppressionList } from '../../suppression/suppression-list.ts';
import { suppress } from '../add-suppressions.ts';
import { describeKeptData, findKeptData, findPerson } from '../find-kept-data.ts';
import { forgetPerson } from '../forget-person.ts';
import { closeRequest, listRequestRows, lockOpenRequest, type PrivacyRequestRow } from './privacy-request-store.ts';
import { decisionMail } from './write-mails.ts';

/** One page (from 1) of what people ask: what is to be decided first. */
export async function listPrivacyRequests(
  db: Kysely<DB>,
  page: { page: number; page_size: number },
): Promise<{ requests: PrivacyRequest[]; pagination: Pagination }> {
  const { rows, total } = await listRequestRows(db, {
    limit: page.page_size,
    offset: (page.page - 1) * page.page_size,
  });
  return {
    requests: rows.map(presentRequest),
    pagination: { page: page.page, page_size: page.page_size, total_count: total },
  };
}

function presentRequest({ slug, created_at, closed_at, state, ...row }: PrivacyRequestRow): PrivacyRequest {
  return {
    ...row,
    state: state === 'unconfirmed' ? 'with_operator' : state,
    linkedin_url: slug === null ? null : canonicalProfileUrl(slug),
    created_at: created_at.toISOString(),
    closed_at: closed_at?.toISOString() ?? null,
  };
}

/**
 * Does what an operator decides about a request, tells the person by e-mail, and forgets who asked.
 * @throws DomainError not_found, also when it has been decided
 */
export async function decidePrivacyRequest(
  { db, suppressions }: { db: Kysely<DB>; suppressions: SuppressionList },
  id: string,
  decision: PrivacyDecision,
  by: { email: string; requestId: string },
): Promise<void> {
  const actor = { kind: 'operator' as const, email: by.email };
  const request = isId(id) ? await db.transaction().execute((tx) => lockOpenRequest(tx, id)) : undefined;
  if (!request?.email) throw new DomainError('not_found');
  const { email, slug } = request;
  const byAddress = await findPerson(db, null, { email });
  const slugs = [...new Set([...byAddress.slugs, ...(slug === null ? [] : [slug])])];
  const { users: _, ...kept } = describeKeptData(await findKeptData(db, null, slugs));
  if (decision === 'forget') {
    // Deleting twice is harmless: what breaks off here is done when it is decided again.
    const people = [{ email }, ...(slug === null ? [] : [{ linkedin_url: canonicalProfileUrl(slug) }])];
    for (const person of people) {
      await forgetPerson({ db, suppressions }, { owner: null, person, suppress: true, actor, requestId: by.requestId });
    }
  }
  await db.transaction().execute(async (tx) => {
    const open = await lockOpenRequest(tx, id);
    if (!open) throw new DomainError('not_found');
    if (decision === 'leave_out') {
      const profiles = slugs.map((value) => ({ kind: 'profile' as const, value }));
      await suppress(tx, suppressions, null, [{ kind: 'email', value: email }, ...profiles]);
    }
    await queueMail(tx, { recipient: email, ...decisionMail(decision, kept) });
    await closeRequest(
      tx,
      id,
      decision === 'refuse' ? 'refused' : 'answered',
      decision === 'leave_out' || decision === 'forget',
    );
    await recordAudit(tx, {
      actor,
      action: 'privacy_request.decided',
      subject: { kind: 'privacy_request', id },
      details: { decision },
      requestId: by.requestId,
    });
  });
  suppressions.changed();
}

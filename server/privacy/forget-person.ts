import { type Kysely, sql, type Transaction } from 'kysely';
import type { ForgottenData, PersonGiven } from '../../shared/contract/privacy.ts';
import { canonicalProfileUrl } from '../../shared/profile-url/profile-url.ts';
import { type AuditActor, recordAudit } from '../audit-log/record-audit.ts';
import { lockAccounts } from '../credits/credits-store.ts';
import {
  clearKeyAnswers,
  countFeedback,
  deleteKeptAnswers,
  deleteKeptJobs,
  type KeptJobRow,
} from '../enrichment/kept-person-store.ts';
import { settleUndelivered } from '../enrichment/running/settle-jobs.ts';
import type { DB } from '../platform/database/tables.ts';
import type { Identifier } from '../suppression/identifier.ts';
import { shortLabel } from '../suppression/identifier.ts';
import type { SuppressionList } from '../suppression/suppression-list.ts';
import { relabelSuppressions } from '../suppression/suppression-store.ts';
import { clearAnswersWith } from '../webhook-outbox/outbox-store.ts';
import { type ListOwner, suppress } from './add-suppressions.ts';
import { findKeptData, findPerson, type KeptPerson } from './find-kept-data.ts';

export interface ForgetRequest {
  /** For one user; null: for all. */
  owner: ListOwner;
  person: PersonGiven;
  /** Lists them as not to be processed, too. */
  suppress: boolean;
  actor: AuditActor;
  requestId?: string | undefined;
}

/**
 * Forgets a person: jobs with their values, edits and feedback, what sources said, rows of sheets, under every slug that is known of
 * them. Jobs that wait or run end first, free of charge. Ledger entries stay: they name jobs by id, and nobody.
 * @returns what went, and what stays
 * @throws DomainError validation_failed, suppression_list_full
 */
export async function forgetPerson(
  { db, suppressions }: { db: Kysely<DB>; suppressions: SuppressionList },
  request: ForgetRequest,
): Promise<ForgottenData> {
  const { owner, actor, requestId } = request;
  const named = await findPerson(db, owner, request.person);
  const who: Identifier[] = [
    ...named.slugs.map((value): Identifier => ({ kind: 'profile', value })),
    ...(named.email === undefined ? [] : [{ kind: 'email' as const, value: named.email }]),
  ];
  const done = await db.transaction().execute(async (tx) => {
    // Listed first: what is begun from here on is left.
    if (request.suppress) await suppress(tx, suppressions, owner, who);
    const kept = await findKeptData(tx, owner, named.slugs);
    const userIds = [...new Set([...kept.jobs, ...kept.answers].map((row) => row.user_id))];
    const feedback = await countFeedback(
      tx,
      kept.jobs.map(({ id }) => id),
    );
    const charged = await endAndDelete(tx, userIds, kept.jobs);
    const answers = await deleteKeptAnswers(tx, userIds, kept.slugs);
    await clearTexts(tx, owner, [...writtenNames(kept), ...(named.email ? [named.email] : [])]);
    const identifiers: Identifier[] = [...kept.slugs.map((value): Identifier => ({ kind: 'profile', value })), ...who];
    await relabelSuppressions(
      tx,
      owner,
      identifiers.map((one) => ({ digest: suppressions.digest(one), label: shortLabel(one) })),
    );
    const gone = { jobs: kept.jobs.length, source_answers: answers, feedback, users: userIds.length };
    await recordAudit(tx, {
      actor,
      action: 'person.forgotten',
      // Known again by who can compute it, and by nobody else.
      subject: { kind: 'person', id: digestOfAll(suppressions, who) },
      details: { ...gone, for_all: owner === null, suppressed: request.suppress },
      requestId,
    });
    return { ...gone, ledger_entries: charged, suppressed: request.suppress };
  });
  if (request.suppress) suppressions.changed();
  return done;
}

const digestOfAll = (suppressions: SuppressionList, who: readonly Identifier[]): string =>
  who
    .slice(0, 4)
    .map((one) => suppressions.digest(one).toString('hex').slice(0, 16))
    .join(' ') || 'nobody';

/** @returns how many of the jobs had been charged: their entries stay */
async function endAndDelete(
  tx: Transaction<DB>,
  userIds: readonly string[],
  jobs: readonly KeptJobRow[],
): Promise<number> {
  if (userIds.length === 0) return 0;
  const accounts = await lockAccounts(tx, userIds);
  const ids = jobs.map(({ id }) => id);
  await settleUndelivered(tx, accounts, ids, { status: 'cancelled' });
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM jobs WHERE id = ANY(${ids}::uuid[]) AND credits_used > 0`.execute(tx);
  await deleteKeptJobs(tx, ids);
  return rows[0]?.n ?? 0;
}

/** How texts name the person: slugs as they are and as they stand in addresses, full names, e-mail addresses. */
function writtenNames({ slugs, jobs, answers }: KeptPerson): string[] {
  const names = slugs.flatMap((slug) => [slug, canonicalProfileUrl(slug).split('/').at(-1) ?? slug]);
  for (const { result } of jobs) {
    names.push(`${result?.firstName ?? ''} ${result?.lastName ?? ''}`);
    names.push(
      ...[result?.workEmail, result?.personalEmail, result?.linkedinEmail].filter((text) => typeof text === 'string'),
    );
  }
  for (const { answer } of answers) {
    const { person, contact } = answer.parts ?? {};
    names.push(`${person?.firstName ?? ''} ${person?.lastName ?? ''}`);
    names.push(...Object.values(contact ?? {}));
  }
  return names;
}

/** Takes the person out of texts that are kept for other reasons: answers to repeated requests, errors of providers and of the queue. */
async function clearTexts(tx: Transaction<DB>, owner: ListOwner, names: readonly string[]): Promise<void> {
  // Shorter ones are parts of many words.
  const words = [...new Set(names.map((name) => name.trim().toLowerCase()))].filter((name) => name.length > 4);
  if (words.length === 0) return;
  await clearKeyAnswers(tx, owner, words);
  await clearAnswersWith(tx, owner, words);
  if (owner !== null) return;
  await sql`
    UPDATE rate_limiters SET pause_reason = ''
    WHERE EXISTS (SELECT FROM unnest(${words}::text[]) AS w WHERE strpos(lower(pause_reason), w) > 0)`.execute(tx);
  await sql`
    UPDATE pgboss.job SET output = NULL
    WHERE output IS NOT NULL
      AND EXISTS (SELECT FROM unnest(${words}::text[]) AS w WHERE strpos(lower(output::text), w) > 0)`.execute(tx);
}

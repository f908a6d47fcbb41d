import type { Kysely } from 'kysely';
import { lockAccounts } from '../../credits/credits-store.ts';
import type { DB } from '../../platform/database/tables.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { deleteDeliveriesOf } from '../../webhook-outbox/outbox-store.ts';
import { markForgotten } from '../ended-job-store.ts';
import { isId } from '../job-id.ts';
import { deleteJob, readJobRow } from '../job-store.ts';
import { listOpenJobIdsOfProfile } from '../open-job-store.ts';
import { deleteAnswers, listOtherSlugs } from '../sourcing/source-answer-store.ts';
import { settleUndelivered } from './settle-jobs.ts';

/**
 * Forgets an enriched profile: the job, its values, and what the sources said, also under other slugs of the same member. Other jobs
 * of the profile that are under way, in any of the user's requests, are cancelled: they would bring back what is to be forgotten, and
 * answers that still arrive for them are not saved. The credits the job used stay in the ledger, which names no profile.
 * @throws DomainError not_found; job_not_ended while it is still waiting or running
 */
export async function deleteProfile(db: Kysely<DB>, userId: string, jobId: string): Promise<void> {
  if (!isId(jobId)) throw new DomainError('not_found');
  await db.transaction().execute(async (tx) => {
    // Accounts before jobs before answers, as everywhere.
    const accounts = await lockAccounts(tx, [userId]);
    const row = await readJobRow(tx, userId, jobId);
    if (!row) throw new DomainError('not_found');
    if (!(await deleteJob(tx, jobId))) throw new DomainError('job_not_ended');
    await deleteDeliveriesOf(tx, [jobId]);
    const others = await listOtherSlugs(tx, userId, row.slug);
    const slugs = [row.slug, ...(row.moved_to === null ? [] : [row.moved_to]), ...others];
    const open = await listOpenJobIdsOfProfile(tx, userId, slugs);
    await settleUndelivered(tx, accounts, open, { status: 'cancelled' });
    await markForgotten(tx, open);
    await deleteAnswers(tx, userId, slugs);
  });
}

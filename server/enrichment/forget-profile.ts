import type { Kysely } from 'kysely';
import { DomainError } from '../platform/domain-error.ts';
import type { DB } from '../platform/tables.ts';
import { isId } from './id.ts';
import { deleteJob, readJobRow } from './job-store.ts';
import { deleteAnswers } from './source-answer-store.ts';

/**
 * Forgets an enriched profile: the job, its values, and what the sources said. The credits it used stay in the ledger, which
 * names no profile.
 * @throws DomainError not_found; job_not_ended while it is still waiting or running
 */
export async function forgetProfile(db: Kysely<DB>, userId: string, jobId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = isId(jobId) ? await readJobRow(tx, userId, jobId) : undefined;
    if (!row) throw new DomainError('not_found');
    if (!(await deleteJob(tx, jobId))) throw new DomainError('job_not_ended');
    await deleteAnswers(tx, userId, row.slug);
  });
}

import type { Kysely } from 'kysely';
import type { Job } from '../../../shared/contract/enrichment.ts';
import type { DB } from '../../platform/database/tables.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { isId } from '../job-id.ts';
import { readJobRow } from '../job-store.ts';
import { presentJob } from './present-job.ts';

/** The user's job. @throws DomainError not_found, also for somebody else's */
export async function readJob(db: Kysely<DB>, userId: string, jobId: string): Promise<Job> {
  const row = isId(jobId) ? await readJobRow(db, userId, jobId) : undefined;
  if (!row) throw new DomainError('not_found');
  return presentJob(row);
}

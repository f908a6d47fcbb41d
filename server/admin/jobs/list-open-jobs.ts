import type { Kysely } from 'kysely';
import type { OpenJob } from '../../../shared/contract/admin/jobs.ts';
import type { Pagination } from '../../../shared/contract/responses.ts';
import type { DB } from '../../platform/database/tables.ts';
import { countOpenJobRows, listOpenJobRows } from './open-jobs-store.ts';

/** One page (from 1) of the jobs that have not ended for so many minutes, the oldest first, with what each waits for. */
export async function listOpenJobs(
  db: Kysely<DB>,
  { minutes, page, page_size }: { minutes: number; page: number; page_size: number },
): Promise<{ jobs: OpenJob[]; pagination: Pagination }> {
  const [rows, total_count] = await Promise.all([
    listOpenJobRows(db, { minutes, limit: page_size, offset: (page - 1) * page_size }),
    countOpenJobRows(db, minutes),
  ]);
  const jobs = rows.map(
    ({ job_id, batch_id, user_id, email, status, progress, credits_held, waits_for, ...times }) => ({
      ...{ job_id, batch_id, user_id, email, status, progress, credits_held, waits_for },
      created_at: times.created_at.toISOString(),
      started_at: times.started_at?.toISOString() ?? null,
      waits_since: times.waits_since?.toISOString() ?? null,
      waits_until: times.waits_until?.toISOString() ?? null,
    }),
  );
  return { jobs, pagination: { page, page_size, total_count } };
}

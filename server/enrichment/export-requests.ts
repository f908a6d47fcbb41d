import type { Kysely } from 'kysely';
import type { Job } from '../../shared/contract/enrichment.ts';
import type { DB } from '../platform/tables.ts';
import { type ExportedBatchRow, listBatchRowsBefore, listJobIds, readJobRowsInOrder } from './export-store.ts';
import { presentJob } from './present-job.ts';

const BATCHES_A_PAGE = 200;
const JOBS_A_PAGE = 200;
/** Requests whose job ids are read together hold about as many profiles. */
const PROFILES_AT_ONCE = 10_000;

export interface ExportedRequest {
  batch_id: string;
  created_at: string;
  profiles: number;
  parameters: string[];
  credits_held: number;
  credits_used: number;
}

/** All enrichment requests of a user, newest first. */
export async function* exportRequests(db: Kysely<DB>, userId: string): AsyncGenerator<ExportedRequest> {
  for await (const batches of pagesOfBatches(db, userId)) {
    for (const batch of batches) {
      yield {
        batch_id: batch.id,
        created_at: batch.created_at.toISOString(),
        profiles: batch.total,
        parameters: [...new Set(batch.column_sets.flat())],
        credits_held: batch.credits_held,
        credits_used: batch.credits_used,
      };
    }
  }
}

/** All jobs of a user with their values and where these come from, in the order of their requests; few in memory at a time. */
export async function* exportJobs(db: Kysely<DB>, userId: string): AsyncGenerator<Job> {
  for await (const batches of pagesOfBatches(db, userId)) {
    let group: string[] = [];
    let profiles = 0;
    for (const batch of batches) {
      group.push(batch.id);
      profiles += batch.total;
      if (profiles < PROFILES_AT_ONCE && batch !== batches.at(-1)) continue;
      yield* jobsOf(db, userId, group);
      group = [];
      profiles = 0;
    }
  }
}

async function* jobsOf(db: Kysely<DB>, userId: string, batchIds: readonly string[]): AsyncGenerator<Job> {
  const ids = await listJobIds(db, batchIds);
  for (let start = 0; start < ids.length; start += JOBS_A_PAGE) {
    const rows = await readJobRowsInOrder(db, ids.slice(start, start + JOBS_A_PAGE));
    for (const row of rows) if (row.user_id === userId) yield presentJob(row);
  }
}

async function* pagesOfBatches(db: Kysely<DB>, userId: string): AsyncGenerator<ExportedBatchRow[]> {
  let last: ExportedBatchRow | null = null;
  for (;;) {
    const batches: ExportedBatchRow[] = await listBatchRowsBefore(db, userId, last, BATCHES_A_PAGE);
    if (batches.length > 0) yield batches;
    last = batches.at(-1) ?? null;
    if (batches.length < BATCHES_A_PAGE) return;
  }
}

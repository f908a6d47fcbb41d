import { LIMITS } from '../../shared/catalogue.ts';
import type { Client } from '../connection/client.ts';
import { type ResultRow, toResultRow } from '../output/result-rows.ts';
import type { Progress } from '../terminal/progress.ts';

/**
 * Reads every job of the batches.
 * @returns a row for each, in the order of the requests
 * @throws ApiError
 */
export async function collectResults(
  batchIds: readonly string[],
  { client, progress }: { client: Client; progress: Progress },
): Promise<ResultRow[]> {
  // By id: what is forgotten meanwhile moves the pages, and no job may come twice.
  const rows = new Map<string, ResultRow>();
  for (const id of batchIds) {
    for (let page = 1, last = 1; page <= last; page += 1) {
      const query = { page, page_size: LIMITS.pageSizeMax };
      const { jobs, pagination } = await client.call('readBatch', { params: { id }, query });
      for (const job of jobs) rows.set(job.job_id, toResultRow(job));
      last = Math.ceil(pagination.total_count / pagination.page_size);
      progress.show(`Reading the results: ${rows.size} profiles`);
    }
  }
  return [...rows.values()];
}

import type { BatchResponse, Job } from '../../../../../shared/contract/enrichment.ts';

/** Pages requested at the same time: enough to use the connection well, few enough to leave room for other calls. */
const AT_ONCE = 3;

/**
 * Reads every job of a batch.
 * @param readPage reads a page, counted from 1; all pages but the last are full
 * @param onProgress called with how many jobs have been collected, and how many there are
 * @returns the batch and its jobs in the server's order
 */
export async function collectJobs(
  readPage: (page: number) => Promise<BatchResponse>,
  onProgress: (collected: number, total: number) => void,
): Promise<{ batch: BatchResponse['batch']; jobs: Job[] }> {
  const first = await readPage(1);
  const { page_size, total_count } = first.pagination;
  const pageCount = Math.ceil(total_count / page_size);
  const pages = [first.jobs];
  let collected = first.jobs.length;
  let next = 2;
  onProgress(collected, total_count);

  async function readOn() {
    while (next <= pageCount) {
      const page = next;
      next += 1;
      const { jobs } = await readPage(page);
      pages[page - 1] = jobs;
      collected += jobs.length;
      onProgress(collected, total_count);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
  return { batch: first.batch, jobs: pages.flat() };
}

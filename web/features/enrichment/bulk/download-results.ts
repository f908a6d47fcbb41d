import { LIMITS, PARAMETER_BY_ID } from '../../../../shared/catalogue.ts';
import type { BatchAnswer } from '../../../../shared/contract/enrichment.ts';
import { readBatchPage } from '../batch-query.ts';

/** Pages asked for at the same time: enough to keep the line busy, few enough to leave it to others. */
const AT_ONCE = 3;

/**
 * Collects every job of a batch and saves them as 'enrichment_results_{timestamp}.xlsx'.
 * @param onProgress told how many jobs have been collected, and how many there are
 * @throws ApiError when a page cannot be read; whatever the sheet's writer throws
 */
export async function downloadResults(
  batchId: string,
  onProgress: (collected: number, total: number) => void,
): Promise<void> {
  const { batch, jobs } = await collectJobs(batchId, onProgress);
  const { writeResultsSheet } = await import('../write-results-sheet.ts');
  const sheet = await writeResultsSheet({
    parameters: batch.columns.map((id) => ({ id, name: PARAMETER_BY_ID.get(id)?.name ?? id })),
    rows: jobs.map((job) => ({
      linkedin_url: job.linkedin_url,
      status: job.status,
      values: job.result,
      extra: job.extra,
    })),
  });
  saveFile(sheet, `enrichment_results_${Date.now()}.xlsx`);
}

async function collectJobs(batchId: string, onProgress: (collected: number, total: number) => void) {
  const first = await readBatchPage(batchId, 1, LIMITS.pageSizeMax);
  const total = first.pagination.total_count;
  const pages: BatchAnswer['jobs'][] = [first.jobs];
  let collected = first.jobs.length;
  onProgress(collected, total);

  const pageCount = Math.ceil(total / LIMITS.pageSizeMax);
  let next = 2;
  async function collect() {
    while (next <= pageCount) {
      const page = next;
      next += 1;
      const { jobs } = await readBatchPage(batchId, page, LIMITS.pageSizeMax);
      pages[page - 1] = jobs;
      collected += jobs.length;
      onProgress(collected, total);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, collect));
  return { batch: first.batch, jobs: pages.flat() };
}

function saveFile(content: Blob, name: string) {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

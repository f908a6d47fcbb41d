import { LIMITS, PARAMETER_BY_ID } from '../../../../../shared/catalogue.ts';
import { saveFile } from '../../../../ui/save-file.ts';
import { readBatchPage } from '../../batch-query.ts';
import { collectJobs } from './collect-jobs.ts';

/**
 * Collects every job of a batch and saves them as 'enrichment_results_{timestamp}.xlsx'.
 * @param onProgress called with how many jobs have been collected, and how many there are
 * @throws ApiError when a page cannot be read; whatever the sheet's writer throws
 */
export async function downloadResults(
  batchId: string,
  onProgress: (collected: number, total: number) => void,
): Promise<void> {
  const { batch, jobs } = await collectJobs((page) => readBatchPage(batchId, page, LIMITS.pageSizeMax), onProgress);
  const { writeResultsSheet } = await import('./write-results-sheet.ts');
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

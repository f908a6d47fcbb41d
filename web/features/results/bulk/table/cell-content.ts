import type { ParameterId } from '../../../../../shared/catalogue.ts';
import type { Job } from '../../../../../shared/contract/enrichment.ts';
import { isEmptyValue, valueLine } from '../../../../../shared/format-value.ts';
import { hasEnded } from '../../../../api/live/job-state.ts';
import { formatNumber } from '../../../../ui/format.ts';

/** The content of one cell of the bulk table. */
export interface CellContent {
  kind: 'value' | 'processing' | 'missing';
  text: string;
}

/**
 * The cell of a parameter in a job's row.
 * @param job the row
 * @param parameter the column
 */
export function cellContent(job: Pick<Job, 'status' | 'result'>, parameter: ParameterId): CellContent {
  const value = job.result[parameter];
  if (!isEmptyValue(value)) return { kind: 'value', text: valueLine(value, parameter) };
  return hasEnded(job) ? { kind: 'missing', text: 'N/A' } : { kind: 'processing', text: 'Processing...' };
}

/** @returns the words of the progress cell; a percent while the job waits or runs */
export function progressText(job: Pick<Job, 'status' | 'progress'>): string {
  if (job.status === 'completed') return 'Completed';
  if (job.status === 'failed') return 'Failed';
  if (job.status === 'cancelled') return 'Cancelled';
  return `${Math.max(0, job.progress)}%`;
}

/** @returns why a row has no values, or null when it has or may yet have some */
export function rowReason(job: Pick<Job, 'status' | 'error' | 'credits_used'>): string | null {
  const charged =
    job.credits_used === 0 ? 'Nothing was charged.' : `${formatNumber(job.credits_used)} credits were charged.`;
  if (job.status === 'failed') {
    const reason = (job.error ?? 'The reason is not known.').replace(/([^.!?])$/, '$1.');
    // Many reasons already say so, and when to try again; the error code does not tell which.
    return reason.includes('Nothing was charged') ? reason : `${reason} ${charged}`;
  }
  return job.status === 'cancelled' ? `Cancelled before it was done. ${charged}` : null;
}

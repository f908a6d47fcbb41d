import type { EnrichAnswer } from '../../../shared/contract/enrichment.ts';
import { ApiError, errorText } from '../../api/client.ts';

/** A start that failed: the text of the toast, and the fuller one that stays beside the button. */
export class StartError extends Error {
  readonly toast: string;

  constructor(toast: string, message = toast) {
    super(message);
    this.toast = toast;
  }
}

const BULK_SHORT_OF_CREDITS = 'Insufficient credits for bulk enrichment';

/**
 * What to say about a failed POST /api/enrich.
 * @param many whether several profiles were asked for: it decides the text for errors without one
 */
export function enrichFailure(error: unknown, many: boolean): StartError {
  const text = errorText(error, `An error occurred while enriching profile${many ? 's' : ''}`);
  if (!(error instanceof ApiError)) return new StartError(text);
  if (text === BULK_SHORT_OF_CREDITS && error.details) return new StartError(error.details);
  return new StartError(text, withDetails(text, [error.details, ...error.validationErrors]));
}

/** What to say about a failed POST /api/excel/upload. */
export function uploadFailure(error: unknown): StartError {
  if (!(error instanceof ApiError) || error.status === 0) return new StartError('Failed to upload Excel file');
  if (error.validationErrors.length > 0) {
    return new StartError(`Validation failed: ${error.validationErrors.join(', ')}`);
  }
  if (error.message === BULK_SHORT_OF_CREDITS && error.details) return new StartError(error.details);
  const text = error.message || 'Excel upload failed';
  return new StartError(text, withDetails(text, [error.details]));
}

/** @returns the record the bulk screen reads: which jobs, of which batch, with which parameters */
export function toBulkSession(answer: EnrichAnswer) {
  return {
    batchId: answer.batch_id,
    jobIds: answer.jobs.map((job) => job.job_id),
    urls: answer.jobs.map((job) => job.linkedin_url),
    totalJobs: answer.total_jobs,
    parametersEnriched: answer.parameters_enriched,
  };
}

function withDetails(text: string, details: readonly (string | undefined)[]): string {
  return [text, ...details.filter(Boolean)].join('. ').replaceAll('..', '.');
}

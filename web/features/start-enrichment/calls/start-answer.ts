import type { EnrichResponse } from '../../../../shared/contract/enrichment.ts';
import { ApiError, errorText } from '../../../api/client.ts';
import { StartError } from '../../parameters/start-error.ts';

/**
 * What to say about a failed POST /api/enrich.
 * @param many whether several profiles were asked for: then a lack of credits is explained by the server's details
 */
export function enrichFailure(error: unknown, many: boolean): StartError {
  const unexplained = `An error occurred while enriching profile${many ? 's' : ''}`;
  const text = errorText(error, unexplained);
  if (!(error instanceof ApiError)) return new StartError(text, { cause: error });
  if (isOwnFailure(error)) return ownFailure(unexplained, error);
  const shortage = many && shortageOf(error);
  if (shortage) return new StartError(shortage, { cause: error });
  const message = withDetails(text, [error.details, ...error.validationErrors]);
  return new StartError(text, { message, cause: error });
}

/** What to say about a failed POST /api/excel/upload. @param many as in `enrichFailure` */
export function uploadFailure(error: unknown, many = false): StartError {
  if (!(error instanceof ApiError) || error.status === 0) {
    return new StartError('Failed to upload Excel file', { cause: error });
  }
  if (isOwnFailure(error)) return ownFailure('Excel upload failed', error);
  if (error.validationErrors.length > 0) {
    return new StartError(`Validation failed: ${error.validationErrors.join(', ')}`, { cause: error });
  }
  const shortage = many && shortageOf(error);
  if (shortage) return new StartError(shortage, { cause: error });
  const text = error.message || 'Excel upload failed';
  return new StartError(text, { message: withDetails(text, [error.details]), cause: error });
}

/** @returns the id of the only job. @throws Error for an answer that names none */
export function toJobId({ job_id, jobs }: EnrichResponse): string {
  const id = job_id ?? jobs[0]?.job_id;
  if (id === undefined) throw new Error('The answer to the start names no job.');
  return id;
}

/** @returns the record the bulk screen reads: which jobs, of which batch, with which parameters */
export function toBulkSession(answer: EnrichResponse) {
  return {
    batchId: answer.batch_id,
    jobIds: answer.jobs.map((job) => job.job_id),
    urls: answer.jobs.map((job) => job.linkedin_url),
    totalJobs: answer.total_jobs,
    parametersEnriched: answer.parameters_enriched,
  };
}

function shortageOf({ code, details }: ApiError): string | undefined {
  return code === 'insufficient_credits' ? details : undefined;
}

/** The server itself failed, as opposed to refusing the request. */
function isOwnFailure({ status }: ApiError): boolean {
  return status >= 500;
}

/** The server's own words help the user only when it is temporarily unavailable. */
function ownFailure(text: string, error: ApiError): StartError {
  const again = 'You can try again: nothing is charged twice.';
  // Its details say what has to be fixed first.
  const away = error.details ?? `${error.message} ${again}`;
  return new StartError(text, { hint: error.status === 503 ? away : again, cause: error });
}

function withDetails(text: string, details: readonly (string | undefined)[]): string {
  return [text, ...details.filter(Boolean)].join('. ').replaceAll('..', '.');
}

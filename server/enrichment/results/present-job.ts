import type { ParameterId } from '../../../shared/catalogue.ts';
import type { Job } from '../../../shared/contract/enrichment.ts';
import { canonicalProfileUrl } from '../../../shared/profile-url/profile-url.ts';
import type { JobRow } from '../job-store.ts';
import { unpackProvenance } from '../stored-provenance.ts';

/** A job as the contract shows it. */
export function presentJob(row: JobRow): Job {
  const result = row.result ?? {};
  const delivered = row.columns.filter((id) => id in result);
  const provenance = row.provenance ? unpackProvenance(row.provenance) : {};
  return { ...presentState(row, delivered), result, provenance, fit: row.fit };
}

/** All that the contract shows of a job, but for its values, where they come from, and the judgement they follow. @param delivered parameters with a value */
export function presentState(
  row: Omit<JobRow, 'result' | 'provenance' | 'fit'>,
  delivered: ParameterId[],
): Omit<Job, 'result' | 'provenance' | 'fit'> {
  const successful = row.status === 'completed' ? delivered : row.arrived;
  const ended = row.status !== 'pending' && row.status !== 'running';
  const skipped = row.status === 'cancelled' ? row.columns : row.skipped;
  const failed = ended ? row.columns.filter((id) => !successful.includes(id) && !skipped.includes(id)) : [];
  return {
    job_id: row.id,
    batch_id: row.batch_id,
    user_id: row.user_id,
    linkedin_url: canonicalProfileUrl(row.slug),
    ...(row.moved_to !== null && { moved_to: canonicalProfileUrl(row.moved_to) }),
    status: row.status,
    progress: row.progress,
    message: describeState(row, successful.length),
    columns: row.columns,
    total_parameters_requested: row.columns.length,
    completed: successful.length,
    failed: failed.length,
    credits_used: row.credits_used,
    successful_parameters: successful,
    failed_parameters: failed,
    skipped_parameters: skipped,
    feedback: row.feedback,
    error: row.error,
    error_code: row.error_code,
    ...(row.input_tokens !== null && { tokens: { input: row.input_tokens, output: row.output_tokens ?? 0 } }),
    ...(row.extra && { extra: Object.fromEntries(row.extra.map(([heading, text]) => [heading, text])) }),
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}

function describeState(row: Omit<JobRow, 'result' | 'provenance' | 'fit'>, arrived: number): string {
  switch (row.status) {
    case 'pending':
      return 'Job queued...';
    case 'running':
      return arrived === 0 ? 'Gathering the profile...' : `${arrived} of ${row.columns.length} parameters`;
    case 'completed':
      return 'Enrichment completed successfully!';
    case 'failed':
      return row.error ?? 'Enrichment failed.';
    case 'cancelled':
      return 'Enrichment was cancelled.';
  }
}

import type { BatchResponse, Job } from '../../../shared/contract/enrichment.ts';
import type { LiveEvent } from './live-event.ts';

export type JobEvent = Extract<LiveEvent, { name: 'job_progress' | 'job_completed' | 'job_failed' | 'job_cancelled' }>;

/** @returns whether the job is over; these states never change again */
export function hasEnded(job: Pick<Job, 'status'>): boolean {
  return job.status === 'completed' || job.status === 'failed' || job.status === 'cancelled';
}

/**
 * What a job looks like after an event.
 * @param job as cached
 * @param event about this job
 * @returns the same object when the event is older than what is known
 */
export function applyJobEvent(job: Job, { name, payload }: JobEvent): Job {
  if (hasEnded(job)) return job;
  switch (name) {
    case 'job_progress':
      return {
        ...job,
        status: payload.status === 'running' || hasEnded(payload) ? 'running' : 'pending',
        progress: Math.max(job.progress, Math.min(100, payload.progress)),
        message: payload.message ?? job.message,
        total_parameters_requested: payload.total_parameters_requested ?? job.total_parameters_requested,
        completed: payload.completed ?? job.completed,
        failed: payload.failed ?? job.failed,
        successful_parameters: payload.successful_parameters ?? job.successful_parameters,
      };
    case 'job_completed':
      return {
        ...job,
        status: 'completed',
        progress: 100,
        ...(payload.moved_to !== undefined && { moved_to: payload.moved_to }),
        result: payload.result,
        credits_used: payload.credits_used,
        successful_parameters: payload.successful_parameters,
        failed_parameters: payload.failed_parameters,
        skipped_parameters: payload.skipped_parameters,
        completed: payload.successful_parameters.length,
        failed: payload.failed_parameters.length,
      };
    case 'job_failed':
      return { ...job, status: 'failed', progress: -1, error: payload.error, error_code: payload.error_code ?? null };
    case 'job_cancelled':
      return { ...job, status: 'cancelled', progress: -1 };
  }
}

/**
 * Which of two versions of a job is kept: an answer in flight while an event arrived may be the older one.
 * @param known as cached
 * @param read as the server answered
 */
export function keepEndedJob(known: Job | undefined, read: Job): Job {
  return known !== undefined && known.job_id === read.job_id && hasEnded(known) && !hasEnded(read) ? known : read;
}

/**
 * The same for a page of a batch: rows that ended stay ended.
 * @param known as cached
 * @param read as the server answered
 */
export function keepNewerBatch(known: BatchResponse | undefined, read: BatchResponse): BatchResponse {
  if (known === undefined || known.batch.batch_id !== read.batch.batch_id) return read;
  const rows = new Map(known.jobs.map((job) => [job.job_id, job]));
  return {
    ...read,
    batch: mergeSummaries(known.batch, read.batch),
    jobs: read.jobs.map((job) => keepEndedJob(rows.get(job.job_id), job)),
  };
}

/**
 * Merges two versions of a batch's summary, either of which may be the older one; events bring only the counts.
 * While it runs, unfinished jobs only become fewer and used credits only more.
 * @param known as shown
 * @param read as answered, or as cached with another page
 */
export function mergeSummaries(
  known: BatchResponse['batch'] | undefined,
  read: BatchResponse['batch'],
): BatchResponse['batch'] {
  // Another total: a profile of it was forgotten, and its credits are no longer counted here.
  if (known === undefined || known.batch_id !== read.batch_id || known.total !== read.total) return read;
  const newerCounts = unfinished({ batch: known }) < unfinished({ batch: read }) ? known : read;
  const newerCredits = known.credits_used > read.credits_used ? known : read;
  const { credits_used, credits_held } = newerCredits;
  return { ...read, counts: newerCounts.counts, credits_used, credits_held };
}

/** @returns how many jobs of the batch are waiting or running */
export function unfinished({ batch }: Pick<BatchResponse, 'batch'>): number {
  return batch.counts.pending + batch.counts.running;
}

import type { BatchAnswer, Job } from '../../../shared/contract/enrichment.ts';
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
        result: payload.result,
        credits_used: payload.credits_used,
        successful_parameters: payload.successful_parameters,
        failed_parameters: payload.failed_parameters,
        skipped_parameters: payload.skipped_parameters,
        completed: payload.successful_parameters.length,
        failed: payload.failed_parameters.length,
      };
    case 'job_failed':
      return { ...job, status: 'failed', progress: -1, error: payload.error };
    case 'job_cancelled':
      return { ...job, status: 'cancelled', progress: -1 };
  }
}

/**
 * Which of two readings of a job stands: an answer that was on its way while an event arrived may be the older one.
 * @param known as cached
 * @param read as the server answered
 */
export function keepEndedJob(known: Job | undefined, read: Job): Job {
  return known !== undefined && known.job_id === read.job_id && hasEnded(known) && !hasEnded(read) ? known : read;
}

/**
 * The same for a page of a batch: rows that ended stay ended, and the counts with fewer unfinished jobs stand.
 * @param known as cached
 * @param read as the server answered
 */
export function keepNewerBatch(known: BatchAnswer | undefined, read: BatchAnswer): BatchAnswer {
  if (known === undefined || known.batch.batch_id !== read.batch.batch_id) return read;
  const rows = new Map(known.jobs.map((job) => [job.job_id, job]));
  return {
    ...read,
    batch: unfinished(known) < unfinished(read) ? { ...read.batch, counts: known.batch.counts } : read.batch,
    jobs: read.jobs.map((job) => keepEndedJob(rows.get(job.job_id), job)),
  };
}

/** @returns how many jobs of the batch are waiting or running */
export function unfinished({ batch }: Pick<BatchAnswer, 'batch'>): number {
  return batch.counts.pending + batch.counts.running;
}

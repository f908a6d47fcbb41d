import type { Job } from '../../shared/contract/enrichment.ts';
import type { JobCompletedEvent, JobProgressEvent } from '../../shared/live-events.ts';
import type { LiveSocket } from './rooms.ts';

/** Sends a job's present state to a connection, by the event that fits it. */
export function emitJob(socket: Pick<LiveSocket, 'emit'>, job: Job): void {
  const { job_id, batch_id, user_id, error_code } = job;
  switch (job.status) {
    case 'completed':
      socket.emit('job_completed', completed(job));
      return;
    case 'failed':
      socket.emit('job_failed', { job_id, batch_id, user_id, error: job.error ?? '', error_code });
      return;
    case 'cancelled':
      socket.emit('job_cancelled', { job_id, batch_id, user_id });
      return;
    default:
      socket.emit('job_progress', progress(job));
  }
}

function completed(job: Job): JobCompletedEvent {
  return {
    job_id: job.job_id,
    batch_id: job.batch_id,
    user_id: job.user_id,
    linkedin_url: job.linkedin_url,
    ...(job.moved_to !== undefined && { moved_to: job.moved_to }),
    result: job.result,
    credits_used: job.credits_used,
    successful_parameters: job.successful_parameters,
    failed_parameters: job.failed_parameters,
    skipped_parameters: job.skipped_parameters,
  };
}

function progress(job: Job): JobProgressEvent {
  return {
    job_id: job.job_id,
    batch_id: job.batch_id,
    user_id: job.user_id,
    linkedin_url: job.linkedin_url,
    status: job.status,
    progress: job.progress,
    message: job.message,
    total_parameters_requested: job.total_parameters_requested,
    completed: job.completed,
    failed: job.failed,
    successful_parameters: job.successful_parameters,
  };
}

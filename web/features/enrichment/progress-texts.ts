import { PARAMETERS } from '../../../shared/catalogue.ts';
import type { Job, JobStatus } from '../../../shared/contract/enrichment.ts';
import { hasEnded } from '../../api/live/job-state.ts';

export type ProgressStatus = 'running' | Exclude<JobStatus, 'pending' | 'running'>;

/** @returns the state as the progress modal knows it: what has not ended is running */
export function progressStatus(job: Job | undefined): ProgressStatus {
  return job && hasEnded(job) ? (job.status as ProgressStatus) : 'running';
}

const TITLES: Record<ProgressStatus, string> = {
  running: 'Enriching Profile...',
  completed: 'Enrichment Complete!',
  failed: 'Enrichment Failed',
  cancelled: 'Enrichment Cancelled',
};
const SUBTEXTS: Record<ProgressStatus, string> = {
  running: 'This will take just a few seconds',
  completed: 'Enrichment completed successfully!',
  failed: 'Enrichment failed. Please try again.',
  cancelled: 'Enrichment was cancelled.',
};

const SPOKEN_ENDS = { completed: 'The enrichment is done', failed: 'The enrichment failed', cancelled: 'Cancelled' };

/**
 * The words of the progress modal.
 * @param job undefined until it is read
 * @param connected whether live events arrive
 */
export function progressTexts(job: Job | undefined, connected: boolean) {
  const status = progressStatus(job);
  const total = job ? answeredCount(job, status) : 0;
  const percent = Math.max(0, job?.progress ?? 0);
  return {
    title: TITLES[status],
    subtext: status === 'running' && !connected ? 'Connecting to server...' : SUBTEXTS[status],
    counter:
      total === 0 && status === 'running' ? 'Extracting Parameters...' : `${total}/${PARAMETERS.length} Parameters`,
    percent,
    /** For screen readers: other words than those on screen, which are read where they stand. */
    spoken: status === 'running' ? `${total} parameters so far, ${percent} percent` : SPOKEN_ENDS[status],
  };
}

/** Parameters with an outcome. What a failed or cancelled job left out was never looked for. */
function answeredCount(job: Job, status: ProgressStatus): number {
  if (status === 'completed') return job.completed + job.failed + job.skipped_parameters.length;
  return status === 'running' ? job.completed + job.failed : job.completed;
}

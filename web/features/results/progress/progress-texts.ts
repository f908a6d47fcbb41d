import { PARAMETERS } from '../../../../shared/catalogue.ts';
import type { Job, JobErrorCode, JobStatus } from '../../../../shared/contract/enrichment.ts';
import { hasEnded } from '../../../api/live/job-state.ts';

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
const FAILED_FOR_GOOD = 'Enrichment failed.';
/** Whether the same profile, asked for again, may do better. When a used-up quota is over, the reason itself says. */
const MAY_PASS: Record<JobErrorCode, boolean> = {
  source_unavailable: true,
  source_rate_limited: true,
  source_answer_unreadable: true,
  not_finished: true,
  profile_not_found: false,
  source_quota_exceeded: false,
  source_spending_limit: false,
  source_paused: false,
  source_credentials_refused: false,
  source_refused_profile: false,
  source_wrong_person: false,
  suppressed: false,
};

const SPOKEN_ENDS = { completed: 'The enrichment is done', failed: 'The enrichment failed', cancelled: 'Cancelled' };

/**
 * The words of the progress modal.
 * @param job undefined until it is read
 * @param connected whether live events arrive
 */
export function progressTexts(job: Job | undefined, connected: boolean) {
  const status = progressStatus(job);
  const { answered, requested, percent } = measure(job, status);
  return {
    title: TITLES[status],
    subtext: subtext(job, status, connected),
    percent,
    /** The progress in words; null when the job ended without delivering anything. */
    counter: counter(status, answered, requested, percent),
    /** For screen readers: worded differently from the visible text, which they read anyway. */
    spoken: status === 'running' ? `${answered} of ${requested} parameters so far` : SPOKEN_ENDS[status],
  };
}

function subtext(job: Job | undefined, status: ProgressStatus, connected: boolean): string {
  if (status === 'running' && !connected) return 'Connecting to server...';
  const lasting = status === 'failed' && job?.error_code && MAY_PASS[job.error_code] === false;
  return lasting ? FAILED_FOR_GOOD : SUBTEXTS[status];
}

/** Parameters with an outcome, of those asked for: the percentage is of the same, so that the two never contradict each other. */
function measure(job: Job | undefined, status: ProgressStatus) {
  const requested = job?.total_parameters_requested || PARAMETERS.length;
  if (!job) return { answered: 0, requested, percent: 0 };
  if (status === 'completed') return { answered: requested, requested, percent: 100 };
  const answered = Math.min(requested, job.completed + job.failed);
  const percent = answered > 0 ? Math.round((100 * answered) / requested) : Math.max(0, job.progress);
  return status === 'running' ? { answered, requested, percent } : { answered: 0, requested, percent: 0 };
}

function counter(status: ProgressStatus, answered: number, requested: number, percent: number): string | null {
  if (status === 'failed' || status === 'cancelled') return null;
  return answered === 0 ? 'Extracting Parameters...' : `${answered}/${requested} Parameters · ${percent}%`;
}

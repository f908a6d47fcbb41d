import { useEffect, useEffectEvent } from 'react';
import { errorText } from '../../../api/client.ts';
import { useLiveConnected } from '../../../api/live.ts';
import { useNavigate, usePathname } from '../../../routing/address.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { StatusWord } from '../../../ui/status-word.tsx';
import { FailureId, SupportId } from '../../../ui/support-id.tsx';
import { toast } from '../../../ui/toast.tsx';
import { isRefused, useJob } from '../job-query.ts';
import { ArrivedParameters } from './arrived-parameters.tsx';
import { useCancelJob } from './cancel-job.ts';
import { progressStatus, progressTexts } from './progress-texts.ts';
import { clearRunningSingleJob } from './running-single-job.ts';

const PROFILE_PATH = '/enriched_profile';
/** How long the outcome stays before the modal goes on by itself, in milliseconds (specification section 9). */
const AFTER_COMPLETION_MS = 2_000;
const AFTER_FAILURE_MS = 3_000;
const BAR_TONES = { running: 'cobalt', completed: 'emerald', failed: 'rose', cancelled: 'amber' } as const;

export interface ShownFailure {
  /** Null when the job could not be read. */
  linkedinUrl: string | null;
  reason: string;
}

interface ProgressModalProps {
  jobId: string;
  /** The modal should be closed; the job may still be running. */
  onClose: () => void;
  /** The job failed or was cancelled; called before `onClose`. Of a failure it is given the address and the reason. */
  onTerminate?: (failure: ShownFailure | null) => void;
}

/** Follows one job to its end and then opens the profile; every job gets a fresh instance. */
export default function ProgressModal(props: ProgressModalProps) {
  return <JobProgress key={props.jobId} {...props} />;
}

function JobProgress({ jobId, onClose, onTerminate }: ProgressModalProps) {
  const connected = useLiveConnected();
  const { data: job, error: readError } = useJob(jobId);
  const status = progressStatus(job);
  const texts = progressTexts(job, connected);
  const unreadable = job === undefined && isRefused(readError);
  const ended = status !== 'running' || unreadable;
  const goOn = useGoOn(jobId);
  const cancel = useCancelJob(jobId);

  const cancelProblem = cancel.error && errorText(cancel.error, 'The job could not be cancelled.');
  const problem = unreadable
    ? `Failed to fetch job details. ${errorText(readError, '')}`
    : status === 'failed'
      ? (job?.error ?? 'The reason is not known.')
      : (cancelProblem ?? (readError && job === undefined ? errorText(readError, '') : null));
  const close = () => {
    const failed = status === 'failed' || unreadable;
    if (failed) onTerminate?.({ linkedinUrl: job?.linkedin_url ?? null, reason: problem ?? '' });
    if (status === 'cancelled') onTerminate?.(null);
    onClose();
  };
  const leave = useEffectEvent(() => {
    if (status === 'completed') goOn();
    close();
  });
  const announce = useEffectEvent(() => {
    clearRunningSingleJob(jobId);
    if (status === 'completed') toast.success('Job completed successfully!', { id: `job-${jobId}` });
    if (status === 'failed') toast.error(`Job failed: ${job?.error ?? 'unknown reason'}`, { id: `job-${jobId}` });
  });
  useEffect(() => {
    if (status === 'running') return;
    announce();
    const timer = setTimeout(leave, status === 'completed' ? AFTER_COMPLETION_MS : AFTER_FAILURE_MS);
    return () => clearTimeout(timer);
  }, [status]);
  useEffect(() => {
    if (unreadable) clearRunningSingleJob(jobId);
  }, [unreadable, jobId]);

  return (
    <Dialog
      open
      size="sm"
      onClose={close}
      closeOnOverlay={false}
      title={unreadable ? 'Enrichment Failed' : texts.title}
      subtitle={unreadable ? undefined : texts.subtext}
      footer={
        <div className="flex justify-end">
          {ended ? (
            <Button variant="secondary" onClick={close}>
              Close
            </Button>
          ) : (
            <Button variant="secondary" busy={cancel.isPending} onClick={() => cancel.mutate()}>
              Cancel
            </Button>
          )}
        </div>
      }
    >
      <ProgressBar percent={texts.percent} label="Enrichment progress" tone={BAR_TONES[status]} />
      <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
        <span className="tabular">{texts.counter}</span>
        {!unreadable && <StatusWord status={status}>{status.toUpperCase()}</StatusWord>}
      </div>
      {problem && (
        <p role="alert" className="mt-4 rounded-control bg-rose/10 px-3 py-2 text-rose">
          {problem}
        </p>
      )}
      {problem &&
        (status === 'failed' ? (
          <SupportId id={jobId} className="mt-1" />
        ) : (
          <FailureId error={cancel.error ?? readError} className="mt-1" />
        ))}
      <div className="mt-5 min-h-24">
        <ArrivedParameters ids={job?.successful_parameters ?? []} />
      </div>
      <LiveRegion everyMs={ended ? 0 : 3_000} text={unreadable ? '' : texts.spoken} />
    </Dialog>
  );
}

/** Goes to the job's profile; from a profile page it replaces the history entry. */
function useGoOn(jobId: string) {
  const navigate = useNavigate();
  const pathname = usePathname();
  return () => {
    navigate(`${PROFILE_PATH}?jobId=${encodeURIComponent(jobId)}`, { replace: pathname === PROFILE_PATH });
  };
}

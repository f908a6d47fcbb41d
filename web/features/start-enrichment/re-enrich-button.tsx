import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { ParameterId } from '../../../shared/catalogue.ts';
import { isSignedIn, readSession } from '../../api/session.ts';
import { refreshCredits } from '../../api/session-refresh.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { toastFailure } from '../../ui/toast-failure.tsx';
import { saveRunningSingleJob } from '../results/progress/running-single-job.ts';
import { enrichFailure, toJobId } from './calls/start-answer.ts';
import { startProfiles } from './calls/start-profiles.ts';

const ParametersModal = lazyDialog(() => import('../parameters/parameters-modal.tsx'));
const ProgressModal = lazyDialog(() => import('../results/progress/progress-modal.tsx'));

/** 'Parameters': enriches the same profile with other parameters, follows the new job to its page, or shows why it failed. */
export function ReEnrichButton({ linkedinUrl }: { linkedinUrl: string }) {
  const [picking, setPicking] = useState(false);
  const [runningJob, setRunningJob] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function start(columns: ParameterId[]) {
    let jobId: string;
    try {
      jobId = toJobId(await startProfiles(linkedinUrl, columns));
    } catch (error) {
      // The picker shows the thrown error beside its button.
      const failure = enrichFailure(error, false);
      if (isSignedIn(readSession())) toastFailure(failure.toast, failure);
      throw failure;
    }
    saveRunningSingleJob(jobId);
    toast.success('Starting parameter enrichment');
    setPicking(false);
    setRunningJob(jobId);
    void refreshCredits();
  }
  return (
    <>
      <Button
        icon={<SlidersHorizontal className="size-4" aria-hidden="true" />}
        onClick={() => {
          setProblem(null);
          setPicking(true);
        }}
      >
        Parameters
      </Button>
      {problem && (
        <p role="alert" className="w-full text-sm text-rose sm:max-w-60">
          {problem}
        </p>
      )}
      {picking && (
        <ParametersModal
          profiles={[linkedinUrl]}
          onClose={() => setPicking(false)}
          onEnrich={start}
          onGiveUp={() => setPicking(false)}
        />
      )}
      {runningJob && (
        <ProgressModal
          jobId={runningJob}
          onClose={() => setRunningJob(null)}
          onTerminate={(failure) => setProblem(failure?.reason ?? null)}
          onGiveUp={() => setRunningJob(null)}
        />
      )}
    </>
  );
}

import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ParameterId } from '../../../../shared/catalogue.ts';
import { ApiError, errorText } from '../../../api/client.ts';
import { refreshCredits } from '../../../api/session-credits.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { reEnrich } from '../re-enrich.ts';
import { saveRunningSingleJob } from '../running-single-job.ts';

const ParametersModal = lazy(() => import('../../parameters/parameters-modal.tsx'));
const ProgressModal = lazy(() => import('../progress-modal.tsx'));

/** 'Parameters': picks others for the same profile, follows the new job, and ends on its page. */
export function ReEnrichButton({ linkedinUrl }: { linkedinUrl: string }) {
  const [picking, setPicking] = useState(false);
  const [runningJob, setRunningJob] = useState<string | null>(null);

  async function start(columns: ParameterId[]) {
    try {
      const jobId = await reEnrich(linkedinUrl, columns);
      saveRunningSingleJob(jobId);
      toast.success('Starting parameter enrichment');
      setPicking(false);
      setRunningJob(jobId);
      void refreshCredits();
    } catch (error) {
      const text = errorText(error, 'An error occurred while enriching profile');
      toast.error(text);
      // The picker shows what is thrown beside its button: the details say what is needed and what is there.
      throw error instanceof ApiError && error.details
        ? new Error(`${text}. ${error.details}`, { cause: error })
        : error;
    }
  }
  return (
    <>
      <Button icon={<SlidersHorizontal className="size-4" aria-hidden="true" />} onClick={() => setPicking(true)}>
        Parameters
      </Button>
      <Suspense fallback={null}>
        {picking && <ParametersModal count={1} onClose={() => setPicking(false)} onEnrich={start} />}
        {runningJob && <ProgressModal jobId={runningJob} onClose={() => setRunningJob(null)} />}
      </Suspense>
    </>
  );
}

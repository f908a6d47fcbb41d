import { useState } from 'react';
import { isSignedIn, useSession } from '../../api/session.ts';
import { useSearchParams } from '../../routing/address.ts';
import { Card } from '../../ui/card.tsx';
import { lazyDialog } from '../../ui/dialog.tsx';
import { LeadedGlass } from '../../ui/leaded-glass.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { ShownFailure } from '../results/progress/progress-modal.tsx';
import { clearRunningSingleJob, readRunningSingleJob } from '../results/progress/running-single-job.ts';
import { BulkForm } from './bulk-form.tsx';
import { type SingleEntry, SingleForm } from './single-form.tsx';

const ProgressModal = lazyDialog(() => import('../results/progress/progress-modal.tsx'));

const TABS = [
  { value: 'bulk', label: 'Bulk Enrichment' },
  { value: 'single', label: 'Single Enrichment' },
] as const;
type Tab = (typeof TABS)[number]['value'];

/** None while the build draws the page. */
function readRunningJobId(): string | null {
  return typeof localStorage === 'undefined' ? null : (readRunningSingleJob()?.jobId ?? null);
}

/** Where enrichment starts: one profile, many pasted ones, or a sheet. */
export function StartScreen() {
  const signedIn = useSession(isSignedIn);
  const [params, setParams] = useSearchParams();
  const [jobId, setJobId] = useState(readRunningJobId);
  const [single, setSingle] = useState<SingleEntry>({ url: '', error: null });
  const tab: Tab = params.get('tab') === 'single' ? 'single' : 'bulk';

  const choose = (next: Tab) => setParams(next === 'bulk' ? {} : { tab: next }, { replace: true });

  /** Shows the reason at the field, and after a reload fills in the URL again. */
  function terminate(failedId: string, failure: ShownFailure | null) {
    clearRunningSingleJob(failedId);
    if (!failure) return;
    setSingle(({ url }) => ({ url: url || (failure.linkedinUrl ?? ''), error: failure.reason }));
    choose('single');
  }
  return (
    <div className="overflow-x-clip px-4 pt-10 pb-20 sm:px-6 sm:pt-16">
      <div className="mx-auto max-w-[46rem]">
        <h1 className="text-center text-3xl leading-tight sm:text-4xl">Unlock Powerful LinkedIn Profile Enrichment</h1>
        <p className="mx-auto mt-4 max-w-[34rem] text-center text-lg text-balance text-ink-soft">
          Extract key insights from LinkedIn profiles in bulk and turn connections into opportunities.
        </p>
        <div className="relative mt-12">
          <LeadedGlass className="absolute -top-12 left-1/2 h-[calc(100%+6rem)] w-[max(100vw,75rem)] max-w-none -translate-x-1/2 mask-y-from-80% mask-y-to-100%" />
          <Card className="relative p-4 shadow-float sm:p-6">
            <Tabs value={tab} onChange={choose} label="How many profiles" tabs={TABS}>
              {tab === 'bulk' ? <BulkForm /> : <SingleForm entry={single} onEntry={setSingle} onStarted={setJobId} />}
            </Tabs>
          </Card>
        </div>
      </div>
      {signedIn && jobId && (
        <ProgressModal
          jobId={jobId}
          onClose={() => setJobId(null)}
          onTerminate={(failure) => terminate(jobId, failure)}
          onGiveUp={() => setJobId(null)}
        />
      )}
    </div>
  );
}

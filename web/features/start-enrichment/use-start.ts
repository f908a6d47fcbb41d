import type { ParameterId } from '../../../shared/catalogue.ts';
import type { EnrichResponse } from '../../../shared/contract/enrichment.ts';
import { isSignedIn, readSession } from '../../api/session.ts';
import { refreshCreditsSoon } from '../../api/session-refresh.ts';
import { useNavigate } from '../../routing/address.ts';
import { toast } from '../../ui/toast.tsx';
import { toastFailure } from '../../ui/toast-failure.tsx';
import type { StartError } from '../parameters/start-error.ts';
import { saveBulkSession } from '../results/bulk/bulk-session.ts';
import { saveRunningSingleJob } from '../results/progress/running-single-job.ts';
import { enrichFailure, toBulkSession, toJobId, uploadFailure } from './calls/start-answer.ts';
import { startProfiles } from './calls/start-profiles.ts';
import { type SheetStart, uploadSheet } from './calls/upload-sheet.ts';
import { isShared } from './sheet/sheet-source.ts';

export type Starts = ReturnType<typeof useStart>;

/**
 * The three ways to start. Each shows its toast, stores what a reload needs, and goes to the results; on failure it shows a
 * toast and throws a StartError with the text that stays on the screen.
 */
export function useStart() {
  const navigate = useNavigate();

  /** @returns true when signed in; else leads to / with a word */
  function mayStart(): boolean {
    if (isSignedIn(readSession())) return true;
    toast.error('Please login to continue', { id: 'login-required' });
    navigate('/');
    return false;
  }

  function showBulk(answer: EnrichResponse) {
    refreshCreditsSoon();
    navigate(`/bulk_enrichment?session=${saveBulkSession(toBulkSession(answer))}`);
  }

  return {
    /** @returns the id of the started job, or null when the session was over */
    async single(url: string, columns: ParameterId[]): Promise<string | null> {
      if (!mayStart()) return null;
      const answer = await startProfiles(url, columns).catch((error) => fail(enrichFailure(error, false)));
      const jobId = toJobId(answer);
      saveRunningSingleJob(jobId);
      toast.success('Profile enrichment started');
      return jobId;
    },
    /** @param onStarted called before the page is left */
    async bulk(urls: readonly string[], columns: ParameterId[], onStarted?: () => void): Promise<void> {
      if (!mayStart()) return;
      const answer = await startProfiles(urls, columns).catch((error) => fail(enrichFailure(error, urls.length > 1)));
      toast.success('Bulk enrichment started');
      onStarted?.();
      showBulk(answer);
    },
    /** @param profiles how many it holds */
    async sheet(sheet: SheetStart, profiles: number, columns: ParameterId[]): Promise<void> {
      if (!mayStart()) return;
      const answer = await uploadSheet(sheet, columns).catch((error) => fail(uploadFailure(error, profiles > 1)));
      const read = isShared(sheet.source) ? 'Google Sheet read!' : 'Excel upload successful!';
      toast.success(`${read} Created ${answer.total_jobs} jobs.`);
      showBulk(answer);
    },
  };
}

function fail(error: StartError): never {
  // When the session has ended, the user has already been told so.
  if (isSignedIn(readSession())) toastFailure(error.toast, error);
  throw error;
}

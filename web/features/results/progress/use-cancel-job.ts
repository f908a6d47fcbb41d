import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../api/client.ts';
import { jobKey } from '../../../api/live/enrichment-keys.ts';
import { cancelJob } from '../job-query.ts';

/** Cancels a job on demand. @returns whether that is under way, and why it failed the last time */
export function useCancelJob(jobId: string) {
  const queries = useQueryClient();
  const [cancelling, setCancelling] = useState(false);
  const [cancelError, setCancelError] = useState<string | null>(null);

  async function cancel() {
    setCancelling(true);
    setCancelError(null);
    try {
      await cancelJob(jobId);
    } catch (error) {
      setCancelError(errorText(error, 'The job could not be cancelled.'));
    } finally {
      // Cancelled, or over before the call arrived: the job itself says which.
      await queries.invalidateQueries({ queryKey: jobKey(jobId) });
      setCancelling(false);
    }
  }
  return { cancelling, cancelError, cancel };
}

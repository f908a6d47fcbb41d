import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { jobKey } from '../../../api/live/enrichment-keys.ts';

/** POST /api/jobs/{id}/cancel: stops the job and invalidates it. Undelivered values are not charged. */
export function useCancelJob(jobId: string) {
  const queries = useQueryClient();
  // The job may have ended before the call arrived: refetching it shows which.
  const readAgain = () => queries.invalidateQueries({ queryKey: jobKey(jobId) });
  return useMutation({
    mutationFn: () => api('cancelJob', { params: { id: jobId } }),
    onSuccess: readAgain,
    onError: () => void readAgain(),
  });
}

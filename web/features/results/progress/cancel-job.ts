import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { jobKey } from '../../../api/live/enrichment-keys.ts';

/** POST /api/jobs/{id}/cancel. What was not delivered is not charged. */
export function useCancelJob(jobId: string) {
  const queries = useQueryClient();
  // Cancelled, or over before the call arrived: the job itself says which.
  const readAgain = () => queries.invalidateQueries({ queryKey: jobKey(jobId) });
  return useMutation({
    mutationFn: () => api('cancelJob', { params: { id: jobId } }),
    onSuccess: readAgain,
    onError: () => void readAgain(),
  });
}

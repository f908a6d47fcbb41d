import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Job } from '../../../../shared/contract/enrichment.ts';
import { api } from '../../../api/client.ts';
import { batchKey, jobKey } from '../../../api/live/enrichment-keys.ts';
import { useNavigate } from '../../../routing/address.ts';
import { toast } from '../../../ui/toast.tsx';

/** DELETE /api/jobs/{id}: deletes the profile and its values, leaves its page, and invalidates its batch. */
export function useForgetJob({ job_id: jobId, batch_id: batchId }: Job) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api('deleteJob', { params: { id: jobId } }),
    onSuccess: async () => {
      toast.success('Profile forgotten');
      navigate('/enrich', { replace: true });
      queries.removeQueries({ queryKey: jobKey(jobId) });
      await queries.invalidateQueries({ queryKey: batchKey(batchId) });
    },
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Job } from '../../../../../shared/contract/enrichment.ts';
import { api } from '../../../../api/client.ts';
import { batchKey, jobKey } from '../../../../api/live/enrichment-keys.ts';
import { toast } from '../../../../ui/toast.tsx';

export interface Edit {
  parameter: string;
  value: string | number;
}

/** PATCH /api/jobs/{id}/result: caches the job as the server answers it, and invalidates its batch. */
export function useEditValue({ job_id: jobId, batch_id: batchId }: Job) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (edit: Edit) => (await api('editResult', { params: { id: jobId }, body: edit })).job,
    onSuccess: (changed) => {
      queries.setQueryData(jobKey(jobId), changed);
      toast.success('Saved');
      void queries.invalidateQueries({ queryKey: batchKey(batchId) });
    },
  });
}

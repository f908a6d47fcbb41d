import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { batchKey } from '../../../api/live/enrichment-keys.ts';
import { formatCount } from '../../../ui/format.ts';
import { toast } from '../../../ui/toast.tsx';

/** POST /api/batches/{id}/cancel: stops the unfinished jobs, says how many, and invalidates the batch. Undelivered values are free. */
export function useCancelBatch(batchId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api('cancelBatch', { params: { id: batchId } }),
    onSuccess: ({ cancelled }) => void toast.success(`${formatCount(cancelled, 'profile')} cancelled`),
    onSettled: () => void queries.invalidateQueries({ queryKey: batchKey(batchId) }),
  });
}

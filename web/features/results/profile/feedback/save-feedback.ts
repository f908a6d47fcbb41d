import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ParameterId } from '../../../../../shared/catalogue.ts';
import type { Job } from '../../../../../shared/contract/enrichment.ts';
import type { FeedbackRequest } from '../../../../../shared/contract/feedback.ts';
import { api } from '../../../../api/client.ts';
import { batchKey, jobKey } from '../../../../api/live/enrichment-keys.ts';

/**
 * PUT and DELETE /api/jobs/{id}/feedback/{parameter}: caches what is said as the server answers it. Its variables are what the user
 * says now; null takes it back.
 */
export function useSaveFeedback({ job_id: id, batch_id: batchId }: Job, parameter: ParameterId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (said: FeedbackRequest | null) => {
      const params = { id, parameter };
      const answer = said
        ? await api('giveFeedback', { params, body: said })
        : await api('withdrawFeedback', { params });
      return answer.job.feedback;
    },
    onSuccess: (feedback) => {
      queries.setQueryData<Job>(jobKey(id), (known) => known && { ...known, feedback });
      void queries.invalidateQueries({ queryKey: batchKey(batchId) });
    },
  });
}

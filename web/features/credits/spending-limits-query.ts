import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SpendingLimitsRequest } from '../../../shared/contract/spending-limits.ts';
import { api } from '../../api/client.ts';
import { creditsKey } from './credit-queries.ts';

/** GET /api/spending-limits. @param email whose; another user must never see it */
export function spendingLimitsQuery(email: string) {
  return queryOptions({
    queryKey: [...creditsKey(email), 'spending-limits'],
    queryFn: ({ signal }) => api('readSpendingLimits', { signal }),
  });
}

/** PUT /api/spending-limits. What was saved is shown from then on. */
export function useSetSpendingLimits(email: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (limits: SpendingLimitsRequest) => api('setSpendingLimits', { body: limits }),
    onSuccess: (saved) => cache.setQueryData(spendingLimitsQuery(email).queryKey, saved),
  });
}

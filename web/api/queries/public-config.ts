import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PublicConfig } from '../../../shared/contract/accounts.ts';
import { api } from '../client.ts';

/** GET /api/config: how to sign in, limits, and whether the sample network answers. It does not change while the page is open. */
export const publicConfigQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => api('readConfig', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** @returns the configuration once it has been read */
export function usePublicConfig(): PublicConfig | undefined {
  return useQuery(publicConfigQuery).data;
}

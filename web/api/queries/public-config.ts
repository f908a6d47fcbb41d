import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PublicConfig } from '../../../shared/contract/accounts.ts';
import { api } from '../client.ts';
import { retryUnreachable } from '../query-client.ts';

/** GET /api/config: how to sign in, limits, and whether the sample network answers. It does not change while the page is open. */
export const publicConfigQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => api('readConfig', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** @returns the configuration once it has been read. Without `useQuery`, which the first page has no other use for. */
export function usePublicConfig(): PublicConfig | undefined {
  const queries = useQueryClient();
  const [config, setConfig] = useState(() => queries.getQueryData(publicConfigQuery.queryKey));
  useEffect(() => {
    queries.fetchQuery({ ...publicConfigQuery, retry: retryUnreachable }).then(setConfig, () => undefined);
  }, [queries]);
  return config;
}

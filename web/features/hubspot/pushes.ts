import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { HubspotPush } from '../../../shared/contract/hubspot.ts';
import { api } from '../../api/client.ts';

/** Milliseconds after which a push that has not ended is looked at again. */
const SOON_MS = 1_000;
const PAGE_SIZE = 10;

/** Whether nothing comes of it any more. */
export function hasEnded({ state }: Pick<HubspotPush, 'state'>): boolean {
  return state === 'done' || state === 'failed';
}

/** GET /api/hubspot/push: the last push of these results, or null. @param email whose; another user must never see it */
export function lastPushQuery(email: string, batchId: string) {
  return queryOptions({
    queryKey: ['hubspot-pushes', email, batchId],
    queryFn: async ({ signal }) =>
      (await api('listHubspotPushes', { query: { batch_id: batchId }, signal })).pushes[0] ?? null,
    staleTime: 0,
  });
}

/** GET /api/hubspot/push/{id}, again and again until it has ended. @param page of those who were refused, from 1 */
export function pushQuery(email: string, id: string, page: number) {
  return queryOptions({
    queryKey: ['hubspot-push', email, id, page],
    queryFn: ({ signal }) => api('readHubspotPush', { params: { id }, query: { page, page_size: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && hasEnded(state.data.push) ? false : SOON_MS),
  });
}

/** POST /api/hubspot/push. */
export function useStartPush(email: string, batchId: string) {
  const cache = useQueryClient();
  return useMutation<{ push: HubspotPush }, Error, undefined>({
    mutationFn: () => api('startHubspotPush', { body: { batch_id: batchId } }),
    onSuccess: ({ push }) => cache.setQueryData(lastPushQuery(email, batchId).queryKey, push),
  });
}

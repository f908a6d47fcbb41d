import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CreateWebhookRequest, UpdateWebhookRequest } from '../../../shared/contract/webhooks.ts';
import { api } from '../../api/client.ts';
import { toast } from '../../ui/toast.tsx';

/** Milliseconds after which the list of deliveries is looked at again while something is on its way. */
const SOON_MS = 1_500;
const PAGE_SIZE = 10;

/** GET /api/webhooks. @param email whose; another user must never see them */
export function webhooksQuery(email: string) {
  return queryOptions({
    queryKey: ['webhooks', email],
    queryFn: async ({ signal }) => (await api('listWebhooks', { signal })).webhooks,
    // Their state changes by what receivers answer.
    staleTime: 0,
  });
}

/** GET /api/webhooks/{id}/deliveries. @param page from 1 */
export function deliveriesQuery(email: string, id: string, page: number) {
  return queryOptions({
    queryKey: ['webhooks', email, id, page],
    queryFn: ({ signal }) => api('listDeliveries', { params: { id }, query: { page, page_size: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some((one) => one.state === 'waiting' && isDue(one.next_try_at)) ? SOON_MS : false,
  });
}

function isDue(next: string | null): boolean {
  return next !== null && Date.parse(next) < Date.now() + 60_000;
}

/** POST /api/webhooks. */
export function useCreateWebhook(email: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (request: CreateWebhookRequest) => api('createWebhook', { body: request }),
    onSuccess: ({ webhook }) => cache.setQueryData(webhooksQuery(email).queryKey, (all) => [webhook, ...(all ?? [])]),
  });
}

/** PATCH /api/webhooks/{id}. */
export function useUpdateWebhook(email: string, id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (change: UpdateWebhookRequest) => api('updateWebhook', { params: { id }, body: change }),
    onSuccess: ({ webhook }) =>
      cache.setQueryData(webhooksQuery(email).queryKey, (all) => all?.map((one) => (one.id === id ? webhook : one))),
  });
}

/** DELETE /api/webhooks/{id}. */
export function useDeleteWebhook(email: string, id: string) {
  const cache = useQueryClient();
  return useMutation<unknown, Error, undefined>({
    mutationFn: () => api('deleteWebhook', { params: { id } }),
    onSuccess: () => {
      cache.setQueryData(webhooksQuery(email).queryKey, (all) => all?.filter((one) => one.id !== id));
      toast.success('Deleted the webhook');
    },
  });
}

/** POST /api/webhooks/{id}/test. */
export function useTestWebhook(email: string, id: string) {
  const cache = useQueryClient();
  return useMutation<unknown, Error, undefined>({
    mutationFn: () => api('testWebhook', { params: { id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['webhooks', email, id] }),
  });
}

/** POST /api/webhooks/{id}/deliveries/{delivery_id}/resend. */
export function useResendDelivery(email: string, id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (deliveryId: string) => api('resendDelivery', { params: { id, delivery_id: deliveryId } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['webhooks', email, id] }),
  });
}

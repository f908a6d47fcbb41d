import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { toast } from '../../ui/toast.tsx';

/** GET /api/hubspot/token: whether there is one. @param email whose; another user must never see it */
export function hubspotTokenQuery(email: string) {
  return queryOptions({
    queryKey: ['hubspot-token', email],
    queryFn: async ({ signal }) => (await api('readHubspotToken', { signal })).token,
  });
}

/** PUT /api/hubspot/token. */
export function useSetHubspotToken(email: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => api('setHubspotToken', { body: { token } }),
    onSuccess: ({ token }) => {
      cache.setQueryData(hubspotTokenQuery(email).queryKey, token);
      toast.success('HubSpot accepted the token');
    },
  });
}

/** DELETE /api/hubspot/token. */
export function useDeleteHubspotToken(email: string) {
  const cache = useQueryClient();
  return useMutation<unknown, Error, undefined>({
    mutationFn: () => api('deleteHubspotToken', {}),
    onSuccess: () => {
      cache.setQueryData(hubspotTokenQuery(email).queryKey, { is_set: false, set_at: null });
      toast.success('Deleted the token');
    },
  });
}

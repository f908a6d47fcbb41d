import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CreateApiKeyRequest } from '../../../shared/contract/api-keys.ts';
import { api } from '../../api/client.ts';
import { toast } from '../../ui/toast.tsx';
import { withRecentSignIn } from '../auth/reauthentication/recent-sign-in.ts';

/** GET /api/api-keys. @param email whose; another user must never see them */
export function apiKeysQuery(email: string) {
  return queryOptions({
    queryKey: ['api-keys', email],
    queryFn: async ({ signal }) => (await api('listApiKeys', { signal })).keys,
    // Keys are used by programs while this page stays open.
    staleTime: 0,
  });
}

/** POST /api/api-keys. */
export function useCreateApiKey(email: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (request: CreateApiKeyRequest) => withRecentSignIn(() => api('createApiKey', { body: request })),
    onSuccess: ({ key }) => cache.setQueryData(apiKeysQuery(email).queryKey, (keys) => [key, ...(keys ?? [])]),
  });
}

/** DELETE /api/api-keys/{id}, of one key. */
export function useRevokeApiKey(email: string, { id, name }: { id: string; name: string }) {
  const cache = useQueryClient();
  return useMutation<unknown, Error, undefined>({
    mutationFn: () => api('revokeApiKey', { params: { id } }),
    onSuccess: () => {
      cache.setQueryData(apiKeysQuery(email).queryKey, (keys) => keys?.filter((key) => key.id !== id));
      toast.success(`Revoked the API key "${name}"`);
    },
  });
}

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { toast } from '../../ui/toast.tsx';

/** Milliseconds after which it is looked again whether somebody has signed in. */
const SOON_MS = 2_000;

/** GET /api/network-account. @param email whose; another user must never see it */
export function networkAccountQuery(email: string) {
  return queryOptions({
    queryKey: ['network-account', email],
    queryFn: ({ signal }) => api('readNetworkAccount', { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.account.state === 'connecting' ? SOON_MS : false),
  });
}

/** POST /api/network-account/connect; the browser then goes to where the user signs in to the network. */
export function useConnectAccount() {
  return useMutation<unknown, Error, undefined>({
    mutationFn: async () => {
      const { url } = await api('connectNetworkAccount');
      window.location.assign(url);
    },
  });
}

/** DELETE /api/network-account. */
export function useDisconnectAccount(email: string, done: string) {
  const cache = useQueryClient();
  return useMutation<unknown, Error, undefined>({
    mutationFn: () => api('disconnectNetworkAccount'),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: networkAccountQuery(email).queryKey });
      toast.success(done);
    },
  });
}

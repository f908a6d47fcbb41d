import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { clearSession, isSignedIn, readSession } from '../../api/session.ts';

/**
 * POST /api/logout: ends the session on the server and clears the user and everything cached for them here. The live
 * connection closes by itself when the session is cleared. An unreachable server does not keep the user signed in.
 */
export function useLogOut() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      if (isSignedIn(readSession())) await api('logOut');
    },
    onSettled: () => {
      clearSession();
      queries.clear();
    },
  });
}

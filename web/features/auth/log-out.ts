import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { clearSession, isSignedIn, readSession } from '../../api/session.ts';

/**
 * POST /api/logout: ends the session on the server and forgets the user here, with everything that was cached for them. The live
 * connection ends by itself when the session is cleared. An unreachable server does not keep anybody signed in on this screen.
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

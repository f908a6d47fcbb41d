import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { clearSession, isSignedIn, readSession } from '../../api/session.ts';

/**
 * Ends the session on the server and forgets the user here, with everything that was cached for them. The live connection
 * ends by itself when the session is cleared. An unreachable server does not keep anybody signed in on this screen.
 */
export async function logOut(): Promise<void> {
  if (isSignedIn(readSession())) {
    await api('logOut').catch(() => undefined);
  }
  clearSession();
  queryClient.clear();
}

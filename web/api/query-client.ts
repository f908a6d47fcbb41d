import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './client.ts';
import { readSession, useSessionStore } from './session.ts';

/** The one cache of server data. What the server refused is not asked again by itself; an unreachable server is, twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) =>
        failures < 2 && error instanceof ApiError && [0, 502, 503, 504].includes(error.status),
    },
    mutations: { retry: false },
  },
});

/**
 * Forgets everything when somebody else signs in after a session has ended: most keys do not name the user. Called once by the
 * app.
 */
export function forgetOnOtherUser(): void {
  let { email } = readSession();
  useSessionStore.subscribe(({ user }) => {
    if (user.email === '' || user.email === email) return;
    if (email !== '') queryClient.clear();
    email = user.email;
  });
}

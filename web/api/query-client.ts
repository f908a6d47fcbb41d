import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './client.ts';
import { readSession, useSessionStore } from './session.ts';

/** Whether a call that failed is made again by itself: what the server refused is not; an unreachable server is asked, twice. */
export function retryUnreachable(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof ApiError && [0, 502, 503, 504].includes(error.status);
}

/** The one cache of server data. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      refetchOnWindowFocus: false,
      retry: retryUnreachable,
    },
    // A change is sent whether or not the browser believes to be online: who wants it is told at once that it failed.
    mutations: { retry: false, networkMode: 'always' },
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

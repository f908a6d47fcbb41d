import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './client.ts';
import { readSession, useSessionStore } from './session.ts';

/** Whether a failed call is retried automatically: not when the server refused it; twice when the server was unreachable. */
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
    // A change is sent even if the browser thinks it is offline: the user then learns at once that it failed.
    mutations: { retry: false, networkMode: 'always' },
  },
});

/**
 * Clears everything when another user signs in after a session has ended: most keys do not name the user. Called once by the
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

import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './client.ts';

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

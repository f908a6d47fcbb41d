import { queryOptions } from '@tanstack/react-query';
import { api } from '../client.ts';

/** GET /api/parameters: the 46 parameters; `default_selected` is what the user chose last time. */
export const parametersQuery = queryOptions({
  queryKey: ['parameters'],
  queryFn: async ({ signal }) => (await api('listParameters', { signal })).parameters,
  staleTime: 5 * 60_000,
});

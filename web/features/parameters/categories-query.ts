import { queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '../../../shared/contract/endpoint.ts';
import type { Endpoints } from '../../../shared/contract/endpoints.ts';
import { api } from '../../api/client.ts';

export type Category = ResponseOf<Endpoints['listCategories']>['categories'][number];

/** GET /api/parameters/categories. They do not change while the page is open. */
export const categoriesQuery = queryOptions({
  queryKey: ['parameters', 'categories'],
  queryFn: async ({ signal }) => (await api('listCategories', { signal })).categories,
  staleTime: Number.POSITIVE_INFINITY,
});

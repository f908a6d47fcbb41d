import { queryOptions } from '@tanstack/react-query';
import type { CategoryId } from '../../../shared/catalogue.ts';
import { call } from '../../api/client.ts';

export interface Category {
  id: CategoryId;
  name: string;
}

/** GET /api/parameters/categories. They do not change while the page is open. */
export const categoriesQuery = queryOptions({
  queryKey: ['parameters', 'categories'],
  queryFn: async ({ signal }) =>
    (await call<{ categories: Category[] }>('/api/parameters/categories', { signal })).categories,
  staleTime: Number.POSITIVE_INFINITY,
});

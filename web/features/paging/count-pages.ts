import type { Pagination } from '../../../shared/contract/responses.ts';

/** Rows a page when the server does not say (specification section 9). */
const FALLBACK_PAGE_SIZE = 10;

/** @returns how many pages a list has, at least 1; endless while its size is not known, so that no page is refused yet */
export function countPages(pagination: Partial<Pagination> | undefined): number {
  if (pagination?.total_count === undefined) return Number.POSITIVE_INFINITY;
  return Math.max(1, Math.ceil(pagination.total_count / (pagination.page_size || FALLBACK_PAGE_SIZE)));
}

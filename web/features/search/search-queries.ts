import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { SearchIntent, SearchResponse } from '../../../shared/contract/search.ts';
import { ApiError, api } from '../../api/client.ts';
import { retryUnreachable } from '../../api/query-client.ts';
import { intentOf } from './intent/criteria.ts';
import type { Search } from './search.ts';
import { PAGE_SIZE } from './search-limits.ts';
import { forgetStoredSearch, readStoredSearch } from './stored-search.ts';

/** One page of a search: people, their position among all results, the cursor to more, and how the query was understood. */
export type SearchPage = SearchResponse['data'];

/** How often a search is retried while the people are not ready to be searched: for some minutes. */
const NOT_READY = { tries: 150, everyMs: 2_000 };
/** The most pages loaded at once when an address is opened without a stored search. */
const PAGES_AT_ONCE = 10;

const searchKey = (email: string, query: string) => ['search', email, query] as const;

/**
 * A search and the pages loaded after it. It is not refetched by itself: results must not move while the user reads them.
 * @param email whose search; cursors are bound to the user
 * @param pages how many pages of ten to begin with
 */
export function searchQuery(email: string, search: Search, pages: number) {
  const { query, corrected } = search;
  return infiniteQueryOptions({
    queryKey: [...searchKey(email, query), corrected],
    queryFn: ({ pageParam, signal }) => {
      if (pageParam !== null) return readNextPage(pageParam, signal);
      return readStoredSearch(email, search) ?? readFirstPages(search, pages, signal);
    },
    // Without anything to look for there is nobody to find.
    enabled: corrected?.length !== 0,
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }: SearchPage) => cursor,
    retry: (failures, error) => (isNotReady(error) ? failures < NOT_READY.tries : retryUnreachable(failures, error)),
    retryDelay: (failures, error) => (isNotReady(error) ? NOT_READY.everyMs : 1_000 * 2 ** failures),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30 * 60_000,
  });
}

/** Whether people cannot be searched yet, and will be in a moment: after the very first start, for some seconds. */
export function isNotReady(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'search_not_ready';
}

/** Makes the next visit to this query, however it was corrected, search again. */
export function forgetSearch(queries: QueryClient, email: string, query: string): void {
  forgetStoredSearch();
  queries.removeQueries({ queryKey: searchKey(email, query) });
}

/** @returns which page of ten the last person stands on, from 1 */
export function pageOf(count: number): number {
  return Math.max(1, Math.ceil(count / PAGE_SIZE));
}

async function readFirstPages({ query, corrected }: Search, pages: number, signal: AbortSignal): Promise<SearchPage> {
  const body: { query: string; intent?: SearchIntent } = { query, ...(corrected && { intent: intentOf(corrected) }) };
  let { data } = await api('searchPeople', { body, signal });
  for (let next = 2; next <= Math.min(pages, PAGES_AT_ONCE) && data.cursor !== null; next++) {
    const more = await readNextPage(data.cursor, signal).catch(() => null);
    if (!more) break;
    data = { ...more, items: [...data.items, ...more.items] };
  }
  return data;
}

async function readNextPage(cursor: string, signal: AbortSignal): Promise<SearchPage> {
  const body = { cursor };
  return (await api('continueSearch', { body, signal })).data;
}

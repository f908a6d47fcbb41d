import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useSession } from '../../../api/session.ts';
import { useSearchParams } from '../../../routing/address.ts';
import { toastFailure } from '../../../ui/toast-failure.tsx';
import { toPeople } from '../people/person.ts';
import type { Search } from '../search.ts';
import { isNotReady, pageOf, searchQuery } from '../search-queries.ts';
import { storeSearch } from '../stored-search.ts';

/**
 * The people found so far. Keeps the address and the stored search in sync with what is shown,
 * and shows a toast when loading fails.
 * @param pages how many pages of ten to begin with
 * @param selected profile URLs, stored along
 */
export function useFoundPeople({ query, corrected }: Search, pages: number, selected: readonly string[]) {
  const email = useSession((user) => user.email);
  const [params, setParams] = useSearchParams();
  const { data, error, failureReason, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    useInfiniteQuery(searchQuery(email, { query, corrected }, pages));
  const items = useMemo(() => data?.pages.flatMap((page) => page.items), [data]);
  const people = useMemo(() => items && toPeople(items), [items]);
  const last = data?.pages.at(-1);
  const intent = data?.pages[0]?.intent;
  const relaxed = data?.pages[0]?.relaxed;

  useEffect(() => {
    if (items && last && intent) {
      storeSearch({
        query,
        items,
        paging: last.paging,
        cursor: last.cursor,
        intent,
        ...(corrected && { corrected }),
        relaxed,
        selected: [...selected],
        email,
      });
    }
  }, [query, corrected, items, last, intent, relaxed, selected, email]);

  const shown = items && String(pageOf(items.length));
  const named = params.get('page');
  useEffect(() => {
    if (shown === undefined || shown === named) return;
    const show = (known: URLSearchParams) => {
      known.set('page', shown);
      return known;
    };
    setParams(show, { replace: true });
  }, [shown, named, setParams]);

  const failure = isFetchNextPageError ? 'Failed to load more results' : error && 'Failed to search the query';
  useEffect(() => {
    if (failure) toastFailure(failure, error, { id: 'search-failed' });
  }, [failure, error]);

  return {
    ...{ people, last, intent, relaxed, error, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch },
    /** The people are not ready to be searched yet; the search retries by itself. */
    isNotReady: isNotReady(failureReason),
  };
}

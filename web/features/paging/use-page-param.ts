import { useCallback, useEffect } from 'react';
import { useSearchParams } from '../../routing/address.ts';

/**
 * The page of a list, kept in the address, so that reload, back and a shared link lead to the same rows.
 * @param name the address's parameter; it is absent on the first page
 * @returns the page, from 1, and the way to another one
 */
export function usePageParam(name = 'page'): [page: number, goTo: (page: number, replace?: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get(name))) || 1);
  const goTo = useCallback(
    (next: number, replace = false) =>
      setParams(
        (known) => {
          if (next > 1) known.set(name, String(next));
          else known.delete(name);
          return known;
        },
        { replace },
      ),
    [name, setParams],
  );
  return [page, goTo];
}

/** Goes to the last page when the address names one beyond it, as an old link may. */
export function useLastPageAtMost(page: number, pageCount: number, goTo: (page: number, replace: boolean) => void) {
  useEffect(() => {
    if (page > pageCount) goTo(pageCount, true);
  }, [page, pageCount, goTo]);
}

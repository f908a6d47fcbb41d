import { useCallback, useMemo } from 'react';
import { type NavigateOptions, useLocation, useRouter } from 'wouter';
import { useLocationProperty, useSearch } from 'wouter/use-browser-location';

/** @returns the path of the page that is shown */
export function usePathname(): string {
  return useLocation()[0];
}

/** @returns what stands behind the address's #, without it; '' while the build draws the page */
export function useFragment(): string {
  return useLocationProperty(
    () => window.location.hash.slice(1),
    () => '',
  );
}

/** @returns the function that goes to another page, always the same one */
export function useNavigate(): (to: string, options?: NavigateOptions) => void {
  return useLocation()[1];
}

type Change = (
  next: URLSearchParams | Record<string, string> | ((known: URLSearchParams) => URLSearchParams),
  options?: NavigateOptions,
) => void;

/**
 * @returns the address's query and the way to change it; the page stays. The library's own would decode what stands in the address
 *   a second time.
 */
export function useSearchParams(): [URLSearchParams, Change] {
  const search = useSearch(useRouter());
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback<Change>(
    (next, options) => {
      const { pathname } = window.location;
      const known = new URLSearchParams(window.location.search);
      const query = String(new URLSearchParams(typeof next === 'function' ? next(known) : next));
      navigate(query === '' ? pathname : `${pathname}?${query}`, options);
    },
    [navigate],
  );
  return [params, change];
}

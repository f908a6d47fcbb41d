import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isSignedIn, readSession, useSession } from '../../api/session.ts';
import { useNavigate } from '../../routing/address.ts';
import { openLogin, useLoginStore } from '../auth/login-store.ts';
import { forgetSearch } from './search-queries.ts';

/** @returns the address of a search's results */
function resultPath(query: string): string {
  return `/advanced-search-result?${new URLSearchParams({ q: query, page: '1' })}`;
}

/**
 * Searches from any page and goes to the results. A signed-out visitor gets the login modal first, and the search after
 * signing in; closing the modal drops it.
 * @returns the function that searches
 */
export function useSearch(): (query: string) => void {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const signedIn = useSession(isSignedIn);
  const loginOpen = useLoginStore((modal) => modal.open);
  const [waiting, setWaiting] = useState<string | null>(null);

  useEffect(() => {
    if (waiting === null || loginOpen) return;
    setWaiting(null);
    if (signedIn) navigate(resultPath(waiting));
  }, [waiting, loginOpen, signedIn, navigate]);

  return (query) => {
    if (!isSignedIn(readSession())) {
      openLogin();
      return setWaiting(query);
    }
    forgetSearch(queries, readSession().email, query);
    const path = resultPath(query);
    navigate(path, { replace: path === window.location.pathname + window.location.search });
  };
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '../../api/session.ts';
import { balanceQuery, creditsKey } from './credit-queries.ts';

/** A running batch changes the balance many times a second: the lists are refetched once it has not changed for this long. */
const STILL_MS = 800;

/** Invalidates the credit lists when the balance has changed, so that they agree with the number above. */
export function useCreditsInStep(): void {
  const queries = useQueryClient();
  const { email, credits } = useSession((user) => user);
  const held = useQuery(balanceQuery(email)).data?.held;
  // A job that uses all it held changes the hold alone: what can be spent stays the same.
  const state = held === undefined ? null : `${credits} ${held}`;
  const seen = useRef(state);
  useEffect(() => {
    seen.current ??= state;
    if (seen.current === state) return;
    const timer = setTimeout(() => {
      seen.current = state;
      void queries.invalidateQueries({ queryKey: creditsKey(email) });
    }, STILL_MS);
    return () => clearTimeout(timer);
  }, [queries, email, state]);
}

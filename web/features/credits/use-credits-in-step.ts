import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '../../api/session.ts';
import { balanceQuery, creditsKey } from './credit-queries.ts';

/** A running batch moves the balance many times a second: the lists follow when it has been still for this long. */
const STILL_MS = 800;

/** Reads the lists about the credits again when the balance has moved, so that they and the number above agree. */
export function useCreditsInStep(): void {
  const queries = useQueryClient();
  const { email, credits } = useSession((user) => user);
  const held = useQuery(balanceQuery(email)).data?.held;
  // A job that uses all it held moves the hold alone: what can be spent is the same before and after.
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

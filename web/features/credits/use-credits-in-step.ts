import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '../../api/session.ts';
import { creditsKey } from './credit-queries.ts';

/** A running batch moves the balance many times a second: the lists follow when it has been still for this long. */
const STILL_MS = 800;

/** Reads the lists about the credits again when the balance has moved, so that they and the number above agree. */
export function useCreditsInStep(): void {
  const queries = useQueryClient();
  const { email, credits } = useSession((user) => user);
  const seen = useRef(credits);
  useEffect(() => {
    if (seen.current === credits) return;
    const timer = setTimeout(() => {
      seen.current = credits;
      void queries.invalidateQueries({ queryKey: creditsKey(email) });
    }, STILL_MS);
    return () => clearTimeout(timer);
  }, [queries, email, credits]);
}

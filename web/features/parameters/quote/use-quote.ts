import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PARAMETER_IDS } from '../../../../shared/catalogue.ts';
import type { QuoteResponse } from '../../../../shared/contract/quote.ts';
import { api } from '../../../api/client.ts';
import { isSignedIn, useSession } from '../../../api/session.ts';

export interface Quote {
  answer: QuoteResponse | undefined;
  failed: boolean;
  retry: () => void;
}

let opened = 0;

/**
 * The quote for these profiles, asked once for all parameters: what is then chosen and dropped needs no further call. Null for a
 * visitor.
 * @param profiles addresses, each once
 */
export function useQuote(profiles: readonly string[]): Quote | null {
  const signedIn = useSession(isSignedIn);
  // A key that held 50,000 addresses would be written out at every stroke.
  const [key] = useState(() => {
    opened += 1;
    return opened;
  });
  const { data, isError, refetch } = useQuery({
    queryKey: ['quote', key],
    queryFn: ({ signal }) =>
      api('quoteEnrichment', { body: { linkedin_urls: [...profiles], columns: [...PARAMETER_IDS] }, signal }),
    enabled: signedIn && profiles.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return signedIn ? { answer: data, failed: isError, retry: () => void refetch() } : null;
}

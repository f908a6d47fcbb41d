import { useState } from 'react';

/**
 * Keeps a query's error until there is data. A query without data clears its error on every refetch, so a screen that polls
 * would flash between the error and its skeleton.
 * @param of what is fetched; the error of something else does not count for it
 * @param query the query's own data and error
 * @returns null while nothing has failed, and again once there is data
 */
export function usePersistentError(of: string, { data, error }: { data: unknown; error: Error | null }): Error | null {
  const [known, setKnown] = useState({ of, error });
  const shown = error ?? (data === undefined && known.of === of ? known.error : null);
  if (known.of !== of || known.error !== shown) setKnown({ of, error: shown });
  return shown;
}

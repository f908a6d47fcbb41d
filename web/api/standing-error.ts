import { useState } from 'react';

/**
 * Why there is nothing to show yet. A query without data forgets its error whenever it is asked for again, and a screen that polls
 * would flash between the error and its skeleton: this one stands until there is data.
 * @param of what is asked for; the error of something else does not stand for it
 * @param query the query's own data and error
 * @returns null while nothing has failed, and once there is data that could be read again
 */
export function useStandingError(of: string, { data, error }: { data: unknown; error: Error | null }): Error | null {
  const [known, setKnown] = useState({ of, error });
  const standing = error ?? (data === undefined && known.of === of ? known.error : null);
  if (known.of !== of || known.error !== standing) setKnown({ of, error: standing });
  return standing;
}

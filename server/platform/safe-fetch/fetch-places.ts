import { createKeyedSemaphore, type KeyedSemaphore } from '../concurrency/limits/keyed-semaphore.ts';
import { DomainError } from '../domain-error.ts';

/**
 * Bounds how much is fetched at the same time for one user and for all, so that hosts that do not answer delay only the user
 * who asked for them.
 * @returns places to `enter`; who gives up before it is their turn gets DomainError rate_limited
 */
export function createFetchPlaces(limits: { inAll: number; perKey: number }): Pick<KeyedSemaphore, 'enter'> {
  const places = createKeyedSemaphore(limits);
  return {
    enter: (userId, signal) =>
      places.enter(userId, signal).catch((cause: unknown) => {
        throw new DomainError('rate_limited', { cause, retryAfter: 5 });
      }),
  };
}

import { AsyncLocalStorage } from 'node:async_hooks';

/** How urgent a call to a provider is, and how long it may wait for its turn. */
export interface CallPriority {
  /** Somebody waits for it in front of a page: it goes before the calls of bulk work, in every process. */
  readonly interactive: boolean;
  /** Among calls that are equal in that, lower ones go first. */
  readonly rank: number;
  /** It waits for no turn beyond that moment, in milliseconds since 1970. */
  readonly waitUntil?: number;
  /** For which user: what is scarce is shared between users. Absent: for the installation itself. */
  readonly user?: string;
}

/** What waits for a turn outside of any limit of its own waits this long. */
const DEFAULT_WAIT_MS = 3 * 60_000;
/** However late it is: work that was begun is not given up for a moment's wait. */
const SHORTEST_WAIT_MS = 5_000;

const priorities = new AsyncLocalStorage<CallPriority>();

/** The priority of the calls that are made from here. */
export const callPriority = (): CallPriority => priorities.getStore() ?? { interactive: false, rank: 0 };

/**
 * Runs work whose calls to providers have this priority; what is not named stays as it is around it.
 * @param priority.waitMs milliseconds that all waiting for turns may take together, from now on
 */
export function withCallPriority<T>(
  { waitMs, ...priority }: { interactive?: boolean; rank?: number; waitMs?: number; user?: string },
  work: () => T,
): T {
  const waitUntil = waitMs === undefined ? {} : { waitUntil: Date.now() + waitMs };
  return priorities.run({ ...callPriority(), ...priority, ...waitUntil }, work);
}

/** Makes calls that many look-ups wait for before all others that are as urgent. */
export const withTopPriority = <T>(work: () => T): T => withCallPriority({ rank: 0 }, work);

/** Until when a call that joins a queue now waits for its turn, in milliseconds since 1970. */
export function waitDeadline({ waitUntil }: CallPriority): number {
  const now = Date.now();
  return Math.max(waitUntil ?? now + DEFAULT_WAIT_MS, now + SHORTEST_WAIT_MS);
}

import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/tables.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { enrichProfiles, entriesOf, PROFILES_PER_ENTRY } from '../enrich-profiles-job.ts';
import { type Lane, takePlaces } from './queue-share-store.ts';

/** Profiles up to which a request is a short one. */
const SHORT = 100;

export interface JobsToQueue {
  userId: string;
  /** In the order in which they are to be done. */
  jobIds: readonly string[];
  /** Profiles of the request that they belong to. */
  total: number;
  /** Profiles that one entry carries; 5 unless given. */
  each?: number;
}

/**
 * Puts jobs of one user into the queue, fairly: users take turns, whatever each has asked for, and single profiles are taken by
 * handlers that take nothing else. The first entry of a long request goes with the short ones, so that something of it is seen soon.
 */
export async function enqueueJobs(
  tx: Transaction<DB>,
  queue: Queue,
  { userId, jobIds, total, each = PROFILES_PER_ENTRY }: JobsToQueue,
): Promise<void> {
  const entries = entriesOf(jobIds, each);
  const lanes: [Lane, typeof entries][] =
    total === 1
      ? [['single', entries]]
      : total <= SHORT
        ? [['short', entries]]
        : [
            ['short', entries.slice(0, 1)],
            ['long', entries.slice(1)],
          ];
  for (const [lane, own] of lanes) {
    if (own.length === 0) continue;
    const first = await takePlaces(tx, userId, lane, own.length);
    const messages = own.map((entry, at) => ({ ...entry, priority: first - at, group: userId }));
    await queue.enqueue(tx, enrichProfiles, messages);
  }
}

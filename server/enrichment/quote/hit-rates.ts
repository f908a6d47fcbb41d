import type { Kysely } from 'kysely';
import type { ParameterId } from '../../../shared/catalogue.ts';
import { createCoalescingCache } from '../../platform/concurrency/coalescing-cache.ts';
import type { DB } from '../../platform/database/tables.ts';
import { type Measured, measureHits } from './quote-store.ts';

/** From so many profiles of a user on, what was found of these says more than what was found for all. */
const ENOUGH = 50;
const OF_USER_MS = 60_000;
const OF_ALL_MS = 5 * 60_000;

export interface HitRates {
  /** How often each parameter was found lately, for this user where that was looked for often enough; absent: never looked for. */
  of(userId: string): Promise<(parameter: ParameterId) => Measured | undefined>;
}

/** Measures hit rates when they are asked for, and remembers them for minutes. */
export function createHitRates(db: Kysely<DB>): HitRates {
  // What was never measured will be soon.
  const keptFor = (ms: number) => (measured: Map<ParameterId, Measured>) => (measured.size === 0 ? 0 : ms);
  const ofUsers = createCoalescingCache<Map<ParameterId, Measured>>(keptFor(OF_USER_MS));
  const ofAll = createCoalescingCache<Map<ParameterId, Measured>>(keptFor(OF_ALL_MS));
  const never = new AbortController().signal;
  return {
    async of(userId) {
      const [own, all] = await Promise.all([
        ofUsers.getOrFetch(userId, () => measureHits(db, userId), never),
        ofAll.getOrFetch('all', () => measureHits(db, null), never),
      ]);
      return (parameter) => {
        const ofUser = own.get(parameter);
        return ofUser && ofUser.asked >= ENOUGH ? ofUser : (all.get(parameter) ?? ofUser);
      };
    },
  };
}

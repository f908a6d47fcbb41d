import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/database/tables.ts';
import type { Logger } from '../../platform/log.ts';
import { countProfiles, keepProfileCount, readKeptCount, readSums } from './totals-store.ts';

/** Jobs up to this many are counted each time, within some tens of milliseconds. */
const COUNTED_EACH_TIME = 10_000;
/** Milliseconds after which more jobs are counted anew once there are others; meanwhile each new one is taken for another profile. */
const KEPT_MS = 60_000;

/** Milliseconds that the first count is waited for: a million jobs take five seconds. */
const PATIENCE_MS = 2_000;

/** Users whose profiles this process is counting, and what comes of it. */
const counting = new Map<string, Promise<number | undefined>>();

/**
 * Distinct profiles the user has enriched so far, and the credits used for all of it. Users with very many are not counted each time:
 * what was enriched since the last count is taken for new profiles, until they are counted anew in the background. So is everything while
 * the first count takes long.
 */
export async function readStatistics(
  db: Kysely<DB>,
  userId: string,
  log: Pick<Logger, 'warn'>,
): Promise<{ profiles_enriched: number; total_credits_used: number }> {
  const { state, completed, credits } = await readSums(db, userId);
  const answer = (profiles: number) => ({ profiles_enriched: profiles, total_credits_used: credits });
  if (completed <= COUNTED_EACH_TIME) return answer(completed === 0 ? 0 : await countProfiles(db, userId));
  const kept = await readKeptCount(db, userId);
  if (!kept) {
    const soon = delay(PATIENCE_MS, undefined, { ref: false });
    return answer((await Promise.race([countLater(db, userId, log), soon])) ?? completed);
  }
  if (kept.state === state) return answer(kept.profiles);
  if (Date.now() - kept.counted_at.getTime() > KEPT_MS) void countLater(db, userId, log);
  return answer(Math.min(completed, kept.profiles + Math.max(0, completed - kept.completed)));
}

/** @returns distinct profiles; undefined when they could not be counted */
function countLater(db: Kysely<DB>, userId: string, log: Pick<Logger, 'warn'>): Promise<number | undefined> {
  const underWay = counting.get(userId);
  if (underWay) return underWay;
  const counted = keepProfileCount(db, userId)
    .catch((err: unknown) => {
      log.warn({ err, user_id: userId }, 'profiles could not be counted');
      return undefined;
    })
    .finally(() => counting.delete(userId));
  counting.set(userId, counted);
  return counted;
}

import type { Kysely } from 'kysely';
import type { DB } from '../../platform/database/tables.ts';
import type { Logger } from '../../platform/log.ts';
import { countProfiles, keepProfileCount, readKeptCount, readSums } from './totals-store.ts';

/** Jobs up to this many are counted each time, within some tens of milliseconds. */
const COUNTED_EACH_TIME = 10_000;
/** Milliseconds after which more jobs are counted anew once there are others; meanwhile each new one is taken for another profile. */
const KEPT_MS = 60_000;

/** Users whose profiles this process is counting. */
const counting = new Set<string>();

/**
 * Distinct profiles the user has enriched so far, and the credits used for all of it. Users with very many are not counted each time:
 * what was enriched since the last count is taken for new profiles, until they are counted anew in the background.
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
  if (!kept) return answer(await keepProfileCount(db, userId));
  if (kept.state === state) return answer(kept.profiles);
  if (Date.now() - kept.counted_at.getTime() > KEPT_MS) countLater(db, userId, log);
  return answer(Math.min(completed, kept.profiles + Math.max(0, completed - kept.completed)));
}

function countLater(db: Kysely<DB>, userId: string, log: Pick<Logger, 'warn'>): void {
  if (counting.has(userId)) return;
  counting.add(userId);
  keepProfileCount(db, userId)
    .catch((err: unknown) => log.warn({ err, user_id: userId }, 'profiles could not be counted'))
    .finally(() => counting.delete(userId));
}

import type { Kysely } from 'kysely';
import { runPeriodically } from '../platform/concurrency/run-periodically.ts';
import type { DB } from '../platform/database/tables.ts';
import type { Logger } from '../platform/log.ts';
import type { NetworkAccounts } from '../providers/network-accounts.ts';
import { deleteRateLimiter } from '../providers/rate-limiter/rate-limiter-store.ts';
import { deleteExpiredLinks, deleteRemoval, takeRemovals } from './network-account-store.ts';

interface RemoveContext {
  db: Kysely<DB>;
  accounts: NetworkAccounts | undefined;
  log: Logger;
}

const AT_A_TIME = 10;
/** For one account. */
const PATIENCE_MS = 10_000;
/** One that Unipile did not delete is tried again then. */
const AGAIN_MS = 15 * 60_000;
const EVERY_MS = 60_000;

/** Deletes at Unipile what users left. @throws SourceError when it cannot answer; the account's turn comes again */
export async function removeLeftAccounts({ db, accounts }: RemoveContext): Promise<void> {
  if (!accounts) return;
  for (const accountId of await takeRemovals(db, AT_A_TIME, AGAIN_MS)) {
    await accounts.remove(accountId, AbortSignal.timeout(PATIENCE_MS));
    await deleteRateLimiter(db, accounts.limitsOf(accountId).key);
    await deleteRemoval(db, accountId);
  }
}

/** Does so again and again, and forgets links that have expired: an account may have been left with its user, or while Unipile was away. */
export function removePeriodically(context: RemoveContext): { stop(): Promise<void> } {
  return runPeriodically({
    run: async () => {
      await deleteExpiredLinks(context.db);
      await removeLeftAccounts(context);
    },
    onError: (err) => context.log.warn({ err }, 'accounts that users left are still at Unipile'),
    everyMs: EVERY_MS,
  });
}

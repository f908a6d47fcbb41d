import type { Logger } from 'pino';
import { runPeriodically } from '../../platform/concurrency/run-periodically.ts';
import type { Database } from '../../platform/database/database.ts';
import type { LedgerLook } from '../../platform/monitoring/ledger-metrics.ts';
import { findWrongAccounts, findWrongCharges, limitStatements, listMovedAccounts } from './ledger-check-store.ts';

const EVERY_MS = 60_000;
/** Entries that are looked at again: one with a lower number may be committed later. */
const OVERLAP = 1_000;
/** Ids named in a line of the log. */
const MOST_NAMED = 20;

/**
 * Checks, now and every minute, that the accounts whose credits have moved add up. It reads only what has changed; `npm run doctor` reads
 * all. An account that does not add up is looked at again until it does.
 * @param onLook told what each check found
 * @returns what stops it
 */
export function checkMovedAccounts(
  { db, log, onLook }: { db: Database; log: Logger; onLook: (look: LedgerLook) => void },
  { everyMs = EVERY_MS } = {},
): { stop(): Promise<void> } {
  let after = 0;
  let wrong: string[] = [];
  return runPeriodically({
    async run() {
      const look = await db.transaction().execute(async (tx) => {
        await limitStatements(tx);
        const { userIds, lastEntry } = await listMovedAccounts(tx, after);
        const looked = [...new Set([...userIds, ...wrong])];
        const found = [...(await findWrongAccounts(tx, looked)), ...(await findWrongCharges(tx, after))];
        return { looked, found: [...new Set(found)], lastEntry };
      });
      after = Math.max(0, look.lastEntry - OVERLAP);
      wrong = look.found;
      onLook({ accounts: look.looked.length, wrong: wrong.length });
      if (wrong.length > 0) {
        log.error({ users: wrong.slice(0, MOST_NAMED), accounts: wrong.length }, 'accounts do not add up');
      }
    },
    onError: (err) => log.warn({ err }, 'the ledger could not be checked'),
    everyMs,
    startsNow: true,
  });
}

import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { exportApiKeys } from '../accounts/api-keys/list-api-keys.ts';
import { exportProfile, exportSessions } from '../accounts/export-profile.ts';
import { findUserAsSignedUp } from '../accounts/users-store.ts';
import { exportOwnAudit } from '../audit-log/export-own-audit.ts';
import { exportTransactions } from '../credits/export-transactions.ts';
import { readCredits } from '../credits/read-credits.ts';
import { exportSpendingLimits } from '../credits/spending-limits/export-spending-limits.ts';
import {
  exportIdempotencyKeys,
  exportJobs,
  exportProfileCount,
  exportRequests,
  exportSourceAnswers,
} from '../enrichment/results/export-requests.ts';
import { exportHubspotToken, exportPushes, exportRefusals } from '../hubspot/export-pushes.ts';
import { exportNetworkAccount } from '../network-account/export-network-account.ts';
import { exportOrders } from '../payments/export-orders.ts';
import type { DB } from '../platform/database/tables.ts';
import { DomainError } from '../platform/domain-error.ts';
import { exportOwnMails, exportOwnRequests } from '../privacy/export-own-requests.ts';
import { exportSuppressions } from '../privacy/export-suppressions.ts';
import { exportMappings } from '../spreadsheets/export-mappings.ts';
import type { SuppressionList } from '../suppression/suppression-list.ts';
import { exportDeliveries, exportWebhooks } from '../webhooks/export-webhooks.ts';
import { BrokenOff } from './broken-off.ts';

/** Characters written at once. */
const PIECE = 65_536;

/**
 * Everything kept for a user as the text of one JSON object, in pieces: lists are read and written a part at a time, so that an
 * account with 50,000 jobs takes no more memory than a small one. What changes meanwhile is taken as it then is. When anything
 * fails, or the account is deleted, the stream is destroyed: the text is whole only when it ended.
 * @throws DomainError user_not_found, before anything is written
 */
export async function exportAccount(db: Kysely<DB>, suppressions: SuppressionList, userId: string): Promise<Readable> {
  const own = await exportProfile(db, userId);
  const { credits, held } = await readCredits(db, userId);
  const limits = await exportSpendingLimits(db, userId);
  const head = {
    exported_at: new Date().toISOString(),
    ...own,
    credits: { credits, held },
    ...limits,
    ...(await exportNetworkAccount(db, userId)),
    profile_count: await exportProfileCount(db, userId),
  };
  const lists = {
    sessions: exportSessions(db, userId),
    api_keys: exportApiKeys(db, userId),
    webhooks: exportWebhooks(db, userId),
    webhook_deliveries: exportDeliveries(db, userId),
    hubspot_tokens: exportHubspotToken(db, userId),
    hubspot_pushes: exportPushes(db, userId),
    hubspot_refusals: exportRefusals(db, userId),
    orders: exportOrders(db, userId),
    transactions: exportTransactions(db, userId),
    enrichment_requests: exportRequests(db, userId),
    idempotency_keys: exportIdempotencyKeys(db, userId),
    jobs: exportJobs(db, suppressions, userId),
    source_answers: exportSourceAnswers(db, suppressions, userId),
    sheet_mappings: exportMappings(db, userId),
    suppressions: exportSuppressions(db, userId),
    privacy_requests: exportOwnRequests(db, suppressions, userId),
    waiting_mails: exportOwnMails(db, userId),
    audit_log: exportOwnAudit(db, userId),
  };
  // Lists of an account that is deleted meanwhile end early: that is no whole file.
  const check = async () => {
    if (!(await findUserAsSignedUp(db, userId)))
      throw new BrokenOff('the account was deleted meanwhile', new DomainError('user_not_found'));
  };
  return Readable.from(writeObject(head, lists, check), { objectMode: false });
}

/** The object with its lists after it, one entry a line; its end only after the check. Entries come as JSON. */
async function* writeObject(
  head: object,
  lists: Record<string, AsyncIterable<string>>,
  check: () => Promise<void>,
): AsyncGenerator<string> {
  yield JSON.stringify(head, null, 2).replace(/\n\}$/, '');
  for (const [name, entries] of Object.entries(lists)) {
    let text = `,\n  ${JSON.stringify(name)}: [`;
    let separator = '\n    ';
    for await (const entry of entries) {
      text += separator + entry;
      separator = ',\n    ';
      if (text.length < PIECE) continue;
      yield text;
      text = '';
      // Who takes it fast would keep everybody else waiting for a whole page.
      await nextTurn();
    }
    yield `${text}\n  ]`;
  }
  await check();
  yield '\n}\n';
}

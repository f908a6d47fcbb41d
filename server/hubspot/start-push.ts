import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { HubspotMapping, HubspotPush } from '../../shared/contract/hubspot.ts';
import { lockUser } from '../accounts/users-store.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { readBatchRow } from '../enrichment/batch-store.ts';
import { isId } from '../enrichment/job-id.ts';
import type { DB } from '../platform/database/tables.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Queue } from '../platform/queue/queue.ts';
import { presentPush } from './present-push.ts';
import { pushToHubspot } from './push-job.ts';
import { findPushByKey, insertPush } from './pushes-store.ts';
import { PROFILE_URL_PROPERTY } from './pushing/lay-out-properties.ts';
import { findToken } from './tokens-store.ts';

export interface StartPush {
  userId: string;
  batchId: string;
  mapping: HubspotMapping;
  idempotency?: { key: string; digest: Uint8Array } | undefined;
  requestId: string;
}

/**
 * Starts pushing the results of a request into the user's HubSpot account: written and queued in one transaction.
 * @throws DomainError not_found, also for somebody else's; hubspot_token_missing, hubspot_push_open, idempotency_conflict,
 *   validation_failed for a mapping that leads two parameters to one property
 */
export async function startPush(
  { db, queue }: { db: Kysely<DB>; queue: Queue },
  { userId, batchId, mapping, idempotency, requestId }: StartPush,
): Promise<HubspotPush> {
  requireMapping(mapping);
  if (!isId(batchId)) throw new DomainError('not_found');
  const row = await db.transaction().execute(async (tx) => {
    if (!(await lockUser(tx, userId))) throw new DomainError('user_not_found');
    if (!(await readBatchRow(tx, userId, batchId))) throw new DomainError('not_found');
    const earlier = idempotency && (await findPushByKey(tx, userId, idempotency));
    if (earlier && !earlier.same) throw new DomainError('idempotency_conflict');
    if (earlier) return earlier;
    if (!(await findToken(tx, userId))) throw new DomainError('hubspot_token_missing');
    const push = await insertPush(tx, { id: newId(), userId, batchId, mapping, idempotency });
    if (!push) throw new DomainError('hubspot_push_open');
    await queue.enqueue(tx, pushToHubspot, [{ payload: { push_id: push.id }, group: userId }]);
    await recordAudit(tx, {
      actor: { kind: 'user', id: userId },
      action: 'hubspot_push.started',
      subject: { kind: 'batch', id: batchId },
      details: { push_id: push.id },
      requestId,
    });
    return push;
  });
  return presentPush(row);
}

function requireMapping(mapping: HubspotMapping): void {
  const seen = new Set<string>([PROFILE_URL_PROPERTY]);
  for (const [parameter, property] of Object.entries(mapping)) {
    if (property === null || property === undefined) continue;
    if (seen.has(property)) {
      const message = `“${property}” is taken: each property gets one parameter`;
      throw new DomainError('validation_failed', { issues: [{ path: `mapping.${parameter}`, message }] });
    }
    seen.add(property);
  }
}

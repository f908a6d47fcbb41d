import type { Transaction } from 'kysely';
import type { WebhookEvent } from '../../shared/contract/webhook-events.ts';
import { MINIMUM_CREDITS } from '../../shared/pricing.ts';
import type { DB } from '../platform/database/tables.ts';
import { insertDeliveries, listEndedBatches, lockListening, type NewDelivery } from './outbox-store.ts';

/*
 * What happens is written down for webhooks in the transaction in which it happens: it is told when that commits, and never otherwise.
 * For users without a webhook it costs one look at an index, however many jobs end.
 */

/** A job that has just ended. */
export interface EndedJob {
  id: string;
  batch_id: string;
  user_id: string;
  status: 'completed' | 'failed' | 'cancelled';
}

const OF_STATUS: Readonly<Record<EndedJob['status'], WebhookEvent | undefined>> = {
  completed: 'job.completed',
  failed: 'job.failed',
  cancelled: undefined,
};

/** Tells of jobs that have just ended, and of the requests that ended with them. The owners' accounts are locked. */
export async function tellOfEndedJobs(tx: Transaction<DB>, ended: readonly EndedJob[]): Promise<void> {
  const webhooks = await lockListening(
    tx,
    ended.map((job) => job.user_id),
  );
  if (webhooks.length === 0) return;
  const byUser = Map.groupBy(webhooks, ({ user_id }) => user_id);
  const listening = (userId: string, type: WebhookEvent) =>
    (byUser.get(userId) ?? []).filter(({ events }) => events.includes(type));
  const told: NewDelivery[] = [];
  for (const { id, batch_id, user_id, status } of ended) {
    const type = OF_STATUS[status];
    if (!type) continue;
    for (const webhook of listening(user_id, type)) {
      told.push({ webhookId: webhook.id, type, batchId: batch_id, jobId: id, credits: null });
    }
  }
  const owners = new Map(ended.map(({ batch_id, user_id }) => [batch_id, user_id]));
  const waitedFor = [...owners].filter(([, userId]) => listening(userId, 'batch.completed').length > 0);
  const all =
    waitedFor.length > 0
      ? await listEndedBatches(
          tx,
          waitedFor.map(([batchId]) => batchId),
        )
      : [];
  for (const batchId of all) {
    for (const webhook of listening(owners.get(batchId) ?? '', 'batch.completed')) {
      told.push({ webhookId: webhook.id, type: 'batch.completed', batchId, jobId: null, credits: null });
    }
  }
  await insertDeliveries(tx, told);
}

/**
 * Tells that credits are low when they have just become so, and not again until they were above.
 * @param credits that can be spent, before and after what this transaction does
 */
export async function tellOfLowCredits(
  tx: Transaction<DB>,
  userId: string,
  credits: { before: number; after: number },
): Promise<void> {
  if (credits.before < MINIMUM_CREDITS || credits.after >= MINIMUM_CREDITS) return;
  const type = 'credits.low';
  const webhooks = (await lockListening(tx, [userId])).filter(({ events }) => events.includes(type));
  await insertDeliveries(
    tx,
    webhooks.map(({ id }) => ({ webhookId: id, type, batchId: null, jobId: null, credits: credits.after })),
  );
}

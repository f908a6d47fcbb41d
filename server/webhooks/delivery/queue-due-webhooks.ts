import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/tables.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { leaseDueWebhooks, type QueuedWebhook } from '../webhooks-store.ts';
import { deliverWebhook, HEALTHY_PRIORITY } from './deliver-webhook-job.ts';

/** For so long a webhook counts as standing in the queue; then its message has been lost. */
const QUEUED_MS = 5 * 60_000;

/** Until when a webhook that is queued now counts as queued. */
export const queuedUntil = () => new Date(Date.now() + QUEUED_MS);

/** Puts webhooks that have something to send into the queue, each once. */
export async function queueDueWebhooks({ db, queue }: { db: Database; queue: Queue }): Promise<void> {
  await db.transaction().execute(async (tx) => enqueueWebhooks(tx, queue, await leaseDueWebhooks(tx, queuedUntil())));
}

/** Puts webhooks at the end of the queue; users take turns there. */
export async function enqueueWebhooks(
  tx: Transaction<DB>,
  queue: Queue,
  webhooks: readonly QueuedWebhook[],
): Promise<void> {
  const messages = webhooks.map(({ id, user_id, is_troubled }) => ({
    payload: { webhook_id: id },
    priority: is_troubled ? 0 : HEALTHY_PRIORITY,
    group: user_id,
  }));
  await queue.enqueue(tx, deliverWebhook, messages);
}

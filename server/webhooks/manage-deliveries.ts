import type { Kysely } from 'kysely';
import { validate as isUuid } from 'uuid';
import { WEBHOOK_EVENTS } from '../../shared/contract/webhook-events.ts';
import type { WebhookDeliveriesResponse, WebhookDelivery } from '../../shared/contract/webhooks.ts';
import { notify } from '../platform/database/notify.ts';
import type { DB } from '../platform/database/tables.ts';
import { DomainError } from '../platform/domain-error.ts';
import { WEBHOOKS_CHANNEL } from '../webhook-outbox/outbox-store.ts';
import { type DeliveryPlace, insertTestDelivery, listDeliveryRows, restartDelivery } from './deliveries-store.ts';
import { requireLockedWebhook, requireWebhook } from './manage-webhooks.ts';
import { presentDelivery } from './present-webhook.ts';

/**
 * One page (from 1) of what a webhook was told, newest first.
 * @param page.after the place of the delivery to go on after, in place of a page
 * @returns also the place of the last delivery, while there are more
 * @throws DomainError not_found
 */
export async function listDeliveries(
  db: Kysely<DB>,
  userId: string,
  id: string,
  { page, page_size, after }: { page: number; page_size: number; after?: DeliveryPlace | undefined },
): Promise<Omit<WebhookDeliveriesResponse, 'success' | 'next_cursor'> & { next: DeliveryPlace | null }> {
  await requireWebhook(db, userId, id);
  const offset = after ? 0 : (page - 1) * page_size;
  const { rows: found, total } = await listDeliveryRows(db, id, { limit: page_size + 1, offset, after });
  const rows = found.slice(0, page_size);
  const last = found.length > page_size ? rows.at(-1) : undefined;
  return {
    next: last ? [last.place, last.id] : null,
    deliveries: rows.map(presentDelivery),
    pagination: { page, page_size, total_count: total },
  };
}

/** Sends a made-up event of a kind that the webhook is told of. @throws DomainError not_found, webhook_paused */
export async function sendTest(db: Kysely<DB>, userId: string, id: string): Promise<WebhookDelivery> {
  return db.transaction().execute(async (tx) => {
    const { events, active } = await requireLockedWebhook(tx, userId, id);
    if (!active) throw new DomainError('webhook_paused');
    const row = await insertTestDelivery(tx, id, events[0] ?? WEBHOOK_EVENTS[0]);
    await notify(tx, WEBHOOKS_CHANNEL, [{}]);
    return presentDelivery(row);
  });
}

/** Sends a delivery again, whatever became of it, under the id it has. @throws DomainError not_found, webhook_paused */
export async function resendDelivery(
  db: Kysely<DB>,
  userId: string,
  id: string,
  deliveryId: string,
): Promise<WebhookDelivery> {
  return db.transaction().execute(async (tx) => {
    const { active } = await requireLockedWebhook(tx, userId, id);
    const row = isUuid(deliveryId) ? await restartDelivery(tx, id, deliveryId) : undefined;
    if (!row) throw new DomainError('not_found');
    if (!active) throw new DomainError('webhook_paused');
    await notify(tx, WEBHOOKS_CHANNEL, [{}]);
    return presentDelivery(row);
  });
}

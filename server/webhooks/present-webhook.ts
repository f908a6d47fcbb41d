import type { Webhook, WebhookDelivery } from '../../shared/contract/webhooks.ts';
import type { DeliveryRow } from './deliveries-store.ts';
import type { WebhookRow } from './webhooks-store.ts';

/** A webhook as the contract shows it. */
export function presentWebhook(row: WebhookRow): Webhook {
  return {
    id: row.id,
    url: row.url,
    events: row.events,
    active: row.active,
    created_at: row.created_at.toISOString(),
    failing_since: row.failing_since?.toISOString() ?? null,
    switched_off_at: row.switched_off_at?.toISOString() ?? null,
  };
}

/** A delivery as the contract shows it. */
export function presentDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    type: row.type,
    test: row.is_test,
    batch_id: row.batch_id,
    job_id: row.job_id,
    state: row.state,
    created_at: row.created_at.toISOString(),
    tries: row.tries,
    last_tried_at: row.last_tried_at?.toISOString() ?? null,
    next_try_at: row.next_try_at?.toISOString() ?? null,
    status: row.status,
    answer: row.answer,
    trouble: row.trouble,
  };
}

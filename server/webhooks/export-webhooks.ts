import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/tables.ts';
import { listOwnDeliveryRows } from './deliveries-store.ts';
import { presentDelivery, presentWebhook } from './present-webhook.ts';
import { listWebhookRows } from './webhooks-store.ts';

const ROWS = 500;

/** A user's webhooks, without their secrets, each as JSON. */
export async function* exportWebhooks(db: Kysely<DB>, userId: string): AsyncGenerator<string> {
  for (const row of await listWebhookRows(db, userId)) yield JSON.stringify(presentWebhook(row));
}

/** What they were told and answered, each as JSON. */
export async function* exportDeliveries(db: Kysely<DB>, userId: string): AsyncGenerator<string> {
  let after: string | undefined;
  do {
    const rows = await listOwnDeliveryRows(db, userId, { limit: ROWS, after });
    for (const row of rows) yield JSON.stringify({ webhook_id: row.webhook_id, ...presentDelivery(row) });
    after = rows.length === ROWS ? rows.at(-1)?.id : undefined;
  } while (after !== undefined);
}

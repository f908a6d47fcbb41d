import type { Kysely, Transaction } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { UpdateWebhookRequest, Webhook } from '../../shared/contract/webhooks.ts';
import type { DB } from '../platform/database/tables.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { SafePost } from '../platform/safe-fetch/safe-post.ts';
import { requireAddress } from './check-address.ts';
import { presentWebhook } from './present-webhook.ts';
import {
  deleteWebhookRow,
  findWebhook,
  listWebhookRows,
  lockWebhook,
  updateWebhookRow,
  type WebhookRow,
} from './webhooks-store.ts';

/** A user's webhooks, newest first. */
export async function listWebhooks(db: Kysely<DB>, userId: string): Promise<Webhook[]> {
  return (await listWebhookRows(db, userId)).map(presentWebhook);
}

/** The user's webhook. @throws DomainError not_found, also for somebody else's */
export async function requireWebhook(db: Kysely<DB>, userId: string, id: string): Promise<WebhookRow> {
  const row = isUuid(id) ? await findWebhook(db, userId, id) : undefined;
  if (!row) throw new DomainError('not_found');
  return row;
}

/** The user's webhook, to write something of it. @throws DomainError not_found, also for somebody else's */
export async function requireLockedWebhook(tx: Transaction<DB>, userId: string, id: string): Promise<WebhookRow> {
  const row = isUuid(id) ? await lockWebhook(tx, userId, id) : undefined;
  if (!row) throw new DomainError('not_found');
  return row;
}

/**
 * Changes address or events, pauses or resumes. While it is paused nothing is written down for it; what waited before is sent when it is
 * resumed.
 * @throws DomainError not_found, webhook_address_refused
 */
export async function updateWebhook(
  { db, safePost }: { db: Kysely<DB>; safePost: SafePost },
  userId: string,
  id: string,
  { url, events, active }: UpdateWebhookRequest,
): Promise<Webhook> {
  await requireWebhook(db, userId, id);
  if (url !== undefined) await requireAddress(safePost, url);
  const change = { url, events: events && [...new Set(events)], active };
  const row = await db.transaction().execute((tx) => updateWebhookRow(tx, userId, id, change));
  if (!row) throw new DomainError('not_found');
  return presentWebhook(row);
}

/** Deletes a webhook with all it was told. @throws DomainError not_found */
export async function deleteWebhook(db: Kysely<DB>, userId: string, id: string): Promise<void> {
  if (!isUuid(id) || !(await deleteWebhookRow(db, userId, id))) throw new DomainError('not_found');
}

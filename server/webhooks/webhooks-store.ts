import { type Kysely, sql, type Transaction } from 'kysely';
import type { WebhookEvent } from '../../shared/contract/webhook-events.ts';
import type { DB } from '../platform/database/tables.ts';

/** The SQL of webhooks. */

export interface WebhookRow {
  id: string;
  url: string;
  events: WebhookEvent[];
  active: boolean;
  created_at: Date;
  failing_since: Date | null;
  switched_off_at: Date | null;
}

const SHOWN = sql.raw('id, url, events, active, created_at, failing_since, switched_off_at');

export interface NewWebhook {
  id: string;
  userId: string;
  url: string;
  events: readonly WebhookEvent[];
  /** Encrypted. */
  secret: Buffer;
}

export async function insertWebhook(tx: Transaction<DB>, webhook: NewWebhook): Promise<WebhookRow> {
  const { rows } = await sql<WebhookRow>`
    INSERT INTO webhooks (id, user_id, url, events, secret)
    VALUES (${webhook.id}, ${webhook.userId}, ${webhook.url}, ${[...webhook.events]}::text[], ${webhook.secret})
    RETURNING ${SHOWN}`.execute(tx);
  return rows[0] as WebhookRow;
}

/** The user's webhooks, newest first. */
export async function listWebhookRows(db: Kysely<DB>, userId: string): Promise<WebhookRow[]> {
  const { rows } = await sql<WebhookRow>`
    SELECT ${SHOWN} FROM webhooks WHERE user_id = ${userId} ORDER BY created_at DESC, id DESC`.execute(db);
  return rows;
}

export async function findWebhook(db: Kysely<DB>, userId: string, id: string): Promise<WebhookRow | undefined> {
  const { rows } = await sql<WebhookRow>`
    SELECT ${SHOWN} FROM webhooks WHERE id = ${id} AND user_id = ${userId}`.execute(db);
  return rows[0];
}

/** The user's webhook, which is not deleted until the transaction ends. */
export async function lockWebhook(tx: Transaction<DB>, userId: string, id: string): Promise<WebhookRow | undefined> {
  const { rows } = await sql<WebhookRow>`
    SELECT ${SHOWN} FROM webhooks WHERE id = ${id} AND user_id = ${userId} FOR KEY SHARE`.execute(tx);
  return rows[0];
}

export interface WebhookChange {
  url?: string | undefined;
  events?: readonly WebhookEvent[] | undefined;
  active?: boolean | undefined;
}

/** Changes what is given; one that is resumed, or has another address, begins anew. @returns undefined when the user has no such webhook */
export async function updateWebhookRow(
  tx: Transaction<DB>,
  userId: string,
  id: string,
  { url, events, active }: WebhookChange,
): Promise<WebhookRow | undefined> {
  const anew = url !== undefined || active !== undefined;
  const { rows } = await sql<WebhookRow>`
    UPDATE webhooks SET url = coalesce(${url ?? null}::text, url),
      events = coalesce(${events ? [...events] : null}::text[], events), active = coalesce(${active ?? null}::boolean, active)
      ${anew ? sql`, failing_since = NULL, slow = false, resting_until = NULL` : sql``}
      ${active === undefined ? sql`` : sql`, switched_off_at = NULL`}
    WHERE id = ${id} AND user_id = ${userId} RETURNING ${SHOWN}`.execute(tx);
  return rows[0];
}

/** @returns whether the user had that webhook */
export async function deleteWebhookRow(db: Kysely<DB>, userId: string, id: string): Promise<boolean> {
  const gone = await sql`DELETE FROM webhooks WHERE id = ${id} AND user_id = ${userId}`.execute(db);
  return gone.numAffectedRows === 1n;
}

export interface QueuedWebhook {
  id: string;
  user_id: string;
  /** Took long or failed the last time. */
  is_troubled: boolean;
}

/** Webhooks that have something to send and do not stand in the queue; until `until` they count as standing there. */
export async function leaseDueWebhooks(tx: Transaction<DB>, until: Date): Promise<QueuedWebhook[]> {
  const { rows } = await sql<QueuedWebhook>`
    UPDATE webhooks w SET queued_until = ${until}
    WHERE ${isDue} AND coalesce(w.queued_until < now(), true)
    RETURNING w.id, w.user_id, w.slow OR w.failing_since IS NOT NULL AS is_troubled`.execute(tx);
  return rows;
}

const isDue = sql`w.active AND coalesce(w.resting_until <= now(), true) AND EXISTS (
  SELECT FROM webhook_deliveries d WHERE d.webhook_id = w.id AND d.state = 'waiting' AND d.next_try_at <= now())`;

/** The webhook has had its turn. @param turn.until when it has more to send, it counts as standing in the queue until then */
export async function endTurn(
  tx: Transaction<DB>,
  id: string,
  turn: { slow: boolean; restMs: number; until: Date },
): Promise<QueuedWebhook | undefined> {
  await sql`UPDATE webhooks SET queued_until = NULL, slow = ${turn.slow},
    resting_until = CASE WHEN ${turn.restMs} > 0 THEN now() + ${turn.restMs} * interval '1 millisecond' END
    WHERE id = ${id}`.execute(tx);
  const { rows } = await sql<QueuedWebhook>`
    UPDATE webhooks w SET queued_until = ${turn.until} WHERE w.id = ${id} AND ${isDue}
    RETURNING w.id, w.user_id, w.slow OR w.failing_since IS NOT NULL AS is_troubled`.execute(tx);
  return rows[0];
}

/** Something was taken, or not. */
export async function noteHealth(tx: Transaction<DB>, id: string, taken: boolean): Promise<void> {
  await (taken
    ? sql`UPDATE webhooks SET failing_since = NULL WHERE id = ${id} AND failing_since IS NOT NULL`
    : sql`UPDATE webhooks SET failing_since = now() WHERE id = ${id} AND failing_since IS NULL`
  ).execute(tx);
}

/** Switches off what has failed since before then. @param only one that is gone for good, whenever it began to fail */
export async function switchOffFailing(
  tx: Transaction<DB>,
  before: Date,
  only?: string,
): Promise<{ id: string; url: string; email: string }[]> {
  const which = only === undefined ? sql`w.failing_since < ${before}` : sql`w.id = ${only}`;
  const { rows } = await sql<{ id: string; url: string; email: string }>`
    UPDATE webhooks w SET active = false, switched_off_at = now() FROM users u
    WHERE u.id = w.user_id AND w.active AND ${which} RETURNING w.id, w.url, u.email`.execute(tx);
  return rows;
}

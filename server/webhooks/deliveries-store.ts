import { type Kysely, sql, type Transaction } from 'kysely';
import type { WebhookEvent } from '../../shared/contract/webhook-events.ts';
import type { WebhookDelivery } from '../../shared/contract/webhooks.ts';
import type { DB } from '../platform/database/tables.ts';

/** The SQL of what webhooks are told. */

export interface DeliveryRow {
  id: string;
  webhook_id: string;
  type: WebhookEvent;
  batch_id: string | null;
  job_id: string | null;
  credits: number | null;
  is_test: boolean;
  created_at: Date;
  state: WebhookDelivery['state'];
  tries: number;
  step: number;
  next_try_at: Date | null;
  last_tried_at: Date | null;
  status: number | null;
  answer: string | null;
  trouble: string | null;
}

const SHOWN = sql.raw(
  ['id', 'webhook_id', 'type', 'batch_id', 'job_id', 'credits', 'is_test', 'created_at', 'state', 'tries', 'step']
    .concat(['next_try_at', 'last_tried_at', 'status', 'answer', 'trouble'])
    .map((column) => `d.${column}`)
    .join(', '),
);

export async function insertTestDelivery(
  tx: Transaction<DB>,
  webhookId: string,
  type: WebhookEvent,
): Promise<DeliveryRow> {
  const { rows } = await sql<DeliveryRow>`
    INSERT INTO webhook_deliveries AS d (webhook_id, type, is_test) VALUES (${webhookId}, ${type}, true)
    RETURNING ${SHOWN}`.execute(tx);
  return rows[0] as DeliveryRow;
}

/** Has a delivery sent again, under the id it has. @returns undefined when the webhook has no such delivery */
export async function restartDelivery(
  tx: Transaction<DB>,
  webhookId: string,
  id: string,
): Promise<DeliveryRow | undefined> {
  const { rows } = await sql<DeliveryRow>`
    UPDATE webhook_deliveries d SET state = 'waiting', step = 0, next_try_at = now()
    WHERE d.id = ${id} AND d.webhook_id = ${webhookId} RETURNING ${SHOWN}`.execute(tx);
  return rows[0];
}

/** `created_at` to the microsecond, and the id. */
export type DeliveryPlace = readonly [createdAt: string, id: string];

/** One page of what a webhook was told, newest first, and how much there is. @param page.after the place to go on after */
export async function listDeliveryRows(
  db: Kysely<DB>,
  webhookId: string,
  { limit, offset, after }: { limit: number; offset: number; after?: DeliveryPlace | undefined },
): Promise<{ rows: (DeliveryRow & { place: string })[]; total: number }> {
  const older = after ? sql`AND (d.created_at, d.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``;
  const { rows } = await sql<DeliveryRow & { place: string }>`
    SELECT ${SHOWN}, d.created_at::text AS place FROM webhook_deliveries d WHERE d.webhook_id = ${webhookId} ${older}
    ORDER BY d.created_at DESC, d.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  const counted = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM webhook_deliveries WHERE webhook_id = ${webhookId}`.execute(db);
  return { rows, total: counted.rows[0]?.n ?? 0 };
}

/** What all webhooks of a user were told, in the order of its ids, after one of them. */
export async function listOwnDeliveryRows(
  db: Kysely<DB>,
  userId: string,
  page: { limit: number; after: string | undefined },
): Promise<DeliveryRow[]> {
  const after = page.after === undefined ? sql`` : sql`AND d.id > ${page.after}`;
  const { rows } = await sql<DeliveryRow>`
    SELECT ${SHOWN} FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id
    WHERE w.user_id = ${userId} ${after} ORDER BY d.id LIMIT ${page.limit}`.execute(db);
  return rows;
}

/** What is needed to send. */
export interface DueDelivery extends DeliveryRow {
  user_id: string;
  url: string;
  /** Encrypted. */
  secret: Buffer;
}

/** Takes what is to be sent now, the longest waiting first; nobody else takes it until `again`. */
export async function takeDueDeliveries(
  db: Kysely<DB>,
  webhookId: string,
  limit: number,
  again: Date,
): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    WITH due AS (
      SELECT d.id FROM webhook_deliveries d WHERE d.webhook_id = ${webhookId} AND d.state = 'waiting' AND d.next_try_at <= now()
      ORDER BY d.next_try_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    UPDATE webhook_deliveries d SET next_try_at = ${again}, tries = d.tries + 1, last_tried_at = now()
    FROM due, webhooks w WHERE d.id = due.id AND w.id = d.webhook_id AND w.active
    RETURNING ${SHOWN}, w.user_id, w.url, w.secret`.execute(db);
  return rows;
}

/** What became of a try. */
export interface TryOutcome {
  state: WebhookDelivery['state'];
  /** Only while it waits. */
  nextTryAt: Date | null;
  status: number | null;
  answer: string | null;
  trouble: string | null;
}

/** Writes what became of a try; of one that was asked for again meanwhile, that it waits. */
export async function recordTry(tx: Transaction<DB>, id: string, tried: number, outcome: TryOutcome): Promise<void> {
  await sql`
    UPDATE webhook_deliveries SET state = ${outcome.state}, next_try_at = ${outcome.nextTryAt}, step = step + 1,
      status = ${outcome.status}, answer = ${outcome.answer}, trouble = ${outcome.trouble}
    WHERE id = ${id} AND tries = ${tried} AND state = 'waiting'`.execute(tx);
}

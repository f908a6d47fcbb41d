import { type Kysely, sql, type Transaction } from 'kysely';
import type { WebhookEvent } from '../../shared/contract/webhook-events.ts';
import { notify } from '../platform/database/notify.ts';
import type { DB } from '../platform/database/tables.ts';

/** The SQL of what is to be told. */

/** The database channel on which workers learn that there is something to send. */
export const WEBHOOKS_CHANNEL = 'leadlight_webhooks';

export interface ListeningWebhook {
  id: string;
  user_id: string;
  events: WebhookEvent[];
}

/** Active webhooks of these users; until the transaction ends they are not deleted. */
export async function lockListening(tx: Transaction<DB>, userIds: readonly string[]): Promise<ListeningWebhook[]> {
  const { rows } = await sql<ListeningWebhook>`
    SELECT id, user_id, events FROM webhooks WHERE user_id = ANY(${[...new Set(userIds)]}::uuid[]) AND active
    ORDER BY id FOR KEY SHARE`.execute(tx);
  return rows;
}

/** Those of the requests in which no job is open any more. */
export async function listEndedBatches(tx: Transaction<DB>, batchIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM batches WHERE id = ANY(${[...batchIds]}::uuid[]) AND pending + running = 0`.execute(tx);
  return rows.map(({ id }) => id);
}

export interface NewDelivery {
  webhookId: string;
  type: WebhookEvent;
  batchId: string | null;
  jobId: string | null;
  credits: number | null;
}

/** Writes what is to be told, each once, and wakes the workers when the transaction commits. */
export async function insertDeliveries(tx: Transaction<DB>, deliveries: readonly NewDelivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  await sql`
    INSERT INTO webhook_deliveries (webhook_id, type, batch_id, job_id, credits)
    SELECT * FROM unnest(${deliveries.map((one) => one.webhookId)}::uuid[], ${deliveries.map((one) => one.type)}::text[],
      ${deliveries.map((one) => one.batchId)}::uuid[], ${deliveries.map((one) => one.jobId)}::uuid[],
      ${deliveries.map((one) => one.credits)}::int[])
    ON CONFLICT DO NOTHING`.execute(tx);
  await notify(tx, WEBHOOKS_CHANNEL, [{}]);
}

/** Deletes what is told, or was told, of jobs that are forgotten, with what receivers answered. */
export async function deleteDeliveriesOf(tx: Transaction<DB>, jobIds: readonly string[]): Promise<void> {
  await sql`DELETE FROM webhook_deliveries WHERE job_id = ANY(${[...jobIds]}::uuid[])`.execute(tx);
}

/** Takes answers of receivers that hold any of the words out of what is kept. @param userId whose; null: everybody's */
export async function clearAnswersWith(
  tx: Transaction<DB>,
  userId: string | null,
  words: readonly string[],
): Promise<void> {
  await sql`
    UPDATE webhook_deliveries d SET answer = '' FROM webhooks w
    WHERE w.id = d.webhook_id AND (${userId}::uuid IS NULL OR w.user_id = ${userId}::uuid) AND d.answer <> ''
      AND EXISTS (SELECT FROM unnest(${[...words]}::text[]) AS t (word) WHERE strpos(lower(d.answer), word) > 0)`.execute(
    tx,
  );
}

/** Deletes what was told before then, sent or not. @returns how many */
export async function deleteDeliveriesBefore(db: Kysely<DB>, before: Date, limit: number): Promise<number> {
  const gone = await sql`
    DELETE FROM webhook_deliveries WHERE id IN (
      SELECT id FROM webhook_deliveries WHERE created_at < ${before} ORDER BY created_at LIMIT ${limit}
    )`.execute(db);
  return Number(gone.numAffectedRows ?? 0);
}

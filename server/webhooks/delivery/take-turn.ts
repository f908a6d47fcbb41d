import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/tables.ts';
import type { Logger } from '../../platform/log.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { type DueDelivery, recordTry, takeDueDeliveries } from '../deliveries-store.ts';
import { endTurn, noteHealth } from '../webhooks-store.ts';
import { enqueueWebhooks, queuedUntil } from './queue-due-webhooks.ts';
import { type SendContext, sendDelivery, type Tried } from './send-delivery.ts';
import { switchOff } from './switch-off.ts';

export interface TurnContext extends SendContext {
  db: Database;
  queue: Queue;
  log: Logger;
  /** Whether mails can be sent. */
  sendsMail: boolean;
}

/** Deliveries of one webhook on the way at once. */
const AT_ONCE = 4;
/** How long a turn may go on beginning; what is left waits for the next one. */
const TURN_MS = 10_000;
/** A receiver that takes longer goes after those that do not. */
const SLOW_MS = 2_000;
/** Nothing is sent for so long to a receiver that took nothing of a turn. */
const REST_MS = 15_000;
/** What a process that dies had taken is taken by another after this. */
const TAKEN_MS = 60_000;

/**
 * Sends what a webhook has to be told, a few at a time, for some seconds: then others have their turn. Each try is written down as soon
 * as it is over. A message that came twice finds nothing to send.
 */
export async function takeTurn(
  context: TurnContext,
  webhookId: string,
  { signal, closing }: { signal: AbortSignal; closing: AbortSignal },
): Promise<void> {
  const { db, queue } = context;
  const ends = Date.now() + TURN_MS;
  let slow = false;
  let restMs = 0;
  while (Date.now() < ends && restMs === 0 && !closing.aborted) {
    const due = await takeDueDeliveries(db, webhookId, AT_ONCE, new Date(Date.now() + TAKEN_MS));
    if (due.length === 0) break;
    const begun = Date.now();
    const tried = await Promise.all(due.map((delivery) => tryOnce(context, delivery, signal)));
    slow = Date.now() - begun > SLOW_MS;
    if (tried.every(({ taken }) => taken === false)) restMs = REST_MS;
  }
  await db.transaction().execute(async (tx) => {
    const more = await endTurn(tx, webhookId, { slow, restMs, until: queuedUntil() });
    if (more) await enqueueWebhooks(tx, queue, [more]);
  });
}

async function tryOnce(context: TurnContext, delivery: DueDelivery, signal: AbortSignal): Promise<Tried> {
  const tried = await sendDelivery(context, delivery, signal);
  await context.db.transaction().execute(async (tx) => record(context, tx, delivery, tried));
  return tried;
}

async function record(context: TurnContext, tx: Transaction<DB>, delivery: DueDelivery, tried: Tried): Promise<void> {
  const { webhook_id: webhookId, id, type, tries } = delivery;
  await recordTry(tx, id, tries, tried);
  if (tried.taken === undefined) return;
  await noteHealth(tx, webhookId, tried.taken);
  if (tried.isGone) await switchOff(tx, context, { only: webhookId });
  const { state, status, trouble } = tried;
  if (!tried.taken)
    context.log.info({ webhookId, delivery: id, type, state, status, trouble }, 'a webhook did not take a delivery');
}

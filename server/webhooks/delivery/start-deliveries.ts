import { runPeriodically } from '../../platform/concurrency/run-periodically.ts';
import { settleAll } from '../../platform/concurrency/settle-all.ts';
import { listen } from '../../platform/database/notify.ts';
import { WEBHOOKS_CHANNEL } from '../../webhook-outbox/outbox-store.ts';
import { deliverWebhook, HEALTHY_PRIORITY } from './deliver-webhook-job.ts';
import { queueDueWebhooks } from './queue-due-webhooks.ts';
import { switchOff } from './switch-off.ts';
import { type TurnContext, takeTurn } from './take-turn.ts';

/** How often it is looked for retries whose time has come. */
const LOOK_EVERY_MS = 5_000;
const SWITCH_OFF_EVERY_MS = 60_000;
/** Webhooks that are sent to at once by this process, of one user at most `perGroup`; some handlers take healthy ones alone. */
const HANDLERS = {
  all: { batchSize: 1, localConcurrency: 6, perGroup: 3 },
  healthy: { batchSize: 1, localConcurrency: 4, minPriority: HEALTHY_PRIORITY },
};

/** Sends what webhooks have to be told as soon as it is committed, and again when it was not taken. @returns what stops it */
export async function startDeliveries(
  context: TurnContext & { databaseUrl: string },
): Promise<{ stop(): Promise<void> }> {
  const { db, queue, log, databaseUrl } = context;
  const looking = runPeriodically({
    run: () => queueDueWebhooks(context),
    onError: (err) => log.warn({ err }, 'due webhooks could not be queued'),
    everyMs: LOOK_EVERY_MS,
    startsNow: true,
  });
  let again = false;
  let running: Promise<void> | undefined;
  /** What comes during one look is found by the next. */
  async function lookNow(): Promise<void> {
    while (again) {
      again = false;
      await queueDueWebhooks(context).catch((err: unknown) => log.warn({ err }, 'due webhooks could not be queued'));
    }
    // At once, not when the promise has settled: what comes in between would be found by no look.
    running = undefined;
  }
  const look = () => {
    again = true;
    running ??= lookNow();
  };
  const listener = await listen(databaseUrl, [WEBHOOKS_CHANNEL], look, { log, onReconnect: look });
  const off = runPeriodically({
    run: async () => void (await db.transaction().execute((tx) => switchOff(tx, context))),
    onError: (err) => log.warn({ err }, 'failing webhooks could not be switched off'),
    everyMs: SWITCH_OFF_EVERY_MS,
    startsNow: true,
  });
  for (const options of [HANDLERS.healthy, HANDLERS.all]) {
    await queue.work(
      deliverWebhook,
      (messages) =>
        settleAll(
          messages.map(({ payload, signal, closing }) => takeTurn(context, payload.webhook_id, { signal, closing })),
        ),
      options,
    );
  }
  return {
    async stop() {
      await listener.close();
      await Promise.all([looking.stop(), off.stop(), running]);
    },
  };
}

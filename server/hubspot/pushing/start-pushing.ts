import type { WorkMetrics } from '../../platform/monitoring/work-metrics.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { countCalls } from '../client/count-calls.ts';
import { failPush, pushToHubspot } from '../push-job.ts';
import { endPush } from '../pushes-store.ts';
import { type PushContext, runPush } from './run-push.ts';

/** Pushes of this process at once, one of each user. */
const HANDLERS = { batchSize: 1, localConcurrency: 4, perGroup: 1 };
const GIVEN_UP =
  'HubSpot did not answer for a long time. Push again later: who is there already is only brought up to date.';

/** Takes pushes from the queue. */
export async function startPushing(
  context: Omit<PushContext, 'rateLimiter'> & { queue: Queue; metrics: Pick<WorkMetrics, 'called'> },
): Promise<void> {
  const { db, queue, metrics } = context;
  const rateLimiter = countCalls(metrics.called);
  await queue.work(failPush, async (messages) => {
    for (const { payload } of messages) await endPush(db, payload.push_id, GIVEN_UP);
  });
  await queue.work(
    pushToHubspot,
    async (messages) => {
      for (const { payload, signal, closing } of messages) {
        await runPush({ ...context, rateLimiter }, payload.push_id, { signal, closing });
      }
    },
    HANDLERS,
  );
}

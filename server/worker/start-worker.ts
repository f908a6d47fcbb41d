import type { Logger } from 'pino';
import { enrichProfiles, failAbandoned, SINGLE_PRIORITIES } from '../enrichment/enrich-profiles-job.ts';
import { failAbandonedJobs } from '../enrichment/running/recovery/fail-abandoned-jobs.ts';
import { createJobRunner } from '../enrichment/running/run-jobs.ts';
import { HitRateCounter } from '../enrichment/sourcing/hit-rate-counter.ts';
import { settleAll } from '../platform/concurrency/settle-all.ts';
import type { WorkMetrics } from '../platform/monitoring/work-metrics.ts';
import type { Message } from '../platform/queue/queue.ts';
import { withSpan } from '../platform/tracing/tracing.ts';
import type { Config } from '../services/config.ts';
import type { Services } from '../services/open-services.ts';
import { leaveEndedJobs } from './leave-ended-jobs.ts';
import { paceFor } from './pace.ts';

/** Connects each kind of queued job to its domain call. Returns once work is being taken, with what ends it when the queue has stopped. */
export async function startWorker(context: {
  config: Config;
  databaseUrl: string;
  services: Services;
  log: Logger;
  metrics: WorkMetrics;
}): Promise<{ stop(): Promise<void> }> {
  const { config, databaseUrl, services, log, metrics } = context;
  const [db, queue] = [services.db(), await services.queue()];
  const pace = paceFor(services.callsAtOnce());
  const hits = new HitRateCounter(db, log, metrics.parametersAsked);
  const runner = createJobRunner({
    db,
    log,
    sources: await services.sources(),
    writer: await services.insightWriter(),
    suppressions: services.suppressions(),
    freshDays: config.freshDays,
    notFoundText: config.hasProfileSource ? NOT_FOUND : NOT_IN_SAMPLE,
    hits,
    metrics,
    jobsAtOnce: pace.jobsAtOnce,
    writingAtOnce: pace.writingAtOnce,
    closing: queue.closing,
  });
  const listener = await leaveEndedJobs({ databaseUrl, runner, log });
  await queue.work(failAbandoned, async (messages) => {
    for (const { payload } of messages) await failAbandonedJobs({ db, queue }, payload.job_ids);
  });
  const runAll = (messages: Message<{ job_ids: string[] }>[]) =>
    settleAll(
      messages.map(({ payload, traceparent, signal, closing }) =>
        withSpan(enrichProfiles.name, { kind: 'consumer', parent: traceparent }, () =>
          runner.run(payload.job_ids, signal, closing),
        ),
      ),
    );
  await queue.work(enrichProfiles, runAll, { ...pace.singles, minPriority: SINGLE_PRIORITIES.last });
  await queue.work(enrichProfiles, runAll, pace.entries);
  return {
    async stop() {
      await listener.close();
      await runner.stop();
      await hits.flush();
    },
  };
}

const NOT_FOUND = 'Profile not found. Nothing was charged.';
const NOT_IN_SAMPLE = 'Profile not found in the sample network. Configure a profile source to enrich real profiles.';

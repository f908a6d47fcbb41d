import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { enrichProfiles, failAbandoned } from '../enrichment/enrich-profiles-job.ts';
import { failAbandonedJobs } from '../enrichment/running/fail-abandoned-jobs.ts';
import { createJobRunner } from '../enrichment/running/run-jobs.ts';
import { SourceHits } from '../enrichment/sourcing/hit-rate-counter.ts';
import type { InsightWriter } from '../insights/insight-writer.ts';
import { settleAll } from '../platform/concurrency/settle-all.ts';
import type { Config } from '../platform/config.ts';
import type { Counted } from '../platform/metrics.ts';
import type { Queue } from '../platform/queue.ts';
import type { DB } from '../platform/tables.ts';
import type { LanguageModel } from '../providers/language-model/language-model.ts';
import { openLanguageModel } from '../providers/language-model/open-language-model.ts';
import { openRateLimiters } from '../providers/rate-limiter/open-rate-limiters.ts';
import { closeRateLimiters } from './close-rate-limiters.ts';
import { configuredSources } from './configured-sources.ts';
import { leaveEndedJobs } from './leave-ended-jobs.ts';
import { paceFor } from './pace.ts';

/** Connects each kind of queued job to its domain call. Returns once work is being taken, with what ends it when the queue has stopped. */
export async function startWorker(context: {
  config: Config;
  databaseUrl: string;
  db: Kysely<DB>;
  queue: Queue;
  log: Logger;
  onCounted: (counted: Counted) => void;
}): Promise<{ stop(): Promise<void> }> {
  const { config, databaseUrl, db, queue, log, onCounted } = context;
  const rateLimiters = openRateLimiters(db, log, (call) => onCounted({ kind: 'called', call }));
  const createRateLimiter = closeRateLimiters(rateLimiters, queue.closing);
  let callsOfSources = 0;
  const sources = await configuredSources(config, db, (limits) => {
    callsOfSources += limits.atOnce;
    return createRateLimiter(limits);
  });
  const model = await openLanguageModel(config.llm, createRateLimiter);
  const pace = paceFor({ sources: callsOfSources, model: config.llm?.callsAtOnce ?? 0 });
  const hits = new SourceHits(db, log);
  const runner = createJobRunner({
    db,
    log,
    sources,
    writer: await configuredWriter(model),
    freshDays: config.freshDays,
    notFoundText: config.unipile || config.pdl ? NOT_FOUND : NOT_IN_SAMPLE,
    hits,
    onEnded: (status, tokens) => onCounted({ kind: 'ended', status, tokens }),
    jobsAtOnce: pace.jobsAtOnce,
    writingAtOnce: pace.writingAtOnce,
    closing: queue.closing,
  });
  const listener = await leaveEndedJobs({ databaseUrl, runner, log });
  await queue.work(failAbandoned, async (messages) => {
    for (const { payload } of messages) await failAbandonedJobs({ db, queue }, payload.job_ids);
  });
  await queue.work(
    enrichProfiles,
    (messages) =>
      settleAll(messages.map(({ payload, signal, closing }) => runner.run(payload.job_ids, signal, closing))),
    pace.entries,
  );
  return {
    async stop() {
      await listener.close();
      await runner.stop();
      await hits.flush();
    },
  };
}

/** Their code is loaded only when it is the one: memory is measured. */
async function configuredWriter(model: LanguageModel | undefined): Promise<InsightWriter> {
  if (!model) return (await import('../insights/built-in-writer.ts')).createBuiltInWriter();
  return (await import('../insights/model-writer.ts')).createModelWriter({ model });
}

const NOT_FOUND = 'Profile not found. Nothing was charged.';
const NOT_IN_SAMPLE = 'Profile not found in the sample network. Configure a profile source to enrich real profiles.';

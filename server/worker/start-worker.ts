import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { enrichProfiles, failAbandoned } from '../enrichment/enrich-profiles-job.ts';
import { failAbandonedJobs } from '../enrichment/fail-abandoned-jobs.ts';
import { createJobRunner } from '../enrichment/run-jobs.ts';
import { SourceHits } from '../enrichment/source-hits.ts';
import type { InsightWriter } from '../insights/insight-writer.ts';
import type { Config } from '../platform/config.ts';
import type { Counted } from '../platform/metrics.ts';
import type { Queue } from '../platform/queue.ts';
import type { DB } from '../platform/tables.ts';
import type { LanguageModel } from '../providers/language-model/language-model.ts';
import { openLanguageModel } from '../providers/language-model/open-language-model.ts';
import { openRateLimiters } from '../providers/rate-limiter/open-rate-limiters.ts';
import { configuredSources } from './configured-sources.ts';

/**
 * Queue entries, of 25 profiles each, taken at a time and by how many handlers. Facts of our own are made at once: up to 200 profiles
 * keep a processor busy. Providers take their time: up to 1,000 profiles under way leave none of their places idle while others are
 * written down.
 */
const PACE_OF_OWN_FACTS = { batchSize: 2, localConcurrency: 4 };
const PACE_OF_PROVIDERS = { batchSize: 1, localConcurrency: 40 };

/** Connects each kind of queued job to its domain call. Returns once work is being taken, with what writes down the last counts. */
export async function startWorker(context: {
  config: Config;
  db: Kysely<DB>;
  queue: Queue;
  log: Logger;
  onCounted: (counted: Counted) => void;
}): Promise<{ stop(): Promise<void> }> {
  const { config, db, queue, log, onCounted } = context;
  const createRateLimiter = openRateLimiters(db, log, (call) => onCounted({ kind: 'called', call }));
  const sources = await configuredSources(config, db, createRateLimiter);
  const asksProviders = sources.some((source) => source.id !== 'sample-network');
  const model = await openLanguageModel(config.llm, createRateLimiter);
  const hits = new SourceHits(db, log);
  const run = createJobRunner({
    db,
    log,
    sources,
    writer: await configuredWriter(model),
    freshDays: config.freshDays,
    notFoundText: config.unipile || config.pdl ? NOT_FOUND : NOT_IN_SAMPLE,
    hits,
    onEnded: (status, tokens) => onCounted({ kind: 'ended', status, tokens }),
  });
  await queue.work(failAbandoned, async (messages) => {
    for (const { payload } of messages) await failAbandonedJobs(db, payload.job_ids);
  });
  await queue.work(
    enrichProfiles,
    async (messages) => {
      await Promise.all(messages.map(({ payload, signal }) => run(payload.job_ids, signal)));
    },
    asksProviders ? PACE_OF_PROVIDERS : PACE_OF_OWN_FACTS,
  );
  return { stop: () => hits.flush() };
}

/** Their code is loaded only when it is the one: memory is measured. */
async function configuredWriter(model: LanguageModel | undefined): Promise<InsightWriter> {
  if (!model) return (await import('../insights/built-in-writer.ts')).createBuiltInWriter();
  return (await import('../insights/model-writer.ts')).createModelWriter({ model });
}

const NOT_FOUND = 'Profile not found. Nothing was charged.';
const NOT_IN_SAMPLE = 'Profile not found in the sample network. Configure a profile source to enrich real profiles.';

import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { enrichProfiles, failAbandoned } from '../enrichment/enrich-profiles-job.ts';
import { failAbandonedJobs } from '../enrichment/fail-abandoned-jobs.ts';
import { createJobRunner } from '../enrichment/run-jobs.ts';
import { createBuiltInWriter } from '../insights/built-in-writer.ts';
import type { Config } from '../platform/config.ts';
import type { Queue } from '../platform/queue.ts';
import type { DB } from '../platform/tables.ts';
import type { ProfileSource } from '../providers/profile-source.ts';
import { createSampleNetwork } from '../providers/sample-network/sample-network.ts';

/** Queue entries are taken two at a time by four handlers: up to 200 profiles are under way at once. */
const PACE = { batchSize: 2, localConcurrency: 4 };

/** Connects each kind of queued job to its domain call. Returns once work is being taken. */
export async function startWorker(context: {
  config: Config;
  db: Kysely<DB>;
  queue: Queue;
  log: Logger;
  /** Told how each job ended, after the commit. */
  onEnded: (status: 'completed' | 'failed') => void;
}): Promise<void> {
  const { config, db, queue, log } = context;
  const sources = configuredSources(config);
  const run = createJobRunner({
    db,
    log,
    sources,
    writer: createBuiltInWriter(),
    freshDays: config.freshDays,
    notFoundText: sources.some((source) => source.id !== 'sample-network') ? NOT_FOUND : NOT_IN_SAMPLE,
    onEnded: context.onEnded,
  });
  await queue.work(failAbandoned, async (messages) => {
    for (const { payload } of messages) await failAbandonedJobs(db, payload.job_ids);
  });
  await queue.work(
    enrichProfiles,
    async (messages) => {
      await Promise.all(messages.map(({ payload, signal }) => run(payload.job_ids, signal)));
    },
    PACE,
  );
}

const NOT_FOUND = 'Profile not found. Nothing was charged.';
const NOT_IN_SAMPLE = 'Profile not found in the sample network. Configure a profile source to enrich real profiles.';

/** The sources in the order in which they are asked. */
function configuredSources(config: Config): ProfileSource[] {
  return config.sampleNetwork ? [createSampleNetwork({ publicUrl: config.http.publicUrl })] : [];
}

import { Registry } from 'prom-client';
import { createJobRunner } from '../../../server/enrichment/running/run-jobs.ts';
import type { InsightWriter } from '../../../server/insights/insight-writer.ts';
import { createWorkMetrics } from '../../../server/platform/monitoring/work-metrics.ts';
import type { EnrichResponse } from '../../../shared/contract/enrichment.ts';
import type { SignedInUser, TestApp } from '../app/test-app.ts';
import { judgingWriter, sampleFit } from '../insights/sample-fit.ts';
import { scriptedSource } from './scripted-source.ts';

/** What is asked for unless a test says otherwise: a plain value and a written one. */
export const JUDGED_COLUMNS = ['firstName', 'meetingOpener'];

/** Starts a request of one profile and runs it, as a worker does, with a writer that judges as told. */
export async function enrichJudged(
  app: TestApp,
  user: SignedInUser,
  {
    writer = judgingWriter(sampleFit()),
    columns = JUDGED_COLUMNS,
  }: { writer?: InsightWriter; columns?: string[] } = {},
): Promise<EnrichResponse> {
  const started = await user.api.call('startEnrichment', {
    body: { linkedin_url: 'https://www.linkedin.com/in/asha', columns },
  });
  const runner = createJobRunner({
    db: app.db,
    log: app.log,
    sources: [scriptedSource('a')],
    writer,
    freshDays: 30,
    notFoundText: 'Profile not found.',
    metrics: createWorkMetrics(new Registry()),
    suppressions: app.services.suppressions(),
  });
  await runner.run([started.job_id!], new AbortController().signal);
  await runner.stop();
  return started;
}

import { giveFeedback, withdrawFeedback } from '../../enrichment/feedback/give-feedback.ts';
import { editResult } from '../../enrichment/results/edit-result.ts';
import { readBatch } from '../../enrichment/results/read-batch.ts';
import { readJob } from '../../enrichment/results/read-job.ts';
import { cancelBatch, cancelJob } from '../../enrichment/running/cancel-jobs.ts';
import { deleteProfile } from '../../enrichment/running/delete-profile.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';
import { route } from '../route.ts';

/** Watching, cancelling, editing, judging and forgetting enrichments. */
export function registerEnrichmentRoutes(app: App, { db }: Pick<Context, 'db'>): void {
  route(app, 'readJob', async ({ params, principal }) => ({
    success: true,
    job: await readJob(db, principal.userId, params.id),
  }));
  route(app, 'cancelJob', async ({ params, principal }) => ({
    success: true,
    job: await cancelJob(db, principal.userId, params.id),
  }));
  route(app, 'editResult', async ({ params, body, principal }) => ({
    success: true,
    job: await editResult(db, principal.userId, params.id, body),
  }));
  route(app, 'giveFeedback', async ({ params, body, principal }) => ({
    success: true,
    job: await giveFeedback(db, principal.userId, params, body),
  }));
  route(app, 'withdrawFeedback', async ({ params, principal }) => ({
    success: true,
    job: await withdrawFeedback(db, principal.userId, params),
  }));
  route(app, 'deleteJob', async ({ params, principal }) => {
    await deleteProfile(db, principal.userId, params.id);
    return { success: true };
  });

  route(app, 'readBatch', async ({ params, query, principal }) => ({
    success: true,
    ...(await readBatch(db, principal.userId, params.id, query)),
  }));
  route(app, 'cancelBatch', async ({ params, principal }) => ({
    success: true,
    cancelled: await cancelBatch(db, principal.userId, params.id),
  }));
}

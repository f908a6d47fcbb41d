import { z } from 'zod';
import type { Job } from '../../../shared/contract/enrichment.ts';
import { elementAt } from '../../../shared/element-at.ts';
import { giveFeedback, withdrawFeedback } from '../../enrichment/feedback/give-feedback.ts';
import { editResult } from '../../enrichment/results/edit-result.ts';
import { readBatch } from '../../enrichment/results/read-batch.ts';
import { readJob } from '../../enrichment/results/read-job.ts';
import { cancelBatch, cancelJob } from '../../enrichment/running/cancel-jobs.ts';
import { deleteProfile } from '../../enrichment/running/delete-profile.ts';
import { withholdSuppressed } from '../../suppression/withhold-suppressed.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';
import { ListCursors } from '../list-cursors.ts';
import { route } from '../route.ts';

const jobPlace = z.tuple([z.number().int()]);

/** Watching, cancelling, editing, judging and forgetting enrichments. */
export function registerEnrichmentRoutes(
  app: App,
  { config, db, services }: Pick<Context, 'config' | 'db' | 'services'>,
): void {
  const cursors = new ListCursors(config.session.secret);
  const suppressions = services.suppressions();
  const show = async (job: Promise<Job>): Promise<Job> =>
    elementAt(await withholdSuppressed(suppressions, [await job]), 0);

  route(app, 'readJob', async ({ params, principal }) => ({
    success: true,
    job: await show(readJob(db, principal.userId, params.id)),
  }));
  route(app, 'cancelJob', async ({ params, principal }) => ({
    success: true,
    job: await show(cancelJob(db, principal.userId, params.id)),
  }));
  route(app, 'editResult', async ({ params, body, principal }) => ({
    success: true,
    job: await show(editResult(db, principal.userId, params.id, body)),
  }));
  route(app, 'giveFeedback', async ({ params, body, principal }) => ({
    success: true,
    job: await show(giveFeedback(db, principal.userId, params, body)),
  }));
  route(app, 'withdrawFeedback', async ({ params, principal }) => ({
    success: true,
    job: await show(withdrawFeedback(db, principal.userId, params)),
  }));
  route(app, 'deleteJob', async ({ params, principal }) => {
    await deleteProfile(db, principal.userId, params.id);
    return { success: true };
  });

  route(app, 'readBatch', async ({ params, query, principal }) => {
    const { cursor, ...page } = query;
    const list = ['jobs', principal.userId, params.id, query.status];
    const after = cursors.read(list, cursor, jobPlace)?.[0];
    const { jobs, next, ...batch } = await readBatch(db, principal.userId, params.id, { ...page, after });
    const next_cursor = cursors.write(list, next === null ? null : [next]);
    return { success: true, ...batch, jobs: await withholdSuppressed(suppressions, jobs), next_cursor };
  });
  route(app, 'cancelBatch', async ({ params, principal }) => ({
    success: true,
    cancelled: await cancelBatch(db, principal.userId, params.id),
  }));
}

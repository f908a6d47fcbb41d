import { z } from 'zod';
import { done } from '../../../shared/contract/accounts.ts';
import {
  batchAnswer,
  batchQuery,
  cancelBatchAnswer,
  editResultRequest,
  jobAnswer,
} from '../../../shared/contract/enrichment.ts';
import { id } from '../../../shared/contract/text.ts';
import { forgetProfile } from '../../enrichment/results/delete-profile.ts';
import { editResult } from '../../enrichment/results/edit-result.ts';
import { readBatch } from '../../enrichment/results/read-batch.ts';
import { readJob } from '../../enrichment/results/read-job.ts';
import { cancelBatch, cancelJob } from '../../enrichment/running/cancel-jobs.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';

const tags = ['enrichment'];
const byId = z.object({ id });

/** Watching, cancelling, editing and forgetting enrichments. */
export function registerEnrichmentRoutes(app: App, { db }: Pick<Context, 'db'>): void {
  app.get(
    '/api/jobs/:id',
    { schema: { tags, summary: 'One job', params: byId, response: { 200: jobAnswer } } },
    async ({ params, user }) => ({ success: true as const, job: await readJob(db, user.id, params.id) }),
  );
  app.post(
    '/api/jobs/:id/cancel',
    { schema: { tags, summary: 'Cancel a job', params: byId, response: { 200: jobAnswer } } },
    async ({ params, user }) => ({ success: true as const, job: await cancelJob(db, user.id, params.id) }),
  );
  app.patch(
    '/api/jobs/:id/result',
    {
      schema: {
        tags,
        summary: 'Save an edited AI-generated value',
        params: byId,
        body: editResultRequest,
        response: { 200: jobAnswer },
      },
    },
    async ({ params, body, user }) => ({ success: true as const, job: await editResult(db, user.id, params.id, body) }),
  );
  app.delete(
    '/api/jobs/:id',
    { schema: { tags, summary: 'Forget an enriched profile', params: byId, response: { 200: done } } },
    async ({ params, user }) => {
      await forgetProfile(db, user.id, params.id);
      return { success: true as const };
    },
  );

  app.get(
    '/api/batches/:id',
    {
      schema: {
        tags,
        summary: 'The jobs of one request',
        params: byId,
        querystring: batchQuery,
        response: { 200: batchAnswer },
      },
    },
    async ({ params, query, user }) => ({
      success: true as const,
      ...(await readBatch(db, user.id, params.id, query)),
    }),
  );
  app.post(
    '/api/batches/:id/cancel',
    {
      schema: {
        tags,
        summary: 'Cancel what is left of a request',
        params: byId,
        response: { 200: cancelBatchAnswer },
      },
    },
    async ({ params, user }) => ({ success: true as const, cancelled: await cancelBatch(db, user.id, params.id) }),
  );
}

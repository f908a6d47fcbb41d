import { z } from 'zod';
import { done } from '../../../shared/contract/accounts.ts';
import { flag } from '../../../shared/contract/answers.ts';
import {
  batchAnswer,
  batchQuery,
  cancelBatchAnswer,
  editResultRequest,
  enrichAnswer,
  enrichRequest,
  jobAnswer,
} from '../../../shared/contract/enrichment.ts';
import { id } from '../../../shared/contract/text.ts';
import { readSelectedParameters } from '../../accounts/read-selected-parameters.ts';
import { cancelBatch, cancelJob } from '../../enrichment/cancel-jobs.ts';
import { editResult } from '../../enrichment/edit-result.ts';
import { forgetProfile } from '../../enrichment/forget-profile.ts';
import { readBatch } from '../../enrichment/read-batch.ts';
import { readJob } from '../../enrichment/read-job.ts';
import { startEnrichment } from '../../enrichment/start-enrichment.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';
import { readIdempotencyKey } from '../idempotency.ts';

const tags = ['enrichment'];
/** A list of 10,000 entries that each name all 46 parameters. */
const ENRICH_BODY_LIMIT = 16 * 1024 * 1024;
const byId = z.object({ id });

/** Starting, watching, cancelling, editing and forgetting enrichments. */
export function registerEnrichmentRoutes(app: App, { db, queue }: Pick<Context, 'db' | 'queue'>): void {
  app.post(
    '/api/enrich',
    {
      bodyLimit: ENRICH_BODY_LIMIT,
      schema: {
        tags,
        summary: 'Enrich one profile or many',
        body: enrichRequest,
        querystring: z.object({ skip_invalid: flag }),
        response: { 200: enrichAnswer },
      },
    },
    async (request) => {
      const { body, query, user } = request;
      return startEnrichment(
        { db, queue },
        {
          userId: user.id,
          items: Array.isArray(body) ? body : [body],
          configured: await readSelectedParameters(db, user.id),
          skipInvalid: query.skip_invalid,
          idempotency: readIdempotencyKey(request, () => [JSON.stringify(body), String(query.skip_invalid)]),
        },
      );
    },
  );

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

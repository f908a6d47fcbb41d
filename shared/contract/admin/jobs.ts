import { z } from 'zod';
import type { EndpointsOfResource } from '../endpoint.ts';
import { done, pageQuery, pagination, timestamp } from '../responses.ts';
import { id } from '../text.ts';
import { reason } from './users.ts';

/** What a job that has not ended waits for. */
export const WAITS = ['worker', 'retry', 'running', 'nothing'] as const;

const openJob = z.object({
  job_id: z.string(),
  batch_id: z.string(),
  user_id: z.string(),
  email: z.string(),
  status: z.enum(['pending', 'running']),
  progress: z.number().int(),
  credits_held: z.number().int(),
  created_at: timestamp,
  started_at: timestamp.nullable(),
  /**
   * `worker`: for a worker that is free; `retry`: for its next try, at `waits_until`; `running`: a worker has it since `waits_since`;
   * `nothing`: no entry of the queue names it.
   */
  waits_for: z.enum(WAITS),
  waits_since: timestamp.nullable(),
  waits_until: timestamp.nullable(),
});
export type OpenJob = z.infer<typeof openJob>;

const tags = ['admin'];
const access = 'admin';
const params = z.object({ id });

export const adminJobEndpoints = {
  listOpenJobs: {
    tags,
    access,
    summary: 'Jobs that have not ended for so many minutes, the oldest first',
    query: pageQuery.extend({ minutes: z.coerce.number<number | string>().int().min(0).max(100_000).default(15) }),
    response: z.object({ success: z.literal(true), jobs: z.array(openJob), pagination }),
  },
  requeueJob: { tags, access, summary: 'Put a job into the queue again, by itself', params, response: done },
  endJob: { tags, access, summary: 'End a job: it fails, free', params, body: z.object({ reason }), response: done },
} satisfies EndpointsOfResource;

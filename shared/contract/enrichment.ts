import { z } from 'zod';
import { LIMITS, SCORE, TAGS } from '../catalogue.ts';
import type { EndpointsOfResource } from './endpoint.ts';
import { feedback, feedbackRequest } from './feedback.ts';
import { fitDecision } from './fit.ts';
import { parameterId } from './parameters.ts';
import { done, flag, longListQuery, nextCursor, pagination, timestamp } from './responses.ts';
import { id, plainText, typedText } from './text.ts';

export const JOB_STATUSES = ['pending', 'running', 'completed', 'failed', 'cancelled'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const enrichItem = z.object({
  /** Of any length: what is too long to be one is refused by that name. */
  linkedin_url: z.string(),
  /** Parameter ids; unknown ones are named in the response. Without it: the user's configured parameters. */
  columns: z.array(plainText(64)).max(100).optional(),
});
export type EnrichItem = z.infer<typeof enrichItem>;
export const enrichRequest = z.union([enrichItem, z.array(enrichItem).min(1).max(LIMITS.profilesPerRequest)]);
export type EnrichRequest = z.infer<typeof enrichRequest>;

const startedJob = z.object({ job_id: z.string(), linkedin_url: z.string() });
export const enrichResponse = z.object({
  success: z.literal(true),
  batch_id: z.string(),
  /** Only when one profile was asked for. */
  job_id: z.string().optional(),
  total_jobs: z.number().int(),
  jobs: z.array(startedJob),
  parameters_enriched: z.array(parameterId),
  /** How many entries named a profile that another entry of the request names too. */
  duplicates: z.number().int(),
  /** What was left out, with `?skip_invalid=true`. */
  validation_errors: z.array(z.string()),
});
export type EnrichResponse = z.infer<typeof enrichResponse>;

const resultRecord = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const resultValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.string()).readonly(),
  z.array(resultRecord).readonly(),
]);

export const provenance = z.object({
  source: z.string(),
  retrieved_at: timestamp,
  /** 0 to 1. */
  confidence: z.number(),
  evidence: z.array(z.string()).optional(),
  /** Of an AI-generated value: said by the facts, or concluded from them. */
  basis: z.enum(['fact', 'inference']).optional(),
  /** Of a value that a language model wrote: the version of the prompt. */
  prompt_version: z.string().optional(),
  /** The value as it was before the user edited it. */
  original: resultValue.optional(),
  edited_at: timestamp.optional(),
});
export type Provenance = z.infer<typeof provenance>;

/** Why a job failed. The text beside it says more, and when to try again. */
export const JOB_ERROR_CODES = [
  /** Every source answered, and none knows the profile. */
  'profile_not_found',
  'source_unavailable',
  'source_rate_limited',
  'source_quota_exceeded',
  'source_spending_limit',
  /** By an operator. */
  'source_paused',
  'source_credentials_refused',
  'source_refused_profile',
  'source_answer_unreadable',
  'source_wrong_person',
  /** It was begun more than once and never came to its end. */
  'not_finished',
  /** The person asked not to be processed. Of a completed job: since then, and its values are not shown. */
  'suppressed',
] as const;
export type JobErrorCode = (typeof JOB_ERROR_CODES)[number];

export const job = z.object({
  job_id: z.string(),
  batch_id: z.string(),
  user_id: z.string(),
  linkedin_url: z.string(),
  /** The address that the profile has by now; absent while it is the one asked for. */
  moved_to: z.string().optional(),
  status: z.enum(JOB_STATUSES),
  /** 0 to 100; -1 when failed or cancelled. */
  progress: z.number().int(),
  message: z.string(),
  columns: z.array(parameterId),
  total_parameters_requested: z.number().int(),
  /** Parameters delivered so far. */
  completed: z.number().int(),
  /** Parameters that were looked for and not found. */
  failed: z.number().int(),
  credits_used: z.number().int(),
  result: z.partialRecord(parameterId, resultValue),
  provenance: z.partialRecord(parameterId, provenance),
  /**
   * How well the person fits the user's company: what the AI-generated values follow. Null until the job is completed, when no
   * AI-generated parameter was asked for, and without a company profile.
   */
  fit: fitDecision.nullable(),
  /** What the user said of AI-generated values. */
  feedback: z.partialRecord(parameterId, feedback),
  successful_parameters: z.array(parameterId),
  failed_parameters: z.array(parameterId),
  skipped_parameters: z.array(parameterId),
  error: z.string().nullable(),
  /** Null when it has not failed, or failed before there were codes. */
  error_code: z.enum(JOB_ERROR_CODES).nullable(),
  /** What the language model used for it; absent without one, or when its server does not count. */
  tokens: z.object({ input: z.number().int(), output: z.number().int() }).optional(),
  /** The other columns of the uploaded sheet's row, by their header. */
  extra: z.record(z.string(), z.string()).optional(),
  created_at: timestamp,
  started_at: timestamp.nullable(),
  finished_at: timestamp.nullable(),
});
export type Job = z.infer<typeof job>;

const jobResponse = z.object({ success: z.literal(true), job });
const SCORE_EXPECTED = `The score is a whole number from ${SCORE.min} to ${SCORE.max}.`;

const editResultRequest = z.object({
  parameter: plainText(64),
  value: z.union([z.string(), z.number()]),
});

/** What an AI-generated value may be edited to, by its kind. */
export const editedValue = {
  score: z.number(SCORE_EXPECTED).int(SCORE_EXPECTED).min(SCORE.min, SCORE_EXPECTED).max(SCORE.max, SCORE_EXPECTED),
  tag: z.enum(TAGS, `The tag is one of ${TAGS.join(', ')}.`),
  text: typedText(LIMITS.editedValueChars).min(1, 'The text is empty.'),
};

export const counts = z.object({
  pending: z.number().int(),
  running: z.number().int(),
  completed: z.number().int(),
  failed: z.number().int(),
  cancelled: z.number().int(),
});
export type Counts = z.infer<typeof counts>;

const batchQuery = longListQuery.extend({ status: z.enum(JOB_STATUSES).optional() });
export const batchResponse = z.object({
  success: z.literal(true),
  batch: z.object({
    batch_id: z.string(),
    created_at: timestamp,
    total: z.number().int(),
    columns: z.array(parameterId),
    counts,
    credits_held: z.number().int(),
    credits_used: z.number().int(),
  }),
  jobs: z.array(job),
  pagination,
  next_cursor: nextCursor,
});
export type BatchResponse = z.infer<typeof batchResponse>;

const cancelBatchResponse = z.object({ success: z.literal(true), cancelled: z.number().int() });

const tags = ['enrichment'];
const params = z.object({ id });
const valueParams = z.object({ id, parameter: plainText(64) });

export const enrichmentEndpoints = {
  startEnrichment: {
    tags,
    scopes: ['enrich'],
    summary: 'Enrich one profile or many',
    query: z.object({ skip_invalid: flag }),
    body: enrichRequest,
    idempotent: true,
    response: enrichResponse,
  },
  readJob: { tags, scopes: ['read'], summary: 'One job', params, etag: true, response: jobResponse },
  cancelJob: { tags, scopes: ['enrich'], summary: 'Cancel a job', params, response: jobResponse },
  editResult: {
    tags,
    scopes: ['enrich'],
    summary: 'Save an edited AI-generated value',
    params,
    body: editResultRequest,
    response: jobResponse,
  },
  giveFeedback: {
    tags,
    scopes: ['enrich'],
    summary: 'Say whether an AI-generated value serves, and if not, why',
    params: valueParams,
    body: feedbackRequest,
    response: jobResponse,
  },
  withdrawFeedback: {
    tags,
    scopes: ['enrich'],
    summary: 'Take back what was said of a value',
    params: valueParams,
    response: jobResponse,
  },
  deleteJob: { tags, scopes: ['enrich'], summary: 'Forget an enriched profile', params, response: done },
  readBatch: {
    tags,
    scopes: ['read'],
    summary: 'The jobs of one request',
    params,
    query: batchQuery,
    etag: true,
    response: batchResponse,
  },
  cancelBatch: {
    tags,
    scopes: ['enrich'],
    summary: 'Cancel what is left of a request',
    params,
    response: cancelBatchResponse,
  },
} satisfies EndpointsOfResource;

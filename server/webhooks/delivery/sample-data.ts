import type { WebhookEvent } from '../../../shared/contract/webhook-events.ts';
import { MINIMUM_CREDITS } from '../../../shared/pricing.ts';
import type { JobRow } from '../../enrichment/job-store.ts';
import { presentJob } from '../../enrichment/results/present-job.ts';

/** Ids that nothing has. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** What a test tells: made up, in the shape of the event, and marked. @param at when it was asked for */
export function sampleData(type: WebhookEvent, at: Date): object {
  if (type === 'credits.low') return { credits: MINIMUM_CREDITS - 1, threshold: MINIMUM_CREDITS, test: true };
  if (type === 'batch.completed') return { ...sampleBatch(at), test: true };
  return { ...presentJob(sampleJob(type === 'job.completed', at)), test: true };
}

function sampleBatch(at: Date): object {
  return {
    batch_id: NOBODY,
    created_at: at.toISOString(),
    total: 2,
    columns: ['firstName'],
    counts: { pending: 0, running: 0, completed: 1, failed: 1, cancelled: 0 },
    credits_held: 0,
    credits_used: 1,
  };
}

function sampleJob(isCompleted: boolean, at: Date): JobRow {
  return {
    id: NOBODY,
    batch_id: NOBODY,
    user_id: NOBODY,
    slug: 'example-person',
    columns: ['firstName'],
    status: isCompleted ? 'completed' : 'failed',
    progress: isCompleted ? 100 : -1,
    credits_used: isCompleted ? 1 : 0,
    arrived: [],
    result: isCompleted ? { firstName: 'Example' } : null,
    provenance: null,
    fit: null,
    feedback: {},
    skipped: [],
    moved_to: null,
    error: isCompleted ? null : 'Profile not found. Nothing was charged.',
    error_code: isCompleted ? null : 'profile_not_found',
    extra: null,
    input_tokens: null,
    output_tokens: null,
    created_at: at,
    started_at: at,
    finished_at: at,
  };
}

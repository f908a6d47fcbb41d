import type { Kysely } from 'kysely';
import type { WebhookEvent } from '../../../shared/contract/webhook-events.ts';
import { MINIMUM_CREDITS } from '../../../shared/pricing.ts';
import { readBatch } from '../../enrichment/results/read-batch.ts';
import { readJob } from '../../enrichment/results/read-job.ts';
import type { DB } from '../../platform/database/tables.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { namesInJob } from '../../suppression/list-identifiers.ts';
import { SUPPRESSED, type SuppressionList } from '../../suppression/suppression-list.ts';
import type { DueDelivery } from '../deliveries-store.ts';
import { sampleData } from './sample-data.ts';

/** What a receiver is sent: a body, or nothing, and why. */
export type Told = { body: string } | { withheld: string };

/**
 * Builds the body of a delivery from what is kept now: of a job that has ended that is the same at every try, unless its user edits it.
 * What was forgotten meanwhile, and people who are not to be processed, are not told of.
 */
export async function buildBody(
  { db, suppressions }: { db: Kysely<DB>; suppressions: SuppressionList },
  delivery: DueDelivery,
): Promise<Told> {
  const { type, user_id, job_id, batch_id, credits, is_test, created_at } = delivery;
  const tell = (data: object) => ({ body: bodyOf(type, created_at, data) });
  if (is_test) return tell(sampleData(type, created_at));
  try {
    if (job_id !== null) {
      const job = await readJob(db, user_id, job_id);
      const isListed = job.error_code === SUPPRESSED.code || (await suppressions.has(user_id, namesInJob(job)));
      return isListed ? { withheld: SUPPRESSED.text } : tell(job);
    }
    if (batch_id !== null) return tell((await readBatch(db, user_id, batch_id, { page: 1, page_size: 1 })).batch);
    return tell({ credits, threshold: MINIMUM_CREDITS });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'not_found') throw error;
    return { withheld: 'What it tells of is not kept any more.' };
  }
}

function bodyOf(type: WebhookEvent, at: Date, data: object): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data });
}

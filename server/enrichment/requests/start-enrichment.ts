import type { Kysely, Transaction } from 'kysely';
import { v7 as newId } from 'uuid';
import { PARAMETER_IDS, type ParameterId } from '../../../shared/catalogue.ts';
import type { EnrichResponse } from '../../../shared/contract/enrichment.ts';
import { elementAt } from '../../../shared/element-at.ts';
import { priceList, priceOf } from '../../../shared/pricing.ts';
import type { AskingApiKey } from '../../accounts/api-keys/asking-api-key.ts';
import { lockAccounts } from '../../credits/credits-store.ts';
import { holdCredits } from '../../credits/hold-credits.ts';
import { publishChange } from '../../platform/database/publish-change.ts';
import { storableJson } from '../../platform/database/storable-json.ts';
import type { DB } from '../../platform/database/tables.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { withSpan } from '../../platform/tracing/tracing.ts';
import { cellsWithAddresses, type Names } from '../../suppression/list-identifiers.ts';
import { SUPPRESSED, type SuppressionList } from '../../suppression/suppression-list.ts';
import { type BatchRow, insertBatch, insertJobs } from '../batch-store.ts';
import { newJobIds } from '../job-id.ts';
import { enqueueJobs } from '../queueing/enqueue-jobs.ts';
import { settleUndelivered } from '../running/settle-jobs.ts';
import { requireKeyAllowance } from './api-key-allowance.ts';
import { claimIdempotencyKey, type IdempotencyKey } from './idempotency-store.ts';
import type { ReadRequest, RequestedJob } from './read-request.ts';

export interface StartRequest {
  userId: string;
  /** What is asked for. */
  read: ReadRequest;
  /** Start the valid entries although others are not profile URLs. */
  skipInvalid: boolean;
  idempotency?: IdempotencyKey | undefined;
  /** The API key that asks; none when its owner does. */
  apiKey?: AskingApiKey | undefined;
  /** What else is written in the same transaction, when the request starts. */
  alongside?: (tx: Transaction<DB>) => Promise<void> | undefined;
}

/**
 * Starts one enrichment request. In one transaction: batch and jobs are written, the whole price is held, the queue is filled;
 * too few credits, or a crash between any two of these, leaves nothing behind. Jobs of people who are not to be processed end in it.
 * @throws DomainError invalid_profile_urls, insufficient_credits, spending_limit, api_key_limit, idempotency_conflict
 */
export async function startEnrichment(
  { db, queue, suppressions }: { db: Kysely<DB>; queue: Queue; suppressions: SuppressionList },
  request: StartRequest,
): Promise<EnrichResponse> {
  const { read } = request;
  if (read.refused.length > 0 && !(request.skipInvalid && read.jobs.length > 0)) {
    throw new DomainError('invalid_profile_urls', {
      validationErrors: read.refused,
      details: `${read.refused.length} of ${read.entries} entries cannot be enriched; nothing was started.`,
    });
  }
  const suppressed = await suppressions.filter(request.userId, read.jobs, namesInRequest);
  const attributes = { 'leadlight.profiles': read.jobs.length };
  return withSpan('start enrichment', { attributes }, () =>
    db.transaction().execute((tx) => writeStart(tx, queue, request, suppressed)),
  );
}

function namesInRequest({ slug, extra = [] }: RequestedJob): Names {
  return { slugs: [slug], emails: cellsWithAddresses(extra.map(([, text]) => text)) };
}

async function writeStart(
  tx: Transaction<DB>,
  queue: Queue,
  request: StartRequest,
  suppressed: ReadonlySet<RequestedJob>,
): Promise<EnrichResponse> {
  const { read } = request;
  const columnSets = [...new Set(read.jobs.map((job) => job.columns))];
  const asked = new Set(columnSets.flat());
  const batch: BatchRow = {
    id: newId(),
    user_id: request.userId,
    column_sets: columnSets,
    total: read.jobs.length,
    price: read.jobs.reduce((sum, job) => sum + priceOf(job.columns), 0),
    prices: priceList(asked),
    api_key_id: request.apiKey?.keyId ?? null,
  };
  const answer = {
    parameters_enriched: PARAMETER_IDS.filter((id) => asked.has(id)),
    duplicates: read.duplicates,
    validation_errors: read.refused,
  };
  // Accounts first, as everywhere: also before the keys, which are deleted with the account.
  const accounts = await lockAccounts(tx, [request.userId]);
  if (request.idempotency) {
    const earlier = await claimIdempotencyKey(tx, request.userId, request.idempotency, batch.id, answer);
    if (earlier) return earlier;
  }
  if (request.apiKey) await requireKeyAllowance(tx, request.apiKey, batch.price);
  await holdCredits(tx, accounts, { userId: request.userId, amount: batch.price, profiles: batch.total });
  await insertBatch(tx, batch);
  const ids = newJobIds(batch.id, read.jobs.length);
  const jobs = read.jobs.map((job, place) =>
    toJobRow(elementAt(ids, place), suppressed.has(job) ? { ...job, extra: [] } : job, columnSets),
  );
  await insertJobs(tx, batch, jobs);
  const refused = ids.filter((_, at) => suppressed.has(elementAt(read.jobs, at)));
  if (refused.length > 0) await settleUndelivered(tx, accounts, refused, { status: 'failed', failure: SUPPRESSED });
  const open = refused.length > 0 ? ids.filter((_, at) => !suppressed.has(elementAt(read.jobs, at))) : ids;
  await enqueueJobs(tx, queue, { userId: request.userId, jobIds: open, total: ids.length });
  await request.alongside?.(tx);
  await publishChange(tx, [{ userId: request.userId }]);
  return {
    success: true,
    batch_id: batch.id,
    ...(ids.length === 1 && { job_id: ids[0] }),
    total_jobs: ids.length,
    jobs: read.jobs.map((job, index) => ({ job_id: elementAt(ids, index), linkedin_url: job.url })),
    ...answer,
  };
}

function toJobRow(id: string, job: RequestedJob, columnSets: readonly ParameterId[][]) {
  return {
    id,
    slug: job.slug,
    column_set: columnSets.indexOf(job.columns),
    held: priceOf(job.columns),
    extra: job.extra?.length ? storableJson(job.extra) : null,
  };
}

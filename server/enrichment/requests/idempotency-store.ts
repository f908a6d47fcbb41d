import { type Kysely, sql, type Transaction } from 'kysely';
import type { EnrichResponse } from '../../../shared/contract/enrichment.ts';
import { elementAt } from '../../../shared/element-at.ts';
import { canonicalProfileUrl } from '../../../shared/profile-url/profile-url.ts';
import { storableJson } from '../../platform/database/storable-json.ts';
import type { DB } from '../../platform/database/tables.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { isOfBatch } from '../of-batch.ts';

export interface IdempotencyKey {
  key: string;
  /** Digest of the request's body and everything else that decides what it starts. */
  digest: Uint8Array;
}

type AnswerBesideJobs = Pick<EnrichResponse, 'parameters_enriched' | 'duplicates' | 'validation_errors'>;

/** Keys are remembered this long. */
const REMEMBERED = '7 days';

/** Whether one of the user's requests has the key. */
export async function isKeyTaken(db: Kysely<DB>, userId: string, key: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM idempotency_keys WHERE user_id = ${userId} AND key = ${key}`.execute(db);
  return rows.length > 0;
}

/**
 * Takes the key for this request, or waits for the request that has it and gives that one's answer again.
 * @returns undefined when the key is now ours
 * @throws DomainError idempotency_conflict when the key was used with another request
 */
export async function claimIdempotencyKey(
  tx: Transaction<DB>,
  userId: string,
  { key, digest }: IdempotencyKey,
  batchId: string,
  answer: AnswerBesideJobs,
): Promise<EnrichResponse | undefined> {
  await sql`DELETE FROM idempotency_keys WHERE user_id = ${userId} AND created_at < now() - ${REMEMBERED}::interval`.execute(
    tx,
  );
  const claimed = await sql`
    INSERT INTO idempotency_keys (user_id, key, request_digest, batch_id, answer)
    VALUES (${userId}, ${key}, ${digest}, ${batchId}, ${storableJson(answer)}::jsonb)
    ON CONFLICT DO NOTHING RETURNING key`.execute(tx);
  if (claimed.rows.length > 0) return undefined;
  const { rows } = await sql<{ same: boolean; batch_id: string; answer: AnswerBesideJobs }>`
    SELECT request_digest = ${digest} AS same, batch_id, answer FROM idempotency_keys
    WHERE user_id = ${userId} AND key = ${key}`.execute(tx);
  const earlier = rows[0];
  if (!earlier?.same) throw new DomainError('idempotency_conflict');
  const jobs = await sql<{ id: string; slug: string }>`
    SELECT j.id, j.slug FROM jobs j WHERE ${isOfBatch(earlier.batch_id)} ORDER BY j.position`.execute(tx);
  return {
    success: true,
    batch_id: earlier.batch_id,
    ...(jobs.rows.length === 1 && { job_id: elementAt(jobs.rows, 0).id }),
    total_jobs: jobs.rows.length,
    jobs: jobs.rows.map((job) => ({ job_id: job.id, linkedin_url: canonicalProfileUrl(job.slug) })),
    ...earlier.answer,
  };
}

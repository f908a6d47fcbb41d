import { sql, type Transaction } from 'kysely';
import type { ParameterId } from '../../shared/catalogue.ts';
import type { Job, JobErrorCode } from '../../shared/contract/enrichment.ts';
import type { FitDecision } from '../../shared/contract/fit.ts';
import { jsonArray } from '../platform/database/json-array.ts';
import { storableJson } from '../platform/database/storable-json.ts';
import type { DB } from '../platform/database/tables.ts';
import { packProvenance } from './stored-provenance.ts';

/** The SQL of the end of jobs. */

/** Why a job failed: for programs, and in words for its user. */
export interface JobFailure {
  code: JobErrorCode;
  text: string;
}

/** How a job ended. Only a completed one has values, and only values are charged. */
export interface JobEnd {
  jobId: string;
  status: 'completed' | 'failed' | 'cancelled';
  creditsUsed: number;
  result?: Job['result'] | undefined;
  provenance?: Job['provenance'] | undefined;
  fit?: FitDecision | undefined;
  skipped?: readonly ParameterId[] | undefined;
  /** Decoded slug that the profile has by now, when the member has changed it. */
  movedTo?: string | undefined;
  failure?: JobFailure | undefined;
  startedAt?: Date | undefined;
  /** What the language model used for it. */
  tokens?: { input: number; output: number } | undefined;
}

export interface EndedJobRow {
  id: string;
  batch_id: string;
  user_id: string;
  status: JobEnd['status'];
  total: number;
  /** What was held for it until now. */
  held: number;
  credits_used: number;
}

/** Ends jobs with what they deliver; those that have ended before are left alone and not returned. At most some hundred at a time. */
export async function endJobs(tx: Transaction<DB>, ends: readonly JobEnd[]): Promise<EndedJobRow[]> {
  const ids = ends.map((end) => end.jobId);
  const json = (of: (end: JobEnd) => unknown) =>
    jsonArray(
      ends.map((end) => {
        const value = of(end);
        return value ? storableJson(value) : null;
      }),
    );
  const ended = await sql<EndedJobRow>`
    WITH ends AS (
      SELECT * FROM unnest(${ids}::uuid[], ${ends.map((end) => end.status)}::text[],
        ${ends.map((end) => end.creditsUsed)}::smallint[], ${json((end) => end.result)}::json[],
        ${json((end) => end.provenance && packProvenance(end.provenance))}::json[], ${json((end) => end.fit)}::json[],
        ${json((end) => end.skipped ?? [])}::json[], ${ends.map((end) => end.movedTo ?? null)}::text[],
        ${ends.map((end) => end.failure?.text ?? null)}::text[], ${ends.map((end) => end.failure?.code ?? null)}::text[],
        ${ends.map((end) => end.startedAt ?? null)}::timestamptz[], ${ends.map((end) => end.tokens?.input ?? null)}::integer[],
        ${ends.map((end) => end.tokens?.output ?? null)}::integer[]) AS e (id, status, credits_used, result, provenance, fit,
        skipped, moved_to, error, error_code, started_at, input_tokens, output_tokens)
    ), open AS (
      SELECT j.id, j.held, b.total FROM jobs j JOIN batches b ON b.id = j.batch_id
      WHERE j.id = ANY(${ids}::uuid[]) AND j.status IN ('pending', 'running') FOR UPDATE OF j
    )
    UPDATE jobs j SET status = e.status, progress = CASE e.status WHEN 'completed' THEN 100 ELSE -1 END, held = 0, credits_used = e.credits_used, arrived = '{}',
      result = e.result, provenance = e.provenance, fit = e.fit,
      skipped = ARRAY(SELECT json_array_elements_text(e.skipped)), moved_to = e.moved_to,
      error = e.error, error_code = e.error_code, started_at = coalesce(j.started_at, e.started_at), finished_at = now(),
      input_tokens = e.input_tokens, output_tokens = e.output_tokens
    FROM ends e JOIN open ON open.id = e.id WHERE j.id = e.id AND j.id = ANY(${ids}::uuid[])
    RETURNING j.id, j.batch_id, j.user_id, j.status, open.total, open.held, j.credits_used`.execute(tx);
  return ended.rows;
}

/** How jobs end that deliver nothing, all for the same reason. */
export interface UndeliveredEnd {
  status: 'failed' | 'cancelled';
  failure?: JobFailure;
}

/** Ends any number of jobs with nothing delivered; those that have ended before are left alone and not returned. */
export async function endUndelivered(
  tx: Transaction<DB>,
  jobIds: readonly string[],
  { status, failure }: UndeliveredEnd,
): Promise<EndedJobRow[]> {
  const { rows } = await sql<EndedJobRow>`
    WITH open AS (
      SELECT j.id, j.held, b.total FROM jobs j JOIN batches b ON b.id = j.batch_id
      WHERE j.id = ANY(${[...jobIds]}::uuid[]) AND j.status IN ('pending', 'running') ORDER BY j.id FOR UPDATE OF j
    )
    UPDATE jobs j SET status = ${status}, progress = -1, held = 0, arrived = '{}', error = ${failure?.text ?? null},
      error_code = ${failure?.code ?? null}, finished_at = now()
    FROM open WHERE j.id = open.id AND j.id = ANY(${[...jobIds]}::uuid[])
    RETURNING j.id, j.batch_id, j.user_id, j.status, open.total, open.held, j.credits_used`.execute(tx);
  return rows;
}

/** Answers that still arrive for these ended jobs are not saved, and what the user's sheet said of them goes. */
export async function markForgotten(tx: Transaction<DB>, jobIds: readonly string[]): Promise<void> {
  await sql`UPDATE jobs SET forgotten = true, extra = NULL WHERE id = ANY(${[...jobIds]}::uuid[])`.execute(tx);
}

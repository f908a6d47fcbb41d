import { type Kysely, sql, type Transaction } from 'kysely';
import type { AiParameterId } from '../../../shared/catalogue.ts';
import type { FeedbackReason } from '../../../shared/contract/feedback.ts';
import type { DB } from '../../platform/database/tables.ts';

/** The SQL of what users say of AI-generated values. */

export interface FeedbackRow {
  job_id: string;
  parameter: AiParameterId;
  verdict: 'up' | 'down';
  reason: FeedbackReason | null;
  comment: string;
  writer: string;
  prompt_version: string | null;
}

/** Keeps it in the place of what was said of the value before. */
export async function saveFeedback(tx: Transaction<DB>, row: FeedbackRow): Promise<void> {
  await tx
    .insertInto('feedback')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['job_id', 'parameter']).doUpdateSet(({ ref }) => ({
        verdict: ref('excluded.verdict'),
        reason: ref('excluded.reason'),
        comment: ref('excluded.comment'),
        writer: ref('excluded.writer'),
        prompt_version: ref('excluded.prompt_version'),
        given_at: ref('excluded.given_at'),
      })),
    )
    .execute();
}

export async function deleteFeedback(tx: Transaction<DB>, jobId: string, parameter: AiParameterId): Promise<void> {
  await tx.deleteFrom('feedback').where('job_id', '=', jobId).where('parameter', '=', parameter).execute();
}

export interface FeedbackSumRow {
  parameter: string;
  writer: string;
  prompt_version: string | null;
  up: number;
  down: number;
  not_true: number;
  not_useful: number;
  wrong_tone: number;
  other: number;
}

/** Over all users: how many are served by each parameter, by writer and version of its prompt. */
export async function sumFeedback(db: Kysely<DB>): Promise<FeedbackSumRow[]> {
  const { rows } = await sql<FeedbackSumRow>`
    SELECT parameter, writer, prompt_version, count(*) FILTER (WHERE verdict = 'up') AS up,
      count(*) FILTER (WHERE verdict = 'down') AS down, count(*) FILTER (WHERE reason = 'not_true') AS not_true,
      count(*) FILTER (WHERE reason = 'not_useful') AS not_useful, count(*) FILTER (WHERE reason = 'wrong_tone') AS wrong_tone,
      count(*) FILTER (WHERE reason = 'other') AS other
    FROM feedback GROUP BY parameter, writer, prompt_version ORDER BY down DESC, up DESC, parameter, writer, prompt_version`.execute(
    db,
  );
  return rows;
}

/** What stands behind the sums, oldest first; names neither user nor profile. */
export async function listFeedback(db: Kysely<DB>): Promise<(Omit<FeedbackRow, 'job_id'> & { given_at: Date })[]> {
  const { rows } = await sql<Omit<FeedbackRow, 'job_id'> & { given_at: Date }>`
    SELECT parameter, verdict, reason, comment, writer, prompt_version, given_at FROM feedback
    ORDER BY given_at, job_id, parameter`.execute(db);
  return rows;
}

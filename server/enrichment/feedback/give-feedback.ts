import type { Kysely, Transaction } from 'kysely';
import { type AiParameterId, isAiParameter, PARAMETER_BY_ID } from '../../../shared/catalogue.ts';
import type { Job } from '../../../shared/contract/enrichment.ts';
import type { FeedbackRequest } from '../../../shared/contract/feedback.ts';
import type { DB } from '../../platform/database/tables.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { isId } from '../job-id.ts';
import { lockJob } from '../job-store.ts';
import { readJob } from '../results/read-job.ts';
import { deleteFeedback, saveFeedback } from './feedback-store.ts';

/** A value of a job, as it is named in the address. */
export interface NamedValue {
  id: string;
  parameter: string;
}

/**
 * Keeps what the user says of an AI-generated value, in the place of what they said before. It goes with the job.
 * @returns the job as it then is
 * @throws DomainError not_found; unknown_parameters; feedback_not_possible (not AI-generated, or not delivered)
 */
export async function giveFeedback(
  db: Kysely<DB>,
  userId: string,
  value: NamedValue,
  said: FeedbackRequest,
): Promise<Job> {
  return changeFeedback(db, userId, value, async (tx, parameter, { provenance }) => {
    const origin = provenance[parameter];
    if (!origin) {
      throw new DomainError('feedback_not_possible', { details: 'This parameter has no value to speak of.' });
    }
    await saveFeedback(tx, {
      job_id: value.id,
      parameter,
      verdict: said.verdict,
      reason: said.verdict === 'down' ? said.reason : null,
      comment: said.verdict === 'down' ? said.comment : '',
      writer: origin.source,
      prompt_version: origin.prompt_version ?? null,
    });
  });
}

/**
 * Takes back what the user said of a value; when nothing was said, nothing changes.
 * @returns the job as it then is
 * @throws DomainError not_found; unknown_parameters; feedback_not_possible (not AI-generated)
 */
export async function withdrawFeedback(db: Kysely<DB>, userId: string, value: NamedValue): Promise<Job> {
  return changeFeedback(db, userId, value, (tx, parameter) => deleteFeedback(tx, value.id, parameter));
}

async function changeFeedback(
  db: Kysely<DB>,
  userId: string,
  { id, parameter }: NamedValue,
  change: (tx: Transaction<DB>, parameter: AiParameterId, job: Job) => Promise<void>,
): Promise<Job> {
  if (!PARAMETER_BY_ID.has(parameter)) {
    throw new DomainError('unknown_parameters', { details: `Unknown parameter: ${parameter}` });
  }
  if (!isAiParameter(parameter)) throw new DomainError('feedback_not_possible');
  return db.transaction().execute(async (tx) => {
    if (!isId(id) || !(await lockJob(tx, userId, id))) throw new DomainError('not_found');
    await change(tx, parameter, await readJob(tx, userId, id));
    return readJob(tx, userId, id);
  });
}

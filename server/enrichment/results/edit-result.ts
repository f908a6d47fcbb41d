import type { Kysely } from 'kysely';
import { type AiParameterId, isAiParameter, kindOfWritten, PARAMETER_BY_ID } from '../../../shared/catalogue.ts';
import { editedValue, type Job } from '../../../shared/contract/enrichment.ts';
import type { DB } from '../../platform/database/tables.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { isId } from '../job-id.ts';
import { lockJob, saveValues } from '../job-store.ts';
import { readJob } from './read-job.ts';

/**
 * Saves an edited AI-generated value; the value as it was delivered stays in `provenance[parameter].original`.
 * Saving the original text again takes the edit back.
 * @throws DomainError not_found, unknown_parameters, not_editable (not AI-generated, or not delivered), validation_failed (a value
 *   that the parameter cannot have)
 */
export async function editResult(
  db: Kysely<DB>,
  userId: string,
  jobId: string,
  edit: { parameter: string; value: string | number },
): Promise<Job> {
  const id = PARAMETER_BY_ID.get(edit.parameter)?.id;
  if (!id) throw new DomainError('unknown_parameters', { details: `Unknown parameter: ${edit.parameter}` });
  if (!isAiParameter(id)) throw new DomainError('not_editable', { details: 'Only AI-generated values can be edited.' });
  const value = readValue(id, edit.value);
  return db.transaction().execute(async (tx) => {
    if (!isId(jobId) || !(await lockJob(tx, userId, jobId))) throw new DomainError('not_found');
    const job = await readJob(tx, userId, jobId);
    await saveValues(tx, jobId, applyEdit(job, id, value));
    return readJob(tx, userId, jobId);
  });
}

function readValue(id: AiParameterId, value: unknown): string | number {
  const read = editedValue[kindOfWritten(id)].safeParse(value);
  if (read.success) return read.data;
  const message = read.error.issues[0]?.message ?? '';
  throw new DomainError('validation_failed', { details: message, issues: [{ path: 'value', message }] });
}

function applyEdit(job: Job, id: AiParameterId, value: string | number): Pick<Job, 'result' | 'provenance'> {
  const origin = job.provenance[id];
  const current = job.result[id];
  if (!origin || current === undefined) {
    throw new DomainError('not_editable', { details: 'This parameter has no value that could be edited.' });
  }
  const { original = current, edited_at: _, ...rest } = origin;
  const edited = value === original ? rest : { ...rest, original, edited_at: new Date().toISOString() };
  return { result: { ...job.result, [id]: value }, provenance: { ...job.provenance, [id]: edited } };
}

import type { ParameterId } from '../../../shared/catalogue.ts';
import type { EnrichAnswer } from '../../../shared/contract/enrichment.ts';
import { call } from '../../api/client.ts';

/**
 * POST /api/enrich for one profile that is on screen already.
 * @param linkedinUrl as its job has it
 * @param columns parameters to ask for
 * @returns the new job's id
 * @throws ApiError, for too few credits too
 */
export async function reEnrich(linkedinUrl: string, columns: readonly ParameterId[]): Promise<string> {
  const { jobs, job_id } = await call<EnrichAnswer>('/api/enrich', {
    method: 'POST',
    body: { linkedin_url: linkedinUrl, columns },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  const started = job_id ?? jobs[0]?.job_id;
  if (!started) throw new Error('An error occurred while enriching profile');
  return started;
}

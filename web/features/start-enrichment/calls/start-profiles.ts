import type { ParameterId } from '../../../../shared/catalogue.ts';
import type { EnrichItem, EnrichResponse } from '../../../../shared/contract/enrichment.ts';
import { api } from '../../../api/client.ts';
import { sendOnce } from './idempotent-attempt.ts';

/**
 * POST /api/enrich for one profile or for many.
 * @param urls a single URL is sent as one object, a list as a list
 * @throws ApiError
 */
export function startProfiles(urls: string | readonly string[], columns: ParameterId[]): Promise<EnrichResponse> {
  const item = (url: string): EnrichItem => ({ linkedin_url: url, columns });
  const body = typeof urls === 'string' ? item(urls) : urls.map(item);
  return sendOnce(JSON.stringify([urls, columns]), (key) => api('startEnrichment', { body, idempotencyKey: key }));
}

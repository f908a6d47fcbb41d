import { createProviderClient, type ProviderClient } from '../../../server/providers/client/provider-client.ts';
import type { RateLimiter } from '../../../server/providers/rate-limiter.ts';
import { parseError } from './errors.ts';

export interface AcmeOptions {
  baseUrl: string;
  apiKey: string;
  rateLimiter: RateLimiter;
}

/** Makes the client: the key goes in a header. */
export function createClient({ baseUrl, apiKey, rateLimiter }: AcmeOptions): ProviderClient {
  const headers = { authorization: `Bearer ${apiKey}` };
  return createProviderClient({ label: 'Acme Data', baseUrl, headers, rateLimiter, parseError });
}

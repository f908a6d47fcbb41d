import { trimEndOf } from '../../../shared/trim-text.ts';
import { createProviderClient, type ProviderClient } from '../client/provider-client.ts';
import type { RateLimiter } from '../rate-limiter.ts';
import { LABEL, parseError } from './errors.ts';

export interface HunterOptions {
  /** With or without '/v2' at its end. */
  baseUrl: string;
  apiKey: string;
  /** Made with hunterLimits. */
  rateLimiter: RateLimiter;
  /** Milliseconds before the second try, the third, and so on. */
  pausesMs?: readonly number[];
  /** Milliseconds for one try; Hunter itself takes up to 20 seconds. */
  timeoutMs?: number;
}

/** Version 2 of the vendor's API. The key goes in a header: addresses end up in the logs of proxies. */
export function createClient({ baseUrl, apiKey, rateLimiter, pausesMs, timeoutMs }: HunterOptions): ProviderClient {
  return createProviderClient({
    label: LABEL,
    baseUrl: `${trimEndOf(baseUrl, /\//).replace(/\/v2$/, '')}/v2`,
    headers: { 'x-api-key': apiKey },
    rateLimiter,
    parseError,
    pausesMs,
    timeoutMs,
  });
}

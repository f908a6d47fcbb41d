import { trimEndOf } from '../../../shared/trim-text.ts';
import { createProviderClient, type ProviderClient } from '../client/provider-client.ts';
import type { RateLimiter } from '../rate-limiter.ts';
import { LABEL, obeyRateHeaders, parseError } from './errors.ts';

export interface PeopleDataLabsOptions {
  /** With or without '/v5' at its end. */
  baseUrl: string;
  apiKey: string;
  /** Made with pdlLimits. */
  rateLimiter: RateLimiter;
  /** Milliseconds before the second try, the third, and so on. */
  pausesMs?: readonly number[];
  /** Milliseconds for one try. */
  timeoutMs?: number;
}

/** Version 5 of the vendor's API. The key goes in a header: addresses end up in the logs of proxies. */
export function createClient(
  { baseUrl, apiKey, rateLimiter, pausesMs, timeoutMs }: PeopleDataLabsOptions,
  { onHeaders, parse = parseError }: { onHeaders?: (headers: Headers) => void; parse?: typeof parseError } = {},
): ProviderClient {
  return createProviderClient({
    label: LABEL,
    baseUrl: `${trimEndOf(baseUrl, /\//).replace(/\/v5$/, '')}/v5`,
    headers: { 'x-api-key': apiKey },
    rateLimiter,
    parseError: parse,
    onHeaders(headers) {
      onHeaders?.(headers);
      return obeyRateHeaders(headers, rateLimiter);
    },
    pausesMs,
    timeoutMs,
  });
}

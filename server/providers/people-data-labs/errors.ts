import { z } from 'zod';
import type { RateLimiter } from '../rate-limiter.ts';
import type { SourceErrorKind } from '../source-error.ts';

/** For messages. */
export const LABEL = 'People Data Labs';

/** `type` may be a list; its message may repeat what was asked, so it is not read. */
const refusalBody = z.object({
  error: z.object({ type: z.union([z.string(), z.array(z.string())]).optional() }),
});

/**
 * What an answer other than 200 means, of a call or of an item in a bulk answer.
 * @returns null when nobody was found
 */
export function parseError(status: number, body: unknown): { kind: SourceErrorKind; message: string } | null {
  const read = refusalBody.safeParse(body);
  const types = read.success ? [read.data.error.type ?? []].flat() : [];
  const said = types.length > 0 ? `${status}, ${types.join(', ')}` : String(status);
  if (status === 404) {
    if (read.success) return null;
    return {
      kind: 'refused',
      message: `${LABEL} answered 404 but not in its own words. Check PDL_BASE_URL: it may lead to another server.`,
    };
  }
  if (
    status === 401 ||
    (status === 403 && !types.includes('quota_exceeded') && types.includes('authentication_error'))
  ) {
    return { kind: 'credentials', message: `${LABEL} does not accept the API key (${said}). Check PDL_API_KEY.` };
  }
  if (status === 402 || status === 403) {
    return {
      kind: 'quota',
      message: `${LABEL} has no credits left (${said}). It is skipped until there are new ones: see Usage in its dashboard.`,
    };
  }
  if (status === 429) {
    return { kind: 'rate-limited', message: `${LABEL} was asked too often (${said}). Calls to it are paused.` };
  }
  if (status >= 500) {
    return { kind: 'unavailable', message: `${LABEL} failed (${said}). It is asked again with the next request.` };
  }
  return {
    kind: 'refused',
    message: `${LABEL} did not accept the question (${said}). If it happens with every profile, please report it.`,
  };
}

/** Fixed windows of 60 seconds, unless the headers name another end. */
const WINDOW_MS = 60_000;
const LONGEST_WINDOW_MS = 86_400_000;

/** Pauses the rate limiter when the headers say that a window is used up: they come as "{'minute': 0}" and '2026-09-25 14:08:26' in UTC. */
export async function obeyRateHeaders(headers: Headers, rateLimiter: RateLimiter): Promise<void> {
  const remaining = (headers.get('x-ratelimit-remaining') ?? '').matchAll(/['"](\w+)['"]\s*:\s*(-?\d+)/g);
  const usedUp = [...remaining].filter(([, , calls]) => Number(calls) <= 0).map(([, window]) => window);
  if (usedUp.length === 0) return;
  const reset = readReset(headers.get('x-ratelimit-reset'));
  const wait = Number.isNaN(reset) ? WINDOW_MS : Math.min(reset - Date.now(), LONGEST_WINDOW_MS);
  if (wait > 0) await rateLimiter.pause(wait, `${LABEL}: the calls of this ${usedUp.join(' and ')} are used up`);
}

/** Milliseconds since 1970; NaN when it is no time. A time without a zone is meant in UTC, not as the machine's own. */
function readReset(value: string | null): number {
  const bare = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2}(?:\.\d+)?)$/.exec(value?.trim() ?? '');
  return Date.parse(bare ? `${bare[1]}T${bare[2]}Z` : (value ?? ''));
}

import type { z } from 'zod';
import type { RateLimiter } from '../rate-limiter.ts';
import { SourceError, type SourceErrorKind } from '../source-error.ts';
import { callWithRetry } from './call-with-retry.ts';
import { parseAnswer } from './parse-answer.ts';
import { readBodyText } from './read-body-text.ts';

export interface ProviderCall<T> {
  /** For the rate limiter's limits: 'profile'. */
  kind: string;
  method?: 'GET' | 'POST' | 'DELETE';
  /** Below the base address, its segments encoded: '/users/jane'. */
  path: string;
  /** Absent and undefined values are left out; a list repeats the name. */
  query?: Record<string, string | number | readonly string[] | undefined>;
  /** Beside those of the client. */
  headers?: Record<string, string> | undefined;
  /** Sent as JSON. */
  body?: unknown;
  /** What a 2xx answer has to be. */
  schema: z.ZodType<T>;
  /** The schema reads `{ status, body }` instead of the body: for calls whose 2xx answers differ in meaning. */
  withStatus?: boolean;
}

export interface ProviderClientOptions {
  /** For messages: 'Unipile'. */
  label: string;
  /** Without a trailing slash. */
  baseUrl: string;
  headers: Record<string, string>;
  rateLimiter: RateLimiter;
  /**
   * What a response other than 2xx means. `body` is the parsed JSON, or undefined when it is none; `what` names the call:
   * 'GET /users/jane'.
   * @returns null when the provider has nothing: the call then answers null
   */
  parseError(status: number, body: unknown, what: string): { kind: SourceErrorKind; message: string } | null;
  /** Reads every answer's headers, 2xx or not: what is left of a rate limit. */
  onHeaders?(headers: Headers): Promise<void> | void;
  /** Milliseconds for one try; 15,000 unless given. */
  timeoutMs?: number | undefined;
  /** Milliseconds before the second try, the third, and so on; a provider may ask for longer. */
  pausesMs?: readonly number[] | undefined;
  /** Errors after which another try may help. */
  retriedKinds?: readonly SourceErrorKind[] | undefined;
  /** Milliseconds; a provider that asks for a longer wait than this is asked again after this long. */
  mostRetryAfterMs?: number | undefined;
  /** Bytes of a response; 8 MB unless given. */
  maxBytes?: number | undefined;
}

export interface ProviderClient {
  /**
   * Makes one call, again after a pause when the provider is down, asks for patience or answers rubbish.
   * @returns the checked body, or null when the provider has nothing
   * @throws SourceError when there is no answer after the last try
   */
  call<T>(call: ProviderCall<T>, signal: AbortSignal): Promise<T | null>;
}

/** Longer than providers need that look something up while one waits. */
const TRY_MS = 15_000;
/** Twice as much as the longest answer, a hundred records at once. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Makes the client of one provider: addresses, deadlines, retries and the reading of answers. Redirects are not followed. */
export function createProviderClient(options: ProviderClientOptions): ProviderClient {
  return {
    async call(call, signal) {
      const { rateLimiter, pausesMs, retriedKinds } = options;
      const readBody = (answered: Answered | null) => answered && readAnswer(options.label, call, answered);
      return callWithRetry(
        { rateLimiter, kind: call.kind, pausesMs, retriedKinds },
        () => callOnce(options, call, signal),
        readBody,
        signal,
      );
    },
  };
}

interface Answered {
  status: number;
  headers: Headers;
  text: string;
}

/** @returns null when the provider has nothing */
async function callOnce(
  options: ProviderClientOptions,
  call: ProviderCall<unknown>,
  signal: AbortSignal,
): Promise<Answered | null> {
  const { label } = options;
  const deadline = AbortSignal.timeout(options.timeoutMs ?? TRY_MS);
  const answered = await ask(options, call, AbortSignal.any([signal, deadline])).catch((cause: unknown) => {
    signal.throwIfAborted();
    const what = deadline.aborted ? 'did not answer in time' : 'could not be reached, or broke off';
    const message = `${label} ${what}. It is asked again with the next request.`;
    throw new SourceError('unavailable', message, { timedOut: deadline.aborted, cause });
  });
  await options.onHeaders?.(answered.headers);
  if (answered.status >= 200 && answered.status <= 299) return answered;
  const { status, headers, text } = answered;
  const error = options.parseError(status, await parseAnswer(text), `${call.method ?? 'GET'} ${call.path}`);
  if (error === null) return null;
  const asked = readRetryAfter(headers);
  const retryAfterMs = asked === undefined ? undefined : Math.min(asked, options.mostRetryAfterMs ?? asked);
  throw new SourceError(error.kind, error.message, { retryAfterMs });
}

async function readAnswer<T>(label: string, call: ProviderCall<T>, { status, text }: Answered): Promise<T> {
  const body = await parseAnswer(text);
  const checked = call.schema.safeParse(call.withStatus ? { status, body } : body);
  if (checked.success) return checked.data;
  const where = checked.error.issues[0]?.path.join('.') || 'its whole body';
  throw new SourceError('malformed', `${label} answered a call (${call.kind}) with something unreadable (${where}).`);
}

async function ask(
  options: ProviderClientOptions,
  call: ProviderCall<unknown>,
  signal: AbortSignal,
): Promise<Answered> {
  const url = new URL(options.baseUrl + call.path);
  for (const [name, value] of Object.entries(call.query ?? {})) {
    for (const item of [value].flat()) if (item !== undefined) url.searchParams.append(name, String(item));
  }
  const response = await fetch(url, {
    method: call.method ?? 'GET',
    headers: {
      accept: 'application/json',
      ...options.headers,
      ...call.headers,
      ...(call.body !== undefined && { 'content-type': 'application/json' }),
    },
    body: call.body === undefined ? null : JSON.stringify(call.body),
    redirect: 'error',
    signal,
  });
  return {
    status: response.status,
    headers: response.headers,
    text: await readBodyText(response, options.maxBytes ?? MOST_BYTES),
  };
}

/** Milliseconds of a Retry-After header, in seconds or as a date (RFC 9110, section 10.2.3). */
export function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

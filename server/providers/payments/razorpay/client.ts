import type { z } from 'zod';
import { trimEndOf } from '../../../../shared/trim-text.ts';
import { createProviderClient } from '../../client/provider-client.ts';
import { NO_LIMITS } from '../../rate-limiter/no-limits.ts';
import { asGatewayError, parseError } from './errors.ts';

export interface RazorpayClientOptions {
  keyId: string;
  keySecret: string;
  /** With or without `/v1` at its end. */
  baseUrl: string;
  /** Least wait before a call is tried again, in milliseconds; the second one is twice as long. */
  firstDelayMs?: number;
  /** How long one try may take, in milliseconds. */
  tryMs?: number;
}

export interface RazorpayCall<Shape> {
  method: 'GET' | 'POST';
  path: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: object;
  schema: z.ZodType<Shape>;
  /** Gives up early. */
  signal?: AbortSignal | undefined;
}

/** Makes one call. @returns null for what Razorpay does not know */
export type CallRazorpay = <Shape>(call: RazorpayCall<Shape>) => Promise<Shape | null>;

/** A response lists a few orders or payments. */
const MOST_BYTES = 4 * 1024 * 1024;
/** After a longer wait than this the call fails, and the next caller tries again. */
const LONGEST_WAIT_MS = 2_000;
const NEVER = new AbortController().signal;

/**
 * Calls Razorpay's API. Silence, 429 and 5xx are tried again, twice; every other refusal is final.
 * @returns null for what Razorpay does not know
 * @throws PaymentGatewayError after the last try, or for a refusal
 */
export function razorpayClient(options: RazorpayClientOptions): CallRazorpay {
  const { firstDelayMs = 250, tryMs = 2_500 } = options;
  const client = createProviderClient({
    label: 'Razorpay',
    baseUrl: `${trimEndOf(options.baseUrl, /\//).replace(/\/v1$/, '')}/v1`,
    headers: { authorization: `Basic ${Buffer.from(`${options.keyId}:${options.keySecret}`).toString('base64')}` },
    // The buyer waits in front of the page, and calls cost nothing.
    rateLimiter: NO_LIMITS,
    parseError,
    timeoutMs: tryMs,
    maxBytes: MOST_BYTES,
    pausesMs: [1.5 * firstDelayMs, 3 * firstDelayMs],
    retriedKinds: ['unavailable', 'rate-limited'],
    mostRetryAfterMs: LONGEST_WAIT_MS,
  });
  return async ({ signal = NEVER, ...call }) => {
    try {
      return await client.call({ kind: 'call', ...call }, signal);
    } catch (error) {
      throw asGatewayError(error, `${call.method} ${call.path}`);
    }
  };
}

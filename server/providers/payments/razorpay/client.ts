import { setTimeout as delay } from 'node:timers/promises';
import type { z } from 'zod';
import { trimEndOf } from '../../../../shared/trim-text.ts';
import { limitBody } from '../../client/limit-body.ts';
import { PaymentGatewayError } from '../payment-gateway.ts';

export interface RazorpayClientOptions {
  keyId: string;
  keySecret: string;
  /** With or without `/v1` at its end. */
  baseUrl: string;
  /** First wait before a call is tried again, in milliseconds; it doubles, with some chance added. */
  firstDelayMs?: number;
  /** How long one try may take, in milliseconds. */
  tryMs?: number;
}

export interface RazorpayCall<Shape> {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  shape: z.ZodType<Shape>;
  /** Gives up early. */
  signal?: AbortSignal;
}

/** Makes one call. @returns null for what Razorpay does not know */
export type CallRazorpay = <Shape>(call: RazorpayCall<Shape>) => Promise<Shape | null>;

/** An answer lists a few orders or payments. */
const MOST_BYTES = 4 * 1024 * 1024;
const TRIES = 3;
/** A longer wait than this is left to whoever asks next. */
const LONGEST_WAIT_MS = 2_000;

/**
 * Calls Razorpay's API. Silence, 429 and 5xx are tried again; every other refusal is final.
 * @returns null for what Razorpay does not know
 * @throws PaymentGatewayError after the last try, or for a refusal
 */
export function razorpayClient(options: RazorpayClientOptions): CallRazorpay {
  const { firstDelayMs = 250, tryMs = 2_500 } = options;
  const base = `${trimEndOf(options.baseUrl, /\//).replace(/\/v1$/, '')}/v1`;
  const authorization = `Basic ${Buffer.from(`${options.keyId}:${options.keySecret}`).toString('base64')}`;

  /** The whole answer: one that breaks off is as good as none. */
  async function tryOnce(call: RazorpayCall<unknown>): Promise<Answer> {
    const answer = await fetch(base + call.path, {
      method: call.method,
      headers: { authorization, accept: 'application/json', ...(call.body && { 'content-type': 'application/json' }) },
      body: call.body && JSON.stringify(call.body),
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(tryMs), ...(call.signal ? [call.signal] : [])]),
    });
    const retryAfterMs = Number(answer.headers.get('retry-after')) * 1_000;
    return { status: answer.status, retryAfterMs: retryAfterMs || 0, text: await limitBody(answer, MOST_BYTES).text() };
  }

  return async function callRazorpay<Shape>(call: RazorpayCall<Shape>): Promise<Shape | null> {
    const what = `${call.method} ${call.path}`;
    for (let attempt = 1; ; attempt += 1) {
      const answer = await tryOnce(call).catch((cause: unknown) => cause as Error);
      const isThere = !(answer instanceof Error);
      if (isThere && answer.status >= 200 && answer.status < 300) return readBody(answer.text, call.shape, what);
      if (isThere && answer.status < 500 && answer.status !== 429) return refuse(answer, what);
      const isLast = attempt === TRIES || call.signal?.aborted === true;
      if (isLast) throw new PaymentGatewayError(`Razorpay did not answer ${what}: ${reasonOf(answer)}`);
      const wait = firstDelayMs * 2 ** (attempt - 1) * (1 + Math.random());
      const pause = Math.min(Math.max(wait, isThere ? answer.retryAfterMs : 0), LONGEST_WAIT_MS);
      // Given up while it waits, the next try fails at once and is the last.
      await delay(pause, undefined, { signal: call.signal }).catch(() => {});
    }
  };
}

interface Answer {
  status: number;
  /** 0 when it does not say. */
  retryAfterMs: number;
  text: string;
}

function readBody<Shape>(text: string, shape: z.ZodType<Shape>, what: string): Shape {
  try {
    return shape.parse(JSON.parse(text));
  } catch (cause) {
    throw new PaymentGatewayError(`Razorpay answered ${what} in another format`, { cause });
  }
}

/** Razorpay says 400 to an id it does not know, and only its words tell that from other wrong requests. */
function refuse({ status, text }: Answer, what: string): null {
  if (status === 404 || (status === 400 && /does not exist/i.test(text))) return null;
  throw new PaymentGatewayError(`Razorpay refused ${what} with ${status}: ${text.slice(0, 500)}`, { status });
}

function reasonOf(answer: Answer | Error): string {
  if (!(answer instanceof Error)) return `status ${answer.status}`;
  return `${answer.name} ${(answer.cause as Error | undefined)?.message ?? answer.message}`;
}

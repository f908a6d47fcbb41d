import { setTimeout as delay } from 'node:timers/promises';
import type { z } from 'zod';
import { PaymentGatewayError } from './payment-gateway.ts';

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

const TRIES = 3;
/** A longer wait than this is left to whoever asks next. */
const LONGEST_WAIT_MS = 2_000;

/**
 * Calls Razorpay's API. Silence, 429 and 5xx are tried again; every other refusal is final.
 * @returns null for what Razorpay does not know
 * @throws PaymentGatewayError after the last try, or for a refusal
 */
export function razorpayClient(options: RazorpayClientOptions) {
  const { firstDelayMs = 250, tryMs = 2_500 } = options;
  const base = `${options.baseUrl.replace(/\/+$/, '').replace(/\/v1$/, '')}/v1`;
  const authorization = `Basic ${Buffer.from(`${options.keyId}:${options.keySecret}`).toString('base64')}`;

  async function tryOnce(call: RazorpayCall<unknown>): Promise<Response> {
    return fetch(base + call.path, {
      method: call.method,
      headers: { authorization, accept: 'application/json', ...(call.body && { 'content-type': 'application/json' }) },
      body: call.body && JSON.stringify(call.body),
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(tryMs), ...(call.signal ? [call.signal] : [])]),
    });
  }

  return async function callRazorpay<Shape>(call: RazorpayCall<Shape>): Promise<Shape | null> {
    const what = `${call.method} ${call.path}`;
    for (let attempt = 1; ; attempt += 1) {
      const answer = await tryOnce(call).catch((cause: unknown) => cause);
      const isLast = attempt === TRIES || call.signal?.aborted === true;
      if (answer instanceof Response && answer.ok) return readBody(answer, call.shape, what);
      if (answer instanceof Response && answer.status < 500 && answer.status !== 429) {
        return refuse(answer, what);
      }
      if (isLast) throw new PaymentGatewayError(`Razorpay did not answer ${what}: ${reasonOf(answer)}`);
      const wait = firstDelayMs * 2 ** (attempt - 1) * (1 + Math.random());
      const asked = answer instanceof Response ? Number(answer.headers.get('retry-after')) * 1_000 : 0;
      if (answer instanceof Response) await answer.body?.cancel();
      const pause = Math.min(Math.max(wait, asked || 0), LONGEST_WAIT_MS);
      // Given up while it waits, the next try fails at once and is the last.
      await delay(pause, undefined, { signal: call.signal }).catch(() => {});
    }
  };
}

async function readBody<Shape>(answer: Response, shape: z.ZodType<Shape>, what: string): Promise<Shape> {
  try {
    return shape.parse(await answer.json());
  } catch (cause) {
    throw new PaymentGatewayError(`Razorpay answered ${what} in another format`, { cause });
  }
}

/** Razorpay says 400 to an id it does not know, and only its words tell that from other wrong requests. */
async function refuse(answer: Response, what: string): Promise<null> {
  const text = await answer.text().catch(() => '');
  if (answer.status === 404 || (answer.status === 400 && /does not exist/i.test(text))) return null;
  const { status } = answer;
  throw new PaymentGatewayError(`Razorpay refused ${what} with ${status}: ${text.slice(0, 500)}`, { status });
}

function reasonOf(answer: unknown): string {
  if (answer instanceof Response) return `status ${answer.status}`;
  return answer instanceof Error
    ? `${answer.name} ${(answer.cause as Error | undefined)?.message ?? answer.message}`
    : '';
}

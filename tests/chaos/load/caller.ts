import type { z } from 'zod';
import type { SeededRandom } from '../../../server/sample-network/seeded-random.ts';
import type { Endpoint, InputOf, ResponseOf } from '../../../shared/contract/endpoint.ts';
import { type Endpoints, endpoints, type JsonOperation } from '../../../shared/contract/endpoints.ts';
import { type AddressInput, addressOf, type OperationName } from '../../../shared/contract/operations.ts';
import { type ErrorCode, type Failure, failure } from '../../../shared/contract/responses.ts';
import type { Outages } from '../outages.ts';
import { DATABASE } from '../processes/topology.ts';
import type { Violations } from '../violations.ts';

/** What became of a call. */
export type Outcome<T> =
  | { kind: 'answered'; body: T }
  | { kind: 'refused'; status: number; code: ErrorCode; failure: Failure }
  /** No answer came: it may have been done, or may still be. */
  | { kind: 'lost' };

export interface CallOptions {
  token?: string | undefined;
  /** Failures that this call may get; any may get 503 and 429. */
  expects?: readonly ErrorCode[] | undefined;
  /** The client stops waiting after so many milliseconds, as one that loses its network does. */
  giveUpAfterMs?: number | undefined;
  headers?: Record<string, string> | undefined;
}

/** How often what happened. */
export type CallCounts = Record<'answered' | 'refused' | 'unavailable' | 'lost' | 'given up', number>;

/** Longest wait for an answer, in milliseconds: nothing takes that long. */
const PATIENCE_MS = 120_000;
/** Failures that any call may get: limits, and requests that were cut off on their way when a process was paused. */
const ALWAYS: readonly ErrorCode[] = ['rate_limited', 'request_timeout'];

/** Calls Leadlight as its clients do, and looks at the form of every answer. */
export class Caller {
  readonly counts: CallCounts = { answered: 0, refused: 0, unavailable: 0, lost: 0, 'given up': 0 };
  readonly #options: { urls: () => readonly string[]; outages: Outages; violations: Violations };

  constructor(options: { urls: () => readonly string[]; outages: Outages; violations: Violations }) {
    this.#options = options;
  }

  /** Calls an operation at one of the APIs. */
  async call<Name extends JsonOperation>(
    random: SeededRandom,
    name: Name,
    input: InputOf<Endpoints[Name]>,
    options: CallOptions = {},
  ): Promise<Outcome<ResponseOf<Endpoints[Name]>>> {
    const { params, query, body, idempotencyKey } = input as AddressInput & { body?: unknown; idempotencyKey?: string };
    const { method, address } = addressOf(name, { params, query });
    const isBytes = body instanceof FormData || typeof body === 'string';
    const url = random.pick(this.#options.urls());
    const request = {
      method,
      headers: {
        ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
        ...(body !== undefined && !isBytes && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...options.headers,
      },
      ...(body !== undefined && { body: isBytes ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(options.giveUpAfterMs ?? PATIENCE_MS),
    };
    const began = performance.now();
    let answer: Response;
    let text: string;
    try {
      answer = await fetch(url + address, request);
      text = await answer.text();
    } catch (error) {
      return this.#lost({ name, url, began, error, gaveUp: options.giveUpAfterMs !== undefined });
    }
    return answer.ok
      ? this.#answered(name, answer, text)
      : this.#refused({ name, url, began, answer, text, expects: options.expects ?? [] });
  }

  #answered<Name extends JsonOperation>(
    name: Name,
    answer: Response,
    text: string,
  ): Outcome<ResponseOf<Endpoints[Name]>> {
    this.counts.answered += 1;
    const schema = (endpoints[name] as Endpoint).response as z.ZodType<ResponseOf<Endpoints[Name]>>;
    const read = schema.safeParse(readJson(text));
    if (read.success) return { kind: 'answered', body: read.data };
    const found = { status: answer.status, text: text.slice(0, 500) };
    this.#options.violations.add('an answer that is not of its shape', name, { promised: 'its schema', found });
    return { kind: 'lost' };
  }

  #refused(call: {
    name: OperationName;
    url: string;
    began: number;
    answer: Response;
    text: string;
    expects: readonly ErrorCode[];
  }): Outcome<never> {
    const { name, answer, text, expects } = call;
    const { status } = answer;
    const read = failure.safeParse(readJson(text));
    const found = { status, text: text.slice(0, 500), request: answer.headers.get('x-request-id') };
    const { violations } = this.#options;
    if (status >= 500 && status !== 503)
      violations.add(`answered ${status}`, name, { promised: 'no 5xx but 503', found });
    if (!read.success) {
      violations.add('a failure that is not of its shape', name, { promised: 'the contract', found });
      return { kind: 'lost' };
    }
    this.counts[status === 503 ? 'unavailable' : 'refused'] += 1;
    const { code } = read.data;
    if (status < 500 && !ALWAYS.includes(code) && !expects.includes(code)) {
      violations.add(`refused as ${code}`, name, { promised: `one of ${expects.join(', ') || 'no refusals'}`, found });
    }
    return { kind: 'refused', status, code, failure: read.data };
  }

  #lost(call: { name: string; url: string; began: number; error: unknown; gaveUp: boolean }): { kind: 'lost' } {
    const { name, url, began, error, gaveUp } = call;
    if (gaveUp && error instanceof Error && error.name === 'TimeoutError') {
      this.counts['given up'] += 1;
      return { kind: 'lost' };
    }
    this.counts.lost += 1;
    if (!this.#options.outages.wasOut([url, DATABASE], began)) {
      const cause = error instanceof Error ? `${error.message}: ${String(error.cause)}` : error;
      const found = { cause, afterMs: Math.round(performance.now() - began) };
      this.#options.violations.add('no answer although the process lives', name, { promised: 'an answer', found });
    }
    return { kind: 'lost' };
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

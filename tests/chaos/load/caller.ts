import { setTimeout as delay } from 'node:timers/promises';
import type { z } from 'zod';
import { describeError } from '../../../server/http/errors/errors.ts';
import { DomainError } from '../../../server/platform/domain-error.ts';
import type { SeededRandom } from '../../../server/sample-network/seeded-random.ts';
import {
  ASSISTANT_TOOLS,
  type AssistantToolName,
  type AssistantTools,
  type ToolOutput,
} from '../../../shared/contract/assistant-tools.ts';
import type { Endpoint, InputOf, ResponseOf } from '../../../shared/contract/endpoint.ts';
import { type Endpoints, endpoints, type JsonOperation } from '../../../shared/contract/endpoints.ts';
import { type AddressInput, addressOf, type OperationName } from '../../../shared/contract/operations.ts';
import { type ErrorCode, type Failure, failure } from '../../../shared/contract/responses.ts';
import { MCP_PATH } from '../../../shared/mcp-path.ts';
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
  /** How long it rests after each piece of an answer, in milliseconds, as one with a slow network does. */
  pauseMs?: number | undefined;
  headers?: Record<string, string> | undefined;
}

/** Answered with a file. */
export type FileOperation = 'exportBatch' | 'openExportLink' | 'exportAccount';

/** How often what happened. */
export type CallCounts = Record<'answered' | 'refused' | 'unavailable' | 'lost' | 'given up', number>;

/** Longest wait for an answer, in milliseconds: nothing takes that long. */
const PATIENCE_MS = 120_000;
/** Failures that any call may get: limits, and requests that were cut off on their way when a process was paused. */
const ALWAYS: readonly ErrorCode[] = ['rate_limited', 'request_timeout'];

/** A call whose answer arrived whole. */
interface Exchanged {
  name: string;
  url: string;
  answer: Response;
  bytes: Buffer;
}

interface CallRequest {
  method: string;
  address: string;
  headers: Record<string, string>;
  body?: FormData | string;
}

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
    const exchanged = await this.#exchange(random, name, requestOf(name, input as AddressInput), options);
    if (!exchanged) return { kind: 'lost' };
    const { answer, bytes } = exchanged;
    if (!answer.ok) return this.#refused(exchanged, options.expects);
    const schema = (endpoints[name] as Endpoint).response as z.ZodType<ResponseOf<Endpoints[Name]>>;
    return this.#answered(name, schema, readJson(bytes.toString()), answer);
  }

  /** Downloads a file of one of the APIs; one that is cut off is lost. */
  async download(
    random: SeededRandom,
    name: FileOperation,
    input: AddressInput,
    options: CallOptions = {},
  ): Promise<Outcome<Buffer>> {
    const exchanged = await this.#exchange(random, name, requestOf(name, input), options);
    if (!exchanged) return { kind: 'lost' };
    if (!exchanged.answer.ok) return this.#refused(exchanged, options.expects);
    this.counts.answered += 1;
    return { kind: 'answered', body: exchanged.bytes };
  }

  /** Calls a tool for assistants, without a handshake. @param options with an API key for a token */
  async callTool<Name extends AssistantToolName>(
    random: SeededRandom,
    name: Name,
    input: z.input<AssistantTools[Name]['input']>,
    options: CallOptions = {},
  ): Promise<Outcome<ToolOutput<Name>>> {
    const request = {
      method: 'POST',
      address: MCP_PATH,
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } }),
    };
    const exchanged = await this.#exchange(random, name, request, options);
    if (!exchanged) return { kind: 'lost' };
    if (!exchanged.answer.ok) return this.#refused(exchanged, options.expects);
    const message = readMessage(exchanged);
    const { result } = (message ?? {}) as { result?: ToolResult };
    if (result?.isError !== true) {
      const schema = ASSISTANT_TOOLS[name].output as z.ZodType<unknown> as z.ZodType<ToolOutput<Name>>;
      return this.#answered(name, schema, result?.structuredContent ?? message, exchanged.answer);
    }
    const code = result._meta?.['leadlight/error']?.code ?? 'internal';
    const { status, body } = describeError(new DomainError(code));
    return this.#judgeRefusal(exchanged, { status, failure: body, found: result }, options.expects);
  }

  /** @returns undefined when no answer came, or not all of it */
  async #exchange(
    random: SeededRandom,
    name: string,
    { address, headers, ...request }: CallRequest,
    { token, giveUpAfterMs, pauseMs, headers: more }: CallOptions,
  ): Promise<Exchanged | undefined> {
    const url = random.pick(this.#options.urls());
    const authorization = token !== undefined && { authorization: `Bearer ${token}` };
    const began = performance.now();
    try {
      const answer = await fetch(url + address, {
        ...request,
        headers: { ...authorization, ...headers, ...more },
        signal: AbortSignal.timeout(giveUpAfterMs ?? PATIENCE_MS),
      });
      return { name, url, answer, bytes: await readAll(answer, pauseMs) };
    } catch (error) {
      this.#lost({ name, url, began, error, gaveUp: giveUpAfterMs !== undefined });
      return undefined;
    }
  }

  #answered<T>(name: string, schema: z.ZodType<T>, body: unknown, { status }: Response): Outcome<T> {
    this.counts.answered += 1;
    const read = schema.safeParse(body);
    if (read.success) return { kind: 'answered', body: read.data };
    const found = { status, text: JSON.stringify(body)?.slice(0, 500), why: read.error.message.slice(0, 500) };
    this.#options.violations.add('an answer that is not of its shape', name, { promised: 'its schema', found });
    return { kind: 'lost' };
  }

  #refused({ name, url, answer, bytes }: Exchanged, expects?: readonly ErrorCode[]): Outcome<never> {
    const { status } = answer;
    const text = bytes.toString();
    const read = failure.safeParse(readJson(text));
    const found = { status, text: text.slice(0, 500), request: answer.headers.get('x-request-id') };
    if (!read.success) {
      if (status >= 500 && status !== 503) this.#addServerFault(name, status, found);
      this.#options.violations.add('a failure that is not of its shape', name, { promised: 'the contract', found });
      return { kind: 'lost' };
    }
    return this.#judgeRefusal({ name, url, answer, bytes }, { status, failure: read.data, found }, expects);
  }

  #judgeRefusal(
    { name }: Exchanged,
    { status, failure: refusal, found }: { status: number; failure: Failure; found: unknown },
    expects: readonly ErrorCode[] = [],
  ): Outcome<never> {
    if (status >= 500 && status !== 503) this.#addServerFault(name, status, found);
    this.counts[status === 503 ? 'unavailable' : 'refused'] += 1;
    const { code } = refusal;
    if (status < 500 && !ALWAYS.includes(code) && !expects.includes(code)) {
      const promised = `one of ${expects.join(', ') || 'no refusals'}`;
      this.#options.violations.add(`refused as ${code}`, name, { promised, found });
    }
    return { kind: 'refused', status, code, failure: refusal };
  }

  #addServerFault(name: string, status: number, found: unknown): void {
    this.#options.violations.add(`answered ${status}`, name, { promised: 'no 5xx but 503', found });
  }

  #lost(call: { name: string; url: string; began: number; error: unknown; gaveUp: boolean }): void {
    const { name, url, began, error, gaveUp } = call;
    if (gaveUp && error instanceof Error && error.name === 'TimeoutError') {
      this.counts['given up'] += 1;
      return;
    }
    this.counts.lost += 1;
    if (!this.#options.outages.wasOut([url, DATABASE], began)) {
      const cause = error instanceof Error ? `${error.message}: ${String(error.cause)}` : error;
      const found = { cause, afterMs: Math.round(performance.now() - began) };
      this.#options.violations.add('no answer although the process lives', name, { promised: 'an answer', found });
    }
  }
}

function requestOf(name: OperationName, input: AddressInput): CallRequest {
  const { params, query, body, idempotencyKey } = input as AddressInput & { body?: unknown; idempotencyKey?: string };
  const { method, address } = addressOf(name, { params, query });
  const isBytes = body instanceof FormData || typeof body === 'string';
  return {
    ...{ method, address },
    headers: {
      ...(body !== undefined && !isBytes && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body: isBytes ? body : JSON.stringify(body) }),
  };
}

async function readAll({ body }: Response, pauseMs = 0): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of body ?? []) {
    pieces.push(piece);
    if (pauseMs > 0) await delay(pauseMs);
  }
  return Buffer.concat(pieces);
}

interface ToolResult {
  isError?: boolean;
  structuredContent?: unknown;
  _meta?: { 'leadlight/error'?: { code: ErrorCode } };
}

/** The answer to a message, by itself or as the last of a stream. */
function readMessage({ answer, bytes }: Exchanged): unknown {
  const text = bytes.toString();
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return readJson(text);
  return readJson(text.slice(text.lastIndexOf('\ndata: ') + 1).replace('data: ', ''));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import type { OperationName } from '../../shared/contract/operations.ts';
import { failure } from '../../shared/contract/responses.ts';
import { createApiClient } from '../support/http/api-client.ts';
import { signUp } from '../support/http/sign-up.ts';
import { AnswerPool } from './answer-pool.ts';
import { apiRequest, type Operation, readOperations } from './api-requests.ts';
import type { Fault, FuzzRequest } from './fuzz-types.ts';
import { hostileJson } from './hostile-values.ts';
import { largestRequests } from './largest-requests.ts';
import { connectLive, liveMessage } from './live-messages.ts';
import { multipartRequest } from './multipart-requests.ts';
import { rawRequest, sendRaw } from './raw-requests.ts';

export interface FuzzOptions {
  /** Of a running Leadlight with the local identity provider. */
  url: string;
  /** How many requests and live messages in all. */
  requests: number;
  /** The same seed makes the same requests, but for the ids that the server gave. */
  seed: number;
  /** Addresses of pages and pictures that the server may fetch and should not trust. */
  websites?: readonly string[];
  /** Requests under way at once. */
  atOnce: number;
  /** Told about progress now and then. */
  onProgress?: (sent: number, faults: number) => void;
}

export interface FuzzReport {
  sent: Record<'api' | 'multipart' | 'raw' | 'live', number>;
  /** How many answers had each status. */
  statuses: Record<string, number>;
  /** The slowest answer, in milliseconds, and what it answered. */
  slowest: { ms: number; operation: string };
  /** The longest time the event loop of the API did not turn, in milliseconds, and what was under way. */
  longestBlock: { ms: number; during: string[] };
  faults: Fault[];
}

const SLOW_MS = 5_000;
/** Calls that wait for somebody else's server, and may do so for as long as their deadline says. */
const WAITING_MS: Record<string, number> = { saveCompany: 15_000, readPicture: 15_000 } satisfies Partial<
  Record<OperationName, number>
>;
const CHUNK = 250;
const USERS = 6;
const ROUNDS_PER_LARGEST = 20;

/**
 * Sends hostile requests to every operation of the OpenAPI document, raw bytes, forms and live messages, and reports what should
 * not happen: an answer of 500 or above (503 says that the server defends itself, and is counted only), a failure that has not the
 * contract's shape, an answer that does not match its schema, one that takes longer than five seconds, a dead process.
 */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  return new FuzzRun(options).run();
}

class FuzzRun {
  readonly #options: FuzzOptions;
  readonly #pool = new AnswerPool();
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: false });
  readonly #tokens: string[] = [];
  readonly #underWay = new Map<symbol, string>();
  readonly #report: FuzzReport = {
    sent: { api: 0, multipart: 0, raw: 0, live: 0 },
    statuses: {},
    slowest: { ms: 0, operation: '' },
    longestBlock: { ms: 0, during: [] },
    faults: [],
  };
  #operations = new Map<string, Operation>();
  #recent: string[] = [];
  #round = 0;

  constructor(options: FuzzOptions) {
    this.#options = options;
  }

  async run(): Promise<FuzzReport> {
    const { url, requests, seed } = this.#options;
    const document = await (await fetch(new URL('/api/openapi.json', url))).json();
    const operations = readOperations(document);
    this.#operations = new Map(operations.map((operation) => [operation.name, operation]));
    for (let user = 0; user < USERS; user++) await this.#signIn(user);
    await this.#learn();
    const watching = new AbortController();
    const watch = this.#watchEventLoop(watching.signal);
    try {
      for (let sent = 0, round = 0; sent < requests; round++) {
        const count = Math.min(CHUNK, requests - sent);
        await this.#sendRound(operations, count, seed + round);
        sent += count;
        this.#options.onProgress?.(sent, this.#report.faults.length);
        if (this.#report.faults.some(({ what }) => what === 'the server is gone')) break;
      }
    } finally {
      watching.abort();
      await watch;
    }
    return this.#report;
  }

  /** One in ten is raw bytes, one in ten a form, one in five a live message, the others calls of the API. */
  async #sendRound(operations: readonly Operation[], count: number, seed: number): Promise<void> {
    const roll = (share: number) => Math.floor(count * share);
    const raw = fc.sample(rawRequest, { seed, numRuns: roll(0.1) });
    const forms = fc.sample(multipartRequest, { seed, numRuns: roll(0.1) });
    const live = fc.sample(liveMessage, { seed, numRuns: roll(0.2) });
    const any = fc.oneof(...operations.map((operation) => apiRequest(operation, this.#pool)));
    const calls = fc.sample(any, { seed, numRuns: count - raw.length - forms.length - live.length });
    const largest = this.#round++ % ROUNDS_PER_LARGEST === 0 ? largestRequests(seed) : [];
    const tasks = [
      ...[...calls, ...forms, ...largest].map((request, index) => () => this.#send(request, index % USERS)),
      ...raw.map((bytes) => () => this.#sendBytes(bytes)),
    ];
    const shuffled = fc.sample(fc.shuffledSubarray(tasks, { minLength: tasks.length }), { seed, numRuns: 1 })[0] ?? [];
    const lane = async () => {
      for (let task = shuffled.pop(); task; task = shuffled.pop()) await task();
    };
    await Promise.all([...Array.from({ length: this.#options.atOnce }, lane), this.#sendLive(live, seed)]);
  }

  async #send(request: FuzzRequest, user: number): Promise<void> {
    this.#report.sent[request.kind] += 1;
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) headers.set(name, value);
    if (request.signedIn && !headers.has('authorization')) headers.set('authorization', `Bearer ${this.#tokens[user]}`);
    const withBody = request.body !== undefined && request.method !== 'GET';
    const answered = await this.#watched(request.operation, async () => {
      const answer = await fetch(`${this.#options.url}${request.path}`, {
        method: request.method,
        headers,
        ...(withBody && { body: request.body as BodyInit }),
        redirect: 'manual',
        signal: AbortSignal.timeout(60_000),
      });
      return { answer, text: await answer.text() };
    });
    if (!answered) return;
    const { answer, text } = answered;
    this.#count(String(answer.status));
    this.#check(request, answer, text);
    if (answer.status === 401 && request.signedIn && !request.headers.authorization) await this.#signIn(user);
  }

  /** Runs one exchange, notes how long it took, and whether the server was still there. */
  async #watched<T>(operation: string, exchange: () => Promise<T>): Promise<T | undefined> {
    const key = Symbol(operation);
    this.#underWay.set(key, operation);
    const began = performance.now();
    try {
      return await exchange();
    } catch (error) {
      await this.#askWhetherAlive(operation, error);
      return undefined;
    } finally {
      const ms = performance.now() - began;
      this.#underWay.delete(key);
      this.#recent = [...this.#recent.slice(-60), operation];
      if (ms > this.#report.slowest.ms) this.#report.slowest = { ms: Math.round(ms), operation };
      const most = WAITING_MS[operation] ?? SLOW_MS;
      if (ms > most) this.#fault(`took longer than ${most / 1000} s`, operation, `${Math.round(ms)} ms`);
    }
  }

  /** A server may close a connection on a broken request; it may not be gone. */
  async #askWhetherAlive(operation: string, error: unknown): Promise<void> {
    for (let tries = 0; tries < 5; tries++) {
      const answer = await fetch(new URL('/healthz', this.#options.url)).catch(() => undefined);
      if (answer?.ok) return this.#count('closed');
      await delay(500);
    }
    this.#fault('the server is gone', operation, String(error));
  }

  #check(request: FuzzRequest, answer: Response, text: string): void {
    const shown = `${request.method} ${request.path.slice(0, 300)} ${String(request.body ?? '').slice(0, 300)} -> ${answer.status} ${text.slice(0, 300)}`;
    if (answer.status >= 500 && answer.status !== 503)
      this.#fault(`answered ${answer.status}`, request.operation, shown);
    if (!answer.headers.get('x-request-id')) this.#fault('has no x-request-id', request.operation, shown);
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    if (answer.status >= 400) {
      const read = isJson ? failure.safeParse(JSON.parse(text)) : undefined;
      if (!read?.success) this.#fault('a failure without the shape of the contract', request.operation, shown);
    } else if (isJson) {
      const body = JSON.parse(text);
      const schema = this.#operations.get(request.operation)?.responses['200']?.content?.['application/json']?.schema;
      if (schema && answer.status === 200 && !this.#ajv.validate(schema, body)) {
        this.#fault(
          'an answer that does not match its schema',
          request.operation,
          `${this.#ajv.errorsText()} ${shown}`,
        );
      }
      this.#pool.learn(body);
    }
  }

  async #sendBytes(bytes: string): Promise<void> {
    this.#report.sent.raw += 1;
    const operation = 'raw bytes';
    const text = await this.#watched(operation, () => sendRaw(Number(new URL(this.#options.url).port), bytes, 400));
    const status = /^HTTP\/1\.1 (\d{3})/.exec(text ?? '')?.[1];
    if (status === undefined) return this.#count('closed');
    this.#count(status);
    const shown = `${bytes.slice(0, 300)} -> ${text?.slice(0, 600)}`;
    if (Number(status) >= 500 && status !== '503') this.#fault(`answered ${status}`, operation, shown);
    if (Number(status) >= 400 && !/\r\nx-request-id: /i.test(text ?? '')) {
      this.#fault('has no x-request-id', operation, shown);
    }
  }

  async #sendLive(messages: readonly { event: string; args: unknown[] }[], seed: number): Promise<void> {
    const { url } = this.#options;
    const hostile = fc.sample(hostileJson, { seed, numRuns: 1 })[0];
    (await connectLive(url, hostile))?.close();
    let socket = await connectLive(url, this.#tokens[seed % USERS]);
    for (const { event, args } of messages) {
      this.#report.sent.live += 1;
      if (!socket?.connected) socket = await connectLive(url, this.#tokens[seed % USERS]);
      try {
        socket?.emit(event, ...args);
      } catch {
        // What the client library cannot encode was not sent.
      }
      this.#recent = [...this.#recent.slice(-60), `live ${event.slice(0, 20)}`];
      await delay(1);
    }
    socket?.close();
    const alive = await fetch(new URL('/healthz', url)).catch(() => undefined);
    if (!alive?.ok) await this.#askWhetherAlive('live', 'after live messages');
  }

  /** Node's own measure, which starts anew with each scrape. */
  async #watchEventLoop(signal: AbortSignal): Promise<void> {
    // What happened before the first request is not ours.
    await fetch(new URL('/metrics', this.#options.url)).then((answer) => answer.text());
    while (!signal.aborted) {
      await delay(1_000, undefined, { signal }).catch(() => {});
      const text = await fetch(new URL('/metrics', this.#options.url)).then(
        (answer) => answer.text(),
        () => '',
      );
      const seconds = Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1] ?? 0);
      const ms = Math.round(seconds * 1000);
      if (ms > this.#report.longestBlock.ms) {
        this.#report.longestBlock = { ms, during: [...new Set([...this.#underWay.values(), ...this.#recent])] };
      }
    }
  }

  async #signIn(user: number): Promise<void> {
    const company = { website: '', description: 'Tidewell makes scheduling software for field service teams.' };
    const member = await this.#watched('sign in', () => signUp(this.#options.url, company));
    if (member) this.#tokens[user] = member.token;
  }

  /** Something real to begin with: ids, parameters, profiles, queries. */
  async #learn(): Promise<void> {
    const api = createApiClient(this.#options.url, this.#tokens[0]);
    for (const website of this.#options.websites ?? []) {
      this.#pool.learn({ website, url: website });
    }
    for (const query of ['sales directors in London', 'CTO at fintech startups in Berlin']) {
      const response = await api.callRaw('searchPeople', { body: { query } });
      this.#pool.learn(await response.json());
    }
  }

  #count(status: string): void {
    this.#report.statuses[status] = (this.#report.statuses[status] ?? 0) + 1;
  }

  #fault(what: string, operation: string, detail: string): void {
    const same = this.#report.faults.find((fault) => fault.what === what && fault.operation === operation);
    if (same) same.times += 1;
    else this.#report.faults.push({ what, operation, detail, times: 1 });
  }
}

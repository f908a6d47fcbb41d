import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import type { OperationName } from '../../shared/contract/operations.ts';
import { createApiClient } from '../support/http/api-client.ts';
import { AnswerPool } from './answer-pool.ts';
import { apiRequest } from './api-requests.ts';
import { AnswerCheck, type Answered } from './check-answer.ts';
import { FuzzRecord, type FuzzReport } from './fuzz-report.ts';
import type { FuzzRequest } from './fuzz-types.ts';
import { FuzzUsers, USERS } from './fuzz-users.ts';
import { hostileJson } from './hostile-values.ts';
import { largestRequests } from './largest-requests.ts';
import { connectLive, type LiveMessage, liveMessage } from './live-messages.ts';
import { multipartRequest } from './multipart-requests.ts';
import { rawRequest, sendRaw } from './raw-requests.ts';
import { type OpenApiDocument, type Operation, readOperations } from './read-operations.ts';
import { type Surroundings, serveEach } from './serve-each.ts';
import { watchEventLoop } from './watch-event-loop.ts';

export interface FuzzOptions {
  /** Of a running Leadlight with the local identity provider. */
  url: string;
  /** How many requests and live messages in all. */
  requests: number;
  /** Minutes after which nothing more is sent; none unless given. */
  minutes?: number;
  /** The same seed makes the same requests, but for the ids that the server gave. */
  seed: number;
  /** Addresses of pages and pictures that the server may fetch and should not trust. */
  websites?: readonly string[];
  /** What stands in the server's ADMIN_EMAILS: one of them sends as well, and the next when that one is locked or deleted. */
  admins?: readonly string[];
  /** For calls in good faith, by one of the admins, before the others; none unless given. */
  surroundings?: Surroundings;
  /** Requests under way at once. */
  atOnce: number;
  /** Told about progress now and then. */
  onProgress?: (sent: number, faults: number) => void;
}

const SLOW_MS = 5_000;
/** Calls that wait for somebody else's server, and may do so for as long as their deadline says. */
const WAITING_MS: Record<string, number> = {
  ...({ saveCompany: 15_000, readPicture: 15_000 } satisfies Partial<Record<OperationName, number>>),
  // A dozen calls, one after the other.
  'sign in': 60_000,
};
/** They end what others need, or let nobody start anything more. */
const RARE: ReadonlySet<string> = new Set<OperationName>([
  'logOut',
  'endSession',
  'endOtherSessions',
  'deleteAccount',
  'setSpendingLimits',
  'addSuppressions',
]);
const CHUNK = 250;
const ROUNDS_PER_LARGEST = 20;
const GONE = 'the server is gone';

/**
 * Sends hostile requests to every operation of the OpenAPI document that the server serves, raw bytes, forms and live messages,
 * and reports what should not happen: an answer of 500 or above (503 says that the server defends itself, and is counted only), one
 * that does not match what the document says of it, one that takes longer than five seconds, a dead process.
 */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const document = (await (await fetch(new URL('/api/openapi.json', options.url))).json()) as OpenApiDocument;
  return new FuzzRun(options, readOperations(document)).run();
}

class FuzzRun {
  readonly #options: FuzzOptions;
  readonly #operations: readonly Operation[];
  readonly #pools: AnswerPool[] = [];
  readonly #users: FuzzUsers;
  readonly #check: AnswerCheck;
  readonly #record: FuzzRecord;
  #round = 0;

  constructor(options: FuzzOptions, operations: readonly Operation[]) {
    this.#options = options;
    this.#operations = operations;
    this.#users = new FuzzUsers(options.url, options.admins ?? []);
    this.#check = new AnswerCheck(operations);
    this.#record = new FuzzRecord(operations.map(({ name }) => name));
  }

  async run(): Promise<FuzzReport> {
    const { url, requests, seed, minutes = Number.POSITIVE_INFINITY, onProgress } = this.#options;
    const until = performance.now() + minutes * 60_000;
    for (let user = 0; user < USERS; user++) await this.#begin(user);
    const { surroundings, admins = [] } = this.#options;
    if (surroundings) {
      await serveEach(url, admins.at(-1) ?? '', surroundings, (name, status, text) => {
        this.#record.countStatus(String(status), name);
        if (status >= 300) this.#record.addFault('was refused in good faith', name, `${status} ${text.slice(0, 300)}`);
      }).catch((error: unknown) => this.#record.addFault('broke off', 'calls in good faith', String(error)));
    }
    const watching = new AbortController();
    const watch = watchEventLoop(url, watching.signal, (ms) => this.#record.noteBlock(ms));
    try {
      for (let sent = 0, round = 0; sent < requests && performance.now() < until; round++) {
        const count = Math.min(CHUNK, requests - sent);
        await this.#sendRound(count, seed + round);
        sent += count;
        onProgress?.(sent, this.#record.faults.length);
        if (this.#record.faults.some(({ what }) => what === GONE)) break;
      }
    } finally {
      watching.abort();
      await watch;
    }
    return this.#record.report;
  }

  /** One in ten is raw bytes, one in ten a form, one in five a live message, the others calls of the API. */
  async #sendRound(count: number, seed: number): Promise<void> {
    const roll = (share: number) => Math.floor(count * share);
    const all = this.#operations;
    // Most of a round comes from one user, who names what is theirs; the others name it too.
    const sender = this.#round % USERS;
    const pool = this.#pools[sender] ?? new AnswerPool();
    const forms = all.filter(({ body }) => body.kind === 'form').map((one) => multipartRequest(one, pool));
    const bytes = fc.sample(rawRequest(all.map(({ path }) => path)), { seed, numRuns: roll(0.1) });
    const uploads = fc.sample(fc.oneof(...forms), { seed, numRuns: roll(0.1) });
    const messages = fc.sample(liveMessage, { seed, numRuns: roll(0.2) });
    const any = fc.oneof(
      ...all.map((operation) => ({
        weight: RARE.has(operation.name) ? 1 : 40,
        arbitrary: apiRequest(operation, pool),
      })),
    );
    const calls = fc.sample(any, { seed, numRuns: count - bytes.length - uploads.length - messages.length });
    const largest = this.#round++ % ROUNDS_PER_LARGEST === 0 ? largestRequests(seed) : [];
    const tasks = [
      ...[...calls, ...uploads, ...largest].map(
        (request, index) => () => this.#send(request, index % 8 === 0 ? index % USERS : sender),
      ),
      ...bytes.map((request) => () => this.#sendBytes(request)),
    ];
    const shuffled = fc.sample(fc.shuffledSubarray(tasks, { minLength: tasks.length }), { seed, numRuns: 1 })[0] ?? [];
    const lane = async () => {
      for (let task = shuffled.pop(); task; task = shuffled.pop()) await task();
    };
    await Promise.all([...Array.from({ length: this.#options.atOnce }, lane), this.#sendLive(messages, seed)]);
  }

  async #send(request: FuzzRequest, user: number): Promise<void> {
    this.#record.countSent(request.kind);
    const { operation, method, path, body, signedIn } = request;
    const headers = new Headers(request.headers);
    if (signedIn && !headers.has('authorization')) {
      headers.set('authorization', `Bearer ${this.#users.tokenOf(user)}`);
    }
    const answer = await this.#watched(operation, async (): Promise<Answered> => {
      const response = await fetch(`${this.#options.url}${path}`, {
        method,
        headers,
        ...(body !== undefined && method !== 'GET' && { body: body as BodyInit }),
        redirect: 'manual',
        signal: AbortSignal.timeout(60_000),
      });
      const type = response.headers.get('content-type')?.split(';')[0] ?? '';
      return {
        status: response.status,
        type,
        requestId: response.headers.get('x-request-id'),
        text: await response.text(),
      };
    });
    if (!answer) return;
    this.#record.countStatus(String(answer.status), operation);
    const shown = `${method} ${path.slice(0, 300)} ${String(body ?? '').slice(0, 300)} -> ${answer.status} ${answer.text.slice(0, 300)}`;
    for (const fault of this.#check.faultsOf(operation, answer)) this.#record.addFault(fault, operation, shown);
    if (answer.status < 300 && answer.type === 'application/json') this.#pools[user]?.learn(JSON.parse(answer.text));
    if (answer.status === 401 && signedIn && !request.headers.authorization) {
      await this.#watched('sign in', () => this.#begin(user));
    }
  }

  /** Runs one exchange, notes how long it took, and whether the server was still there. */
  async #watched<T>(operation: string, exchange: () => Promise<T>): Promise<T | undefined> {
    const end = this.#record.begin(operation);
    try {
      return await exchange();
    } catch (error) {
      await this.#askWhetherAlive(operation, error);
      return undefined;
    } finally {
      const ms = end();
      const most = WAITING_MS[operation] ?? SLOW_MS;
      if (ms > most) {
        const load = loadavg()[0]?.toFixed(1);
        this.#record.addFault(
          `took longer than ${most / 1000} s`,
          operation,
          `${Math.round(ms)} ms at a load of ${load}`,
        );
      }
    }
  }

  /** A server may close a connection on a broken request; it may not be gone. */
  async #askWhetherAlive(operation: string, error: unknown): Promise<void> {
    for (let tries = 0; tries < 5; tries++) {
      const answer = await fetch(new URL('/healthz', this.#options.url)).catch(() => undefined);
      if (answer?.ok) return this.#record.countStatus('closed');
      await delay(500);
    }
    this.#record.addFault(GONE, operation, String(error));
  }

  async #sendBytes(bytes: string): Promise<void> {
    this.#record.countSent('raw');
    const operation = 'raw bytes';
    const port = Number(new URL(this.#options.url).port);
    const text = await this.#watched(operation, () => sendRaw(port, bytes, 400));
    const status = /^HTTP\/1\.1 (\d{3})/.exec(text ?? '')?.[1];
    this.#record.countStatus(status ?? 'closed');
    if (status === undefined) return;
    const shown = `${bytes.slice(0, 300)} -> ${text?.slice(0, 600)}`;
    if (Number(status) >= 500 && status !== '503') this.#record.addFault(`answered ${status}`, operation, shown);
    if (Number(status) >= 400 && !/\r\nx-request-id: /i.test(text ?? '')) {
      this.#record.addFault('has no x-request-id', operation, shown);
    }
  }

  async #sendLive(messages: readonly LiveMessage[], seed: number): Promise<void> {
    const { url } = this.#options;
    const hostile = fc.sample(hostileJson, { seed, numRuns: 1 })[0];
    (await connectLive(url, hostile))?.close();
    let socket = await connectLive(url, this.#users.tokenOf(seed));
    for (const { event, args } of messages) {
      this.#record.countSent('live');
      if (!socket?.connected) socket = await connectLive(url, this.#users.tokenOf(seed));
      try {
        socket?.emit(event, ...args);
      } catch {
        // What the client library cannot encode was not sent.
      }
      this.#record.note(`live ${event.slice(0, 20)}`);
      await delay(1);
    }
    socket?.close();
    const alive = await fetch(new URL('/healthz', url)).catch(() => undefined);
    if (!alive?.ok) await this.#askWhetherAlive('live', 'after live messages');
  }

  /** Signs a user in, with something real to begin with: ids, parameters, profiles, queries. */
  async #begin(user: number): Promise<void> {
    const { url, websites = [] } = this.#options;
    const signIn = await this.#users.signIn(user);
    const pool = new AnswerPool({ ...signIn, website: [...websites], url: [...websites] });
    this.#pools[user] = pool;
    const api = createApiClient(url, this.#users.tokenOf(user));
    for (const query of ['sales directors in London', 'CTO at fintech startups in Berlin']) {
      const response = await api.callRaw('searchPeople', { body: { query } });
      pool.learn(await response.json());
    }
    const profiles = pool.valuesOf('linkedin_url').slice(-3);
    const items = profiles.map((linkedin_url) => ({ linkedin_url, columns: ['jobTitle', 'tag', 'meetingOpener'] }));
    const learn = async (answer: Promise<Response>) => pool.learn(await (await answer).json());
    await learn(api.callRaw('startEnrichment', { body: items }));
    await learn(api.callRaw('createApiKey', { body: { name: 'Fuzz', scopes: ['read'] } }));
    const [receiver = ''] = websites;
    await learn(api.callRaw('createWebhook', { body: { url: receiver, events: ['batch.completed'] } }));
    for (const id of pool.valuesOf('webhook').slice(-1).map(String)) {
      await api.callRaw('testWebhook', { params: { id } });
      await learn(api.callRaw('listDeliveries', { params: { id }, query: {} }));
    }
    await learn(api.callRaw('listSessions'));
    pool.learn(await (await api.callRaw('initiatePurchase', { body: { amount: 100 } })).json());
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import type { z } from 'zod';
import {
  ApiError,
  type CallArguments,
  canTryAgain,
  failureOf,
  readJson,
  requestOf,
  type SentInput,
  saysFailure,
} from '../../shared/api-call.ts';
import type { Endpoint, ResponseOf } from '../../shared/contract/endpoint.ts';
import { type Endpoints, endpoints, type JsonOperation } from '../../shared/contract/endpoints.ts';
import { CliError, EXIT } from '../cli-error.ts';
import { pauseBefore } from './retry-pause.ts';

/** Calls the API as the owner of a key. Every call here may be repeated: what starts something carries an Idempotency-Key. */
export interface Client {
  readonly url: string;
  /**
   * Calls an operation; again after a pause where that may help, as long as `patienceMs` allows.
   * @throws ApiError, CliError when something else than this API answers, what `signal` says
   */
  call<Name extends JsonOperation>(name: Name, ...input: CallArguments<Name>): Promise<ResponseOf<Endpoints[Name]>>;
  /** The same client with another patience. @param onWait told why it waits, and for how long */
  patient(patienceMs: number, onWait?: (reason: ApiError, pauseMs: number) => void): Client;
}

export interface ClientOptions {
  url: string;
  /** '' for nobody. */
  key: string;
  /** Ends calls and pauses. */
  signal: AbortSignal;
  /** For how long in all a call that fails is repeated, in milliseconds. A server that is not reached ends it at once without. */
  patienceMs?: number;
  onWait?: ((reason: ApiError, pauseMs: number) => void) | undefined;
}

/** What answers nothing for this long, in milliseconds, is taken to be gone. An upload may take so long. */
const SILENCE_MS = 120_000;
/** A server that asks for a pause is given one this long even when nothing runs, in milliseconds. */
const COURTESY_MS = 20_000;

export function createClient(options: ClientOptions): Client {
  const { url, signal, patienceMs = 0, onWait } = options;
  return {
    url,
    async call(name, ...[input]) {
      const began = performance.now();
      for (let failures = 0; ; failures += 1) {
        try {
          return await callOnce(name, (input ?? {}) as SentInput, options);
        } catch (error) {
          if (!(error instanceof ApiError) || !canTryAgain(error)) throw error;
          const patience = error.retryAfterSeconds === undefined ? patienceMs : Math.max(patienceMs, COURTESY_MS);
          const pauseMs = pauseBefore(failures, error.retryAfterSeconds);
          if (performance.now() - began + pauseMs > patience) throw error;
          onWait?.(error, pauseMs);
          await delay(pauseMs, undefined, { signal });
        }
      }
    },
    patient: (ms, hear) => createClient({ ...options, patienceMs: ms, onWait: hear }),
  };
}

async function callOnce<Name extends JsonOperation>(
  name: Name,
  input: SentInput,
  { url, key, signal }: ClientOptions,
): Promise<ResponseOf<Endpoints[Name]>> {
  const { address, ...request } = requestOf(name, input, key);
  const ends = AbortSignal.any([signal, AbortSignal.timeout(SILENCE_MS)]);
  const response = await fetch(`${url}${address.replace(/^\/api\//, '/api/v1/')}`, {
    ...request,
    signal: ends,
    // A key is sent to no other place, and what starts something is never turned into a GET.
    redirect: 'manual',
  }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw new ApiError(0, `${url} cannot be reached${reasonOf(error)}.`);
  });
  const location = response.headers.get('location');
  if (location && response.status >= 300 && response.status < 400) {
    throw new CliError(EXIT.failed, `${url} sends its callers on to ${location}.`, {
      hint: 'Set LEADLIGHT_URL (or --url) to the address it sends to.',
    });
  }
  const body = await readJson(response);
  signal.throwIfAborted();
  if (!response.ok || saysFailure(body)) throw failureOf(response, body);
  const parsed = ((endpoints[name] as Endpoint).response as z.ZodType<ResponseOf<Endpoints[Name]>>).safeParse(body);
  if (parsed.success) return parsed.data;
  // An answer that broke off is a lost connection; anything else is another program or another version.
  if (body === null && isJson(response)) throw new ApiError(0, `The answer of ${url} broke off.`);
  throw new CliError(EXIT.failed, `What answers at ${url} is not this version of Leadlight.`, {
    hint: 'Check the address with "npx leadlight doctor"; after an update of the server, update this folder as well.',
    cause: parsed.error,
  });
}

const isJson = (response: Response) => /\bjson\b/.test(response.headers.get('content-type') ?? '');

/** 'connect ECONNREFUSED 127.0.0.1:3000' stands in the cause, and that of several addresses in its own code. */
function reasonOf(error: unknown): string {
  const cause = (error as { cause?: { message?: string; code?: string } }).cause;
  const text = cause?.message || cause?.code;
  return text ? ` (${text})` : '';
}

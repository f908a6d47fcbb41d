import type { InputOf } from './contract/endpoint.ts';
import type { Endpoints } from './contract/endpoints.ts';
import { type AddressInput, addressOf, type OperationMethod, type OperationName } from './contract/operations.ts';
import type { ErrorCode, Failure } from './contract/responses.ts';
import type { SheetColumn } from './contract/sheet-columns.ts';

/** What every client of the API shares: how a call is written as a request, and how a failed one is read. */

/** The server's error code, or that it could not be reached. */
export type ApiErrorCode = ErrorCode | 'unreachable';

/** A failed call, with the server's own words if it gave any. `status` is 0 when the server was not reached. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly details: string | undefined;
  readonly issues: { path: string; message: string }[];
  readonly validationErrors: string[];
  /** Of a sheet that was refused because its column of profiles is not known. */
  readonly columns: readonly SheetColumn[] | undefined;
  /** The call's id in the server's log; null when the server was not reached. */
  readonly requestId: string | null;
  /** Seconds after which the call may be made again, when the server says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    message: string,
    body: Partial<Failure> = {},
    requestId: string | null = null,
    retryAfterSeconds?: number,
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code ?? (status === 0 ? 'unreachable' : 'internal');
    this.details = body.details;
    this.issues = body.issues ?? [];
    this.validationErrors = body.validation_errors ?? [];
    this.columns = body.columns;
    this.requestId = requestId;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What a call is given: path parameters, query and body as the endpoint declares them, and a signal to give it up by. */
export type CallInput<Name extends OperationName> = InputOf<Endpoints[Name]> & { signal?: AbortSignal | undefined };
/** May be left out where nothing has to be given. */
export type CallArguments<Name extends OperationName, More = unknown> =
  Record<never, never> extends CallInput<Name> ? [input?: CallInput<Name> & More] : [input: CallInput<Name> & More];

/** The same as it is sent, whatever the operation. */
export interface SentInput extends AddressInput {
  /** Sent as JSON; a form, bytes and text are sent as they are. */
  body?: unknown;
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
}

export interface CallRequest {
  method: OperationMethod;
  /** From the root of the server. */
  address: string;
  headers: Record<string, string>;
  body?: BodyInit;
}

/** @param token of a session, or an API key; '' for nobody */
export function requestOf(
  name: OperationName,
  { params, query, body, idempotencyKey }: SentInput,
  token: string,
): CallRequest {
  const isJson = !(body instanceof FormData || body instanceof Uint8Array || typeof body === 'string');
  return {
    ...addressOf(name, { params, query }),
    headers: {
      accept: 'application/json',
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && isJson && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as BodyInit) }),
  };
}

/** @returns the JSON of a response; null when it holds none */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

/**
 * What a failed call says: the answer's error, else its message, else the status.
 * @param body of the response; null when it was no JSON
 */
export function failureOf(response: Response, body: unknown): ApiError {
  const own = response.ok ? '' : response.statusText || `The server answered ${response.status}.`;
  const fields = isRecord(body) ? (body as Partial<Failure>) : {};
  const retryAfter = readSeconds(response.headers.get('retry-after'));
  return new ApiError(
    response.status,
    messageOf(body) ?? own,
    fields,
    response.headers.get('x-request-id'),
    retryAfter,
  );
}

/** @returns whether an answer with a good status says that it failed */
export function saysFailure(body: unknown): boolean {
  return isRecord(body) && body.success === false;
}

/** @returns whether the same call may succeed the next time: not what the server refused because of what was asked */
export function canTryAgain(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500;
}

function messageOf(body: unknown): string | null {
  if (!isRecord(body)) return null;
  const text = [body.error, body.message].find((part) => typeof part === 'string' && part !== '');
  return (text as string | undefined) ?? null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Seconds or a date, as HTTP has it. */
function readSeconds(text: string | null): number | undefined {
  if (!text) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

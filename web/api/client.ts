import type { InputOf, ResponseOf } from '../../shared/contract/endpoint.ts';
import type { Endpoints, FileOperation, JsonOperation } from '../../shared/contract/endpoints.ts';
import { type AddressInput, addressOf, type OperationName } from '../../shared/contract/operations.ts';
import type { Failure } from '../../shared/contract/responses.ts';
import type { SheetColumn } from '../../shared/contract/sheet-columns.ts';
import { readSession } from './session.ts';
import { type ApiErrorCode, endSessionOn } from './session-errors.ts';
import { makeTraceparent } from './trace-context.ts';

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

  constructor(status: number, message: string, body: Partial<Failure> = {}, requestId: string | null = null) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code ?? (status === 0 ? 'unreachable' : 'internal');
    this.details = body.details;
    this.issues = body.issues ?? [];
    this.validationErrors = body.validation_errors ?? [];
    this.columns = body.columns;
    this.requestId = requestId;
  }
}

/** What a call is given: path parameters, query and body as the endpoint declares them, and a signal to give it up by. */
type CallInput<Name extends OperationName> = InputOf<Endpoints[Name]> & { signal?: AbortSignal | undefined };
/** May be left out where nothing has to be given. */
type CallArguments<Name extends OperationName> =
  Record<never, never> extends CallInput<Name> ? [input?: CallInput<Name>] : [input: CallInput<Name>];

interface SentInput extends AddressInput {
  /** Sent as JSON; a FormData is sent as it is. */
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/**
 * Calls an operation of the API with the session's token and returns the parsed answer.
 * @throws ApiError for every failure: unreachable server, status of 400 and above, or `success: false`
 */
export async function api<Name extends JsonOperation>(
  name: Name,
  ...[input]: CallArguments<Name>
): Promise<ResponseOf<Endpoints[Name]>> {
  const response = await send(name, input as SentInput | undefined);
  const body = await readBody(response);
  if (isRecord(body) && body.success === false) throw failureOf(response, body);
  return body as ResponseOf<Endpoints[Name]>;
}

/** As `api`, for operations that answer with a file. */
export async function apiFile<Name extends FileOperation>(name: Name, ...[input]: CallArguments<Name>): Promise<Blob> {
  const response = await send(name, input as SentInput | undefined);
  try {
    return await response.blob();
  } catch (error) {
    if (input?.signal?.aborted) throw error;
    throw new ApiError(0, 'The file broke off on its way. Please try again.');
  }
}

/** @returns the text to show for anything that was thrown; `fallback` when it has none, as a bare `success: false` */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof Error && error.message ? error.message : fallback;
}

/** @returns whether the same call may succeed the next time: not what the server refused because of what was asked */
export function canTryAgain(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500;
}

async function send(
  name: OperationName,
  { params, query, body, idempotencyKey, signal }: SentInput = {},
): Promise<Response> {
  const { token } = readSession();
  const { method, address } = addressOf(name, { params, query });
  const isForm = body instanceof FormData;
  const sent: Record<string, string> = { accept: 'application/json', traceparent: makeTraceparent() };
  if (idempotencyKey !== undefined) sent['idempotency-key'] = idempotencyKey;
  if (token) sent.authorization = `Bearer ${token}`;
  if (body !== undefined && !isForm) sent['content-type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      headers: sent,
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, 'The server cannot be reached. Check your connection and try again.');
  }
  if (response.ok) return response;
  const failure = failureOf(response, await readBody(response));
  endSessionOn(failure.code, token);
  throw failure;
}

function failureOf(response: Response, body: unknown): ApiError {
  const own = response.ok ? '' : response.statusText || `The server answered ${response.status}.`;
  const message = messageOf(body) ?? own;
  const fields = isRecord(body) ? (body as Partial<Failure>) : {};
  return new ApiError(response.status, message, fields, response.headers.get('x-request-id'));
}

/** The answer's error, else its message. */
function messageOf(body: unknown): string | null {
  if (!isRecord(body)) return null;
  const text = [body.error, body.message].find((part) => typeof part === 'string' && part !== '');
  return (text as string | undefined) ?? null;
}

async function readBody(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

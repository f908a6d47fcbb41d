import type { Failure } from '../../shared/contract/answers.ts';
import { readSession } from './session.ts';
import { endSessionOn } from './session-errors.ts';

/** A call that did not succeed: the server's own words where it gave some. `status` is 0 when it was not reached. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: Failure['code'] | 'unreachable';
  readonly details: string | undefined;
  readonly issues: { path: string; message: string }[];
  readonly validationErrors: string[];
  /** Under which the server's log has the call; null when it was not reached. */
  readonly requestId: string | null;

  constructor(status: number, message: string, body: Partial<Failure> = {}, requestId: string | null = null) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code ?? (status === 0 ? 'unreachable' : 'internal');
    this.details = body.details;
    this.issues = body.issues ?? [];
    this.validationErrors = body.validation_errors ?? [];
    this.requestId = requestId;
  }
}

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Sent as JSON; a FormData is sent as it is. */
  body?: unknown;
  query?: Record<string, string | number | boolean | undefined>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Calls the API with the session's token and returns the parsed answer.
 * @param path from the root of this origin: '/api/profile'
 * @throws ApiError for every failure: unreachable server, status of 400 and above, or `success: false`
 */
export async function call<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
  const response = await send(path, options);
  const body = await readBody(response);
  if (isRecord(body) && body.success === false) throw failureOf(response, body);
  return body as Answer;
}

/** As `call`, for answers that are files. */
export async function callForFile(path: string, options: CallOptions = {}): Promise<Blob> {
  const response = await send(path, options);
  try {
    return await response.blob();
  } catch (error) {
    if (options.signal?.aborted) throw error;
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

/**
 * What to name to whoever runs the server when it failed by itself: the call's id in its log.
 * @param error anything that was thrown; an ApiError may be its cause
 * @returns null for what the server refused, and when it was not reached
 */
export function supportIdOf(error: unknown): string | null {
  if (error instanceof ApiError) return error.status >= 500 ? error.requestId : null;
  return error instanceof Error && error.cause !== undefined ? supportIdOf(error.cause) : null;
}

async function send(path: string, { method = 'GET', body, query, headers, signal }: CallOptions): Promise<Response> {
  const { token } = readSession();
  const isForm = body instanceof FormData;
  const sent: Record<string, string> = { accept: 'application/json', ...headers };
  if (token) sent.authorization = `Bearer ${token}`;
  if (body !== undefined && !isForm) sent['content-type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(withQuery(path, query), {
      method,
      headers: sent,
      body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
      signal,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, 'The server cannot be reached. Check your connection and try again.');
  }
  if (response.ok) return response;
  const failure = failureOf(response, await readBody(response));
  endSessionOn(failure.message, token);
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

function withQuery(path: string, query: CallOptions['query']): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) params.set(name, String(value));
  return params.size > 0 ? `${path}?${params}` : path;
}

import {
  ApiError,
  type CallArguments,
  failureOf,
  readJson,
  requestOf,
  type SentInput,
  saysFailure,
} from '../../shared/api-call.ts';
import type { ResponseOf } from '../../shared/contract/endpoint.ts';
import type { Endpoints, FileOperation, JsonOperation } from '../../shared/contract/endpoints.ts';
import type { OperationName } from '../../shared/contract/operations.ts';
import { readSession } from './session.ts';
import { endSessionOn } from './session-errors.ts';
import { makeTraceparent } from './trace-context.ts';

export { ApiError, canTryAgain } from '../../shared/api-call.ts';

/**
 * Calls an operation of the API with the session's token and returns the parsed answer.
 * @throws ApiError for every failure: unreachable server, status of 400 and above, or `success: false`
 */
export async function api<Name extends JsonOperation>(
  name: Name,
  ...[input]: CallArguments<Name>
): Promise<ResponseOf<Endpoints[Name]>> {
  const response = await send(name, input as SentInput | undefined);
  const body = await readJson(response);
  if (saysFailure(body)) throw failureOf(response, body);
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

async function send(name: OperationName, input: SentInput = {}): Promise<Response> {
  const { token } = readSession();
  const { signal } = input;
  const { address, headers, ...request } = requestOf(name, input, token);
  let response: Response;
  try {
    response = await fetch(address, {
      ...request,
      headers: { ...headers, traceparent: makeTraceparent() },
      ...(signal && { signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, 'The server cannot be reached. Check your connection and try again.');
  }
  if (response.ok) return response;
  const failure = failureOf(response, await readJson(response));
  endSessionOn(failure.code, token);
  throw failure;
}

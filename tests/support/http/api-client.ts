import type { z } from 'zod';
import type { CallArguments } from '../../../shared/api-call.ts';
import type { Endpoint, ResponseOf } from '../../../shared/contract/endpoint.ts';
import { type Endpoints, endpoints, type JsonOperation } from '../../../shared/contract/endpoints.ts';
import { type AddressInput, addressOf, type OperationName } from '../../../shared/contract/operations.ts';
import { type Failure, failure } from '../../../shared/contract/responses.ts';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE' | 'PUT' | 'OPTIONS';

export interface SendOptions {
  /** Sent as JSON, unless it is a form or bytes. */
  body?: unknown | undefined;
  headers?: Record<string, string> | undefined;
  signal?: AbortSignal | undefined;
}

/** Input that may be wrong on purpose. */
export type AnyInput = AddressInput & SendOptions & { idempotencyKey?: string };

export interface ErrorResponse {
  status: number;
  headers: Headers;
  body: Failure;
}

/** Calls the API as one user, or as nobody, and checks every response against its contract. */
export interface ApiClient {
  /** Calls an operation. @returns the response as its endpoint's schema parses it */
  call<Name extends JsonOperation>(
    name: Name,
    ...input: CallArguments<Name, Pick<SendOptions, 'headers'>>
  ): Promise<ResponseOf<Endpoints[Name]>>;
  /** Expects a call to fail in the shape of the contract. */
  callError(name: OperationName, input?: AnyInput): Promise<ErrorResponse>;
  /** The response to a call as it comes. */
  callRaw(name: OperationName, input?: AnyInput): Promise<Response>;
  /** The response to any request, where method or path are what is tested. */
  send(method: Method, path: string, options?: SendOptions): Promise<Response>;
  /** As `send`; expects an error in the shape of the contract. */
  sendError(method: Method, path: string, options?: SendOptions): Promise<ErrorResponse>;
}

/** @param token of a session; without it calls are anonymous */
export function createApiClient(url: string, token?: string): ApiClient {
  const send = (method: Method, path: string, { body, headers = {}, signal }: SendOptions = {}) => {
    const isBytes = body instanceof FormData || body instanceof Uint8Array || typeof body === 'string';
    return fetch(new URL(path, url), {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isBytes && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined || isBytes ? (body as BodyInit) : JSON.stringify(body),
      ...(signal && { signal }),
    });
  };
  const sendError = async (method: Method, path: string, options?: SendOptions): Promise<ErrorResponse> => {
    const response = await send(method, path, options);
    const text = await response.text();
    if (response.ok) throw new Error(`${method} ${path} did not fail: ${response.status} ${text.slice(0, 500)}`);
    return { status: response.status, headers: response.headers, body: failure.strict().parse(JSON.parse(text)) };
  };
  /** Method, path and options of a call. */
  const requestOf = (name: OperationName, { params, query, idempotencyKey, ...options }: AnyInput = {}) => {
    const { method, address } = addressOf(name, { params, query });
    const headers = { ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }), ...options.headers };
    return [method, address, { ...options, headers }] as const;
  };
  return {
    async call(name, ...[input]) {
      const response = await send(...requestOf(name, input as AnyInput | undefined));
      const text = await response.text();
      if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text.slice(0, 500)}`);
      const schema = (endpoints[name] as Endpoint).response as z.ZodType<never>;
      return schema.parse(JSON.parse(text));
    },
    callError: (name, input) => sendError(...requestOf(name, input)),
    callRaw: (name, input) => send(...requestOf(name, input)),
    send,
    sendError,
  };
}

import type { z } from 'zod';
import { type Failure, failure } from '../../shared/contract/answers.ts';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE' | 'PUT' | 'OPTIONS';

export interface CallOptions {
  /** Sent as JSON, unless it is a form or bytes. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answered<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** Calls the API as one user, or as nobody, and checks every answer against its contract. */
export interface ApiClient {
  get<Schema extends z.ZodType>(path: string, schema: Schema, options?: CallOptions): Promise<z.output<Schema>>;
  post<Schema extends z.ZodType>(
    path: string,
    body: unknown,
    schema: Schema,
    options?: CallOptions,
  ): Promise<z.output<Schema>>;
  patch<Schema extends z.ZodType>(path: string, body: unknown, schema: Schema): Promise<z.output<Schema>>;
  delete<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>>;
  /** Expects a refusal in the shape of the contract. */
  refusal(method: Method, path: string, options?: CallOptions): Promise<Answered<Failure>>;
  /** The answer as it comes. */
  send(method: Method, path: string, options?: CallOptions): Promise<Response>;
}

/** @param token of a session; without it calls are anonymous */
export function createApiClient(url: string, token?: string): ApiClient {
  const send = (method: Method, path: string, { body, headers = {} }: CallOptions = {}) => {
    const isBytes = body instanceof FormData || body instanceof Uint8Array || typeof body === 'string';
    return fetch(new URL(path, url), {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isBytes && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined || isBytes ? (body as BodyInit) : JSON.stringify(body),
    });
  };
  async function call<Schema extends z.ZodType>(
    method: Method,
    path: string,
    schema: Schema,
    options?: CallOptions,
  ): Promise<z.output<Schema>> {
    const answer = await send(method, path, options);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 500)}`);
    return schema.parse(JSON.parse(text));
  }
  return {
    get: (path, schema, options) => call('GET', path, schema, options),
    post: (path, body, schema, options) => call('POST', path, schema, { ...options, body }),
    patch: (path, body, schema) => call('PATCH', path, schema, { body }),
    delete: (path, schema) => call('DELETE', path, schema),
    async refusal(method, path, options) {
      const answer = await send(method, path, options);
      const text = await answer.text();
      if (answer.ok) throw new Error(`${method} ${path} was not refused: ${answer.status} ${text.slice(0, 500)}`);
      return { status: answer.status, headers: answer.headers, body: failure.strict().parse(JSON.parse(text)) };
    },
    send,
  };
}

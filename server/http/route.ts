import type { FastifyReply, FastifyRequest, RouteHandlerMethod, RouteShorthandOptions } from 'fastify';
import type { z } from 'zod';
import type { Endpoint, ResponseOf } from '../../shared/contract/endpoint.ts';
import { type Endpoints, endpoints } from '../../shared/contract/endpoints.ts';
import { type OperationName, readOperation } from '../../shared/contract/operations.ts';
import type { Operator } from '../accounts/find-operator.ts';
import type { RequestPolicyName } from '../platform/request-limits/policies.ts';
import type { App } from './app-types.ts';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown;
type ParsedRequest<E extends Endpoint> = FastifyRequest<{
  Params: Parsed<E['params']>;
  Querystring: Parsed<E['query']>;
  Body: Parsed<E['body']>;
}>;
/** Nobody knows who calls a public endpoint; an operator calls those of the admin area. */
type RequestOf<E extends Endpoint> = E extends { access: 'public' }
  ? Omit<ParsedRequest<E>, 'principal'>
  : E extends { access: 'admin' }
    ? ParsedRequest<E> & { operator: Operator }
    : ParsedRequest<E>;
type AnswerOf<E extends Endpoint> = E['response'] extends 'file' ? FastifyReply : ResponseOf<E>;

/** Parsed request in, body of the answer out; for a file, the reply it was sent by. */
type Handlers = {
  [Name in OperationName]: (
    request: RequestOf<Endpoints[Name]>,
    reply: FastifyReply,
  ) => Promise<AnswerOf<Endpoints[Name]>>;
};

/** What the server alone decides about a route. */
type RouteOptions = Pick<RouteShorthandOptions, 'bodyLimit' | 'exposeHeadRoute' | 'onRequest'> & {
  /** Bodies of more bytes come to the handler as they were sent. */
  unreadAbove?: number;
  /** Counted as this besides as a call of its user: what costs more than an answer from the database. */
  limitedAs?: RequestPolicyName;
};

/** Adds the route of an endpoint: its address, checks and description come from the contract. */
export function route<Name extends OperationName>(
  app: App,
  name: Name,
  handler: Handlers[Name],
  { unreadAbove, limitedAs, ...options }: RouteOptions = {},
): void {
  const { method, path } = readOperation(name);
  const { tags, summary, access, scopes, recentSignIn, etag, params, query, body, response }: Endpoint =
    endpoints[name];
  app.route({
    ...options,
    method,
    url: path,
    config: {
      ...(access && { access }),
      ...(scopes && { scopes }),
      ...(recentSignIn && { recentSignIn }),
      ...(etag && { etag }),
      ...(unreadAbove !== undefined && { unreadAbove }),
      ...(limitedAs && { limitedAs }),
    },
    schema: {
      operationId: name,
      tags,
      summary,
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body === 'form' && { consumes: ['multipart/form-data'] }),
      ...(typeof body === 'object' && { body }),
      ...(response !== 'file' && { response: { 200: response } }),
    },
    handler: handler as unknown as RouteHandlerMethod,
  });
}

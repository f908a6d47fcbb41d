import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/domain-error.ts';
import type { App } from '../app-types.ts';
import { BrokenOff } from '../broken-off.ts';
import { ConnectionClosed } from '../connection-signal.ts';
import { describeError, documentationUrl } from './errors.ts';

/**
 * Sends anything thrown in the shape of the contract; what we did not foresee is logged with its stack. That nobody waits for the
 * answer any more is no fault, and there is nobody to send it to.
 */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof ConnectionClosed || isLeftStream(error, reply)) {
    request.log.info('the client did not wait for the answer');
    return reply.hijack();
  }
  const { status, body, retryAfter, unexpected } = describeError(error instanceof BrokenOff ? error.reason : error);
  if (unexpected) request.log.error({ request_id: request.id, err: error }, 'request failed');
  else if (body.code === 'unavailable') request.log.warn({ request_id: request.id, err: error }, 'request not served');
  reply.failureCode = body.code;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ ...body, documentation_url: documentationUrl(request.server.publicUrl, body.code) }));
}

/** An answer in pieces whose client left before the first was sent: its stream was closed with the connection. */
function isLeftStream(error: unknown, { raw }: FastifyReply): boolean {
  return raw.destroyed && (error as { code?: unknown } | null)?.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** Of our routes with the longest parameter the router takes. */
const LONGEST_PATH = 300;

/** Remembers the routes as they are added, so that a wrong method on a known path is not taken for an unknown path. */
export function watchMethods(app: App): (path: string) => string[] {
  const routes = new Map<string, { pattern: URLPattern; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    // A catch-all knows every path, and patterns with a regular expression serve pictures, which are only ever read.
    if (/[*(]/.test(url)) return;
    const route = routes.get(url) ?? { pattern: new URLPattern({ pathname: url }), methods: new Set() };
    for (const name of [method].flat()) route.methods.add(name);
    routes.set(url, route);
  });
  return (path) => {
    if (path.length > LONGEST_PATH) return [];
    const bare = path.replace(/(?<=.)\/$/, '');
    const found = [...routes.values()].filter(({ pattern }) => pattern.test({ pathname: bare }));
    return [...new Set(found.flatMap(({ methods }) => [...methods]))];
  };
}

/** Answers paths nobody knows with 404 and known paths with a wrong method with 405. */
export function sendNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  methodsAt: (path: string) => string[],
): FastifyReply {
  const methods = methodsAt(request.url.split('?', 1)[0] ?? '');
  if (methods.length === 0 || methods.includes(request.method)) {
    return sendFailure(new DomainError('not_found'), request, reply);
  }
  reply.header('allow', methods.sort().join(', '));
  return sendFailure(new DomainError('method_not_allowed'), request, reply);
}

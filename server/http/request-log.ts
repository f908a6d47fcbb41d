import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from './context.ts';

const SANE_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** The id a proxy in front of us gave the request, when it looks like one; else a new one. */
export function chooseRequestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID();
}

/** Routes that machines ask for all the time; their lines are for debugging only. */
const QUIET = /^\/(?:healthz|readyz|metrics|sample\/|\*)/;

/**
 * Makes what writes one log line and one measurement for an answered request. A route is named by its pattern; what stood in the path,
 * the query and the headers is left out: it is what users typed, and as long as they like.
 */
export function createRequestLog({
  metrics,
}: Pick<Context, 'metrics'>): (request: FastifyRequest, reply: FastifyReply) => void {
  return (request, reply) => {
    const { id, method, log, principal } = request;
    const route = nameRoute(request, reply);
    const status = reply.statusCode;
    const line = {
      request_id: id,
      method,
      route,
      status,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(reply.failureCode && { code: reply.failureCode }),
      ...(principal && { user_id: principal.userId }),
    };
    if (QUIET.test(route)) log.debug(line, 'answered');
    else log.info(line, 'answered');
    if (reply.failureCode) metrics.failures.inc({ channel: 'http', code: reply.failureCode });
    metrics.httpDuration.observe({ method, route, status: String(status) }, reply.elapsedTime / 1000);
  };
}

/**
 * The pattern of the route that answered: '/api/jobs/:id', '/*' for the files of the web app; `page` for its page at whatever path,
 * `unknown` when nothing is there.
 */
function nameRoute(request: FastifyRequest, reply: FastifyReply): string {
  if (!request.is404 && request.routeOptions.url) return request.routeOptions.url;
  return reply.statusCode < 400 ? 'page' : 'unknown';
}

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { App } from './app-types.ts';
import type { Context } from './context.ts';

const SANE_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** The id a proxy in front of us gave the request, when it looks like one; else a new one. */
export function chooseRequestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID();
}

/** Paths that machines ask for all the time; their lines are for debugging only. */
const QUIET = /^\/(healthz|readyz|metrics|assets\/|sample\/)/;

/**
 * One log line and one measurement for each answered request. Queries and headers are left out: they hold what users typed
 * and tokens.
 */
export function logRequests(app: App, { metrics }: Pick<Context, 'metrics'>): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown');
    const line = {
      method: request.method,
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(request.user && { user_id: request.user.id }),
    };
    if (QUIET.test(path)) request.log.debug(line, 'answered');
    else request.log.info(line, 'answered');
    metrics.httpDuration.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
}

import type { FastifyRequest } from 'fastify';
import { withLogContext } from '../platform/log-context.ts';
import type { App } from './app-types.ts';

/** Has every line of the log that is written for a request carry its id, also by what knows nothing of requests. */
export function nameRequestsInLog(app: App): void {
  // Reading a body, and sending an answer, go by way of the socket, which belongs to no request.
  for (const hook of ['onRequest', 'preValidation', 'onResponse'] as const) {
    app.addHook(hook, (request: FastifyRequest, _reply: unknown, done: () => void) =>
      withLogContext({ request_id: request.id }, done),
    );
  }
}

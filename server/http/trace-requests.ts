import type { FastifyRequest } from 'fastify';
import { currentTracer, type RequestSpan } from '../platform/tracing/tracing.ts';
import { isApiPath } from './api-path.ts';
import type { App } from './app-types.ts';

/** Makes a span of each call of the API, under that of the page which it comes from. Must be added before all other hooks. */
export function traceRequests(app: App): void {
  const tracer = currentTracer();
  if (!tracer) return;
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isApiPath(request.routeOptions.url)) return done();
    const span = tracer.beginRequest(request.method, request.headers.traceparent);
    spans.set(request, span);
    span.run(done);
  });
  // Reading a body goes by way of the socket, which belongs to no request.
  for (const hook of ['preValidation', 'onResponse'] as const) {
    app.addHook(hook, (request: FastifyRequest, _reply: unknown, done: () => void) => {
      const span = spans.get(request);
      if (span) span.run(done);
      else done();
    });
  }
  app.addHook('onResponse', (request, reply, done) => {
    const attributes = {
      'leadlight.request_id': request.id,
      ...(reply.failureCode && { 'leadlight.error_code': reply.failureCode }),
    };
    spans.get(request)?.end({ route: request.routeOptions.url ?? '', status: reply.statusCode, attributes });
    done();
  });
}

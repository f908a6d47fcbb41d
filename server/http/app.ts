import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { type FastifyBaseLogger, type FastifyReply, LogController } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DomainError } from '../platform/domain-error.ts';
import { describeApi } from './api-description.ts';
import type { App } from './app-types.ts';
import { guardRoutes } from './authenticate.ts';
import type { Context } from './context.ts';
import { endConnectionsAtClose } from './end-connections.ts';
import { sendFailure, sendNotFound, watchMethods } from './error-handlers.ts';
import { isOwnOrigin, needsOwnOrigin } from './origins.ts';
import { chooseRequestId, createRequestLog } from './request-log.ts';
import { registerRoutes } from './routes/all-routes.ts';
import { securityHeaders } from './security-headers.ts';
import { compileSerializer, compileValidator } from './validate.ts';
import { serveWebApp } from './web-app.ts';

/** Largest body of an ordinary call, in bytes. A route that takes more says so in its own `bodyLimit`. */
const BODY_LIMIT = 1024 * 1024;

/**
 * Builds the server with all its routes; the caller listens and closes.
 * @param options.webRoot folder of the built web app, `dist/web` unless given
 */
export async function buildApp(context: Context, options: { webRoot?: string } = {}): Promise<App> {
  const headers = securityHeaders(context.config);
  const logRequest = createRequestLog(context);
  const stamp = (reply: FastifyReply, id: string) => reply.headers({ ...headers, 'x-request-id': id });
  const app: App = fastify({
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: chooseRequestId,
    bodyLimit: BODY_LIMIT,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      const answer = reply as FastifyReply;
      answer.raw.once('finish', () => logRequest(request, answer));
      stamp(answer, request.id);
      sendFailure(error, request, answer);
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  readBodies(app);
  endConnectionsAtClose(app);

  app.addHook('onRequest', async (request, reply) => {
    stamp(reply, request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (needsOwnOrigin(request.method, request.headers) && !isOwnOrigin(context.config.http, request.headers)) {
      throw new DomainError('foreign_origin');
    }
  });
  guardRoutes(app, context);
  app.addHook('onResponse', async (request, reply) => logRequest(request, reply));
  const methodsAt = watchMethods(app);
  app.setErrorHandler(sendFailure);

  await app.register(compress, {
    threshold: 2048,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
    zlibOptions: { level: 3 },
  });
  await describeApi(app);
  await registerRoutes(app, context);
  const sendPage = await serveWebApp(app, options.webRoot);
  app.setNotFoundHandler((request, reply) => sendPage(request, reply) || sendNotFound(request, reply, methodsAt));
  return app;
}

/** JSON bodies only. An empty one is no body: clients send the content type with every call. */
function readBodies(app: App): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parse(request, body as string, done);
  });
}

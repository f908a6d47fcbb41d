import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { LIVE_PATH } from '../../shared/live-events.ts';
import { DomainError } from '../platform/domain-error.ts';
import { answerEtags } from './answer-etags.ts';
import { describeApi } from './api-description/describe-api.ts';
import { isApiPath } from './api-path.ts';
import type { App } from './app-types.ts';
import type { Context } from './context.ts';
import { createServer } from './create-server.ts';
import { sendNotFound, watchMethods } from './errors/error-handlers.ts';
import { guardRoutes } from './guards/authenticate.ts';
import { limitAddresses, limitUsers } from './guards/limit-requests.ts';
import { isOwnOrigin, needsOwnOrigin } from './guards/origins.ts';
import { securityHeaders } from './guards/security-headers.ts';
import { shedLoad } from './guards/shed-load.ts';
import { registerRoutes } from './register-routes.ts';
import { serveWebApp } from './web-app.ts';

/**
 * Builds the server with all its routes; the caller listens and closes.
 * @param options.webRoot folder of the built web app, `dist/web` unless given
 */
export async function buildApp(context: Context, options: { webRoot?: string | undefined } = {}): Promise<App> {
  const app = createServer(context, {
    publicUrl: context.config.http.publicUrl,
    headers: securityHeaders(context.config),
    livePath: LIVE_PATH,
    trustedProxies: context.config.http.trustedProxies,
  });
  readBodies(app);
  app.addHook('onRequest', async (_request, reply) => {
    // The next call over it would find nobody here any more.
    if (context.isStopping()) reply.header('connection', 'close');
  });

  app.addHook('onRequest', async (request, reply) => {
    if (isApiPath(request.url.split('?', 1)[0])) reply.header('cache-control', 'no-store');
    if (needsOwnOrigin(request.method, request.headers) && !isOwnOrigin(context.config.http, request.headers)) {
      throw new DomainError('foreign_origin');
    }
  });
  const limits = context.services.requestLimits();
  const shedLoadOfUsers = shedLoad(app, context.load);
  limitAddresses(app, limits);
  guardRoutes(app, context);
  limitUsers(app, limits);
  shedLoadOfUsers();
  const methodsAt = watchMethods(app);

  // Before answers are compressed.
  answerEtags(app);
  await app.register(compress, {
    threshold: 2048,
    encodings: ['zstd', 'br', 'gzip'],
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
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const { unreadAbove = Number.POSITIVE_INFINITY } = request.routeOptions.config;
    if (body.length === 0) done(null, undefined);
    else if (body.length > unreadAbove) done(null, body);
    else void parse(request, body.toString(), done);
  });
}

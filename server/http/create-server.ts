import fastify, { type FastifyBaseLogger, type FastifyReply, LogController } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DomainError } from '../platform/domain-error.ts';
import type { App } from './app-types.ts';
import { compileSerializer, compileValidator } from './bodies/validate.ts';
import type { Context } from './context.ts';
import { endConnectionsAtClose } from './end-connections.ts';
import { sendFailure } from './errors/error-handlers.ts';
import { rejectExpectations, sendProtocolError } from './errors/protocol-errors.ts';
import { chooseRequestId, createRequestLog } from './request-log.ts';

/** Largest body of an ordinary call, in bytes. A route that takes more says so in its own `bodyLimit`. */
const BODY_LIMIT = 128 * 1024;
/** Milliseconds for a request to arrive: a file of 10 MiB takes a slow line two minutes. */
const REQUEST_MS = 300_000;

export interface ServerOptions {
  /** Go with every answer. */
  headers?: Readonly<Record<string, string>>;
  /** Where the live channel is, if there is one. */
  livePath?: string;
  /** Whose `X-Forwarded-For` is believed; nobody's unless given. */
  trustedProxies?: string[];
}

/**
 * Makes a server without routes, in which every answer has the contract's shape, a request id and a log line, also those that the
 * framework or Node give by themselves.
 */
export function createServer(
  context: Pick<Context, 'log' | 'metrics'>,
  { headers = {}, livePath, trustedProxies }: ServerOptions = {},
): App {
  const { log } = context;
  const logRequest = createRequestLog(context);
  const stamp = (reply: FastifyReply, id: string) => reply.headers({ ...headers, 'x-request-id': id });
  const app: App = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: chooseRequestId,
    bodyLimit: BODY_LIMIT,
    trustProxy: trustedProxies ?? false,
    requestTimeout: REQUEST_MS,
    rewriteUrl: ({ url = '/' }) => readRoutedPath(url),
    routerOptions: { ignoreTrailingSlash: true },
    // Requests on connections that are still open while the server closes are served, and end their connection.
    return503OnClosing: false,
    http: {
      // Fails below, with a response.
      requireHostHeader: false,
      // Any other protocol a client would rather speak is passed over, as HTTP has it; the live channel alone is switched to.
      shouldUpgradeCallback: ({ url, headers: { upgrade } }) =>
        livePath !== undefined && upgrade?.toLowerCase() === 'websocket' && url?.startsWith(`${livePath}/`) === true,
    },
    clientErrorHandler: (error, socket) => sendProtocolError({ log, headers }, error, socket),
    frameworkErrors: (error, request, reply) => {
      const answer = reply as FastifyReply;
      answer.raw.once('finish', () => logRequest(request, answer));
      stamp(answer, request.id);
      sendFailure(error, request, answer);
    },
  }).withTypeProvider<ZodTypeProvider>();
  endConnectionsAtClose(app);
  rejectExpectations(app.server, { log, headers });
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  app.setErrorHandler(sendFailure);
  app.addHook('onRequest', async (request, reply) => {
    stamp(reply, request.id);
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1')
      throw new DomainError('malformed_request');
  });
  app.addHook('onResponse', async (request, reply) => logRequest(request, reply));
  return app;
}

/**
 * What an address is routed by: its path, also when a proxy sends it whole; and `/api/v1/…`, which programs call, is `/api/…`.
 */
function readRoutedPath(url: string): string {
  return url.replace(/^https?:\/\/[^/?]*\/?/i, '/').replace(/^\/api\/v1\//, '/api/');
}

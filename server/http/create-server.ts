import fastify, { type FastifyBaseLogger, type FastifyReply, LogController } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DomainError } from '../platform/domain-error.ts';
import type { App } from './app-types.ts';
import { compileSerializer, compileValidator } from './bodies/validate.ts';
import type { Context } from './context.ts';
import { endConnectionsAtClose } from './end-connections.ts';
import { sendFailure } from './errors/error-handlers.ts';
import { rejectExpectations, sendProtocolError } from './errors/protocol-errors.ts';
import { nameRequestsInLog } from './name-requests-in-log.ts';
import { chooseRequestId, createRequestLog } from './request-log.ts';
import { traceRequests } from './trace-requests.ts';

/** Largest body of an ordinary call, in bytes. A route that takes more says so in its own `bodyLimit`. */
const BODY_LIMIT = 128 * 1024;
/** After how many milliseconds a connection is closed that keeps its place without getting anywhere. */
export interface ConnectionTimeouts {
  /** For the head of a request, counted from the connection's beginning or the request's first byte. */
  head: number;
  /** For a whole request: a file of 10 MiB takes a slow line two minutes. */
  request: number;
  /** Between two requests; longer than proxies keep theirs, so that it is they who close. */
  idle: number;
  /** Without a byte in either direction, as of who takes nothing of an answer. Live connections are not meant. */
  silent: number;
  /** How often it is looked. */
  check: number;
}
const TIMEOUTS: ConnectionTimeouts = { head: 20_000, request: 300_000, idle: 75_000, silent: 180_000, check: 5_000 };

export interface ServerOptions {
  /** Origin of the server as users see it: where errors are explained. */
  publicUrl?: string;
  /** Go with every answer. */
  headers?: Readonly<Record<string, string>>;
  /** Where the live channel is, if there is one. */
  livePath?: string;
  /** Whose `X-Forwarded-For` is believed; nobody's unless given. */
  trustedProxies?: string[];
  timeouts?: ConnectionTimeouts;
}

/**
 * Makes a server without routes, in which every answer has the contract's shape, a request id and a log line, also those that the
 * framework or Node give by themselves.
 */
export function createServer(
  context: Pick<Context, 'log' | 'metrics'>,
  { publicUrl = '', headers = {}, livePath, trustedProxies, timeouts = TIMEOUTS }: ServerOptions = {},
): App {
  const { log } = context;
  const logRequest = createRequestLog(context);
  const stamp = (reply: FastifyReply, id: string) => reply.headers({ ...headers, 'x-request-id': id });
  const app: App = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // Lines name their request by the context they are written in.
    childLoggerFactory: (logger) => logger,
    genReqId: chooseRequestId,
    bodyLimit: BODY_LIMIT,
    trustProxy: trustedProxies ?? false,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.idle,
    connectionTimeout: timeouts.silent,
    rewriteUrl: ({ url = '/' }) => readRoutedPath(url),
    routerOptions: { ignoreTrailingSlash: true },
    // Requests on connections that are still open while the server closes are served, and end their connection.
    return503OnClosing: false,
    http: {
      headersTimeout: timeouts.head,
      connectionsCheckingInterval: timeouts.check,
      // Fails below, with a response.
      requireHostHeader: false,
      // Any other protocol a client would rather speak is passed over, as HTTP has it; the live channel alone is switched to.
      shouldUpgradeCallback: ({ url, headers: { upgrade } }) =>
        livePath !== undefined && upgrade?.toLowerCase() === 'websocket' && url?.startsWith(`${livePath}/`) === true,
    },
    clientErrorHandler: (error, socket) => sendProtocolError({ log, headers, publicUrl }, error, socket),
    frameworkErrors: (error, request, reply) => {
      const answer = reply as FastifyReply;
      answer.raw.once('finish', () => logRequest(request, answer));
      stamp(answer, request.id);
      sendFailure(error, request, answer);
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.decorate('publicUrl', publicUrl);
  nameRequestsInLog(app);
  traceRequests(app);
  endConnectionsAtClose(app);
  rejectExpectations(app.server, { log, headers, publicUrl });
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

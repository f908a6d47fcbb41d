import fastify, { type FastifyBaseLogger } from 'fastify';
import type { App } from './app-types.ts';
import type { Context } from './context.ts';
import { endConnectionsAtClose } from './end-connections.ts';
import { sendFailure } from './error-handlers.ts';
import { registerHealthRoutes } from './routes/health.ts';
import { compileSerializer, compileValidator } from './validate.ts';

/** The small server of a worker process: health and metrics, nothing else. */
export function buildWorkerApp({ log, ready, metrics }: Pick<Context, 'log' | 'ready' | 'metrics'>): App {
  const app: App = fastify({ loggerInstance: log as FastifyBaseLogger, disableRequestLogging: true });
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  app.setErrorHandler(sendFailure);
  endConnectionsAtClose(app);
  registerHealthRoutes(app, { ready, metrics });
  return app;
}

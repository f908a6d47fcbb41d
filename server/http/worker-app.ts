import type { App } from './app-types.ts';
import type { Context } from './context.ts';
import { createServer } from './create-server.ts';
import { sendNotFound, watchMethods } from './errors/error-handlers.ts';
import { registerHealthRoutes } from './routes/health.ts';

/** The small server of a worker process: health and metrics, nothing else. */
export function buildWorkerApp(context: Pick<Context, 'config' | 'log' | 'missing' | 'metrics'>): App {
  const app = createServer(context, context.config.http);
  const methodsAt = watchMethods(app);
  registerHealthRoutes(app, context);
  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply, methodsAt));
  return app;
}

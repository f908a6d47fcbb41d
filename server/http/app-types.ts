import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AuthenticatedUser } from './authenticate.ts';

/** The server with request and answer types taken from each route's zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, by token. Set on every route under /api/ that is not public. */
    user: AuthenticatedUser;
  }
  interface FastifyContextConfig {
    /** Bodies of more bytes come to the route as they were sent. */
    unreadAbove?: number;
    /** Routes under /api/ ask for a session unless they say `public`. */
    access?: 'public';
  }
}

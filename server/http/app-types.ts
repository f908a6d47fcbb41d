import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ApiKeyScope } from '../../shared/contract/api-key-scopes.ts';
import type { ErrorCode } from '../../shared/contract/responses.ts';
import type { Operator } from '../accounts/find-operator.ts';
import type { Principal } from '../accounts/principal.ts';
import type { LoadLevel } from '../platform/load/load-level.ts';
import type { RequestPolicyName } from '../platform/request-limits/policies.ts';

/** The server with request and answer types taken from each route's zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Origin of the server as users see it. */
    publicUrl: string;
    /** How much there is to do just now, by all figures. */
    loadLevel: () => LoadLevel;
  }
  interface FastifyRequest {
    /** Who is calling. Set on every route under /api/ that is not public. */
    principal: Principal;
    /** Set on the routes of the admin area. */
    operator?: Operator;
  }
  interface FastifyReply {
    /** The code of the error that it answers; absent when it answers none. */
    failureCode?: ErrorCode;
  }
  interface FastifyContextConfig {
    /** Bodies of more bytes come to the route as they were sent. */
    unreadAbove?: number;
    /** Routes under /api/ ask who is calling unless they say `public`; with `admin` they are there for operators alone. */
    access?: 'public' | 'admin';
    /** API keys with any of these may call; without it, none may. */
    scopes?: readonly ApiKeyScope[];
    /** Asks for a session that began a short while ago. */
    recentSignIn?: boolean;
    /** Its answers carry an ETag. */
    etag?: boolean;
    /** Counted as this besides as a call. */
    limitedAs?: RequestPolicyName;
  }
}

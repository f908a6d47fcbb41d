import type { FastifyRequest } from 'fastify';
import { authenticateToken } from '../accounts/authenticate-token.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { App } from './app-types.ts';
import type { Context } from './context.ts';

export interface AuthenticatedUser {
  id: string;
  sessionId: string;
}

/** Asks every route under /api/ for a session, but for those that say `access: 'public'`: a forgotten mark locks, it never opens. */
export function guardRoutes(app: App, { config, db }: Pick<Context, 'config' | 'db'>): void {
  app.decorateRequest('user');
  app.addHook('onRequest', async (request) => {
    const { url, config: route } = request.routeOptions;
    if (!url?.startsWith('/api/') || route.access === 'public') return;
    const { userId, sessionId } = await authenticateToken(db, config.session.secret, bearerToken(request));
    request.user = { id: userId, sessionId };
  });
}

/**
 * The token of an `Authorization: Bearer` header.
 * @throws DomainError authentication_required when there is none
 */
export function bearerToken(request: FastifyRequest): string {
  const token = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!token) throw new DomainError('authentication_required');
  return token;
}

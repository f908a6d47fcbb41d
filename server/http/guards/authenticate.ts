import type { FastifyRequest } from 'fastify';
import { authenticate } from '../../accounts/principal.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';

/** Asks every route under /api/ who is calling, but for those that say `access: 'public'`: a forgotten mark locks, it never opens. */
export function guardRoutes(app: App, { config, db }: Pick<Context, 'config' | 'db'>): void {
  app.decorateRequest('principal');
  app.addHook('onRequest', async (request) => {
    const { url, config: route } = request.routeOptions;
    if (!url?.startsWith('/api/') || route.access === 'public') return;
    request.principal = await authenticate(db, config.session, bearerToken(request));
  });
}

/**
 * The token of an `Authorization: Bearer` header.
 * @throws DomainError authentication_required when there is none
 */
export function bearerToken(request: Pick<FastifyRequest, 'headers'>): string {
  const token = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!token) throw new DomainError('authentication_required');
  return token;
}

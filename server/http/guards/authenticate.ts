import type { FastifyRequest } from 'fastify';
import { findOperator, operatorRule } from '../../accounts/find-operator.ts';
import { authenticate, requireRecentSignIn, requireScope } from '../../accounts/principal.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { isApiPath } from '../api-path.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';

/**
 * Asks every route under /api/ who is calling, but for those that say `access: 'public'`: a forgotten mark
 * locks, it never opens. Sessions may call all others, API keys those that name a scope of theirs.
 * Routes of the admin area are not there for anybody but operators.
 */
export function guardRoutes(app: App, { config, db, services }: Pick<Context, 'config' | 'db' | 'services'>): void {
  app.decorateRequest('principal');
  app.decorateRequest('operator');
  app.addHook('onRequest', async (request) => {
    const { url, config: route } = request.routeOptions;
    if (!isApiPath(url) || route.access === 'public') return;
    request.principal = await authenticate(db, config.session, bearerToken(request));
    if (route.access === 'admin') {
      const operator = await findOperator(db, operatorRule(config, await services.identity()), request.principal);
      if (!operator) throw new DomainError('not_found');
      request.operator = operator;
    }
    requireScope(request.principal, route.scopes);
    if (route.recentSignIn) await requireRecentSignIn(db, config.session, request.principal);
  });
}

/**
 * The token of an `Authorization: Bearer` header.
 * @throws DomainError authentication_required when there is none
 */
export function bearerToken(request: Pick<FastifyRequest, 'headers'>): string {
  const token = findBearerToken(request);
  if (token === undefined) throw new DomainError('authentication_required');
  return token;
}

/** The token of an `Authorization: Bearer` header; undefined when there is none. */
export function findBearerToken(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
}

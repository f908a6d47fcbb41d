import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DomainError } from '../../platform/domain-error.ts';
import { isLocalIdentity } from '../../providers/identity/local/local-identity.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';
import { bearerToken } from '../guards/authenticate.ts';
import { route } from '../route.ts';

const FOLDER = path.resolve(import.meta.dirname, '../local-identity-page');
const FILES = [
  { url: '/local-identity', file: 'index.html', type: 'text/html; charset=utf-8' },
  { url: '/local-identity/page.js', file: 'page.js', type: 'text/javascript; charset=utf-8' },
  { url: '/local-identity/page.css', file: 'page.css', type: 'text/css; charset=utf-8' },
];

/** The local development sign-in: a page for people, a call for scripts, userinfo as a real provider answers it. Off with Google. */
export async function registerLocalIdentityRoutes(app: App, { services }: Pick<Context, 'services'>): Promise<void> {
  const identity = await services.identity();
  const local = () => {
    if (!isLocalIdentity(identity)) throw new DomainError('local_identity_off');
    return identity;
  };
  await app.register(async (scope: App) => {
    scope.addHook('onRequest', async (_, reply) => {
      local();
      reply.header('cache-control', 'no-store');
    });
    for (const { url, file, type } of FILES) {
      const content = readFileSync(path.join(FOLDER, file));
      scope.get(url, { schema: { hide: true } }, async (_, reply) => reply.type(type).send(content));
    }
    route(scope, 'issueLocalToken', async (request) => {
      const { email, name, email_verified: emailVerified } = request.body;
      return { success: true, access_token: await local().issue({ email, name, emailVerified }) };
    });
    route(scope, 'readLocalUserinfo', async (request) => {
      const person = await local().check(bearerToken(request));
      if (!person) throw new DomainError('identity_not_verified');
      return {
        sub: person.subject,
        email: person.email,
        email_verified: person.emailVerified,
        name: person.name,
      };
    });
  });
}

import { decryptAnswer, decryptRequest, done } from '../../../shared/contract/accounts.ts';
import { endSession } from '../../accounts/end-session.ts';
import { signIn } from '../../accounts/sign-in.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';

/** Signing in and out. */
export async function registerSessionRoutes(
  app: App,
  { config, db, services }: Pick<Context, 'config' | 'db' | 'services'>,
): Promise<void> {
  const dependencies = {
    db,
    identity: await services.identity(),
    secret: config.session.secret,
    signupCredits: config.signupCredits,
  };
  app.post(
    '/api/decrypt',
    {
      config: { access: 'public' },
      schema: {
        tags: ['sign-in'],
        summary: 'Exchange an identity for a session token',
        body: decryptRequest,
        response: { 200: decryptAnswer },
      },
    },
    async (request) => {
      const { data, access_token: accessToken } = request.body;
      return { success: true as const, ...(await signIn(dependencies, { data, accessToken })) };
    },
  );
  app.post(
    '/api/logout',
    { schema: { tags: ['sign-in'], summary: 'End the session', response: { 200: done } } },
    async (request) => {
      await endSession(db, { userId: request.user.id, sessionId: request.user.sessionId });
      return { success: true as const };
    },
  );
}

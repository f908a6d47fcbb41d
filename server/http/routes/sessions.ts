import { endOtherSessions, endSession } from '../../accounts/end-sessions.ts';
import { listSessions } from '../../accounts/list-sessions.ts';
import { endCredential, requireSession } from '../../accounts/principal.ts';
import { signIn } from '../../accounts/sign-in.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';
import { findBearerToken } from '../guards/authenticate.ts';
import { route } from '../route.ts';

/** Signing in and out, and where one is signed in. */
export async function registerSessionRoutes(
  app: App,
  { config, db, services }: Pick<Context, 'config' | 'db' | 'services'>,
): Promise<void> {
  const dependencies = {
    db,
    identity: await services.identity(),
    session: config.session,
    signupCredits: config.signupCredits,
  };
  route(
    app,
    'signIn',
    async (request) => {
      const { data, access_token: accessToken } = request.body;
      const userAgent = request.headers['user-agent'];
      const replacedToken = findBearerToken(request);
      const { userId, ...signedIn } = await signIn(dependencies, { data, accessToken, replacedToken, userAgent });
      request.log.info({ user_id: userId }, 'signed in');
      return { success: true, ...signedIn };
    },
    { limitedAs: 'sign-in' },
  );
  route(app, 'logOut', async (request) => {
    const session = requireSession(request.principal);
    await db.transaction().execute((tx) => endCredential(tx, session));
    return { success: true };
  });
  route(app, 'listSessions', async ({ principal }) => ({
    success: true,
    sessions: await listSessions(db, config.session, principal),
  }));
  route(app, 'endSession', async ({ principal, params }) => {
    await endSession(db, principal.userId, params.id);
    return { success: true };
  });
  route(app, 'endOtherSessions', async ({ principal }) => ({
    success: true,
    ended: await endOtherSessions(db, principal),
  }));
}

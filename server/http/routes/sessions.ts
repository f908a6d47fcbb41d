import { endCredential } from '../../accounts/principal.ts';
import { signIn } from '../../accounts/sign-in.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';
import { route } from '../route.ts';

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
  route(
    app,
    'signIn',
    async (request) => {
      const { data, access_token: accessToken } = request.body;
      return { success: true, ...(await signIn(dependencies, { data, accessToken })) };
    },
    { limitedAs: 'sign-in' },
  );
  route(app, 'logOut', async (request) => {
    await endCredential(db, request.principal);
    return { success: true };
  });
}

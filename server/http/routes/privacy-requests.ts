import { confirmPrivacyRequest } from '../../privacy/requests/confirm-privacy-request.ts';
import { submitPrivacyRequest } from '../../privacy/requests/submit-privacy-request.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';
import { route } from '../route.ts';

/** What people ask about themselves, without being users. */
export function registerPrivacyRequestRoutes(
  app: App,
  { config, db, services }: Pick<Context, 'config' | 'db' | 'services'>,
): void {
  const mailer = services.mailer();
  const context = {
    db,
    suppressions: services.suppressions(),
    secret: config.session.secret,
    publicUrl: config.http.publicUrl,
  };
  route(
    app,
    'submitPrivacyRequest',
    async ({ body }) => {
      await submitPrivacyRequest(context, body);
      // Not waited for: how long it takes would tell something.
      void mailer.deliver();
      return { success: true };
    },
    { limitedAs: 'privacy-request' },
  );
  route(
    app,
    'confirmPrivacyRequest',
    async ({ body }) => ({ success: true, ...(await confirmPrivacyRequest(context, body.token)) }),
    { limitedAs: 'privacy-request' },
  );
}

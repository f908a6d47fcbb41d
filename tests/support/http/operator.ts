import { type SignedInUser, startTestApp, type TestApp, type TestAppOptions } from '../app/test-app.ts';

const EMAIL = 'Ops@Example.com';

/** The API with somebody who may open the admin area. */
export async function startAdminApp(options: TestAppOptions = {}): Promise<TestApp & { operator: SignedInUser }> {
  const app = await startTestApp({
    ...options,
    env: { ADMIN_EMAILS: `someone@example.com, ${EMAIL}`, ...options.env },
  });
  return { ...app, operator: await app.signIn(EMAIL.toLowerCase(), 'Ona Petit') };
}

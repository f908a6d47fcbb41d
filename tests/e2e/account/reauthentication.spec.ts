import type { Locator, Page } from '@playwright/test';
import pg from 'pg';
import { startLeadlightProcess } from '../../support/app/leadlight-process.ts';
import { createTemplateData } from '../../support/app/template-app.ts';
import { expect, memberTest } from '../../support/browser/app-fixture.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { signInAs } from '../../support/browser/pages.ts';
import { expectToast, otherToasts } from '../../support/browser/shown.ts';
import { createApiClient } from '../../support/http/api-client.ts';
import { encryptEmail, type Member } from '../../support/http/sign-up.ts';

/** A server on which everybody can be made to have signed in two hours ago. */
const test = memberTest.extend<object, { data: Record<string, string>; ageSessions: () => Promise<void> }>({
  data: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const { data, drop } = await createTemplateData();
      await use(data);
      await drop();
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ data }, use) => {
      const app = await startLeadlightProcess(data);
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  ageSessions: [
    async ({ data }, use) => {
      const database = new pg.Pool({ connectionString: data.DATABASE_URL, max: 1 });
      await use(async () => {
        await database.query("UPDATE sessions SET created_at = created_at - interval '2 hours'");
      });
      await database.end();
    },
    { scope: 'worker' },
  ],
});

const asking = (page: Page): Locator => page.getByRole('dialog', { name: 'Please sign in again' });
const devices = (page: Page) => page.getByRole('list', { name: 'Devices signed in' }).getByRole('listitem');
const statusWith = async (url: string, token: string) =>
  (await createApiClient(url, token).callRaw('readProfile')).status;

/** Signs the member in on another device. @returns the token */
async function signInElsewhere(url: string, { email, name }: Member): Promise<string> {
  const api = createApiClient(url);
  const { access_token } = await api.call('issueLocalToken', { body: { email, name } });
  return (await api.call('signIn', { body: { data: await encryptEmail(api, email), access_token } })).token;
}

for (const { on, viewport } of [
  { on: 'a desktop', viewport: { width: 1280, height: 800 } },
  { on: 'a phone', viewport: { width: 390, height: 844 } },
]) {
  test.describe(`on ${on}`, () => {
    test.use({ viewport });

    test('who signed in long ago signs in again before other devices are signed out', async ({
      page,
      member,
      app,
      ageSessions,
    }) => {
      const elsewhere = await signInElsewhere(app.url, member);
      await ageSessions();
      await page.goto('/profile');
      await expect(devices(page)).toHaveCount(2);
      await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
      await expect(asking(page)).toContainText(`Signed in as ${member.email}`);
      await expectAccessible(page);

      await page.keyboard.press('Escape');
      await expect(asking(page)).toBeHidden();
      await expectToast(page, 'Please sign in again to do this');
      await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeFocused();
      expect(await statusWith(app.url, elsewhere)).toBe(200);

      await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
      // It would lie over the button.
      await expect(page.getByText('Please sign in again to do this')).toBeHidden();
      await signInAs(page, { email: 'somebody.else@example.com', name: 'Somebody Else' });
      await expect(asking(page).getByRole('alert')).toHaveText(
        `You are signed in as ${member.email}. Please choose that account.`,
      );
      expect(await statusWith(app.url, member.token)).toBe(200);

      await signInAs(page, member);
      await expect(asking(page)).toBeHidden();
      await expectToast(page, 'Signed out 1 other device');
      await expect(devices(page)).toHaveCount(1);
      await expect(devices(page)).toContainText('This device');
      expect(await statusWith(app.url, elsewhere)).toBe(401);
      // The session that was too old has ended too: a copy of its token is worth nothing.
      expect(await statusWith(app.url, member.token)).toBe(401);
      await page.reload();
      await expect(devices(page)).toContainText('This device');
      expect((await otherToasts(page)).filter((text) => text.includes('Session'))).toEqual([]);
    });
  });
}

test('what was typed for a new API key waits until one has signed in again', async ({ page, member, ageSessions }) => {
  await ageSessions();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Create key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an API key' });
  await dialog.getByLabel('Name').fill('Nightly import');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(asking(page)).toBeVisible();
  await signInAs(page, member);
  await expect(page.getByRole('dialog', { name: 'Your new key "Nightly import"' })).toBeVisible();
});

test('the account is deleted once one has signed in again', async ({ page, member, ageSessions }) => {
  await ageSessions();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(asking(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Delete your account?' }).getByRole('alert')).toHaveText(
    'Please sign in again to do this',
  );
  await expect(page.getByRole('button', { name: 'Delete for good' })).toBeFocused();
  await page.keyboard.press('Enter');
  await signInAs(page, member);
  await expectToast(page, 'Your account was deleted');
});

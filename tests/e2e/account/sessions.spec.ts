import type { Browser, Page } from '@playwright/test';
import { expect, memberTest as test } from '../../support/browser/app-fixture.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { SCREENS } from '../../support/browser/screens.ts';
import { expectToast } from '../../support/browser/shown.ts';
import { createApiClient } from '../../support/http/api-client.ts';
import { encryptEmail, type Member } from '../../support/http/sign-up.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

/** Signs the member in on another device. @returns the token */
async function signInOn(url: string, { email, name }: Member, userAgent: string): Promise<string> {
  const api = createApiClient(url);
  const { access_token } = await api.call('issueLocalToken', { body: { email, name } });
  const body = { data: await encryptEmail(api, email), access_token };
  return (await api.call('signIn', { body, headers: { 'user-agent': userAgent } })).token;
}

/** The same person's page in another browser. */
async function openElsewhere(browser: Browser, url: string, { store }: Member, token: string): Promise<Page> {
  const kept = JSON.parse(store);
  const value = JSON.stringify({ ...kept, state: { user: { ...kept.state.user, token } } });
  const origins = [{ origin: url, localStorage: [{ name: 'store', value }] }];
  const context = await browser.newContext({ baseURL: url, storageState: { cookies: [], origins } });
  return context.newPage();
}

const list = (page: Page) => page.getByRole('list', { name: 'Devices signed in' });
const statusWith = async (url: string, token: string) =>
  (await createApiClient(url, token).callRaw('readProfile')).status;

for (const { on, viewport } of SCREENS) {
  test.describe(`on ${on}`, () => {
    test.use({ viewport });

    test('shows where one is signed in, and signs out there', async ({ page, member, app }) => {
      const [phone, office] = [await signInOn(app.url, member, PHONE), await signInOn(app.url, member, WINDOWS)];
      await page.goto('/profile');
      await expect(list(page).getByRole('listitem')).toHaveCount(3);
      await expect(list(page).getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
      const row = list(page).getByRole('listitem').filter({ hasText: 'Safari on iPhone' });
      await expect(row).toContainText(/Signed in \d{1,2} \w+ \d{4}, last used just now/);
      await expectAccessible(page);

      await row.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
      await expectToast(page, 'Signed out Safari on iPhone');
      await expect(list(page).getByRole('listitem')).toHaveCount(2);
      expect(await statusWith(app.url, phone)).toBe(401);
      expect(await statusWith(app.url, office)).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

      await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
      await expectToast(page, 'Signed out 1 other device');
      await expect(list(page).getByRole('listitem')).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0);
      expect(await statusWith(app.url, office)).toBe(401);
      expect(await statusWith(app.url, member.token)).toBe(200);
    });
  });
}

test('a page that is open elsewhere is signed out at once', async ({ page, member, app, browser }) => {
  const token = await signInOn(app.url, member, WINDOWS);
  const elsewhere = await openElsewhere(browser, app.url, member, token);
  const connected = elsewhere.waitForEvent('websocket');
  await elsewhere.goto('/profile');
  await connected;
  await expect(list(elsewhere).getByRole('listitem')).toHaveCount(2);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(elsewhere.getByText('Session inactive, please login again')).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/(enrich|advanced-search)$/);
  await elsewhere.context().close();
});

test('many devices are shown a few at a time', async ({ page, member, app }) => {
  for (let device = 0; device < 6; device += 1) await signInOn(app.url, member, PHONE);
  await page.goto('/profile');
  await expect(list(page).getByRole('listitem')).toHaveCount(5);
  await page.getByRole('button', { name: 'Show all 7' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(7);
});

test('says so when the list cannot be read', async ({ page }) => {
  await page.route('**/api/sessions', (route) => route.fulfill({ status: 500, json: { success: false } }));
  await page.goto('/profile');
  await expect(page.getByRole('alert')).toContainText('Internal Server Error');
  await page.unroute('**/api/sessions');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
});

import { expect, memberTest } from '../../support/browser/app-fixture.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { SCREENS } from '../../support/browser/screens.ts';
import { expectToast } from '../../support/browser/shown.ts';
import { startedOnce } from '../../support/browser/started-once.ts';
import { startUnipileServer, type UnipileServer } from '../../support/unipile/server.ts';

/** On a server whose Unipile is a stand-in. */
const test = memberTest.extend<object, { unipile: UnipileServer }>({
  unipile: startedOnce(startUnipileServer),
  settings: [
    async ({ unipile }, use) => use({ ...unipile.env, UNIPILE_WEBHOOK_SECRET: 'a secret' }),
    { scope: 'worker' },
  ],
});

for (const { on, viewport } of SCREENS) {
  test.describe(`on ${on}`, () => {
    test.use({ viewport });

    test('connects an account, reconnects it when it has expired, and disconnects it', async ({
      page,
      app,
      unipile,
    }) => {
      await page.goto('/profile');
      const section = page.getByRole('region', { name: 'LinkedIn account' });
      await expect(section).toContainText('Not connected');
      await section.getByRole('button', { name: 'Connect' }).click();
      await expect(page.getByRole('heading', { name: 'Sign in to LinkedIn' })).toBeVisible();
      await page.getByRole('link', { name: 'Give up' }).click();
      await expect(section).toContainText('Signing in was broken off, so nothing was connected.');
      await expectAccessible(page);
      await section.getByRole('button', { name: 'Cancel' }).click();
      await expect(section).toContainText('Not connected');

      await section.getByRole('button', { name: 'Connect' }).press('Enter');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(section).toContainText(/Connected\s*A. Member\s*since/);
      await expect(section).toContainText('0 of 100 profiles looked up today.');
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

      const account = [...unipile.accounts.keys()].at(-1)!;
      unipile.accounts.set(account, 'CREDENTIALS');
      await fetch(`${app.url}/api/webhooks/unipile`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'unipile-auth': 'a secret' },
        body: JSON.stringify({ AccountStatus: { account_id: account, message: 'CREDENTIALS' } }),
      });
      await page.reload();
      await expect(section).toContainText('Expired');
      await expectAccessible(page);
      await section.getByRole('button', { name: 'Reconnect' }).click();
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(section).toContainText('Connected');

      await section.getByRole('button', { name: 'Disconnect' }).click();
      const question = page.getByRole('dialog', { name: 'Disconnect this account?' });
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Disconnect account' }).click();
      await expectToast(page, 'Disconnected the account');
      await expect(section).toContainText('Not connected');
      expect(unipile.accounts.has(account)).toBe(false);
    });
  });
}

memberTest('says what has to be set where Unipile is not configured', async ({ page }) => {
  await page.goto('/profile');
  const section = page.getByRole('region', { name: 'LinkedIn account' });
  await section.getByRole('button', { name: 'Connect' }).click();
  await expect(section).toContainText('UNIPILE_DSN, UNIPILE_API_KEY and UNIPILE_ACCOUNT_ID first');
  await expectAccessible(page);
});

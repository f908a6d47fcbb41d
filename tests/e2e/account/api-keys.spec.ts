import type { Page } from '@playwright/test';
import { expect, memberTest as test } from '../../support/browser/app-fixture.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { SCREENS } from '../../support/browser/screens.ts';
import { expectToast } from '../../support/browser/shown.ts';
import { createApiClient } from '../../support/http/api-client.ts';

const keys = (page: Page) => page.getByRole('list', { name: 'API keys' }).getByRole('listitem');

for (const { on, viewport } of SCREENS) {
  test.describe(`on ${on}`, () => {
    test.use({ viewport });

    test('makes a key, shows it once, and revokes it', async ({ page, member, app }) => {
      await page.goto('/profile');
      await expect(page.getByText('You have no API keys.')).toBeVisible();
      await expect(page.getByText(`Assistants such as Claude connect to ${app.url}/mcp with a key.`)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Copy address' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'How to connect one' })).toHaveAttribute('href', '/docs/assistants');
      await page.getByRole('button', { name: 'Create key' }).click();
      const dialog = page.getByRole('dialog', { name: 'Create an API key' });
      await expect(dialog.getByLabel('Name')).toBeFocused();
      await dialog.getByRole('button', { name: 'Create key' }).click();
      await expect(dialog.getByText('Please name the key.')).toBeVisible();
      await dialog.getByLabel('Name').fill('Nightly import');
      await dialog.getByRole('checkbox', { name: /^Enrich/ }).check();
      await dialog.getByLabel('Most credits a day').fill('0');
      await expect(dialog.getByText('Please enter a whole number, or leave it empty for no limit.')).toBeVisible();
      await dialog.getByLabel('Most credits a day').fill('40');
      await expectAccessible(page);
      await dialog.getByLabel('Most credits a day').press('Enter');

      const shown = page.getByRole('dialog', { name: 'Your new key "Nightly import"' });
      const secret = (await shown.locator('code').first().textContent()) ?? '';
      expect(secret).toMatch(/^ll_[0-9A-Za-z]{36}$/);
      await expectAccessible(page);
      await shown.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByRole('button', { name: 'Create key' })).toBeFocused();
      await expect(keys(page)).toHaveCount(1);
      await expect(keys(page)).toContainText('Read, Enrich, at most 40 credits a day · never used');
      await expect(page.getByText(secret)).toHaveCount(0);
      await expectAccessible(page);

      const program = createApiClient(app.url, secret);
      expect((await program.call('readProfile')).email).toBe(member.email);
      await page.getByRole('button', { name: 'Revoke Nightly import' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click();
      await expectToast(page, 'Revoked the API key "Nightly import"');
      await expect(keys(page)).toHaveCount(0);
      expect((await program.callError('readProfile')).body.code).toBe('api_key_revoked');
    });
  });
}

test('says so when keys cannot be read, and reads them again', async ({ page }) => {
  await page.route('**/api/api-keys', (route) => route.abort());
  await page.goto('/profile');
  const card = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) });
  await expect(card.first()).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/api-keys');
  await card.first().getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('You have no API keys.')).toBeVisible();
});

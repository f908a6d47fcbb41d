import type { Page } from '@playwright/test';
import { expect, memberTest as test } from '../../support/browser/app-fixture.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { SCREENS } from '../../support/browser/screens.ts';
import { expectToast } from '../../support/browser/shown.ts';

const webhooks = (page: Page) => page.getByRole('list', { name: 'Webhooks' }).getByRole('listitem');

for (const { on, viewport } of SCREENS) {
  test.describe(`on ${on}`, () => {
    test.use({ viewport });

    test('adds a webhook, tests it, looks at its deliveries, pauses, edits and deletes it', async ({
      page,
      website,
    }) => {
      const url = `${website.url}/hook`;
      await page.goto('/profile');
      await expect(page.getByText('You have no webhooks.')).toBeVisible();
      await page.getByRole('button', { name: 'Add webhook' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add a webhook' });
      await expect(dialog.getByLabel('Address')).toBeFocused();
      await dialog.getByRole('button', { name: 'Add webhook' }).click();
      await expect(dialog.getByText('Please enter an address that begins with https://.')).toBeVisible();
      await dialog.getByLabel('Address').fill('http://10.0.0.1/hook');
      await dialog.getByRole('button', { name: 'Add webhook' }).click();
      await expect(dialog.getByText('The address does not lie in the public internet.')).toBeVisible();
      await dialog.getByLabel('Address').fill(url);
      await dialog.getByRole('checkbox', { name: /^A profile was enriched/ }).check();
      await expectAccessible(page);
      await dialog.getByLabel('Address').press('Enter');

      const shown = page.getByRole('dialog', { name: 'Your new webhook' });
      const secret = (await shown.locator('code').first().textContent()) ?? '';
      expect(secret).toMatch(/^whsec_/);
      await expectAccessible(page);
      await shown.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByRole('button', { name: 'Add webhook' })).toBeFocused();
      await expect(webhooks(page)).toContainText('batch.completed, job.completed');
      await expect(page.getByText(secret)).toHaveCount(0);
      await expectAccessible(page);

      await page.getByRole('button', { name: `Deliveries to ${url}` }).click();
      const deliveries = page.getByRole('dialog', { name: 'Deliveries' });
      await expect(deliveries.getByText('Nothing was sent yet.')).toBeVisible();
      await deliveries.getByRole('button', { name: 'Send a test' }).click();
      const row = deliveries.getByRole('listitem');
      await expect(row).toContainText(/Delivered.*1 try · answered 200/);
      await row.getByText('Answer', { exact: true }).click();
      await expect(row.getByText(/Tidewell makes scheduling/)).toBeVisible();
      await expectAccessible(page);
      await row.getByRole('button', { name: /^Send again/ }).click();
      await expect(row).toContainText('2 tries');
      await deliveries.getByRole('button', { name: 'Close' }).last().click();

      await page.getByRole('button', { name: `Pause ${url}` }).click();
      await expectToast(page, 'Paused the webhook');
      await expect(webhooks(page)).toContainText('Paused');
      await page.getByRole('button', { name: `Resume ${url}` }).click();
      await expectToast(page, 'Resumed the webhook');
      await page.getByRole('button', { name: `Edit ${url}` }).click();
      const edit = page.getByRole('dialog', { name: 'Edit webhook' });
      await edit.getByRole('checkbox', { name: /^Fewer than 15/ }).check();
      await edit.getByRole('button', { name: 'Save' }).click();
      await expect(webhooks(page)).toContainText('batch.completed, job.completed, credits.low');
      await page.getByRole('button', { name: `Delete ${url}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete webhook' }).click();
      await expectToast(page, 'Deleted the webhook');
      await expect(page.getByText('You have no webhooks.')).toBeVisible();
    });
  });
}

import type { Page } from '@playwright/test';
import { expect, adminTest as test } from '../../support/browser/app-fixture.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { pressTab, tabTo } from '../../support/browser/keyboard.ts';
import { sampleUrls, startOverHttp } from '../../support/browser/pages.ts';
import { expectToast } from '../../support/browser/shown.ts';
import type { Member } from '../../support/http/sign-up.ts';

/** 500 credits in the test checkout. @returns the order */
async function buy(customer: Member): Promise<string> {
  const { order_id } = await customer.api.call('initiatePurchase', { body: { amount: 450 } });
  const { success: _, ...paid } = await customer.api.call('payTestOrder', { params: { order_id } });
  await customer.api.call('verifyPurchase', { body: paid });
  return order_id;
}

/** axe finds nothing, in both colour schemes' widths, and the page itself never scrolls sideways. */
async function expectSound(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('tabpanel').locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(overflow, { message: `sideways scroll at ${width}` }).toBe(0);
  }
}

test('finds a user, gives credits with a reason, takes some back and locks them out', async ({ page, customer }) => {
  await page.goto('/admin');
  await page.getByLabel('E-mail, name or id').fill(customer.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 user', { exact: true })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: `Open ${customer.email}` }).click();
  await expect(page.getByRole('heading', { level: 2, name: customer.name })).toBeVisible();

  await page.getByRole('button', { name: 'Give credits' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give credits' });
  await dialog.getByLabel('Credits', { exact: true }).fill('25');
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByLabel('Reason').fill('For the outage');
  await dialog.getByRole('button', { name: 'Give them' }).click();
  await expectToast(page, 'The credits were given.');
  await expect(page.getByText('1,025', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('table').getByText('Credits given to you: For the outage')).toBeVisible();

  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  const lock = page.getByRole('dialog', { name: 'Lock this user?' });
  await lock.getByLabel('Reason').fill('Chargeback');
  await lock.getByRole('button', { name: 'Lock' }).click();
  await expectToast(page, 'The user is locked out.');
  await expect(page.getByText('Locked', { exact: true })).toBeVisible();
  expect(await customer.api.callError('readCredits')).toMatchObject({ status: 403 });
  await expectSound(page);

  await page.getByRole('link', { name: 'Audit log' }).click();
  const entries = page.getByRole('table', { name: 'audit entries' }).getByRole('row');
  await expect(entries.nth(1)).toContainText(/operator@example\.com.*Locked a user.*Chargeback/s);
  await expect(entries.nth(2)).toContainText(/Gave credits.*For the outage.*25/s);
  await expectSound(page);
});

test('says at the form what the server refuses, and keeps what was typed', async ({ page, customer }) => {
  await page.goto(`/admin?tab=users&user=${customer.userId}`);
  await page.route('**/credits', (route) =>
    route.fulfill({
      status: 402,
      json: {
        success: false,
        code: 'insufficient_credits',
        error: 'The user has only 3 credits to spend: no more can be taken.',
      },
    }),
  );
  await page.getByRole('button', { name: 'Take credits back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take credits back' });
  await dialog.getByLabel('Credits', { exact: true }).fill('5');
  await dialog.getByLabel('Reason').fill('Given twice');
  await dialog.getByRole('button', { name: 'Take them' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The user has only 3 credits to spend');
  await expect(dialog.getByLabel('Reason')).toHaveValue('Given twice');
});

test('refunds an order in part and shows what the provider says', async ({ page, customer }) => {
  const order = await buy(customer);
  await page.goto(`/admin?tab=orders&query=${order}`);
  await expectSound(page);
  await page.getByRole('button', { name: `Open ${order}` }).click();
  await expect(page.getByText('The order is paid.')).toBeVisible();
  await page.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund this order?' });
  await dialog.getByLabel('Amount in rupees').fill('90');
  await dialog.getByLabel('Reason').fill('Not content');
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expectToast(page, 'The order was refunded.');
  await expect(page.getByText('Refunded in part')).toBeVisible();
  await expect(page.getByText(/₹ 90\.00 done: Not content/)).toBeVisible();
  expect((await customer.api.call('readCredits')).credits).toBe(1_400);
  await expectSound(page);
});

test('pauses the sample network, so that jobs fail free, and resumes it; by keyboard alone', async ({
  page,
  customer,
}) => {
  await page.goto('/admin?tab=sources');
  const pause = page.getByRole('button', { name: 'Pause Sample network' });
  await pause.waitFor();
  await tabTo(page, pause);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pause Sample network?' });
  await tabTo(page, dialog.getByLabel('Reason'));
  await page.keyboard.insertText('A test of the pause');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await pressTab(page);
  await expectSound(page);
  // Every process knows it a second later.
  await page.waitForTimeout(1_100);
  const { batch_id: batch } = await startOverHttp(customer, sampleUrls(1, 900), ['firstName']);
  await expect.poll(async () => (await customer.api.call('readCredits')).held).toBe(0);
  const { batch: ended, jobs } = await customer.api.call('readBatch', { params: { id: batch } });
  expect(ended).toMatchObject({ credits_used: 0, counts: { failed: 1 } });
  expect(jobs[0]).toMatchObject({
    error_code: 'source_paused',
    error: expect.stringContaining('has paused the profile source'),
  });
  await page.getByRole('button', { name: 'Resume Sample network' }).click();
  await expectToast(page, 'Sample network is asked again.');
});

test('limits the calls to a source that is paid for', async ({ page, customer }) => {
  await page.goto('/admin?tab=sources');
  await page.getByRole('button', { name: 'Limit calls to Hunter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Limit the calls to Hunter' });
  await dialog.getByLabel('Calls a day').fill('0');
  await dialog.getByLabel('Calls a month').fill('2000');
  await dialog.getByLabel('Reason').fill('Nothing more today');
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Set the limits' }).click();
  await expectToast(page, 'The calls to Hunter are limited as you said.');
  await expect(page.getByText('Limit reached', { exact: true })).toBeVisible();
  await expect(page.getByText('0 of 2,000 calls')).toBeVisible();
  await expectSound(page);
  const { providers } = await customer.api.call('readSpendingLimits');
  expect(providers).toMatchObject([{ id: 'hunter', used_up: true }]);
  await page.goto('/admin?tab=audit');
  await expect(page.getByRole('cell', { name: 'Limited the calls to a source' })).toBeVisible();
});

test('says that no jobs hang', async ({ page }) => {
  await page.goto('/admin?tab=jobs');
  await expect(page.getByText('No jobs hang')).toBeVisible();
  await expectSound(page);
});

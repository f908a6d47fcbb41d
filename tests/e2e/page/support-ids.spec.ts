import type { Page } from '@playwright/test';
import type { OperationName } from '../../../shared/contract/operations.ts';
import { expect, memberTest as test } from '../../support/browser/app-fixture.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { enrichOverHttp, sampleUrls } from '../../support/browser/pages.ts';
import { answerOtherwise, callsTo } from '../../support/http/answers.ts';

const FAULT = { success: false, error: 'Something went wrong on our side', code: 'internal' };
const fail = (page: Page, operation: OperationName, id: string) =>
  answerOtherwise(page, `${callsTo(operation)}*`, FAULT, 500, { 'x-request-id': id });
const idShown = (page: Page, id: string) => page.getByText(`Support id ${id}`).first();

test('the id beside an error is the one of the server’s log, and can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The page asks again when the live channel is there: each answer has an id of its own.
  const ids: (string | null)[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/jobs/')) ids.push(await response.headerValue('x-request-id'));
  });
  await page.goto('/enriched_profile?jobId=0193a4b0-0000-7000-8000-000000000000');
  const shown = page.getByText(/^Support id \S+/).locator('span');
  await expect.poll(async () => ids.includes(await shown.textContent())).toBe(true);
  await page.getByRole('button', { name: 'Copy the support id' }).click();
  await expect.poll(async () => ids.includes(await page.evaluate(() => navigator.clipboard.readText()))).toBe(true);
  await expectAccessible(page);
});

test('lists that cannot be read name the call', async ({ page }) => {
  await fail(page, 'listHistory', 'request-history');
  await page.goto('/enrichment-history');
  await expect(idShown(page, 'request-history')).toBeVisible();
  await fail(page, 'listTransactions', 'request-credits');
  await page.goto('/credit-history');
  await expect(idShown(page, 'request-credits')).toBeVisible();
  await expectAccessible(page);
});

test('so do the requests of the history, once opened', async ({ page, member }) => {
  await enrichOverHttp(member, sampleUrls(1)[0] ?? '', ['firstName']);
  await fail(page, 'readBatch', 'request-batch');
  await page.goto('/enrichment-history');
  await page.getByRole('button', { name: /^1 profile/ }).click();
  await expect(idShown(page, 'request-batch')).toBeVisible();
});

test('toasts name the call too, long enough to copy it', async ({ page }) => {
  await fail(page, 'exportAccount', 'request-export');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const toast = page.locator('[data-toaster]');
  await expect(toast).toContainText('Support id request-export');
  await expect(toast.getByRole('button', { name: 'Copy the support id' })).toBeVisible();
  await expectAccessible(page);
});

test('the checkout names the call beside the button and in its toast', async ({ page }) => {
  await fail(page, 'initiatePurchase', 'request-order');
  await page.goto('/purchase-credits');
  await page.getByRole('button', { name: 'Buy Now' }).last().click();
  await page.getByRole('main').getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('main').getByText('Support id request-order')).toBeVisible();
  await expect(page.locator('[data-toaster]')).toContainText('Support id request-order');
});

test('a profile that could not be enriched names its job', async ({ page, member }) => {
  const job = await enrichOverHttp(member, 'https://www.linkedin.com/in/somebody-real', ['firstName']);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/enriched_profile?jobId=${job.job_id}`);
  await expect(idShown(page, job.job_id)).toBeVisible();
  await expectAccessible(page);
});

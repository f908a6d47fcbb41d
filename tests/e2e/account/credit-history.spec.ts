import type { Page } from '@playwright/test';
import { startTemplateApp } from '../../support/app/template-app.ts';
import { test as base, expect, memberTest as test, waitingTest } from '../../support/browser/app-fixture.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { enrichOverHttp, sampleUrls, startOverHttp } from '../../support/browser/pages.ts';
import { slowNetwork } from '../../support/browser/slow-network.ts';
import { signUp } from '../../support/http/sign-up.ts';

const FAILED = 'Failed to fetch enrichment history.';
const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Transactions' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of transactions' });

test('shows the balance, what it is enough for, and every transaction with its sign', async ({ page, member }) => {
  const [url] = sampleUrls(1);
  const { credits_used: used } = await enrichOverHttp(member, url!, ['firstName', 'lastName', 'companyName']);
  expect(used).toBe(3);
  await page.goto('/credit-history');
  await expect(page).toHaveTitle('Credit History · Leadlight');
  await expect(page.getByText('997 credits', { exact: true })).toBeVisible();
  await expect(page.getByText('You can enrich upto 66+ profiles with current credits')).toBeVisible();
  await expect(page.getByText('At least 15 credits are needed to enrich profiles.')).toBeVisible();
  await expect(page.getByText(/held/)).toHaveCount(0);
  await expect(page.getByRole('columnheader')).toHaveText(['Date', 'Type', 'Credits Used/Added', 'Balance']);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(0)).toContainText(/Enrichment.*−3 used.*997/s);
  await expect(rows(page).nth(1)).toContainText(/Sign-up gift.*\+1,000 added.*1,000/s);
  await expect(
    page.getByRole('img', { name: /^3 credits used in the last 30 days, most of them on .*: 3\.$/ }),
  ).toBeVisible();
  await expect(pages(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Buy More Credits' }).click();
  await expect(page).toHaveURL(/\/purchase-credits$/);
});

test('is opened by the credits of the navigation', async ({ page }) => {
  await page.goto('/enrich');
  await page.getByRole('link', { name: /1,000\s*Credits/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Credit History');
});

test('shows the credits of today in the navigation, not those of the last visit', async ({ page, member }) => {
  const [url] = sampleUrls(1);
  // What the browser keeps of the member is from before this.
  await enrichOverHttp(member, url!, ['firstName', 'lastName', 'companyName']);
  await page.goto('/enrich');
  await expect(page.getByRole('link', { name: /997\s*Credits/ })).toBeVisible();
  await enrichOverHttp(member, sampleUrls(1, 400)[0]!, ['firstName']);
  await page.reload();
  await expect(page.getByRole('link', { name: /996\s*Credits/ })).toBeVisible();
});

test('pages through the transactions, with the page in the address', async ({ page, member }) => {
  for (const url of sampleUrls(21)) await startOverHttp(member, [url], ['firstName']);
  await expect.poll(async () => (await member.api.call('readCredits')).held).toBe(0);
  await page.goto('/credit-history');
  await expect(rows(page)).toHaveCount(10);
  await expect(pages(page).getByRole('button', { name: 'First' })).toBeDisabled();
  await expect(pages(page).getByRole('button', { name: 'Prev' })).toBeDisabled();
  await pages(page).getByRole('button', { name: 'Last' }).click();
  await expect(page).toHaveURL(/\?page=3$/);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).last()).toContainText('Sign-up gift');
  await expect(pages(page).getByRole('button', { name: 'Next' })).toBeDisabled();
  await pages(page).getByRole('button', { name: 'Prev' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await page.reload();
  await expect(pages(page).getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
  await pages(page).getByRole('button', { name: 'First' }).click();
  await expect(rows(page)).toHaveCount(10);
  await page.goto('/credit-history?page=99');
  await expect(page).toHaveURL(/\?page=3$/);
  await expect(rows(page)).toHaveCount(2);
});

base('has a word for an account where nothing moved yet, and for too few credits', async ({ browser }) => {
  const poor = await startTemplateApp({ SIGNUP_CREDITS: '0' });
  try {
    const { store } = await signUp(poor.url, null);
    const storageState = {
      cookies: [],
      origins: [{ origin: poor.url, localStorage: [{ name: 'store', value: store }] }],
    };
    const context = await browser.newContext({ storageState, baseURL: poor.url });
    const page = await context.newPage();
    await page.goto('/credit-history');
    await expect(page.getByText('No transactions yet')).toBeVisible();
    await expect(page.getByText('0 credits', { exact: true })).toBeVisible();
    await expect(page.getByText('At least 15 credits are needed to enrich profiles.')).toBeVisible();
    await expect(page.getByText(/You can enrich upto/)).toHaveCount(0);
    await expect(page.getByRole('img', { name: 'No credits were used in the last 30 days.' })).toBeVisible();
    await expectAccessible(page);
    await context.close();
  } finally {
    await poor.stop();
  }
});

waitingTest('shows what is held while work waits, and follows its end', async ({ page, member, app }) => {
  await startOverHttp(member, sampleUrls(5), ['firstName']);
  await page.goto('/credit-history');
  await expect(page.getByText('5 held for running enrichments; what is not used comes back.')).toBeVisible();
  await expect(page.getByText('995 credits', { exact: true })).toBeVisible();
  const worker = await app.startWorker();
  await expect(rows(page).first()).toContainText('−5 used');
  await expect(page.getByText(/held for running/)).toHaveCount(0);
  await expect(page.getByText('995 credits', { exact: true })).toBeVisible();
  await worker.stop();
});

waitingTest(
  'shows that it loads, and that it failed, and tries again',
  async ({ page, member, app, expectedErrors }) => {
    expectedErrors.push(/WebSocket connection/);
    for (const url of sampleUrls(10)) await startOverHttp(member, [url], ['firstName']);
    await page.goto('/credit-history');
    await expect(rows(page)).toHaveCount(10);
    const restore = await slowNetwork(page);
    await pages(page).getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('table', { name: 'Transactions' })).toHaveAttribute('aria-busy', 'true');
    await expect(rows(page)).toHaveCount(1);
    await restore();

    await page.goto('/credit-history?page=2');
    await expect(rows(page)).toHaveCount(1);
    await app.kill();
    await pages(page).getByRole('button', { name: 'First' }).click();
    await expect(page.getByRole('alert')).toContainText(FAILED);
    await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
    await expectAccessible(page);
    await app.restart();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page)).toHaveCount(10);
  },
);

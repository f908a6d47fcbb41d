import type { Page, WebSocket } from '@playwright/test';
import { done } from '../../shared/contract/accounts.ts';
import { expect, memberTest, test } from '../support/app-fixture.ts';
import { expectToast, otherToasts } from '../support/shown.ts';

/** Opens the login modal and, through its button, the local identity provider's page. */
async function openPopup(page: Page): Promise<Page> {
  await page.getByRole('button', { name: 'Get started now' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  return opened;
}

const login = (page: Page) => page.getByRole('dialog', { name: 'Login to continue' });
const landing = /\/(enrich|advanced-search)$/;

test('says what it is for, and comes back when the pop-up is closed', async ({ page }) => {
  await page.goto('/enrich');
  const popup = await openPopup(page);
  await expect(login(page)).toContainText('Start getting profile enrichments within seconds!');
  await expect(login(page).getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  await popup.close();
  await expect(login(page).getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  expect(await otherToasts(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(login(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Get started now' })).toBeFocused();
});

test('marks the sign-in page as a local one and refuses an e-mail address that is none', async ({ page }) => {
  await page.goto('/enrich');
  const popup = await openPopup(page);
  await expect(popup.getByText('Local development sign-in')).toBeVisible();
  await popup.getByLabel('Email', { exact: true }).fill('nobody');
  await popup.getByRole('button', { name: 'Continue' }).click();
  await expect(popup.getByRole('alert')).toHaveText('Please enter an address such as you@example.com.');
});

test('refuses an e-mail address that is not verified', async ({ page }) => {
  await page.goto('/enrich');
  const popup = await openPopup(page);
  await popup.getByLabel('Email', { exact: true }).fill('unverified@example.com');
  await popup.getByLabel('Email is verified').uncheck();
  await popup.getByRole('button', { name: 'Continue' }).click();
  await expectToast(page, 'Email verification failed');
  await expect(login(page).getByRole('alert')).toContainText('Email verification failed');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('store') ?? 'null')?.state.user.token ?? '')).toBe(
    '',
  );
});

test('asks for a company profile one second after signing in', async ({ page }) => {
  await page.clock.install();
  await page.goto('/enrich');
  const popup = await openPopup(page);
  await popup.getByLabel('Email', { exact: true }).fill('newcomer@example.com');
  await page.clock.pauseAt(Date.now() + 60_000);
  await popup.getByRole('button', { name: 'Continue' }).click();
  await expectToast(page, 'Login Successful');
  const company = page.getByRole('dialog', { name: 'Company Profile' });
  for (const ms of [500, 499]) {
    await page.clock.runFor(ms);
    await page.waitForLoadState('networkidle');
    await expect(company).toBeHidden();
  }
  await page.clock.resume();
  await expect(company).toBeVisible();
  await expect(page.getByLabel('Company website')).toHaveValue('');
});

for (const path of [
  '/enriched_profile?jobId=x',
  '/bulk_enrichment?session=x',
  '/credit-history',
  '/enrichment-history',
  '/profile',
]) {
  test(`sends a visitor away from ${path}`, async ({ page }) => {
    await page.goto(path);
    await expectToast(page, 'Please Login to continue');
    await expect(page).toHaveURL(landing);
  });
}

test('leads a visitor on to where they wanted to go', async ({ page }) => {
  await page.goto('/profile');
  await expect(page).toHaveURL(landing);
  const popup = await openPopup(page);
  await popup.getByLabel('Email', { exact: true }).fill('returning@example.com');
  await popup.getByLabel('Name').fill('Rita Returning');
  await popup.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByLabel('Name')).toHaveValue('Rita Returning');
});

test('asks a visitor to sign in who wants to enrich or to upload', async ({ page }) => {
  await page.goto('/enrich');
  await expect(page.getByRole('button', { name: 'Download sample file' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Enrich Now' }).click();
  await expect(login(page)).toBeVisible();
  await login(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Upload File' }).click();
  await expect(login(page)).toBeVisible();
});

test('names a page that does not exist', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found');
  await expect(page.getByText('Sorry, the page you are looking for does not exist.')).toBeVisible();
});

memberTest('shows who is signed in, and ends the session on logout', async ({ page, member }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Account menu' }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toContainText(member.email);
  await expect(menu.getByRole('menuitem')).toContainText([
    'Purchase Credits',
    'Bulk Enrichment',
    'Advanced Search',
    'Google Sheets',
    'Enrichment History',
    'Profile',
    'Logout',
  ]);
  await expect(menu.getByRole('menuitem', { name: /Google Sheets/ })).toHaveAttribute('aria-disabled', 'true');
  await page.mouse.click(5, 400);
  await expect(menu).toBeHidden();

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(landing);
  await expect(page.getByRole('button', { name: 'Get started now' })).toBeVisible();
  const refused = await member.api.refusal('GET', '/api/profile');
  expect(refused).toMatchObject({ status: 401, body: { error: 'Session inactive' } });
});

memberTest('closes the live connection on logout', async ({ page }) => {
  const connected = new Promise<WebSocket>((resolve) => {
    page.on('websocket', (socket) => socket.on('framereceived', () => resolve(socket)));
  });
  await page.goto('/profile');
  const socket = await connected;
  const closed = socket.waitForEvent('close');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await closed;
});

memberTest('says so when the session was ended elsewhere', async ({ page, member }) => {
  await page.goto('/profile');
  await expect(page.getByLabel('E-mail')).toHaveValue(member.email);
  await member.api.post('/api/logout', undefined, done);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Edit the description' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Session inactive, please login again');
  await expect(page).toHaveURL(landing);
});

memberTest('signs out in every tab', async ({ page, context }) => {
  await page.goto('/profile');
  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByRole('button', { name: 'Account menu' }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(landing);
  await expect(page.getByRole('button', { name: 'Get started now' })).toBeVisible();
});

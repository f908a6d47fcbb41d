import type { Page } from '@playwright/test';
import { adminTest, expect, memberTest } from '../../support/browser/app-fixture.ts';

const openMenu = (page: Page) => page.getByRole('button', { name: 'Account menu' }).click();

adminTest('is reached by the menu; its tabs are chosen by keyboard and stand in the address', async ({ page }) => {
  await page.goto('/enrich');
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Admin', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin');
  await expect(page).toHaveTitle('Admin · Leadlight');
  const tabs = page.getByRole('tablist', { name: 'Parts of the admin area' }).getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
});

adminTest('says when there is nothing, and when a list cannot be read', async ({ page }) => {
  await page.goto('/admin?tab=audit&subject=nobody');
  await expect(page.getByText('No entries')).toBeVisible();
  await page.route('**/api/admin/audit?*', (route) => route.fulfill({ status: 500, json: { success: false } }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The audit log could not be read.');
  await page.unroute('**/api/admin/audit?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No entries')).toBeVisible();
});

memberTest('is no page for others, and stands in no menu of theirs', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found');
  await openMenu(page);
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Admin' })).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import { expect, memberTest, test } from '../../support/browser/app-fixture.ts';
import { pasteBox, picker, sampleUrls } from '../../support/browser/pages.ts';

const failed = (page: Page) => page.getByRole('dialog', { name: 'This could not be loaded' });

/** Keeps a chunk from being loaded. @returns lets it be loaded again */
async function breakChunk(page: Page, name: string): Promise<() => Promise<void>> {
  const address = `**/assets/${name}-*.js`;
  await page.route(address, (route) => route.abort());
  return () => page.unroute(address);
}

test.describe('a dialog that cannot be loaded', () => {
  test.use({ expectedErrors: [/dynamically imported module/] });

  test('says so over the page, which stays, and is tried again', async ({ page }) => {
    const mend = await breakChunk(page, 'login-modal');
    await page.goto('/enrich');
    await pasteBox(page).fill('what was typed');
    const opener = page.getByRole('button', { name: 'Get started now' });
    await opener.click();
    await expect(failed(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(failed(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await failed(page).getByRole('button', { name: 'Try again' }).click();
    await expect(failed(page)).toBeVisible();
    await mend();
    await failed(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: 'Login to continue' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(pasteBox(page)).toHaveValue('what was typed');
  });

  memberTest.use({ expectedErrors: [/dynamically imported module/] });
  memberTest('nor what reads the pasted lines: both are said, and loaded later', async ({ page }) => {
    const mendReader = await breakChunk(page, 'reader');
    const mendPicker = await breakChunk(page, 'start-picker');
    await page.goto('/enrich');
    await pasteBox(page).fill(sampleUrls(1)[0] ?? '');
    const enrich = page.getByRole('button', { name: 'Enrich Now' });
    await enrich.click();
    await expect(page.getByText('This could not be loaded. Check your connection and try again.')).toBeVisible();
    await mendReader();
    await enrich.click();
    await expect(failed(page)).toBeVisible();
    await mendPicker();
    await failed(page).getByRole('button', { name: 'Try again' }).click();
    await expect(picker(page)).toBeVisible();
  });
});

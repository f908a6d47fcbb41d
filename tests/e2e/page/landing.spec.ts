import { statSync } from 'node:fs';
import { expect, memberTest, test } from '../../support/browser/app-fixture.ts';
import { configure, pasteBox, picker, sampleUrls } from '../../support/browser/pages.ts';
import { expectToast } from '../../support/browser/shown.ts';
import { callsTo, holdAnswers } from '../../support/http/answers.ts';

const [someone = ''] = sampleUrls(1);

test('says what it is for, in two tabs with a field each', async ({ page }) => {
  await page.goto('/enrich');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unlock Powerful LinkedIn Profile Enrichment');
  await expect(
    page.getByText('Extract key insights from LinkedIn profiles in bulk and turn connections into opportunities.'),
  ).toBeVisible();
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Bulk Enrichment')).toHaveAttribute('aria-selected', 'true');
  await expect(pasteBox(page)).toHaveAttribute('placeholder', 'Enter LinkedIn Profile URL(One URL per line)');
  await tab('Single Enrichment').click();
  await expect(tab('Single Enrichment')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('LinkedIn profile URL')).toHaveAttribute('placeholder', 'Enter LinkedIn Profile URL');
  await expect(pasteBox(page)).toHaveCount(0);
  await tab('Bulk Enrichment').click();
  await expect(pasteBox(page)).toBeVisible();
});

memberTest('wants at least one address', async ({ page }) => {
  await page.goto('/enrich');
  await pasteBox(page).fill(' \n\n  ');
  await page.getByRole('button', { name: 'Enrich Now' }).click();
  await expectToast(page, 'Please enter at least one LinkedIn URL.');
  await expect(page.getByRole('alert')).toHaveText('Please enter at least one LinkedIn URL.');
  await expect(picker(page)).toBeHidden();
});

memberTest('starts nothing a second time while a request is on its way', async ({ page, member }) => {
  await configure(member, ['firstName']);
  await page.goto('/enrich?tab=single');
  await page.getByLabel('LinkedIn profile URL').fill(someone);
  await page.getByRole('button', { name: 'Enrich Now' }).click();
  const start = picker(page).getByRole('button', { name: 'Enrich Now' });
  await expect(start).toBeEnabled();
  const behind = page.locator('form').getByRole('button', { name: 'Enrich Now', includeHidden: true });
  await expect(behind).toBeDisabled();
  const answer = await holdAnswers(page, callsTo('configureParameters'));
  await start.click();
  await expect(start).toBeDisabled();
  await expect(behind).toBeDisabled();
  await answer();
  await expectToast(page, 'Profile enrichment started');
});

memberTest('leads to signing in whoever was signed out before the start', async ({ page, member }) => {
  await configure(member, ['firstName']);
  await page.goto('/enrich');
  await pasteBox(page).fill(someone);
  await page.getByRole('button', { name: 'Enrich Now' }).click();
  await expect(picker(page).getByRole('button', { name: 'Enrich Now' })).toBeEnabled();
  await page.evaluate(() => {
    localStorage.removeItem('store');
    const empty = { state: { user: { token: '', isAuthenticated: false } }, version: 1 };
    localStorage.setItem('store', JSON.stringify(empty));
    dispatchEvent(new StorageEvent('storage', { key: 'store' }));
  });
  await picker(page).getByRole('button', { name: 'Enrich Now' }).click();
  await expectToast(page, 'Please login to continue');
  await expect(page).toHaveURL(/\/advanced-search$/);
});

test('is sent in the copies that the build has compressed', async ({ page, app }) => {
  await page.goto('/enrich');
  const script = (await page.locator('script[type=module][src]').getAttribute('src'))!;
  for (const [encoding, ending] of [
    ['gzip', 'gz'],
    ['br', 'br'],
  ]) {
    const answer = await page.request.get(app.url + script, { headers: { 'accept-encoding': encoding! } });
    expect(answer.headers()['content-encoding']).toBe(encoding);
    expect(Number(answer.headers()['content-length'])).toBe(statSync(`dist/web${script}.${ending}`).size);
  }
});

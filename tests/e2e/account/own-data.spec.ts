import { readFile } from 'node:fs/promises';
import { expect, memberTest as test } from '../../support/browser/app-fixture.ts';
import { sampleUrls } from '../../support/browser/pages.ts';
import { expectToast, otherToasts } from '../../support/browser/shown.ts';

test('all own data comes as one file', async ({ page, member }) => {
  const body = sampleUrls(2).map((linkedin_url) => ({ linkedin_url, columns: ['firstName'] }));
  const { jobs } = await member.api.call('startEnrichment', { body });
  await page.goto('/profile');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^leadlight-export-\d{4}-\d\d-\d\d\.json$/);
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file.profile).toMatchObject({ email: member.email, username: member.name });
  expect(file.company_profile.website).toBe('https://www.tidewell.example');
  expect(file.jobs.map((job: { job_id: string }) => job.job_id).sort()).toEqual(jobs.map((job) => job.job_id).sort());
});

test('the account goes only after it was said what goes with it', async ({ page, member }) => {
  await page.goto('/profile');
  const open = page.getByRole('button', { name: 'Delete account' });
  await open.click();
  const question = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(question).toContainText('Every profile you enriched');
  await expect(question).toContainText('they are not paid back');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();
  await member.api.callRaw('readProfile').then((answer) => expect(answer.status).toBe(200));

  await open.click();
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expectToast(page, 'Your account was deleted');
  await expect(page.getByRole('button', { name: 'Get started now' })).toBeVisible();
  const refused = await member.api.callError('readProfile');
  expect([refused.status, refused.body.error]).toEqual([401, 'User not found']);
});

test.describe('a website that cannot be read', () => {
  test.use({ company: null });

  test('still lets the description be typed', async ({ page }) => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit' }).click();
    const modal = page.getByRole('dialog', { name: 'Company Profile' });
    await modal.getByLabel('Company website').fill('http://127.0.0.1:1');
    await modal.getByRole('button', { name: 'Fetch Description' }).click();
    await expectToast(page, 'An error occurred while saving company profile');
    await expect(modal.getByLabel('Company website')).toHaveAccessibleDescription(
      /The website could not be read\. Please type a description instead\./,
    );
    expect(await otherToasts(page)).toEqual([]);
    await modal.getByRole('button', { name: 'Write the description yourself' }).click();
    await modal.getByLabel('Company description').fill('We sell rain gauges to farms.');
    await modal.getByRole('button', { name: 'Unlock' }).click();
    await expectToast(page, 'Company profile added successfully');
  });
});

test('what is saved stays until a newly fetched description is saved', async ({ page, member, website }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  const modal = page.getByRole('dialog', { name: 'Edit Company Profile' });
  await modal.getByLabel('Company website').fill(website.url);
  await modal.getByRole('button', { name: 'Fetch Description' }).click();
  await expectToast(page, 'Website captured. Please review the description.');
  await expect(modal.getByLabel('Company description')).not.toHaveValue(/Customers are/);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/Customers are mid-sized companies/)).toBeVisible();
  const answer = await member.api.callRaw('readProfile');
  expect(await answer.json()).toMatchObject({ company_profile: { website: 'https://www.tidewell.example' } });
});

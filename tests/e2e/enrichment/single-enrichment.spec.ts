import { expect, memberTest as test, waitingTest } from '../../support/browser/app-fixture.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { configure, picker, sampleUrls, startSingle } from '../../support/browser/pages.ts';
import { dialogGone, expectToast } from '../../support/browser/shown.ts';

const [someone = '', another = ''] = sampleUrls(2);

test('keeps the button shut while there is nothing to enrich', async ({ page }) => {
  await page.goto('/enrich?tab=single');
  await expect(page.getByRole('button', { name: 'Enrich Now' })).toBeDisabled();
  await page.getByLabel('LinkedIn profile URL').fill('   ');
  await expect(page.getByRole('button', { name: 'Enrich Now' })).toBeDisabled();
});

test('names what is no profile beside the field', async ({ page }) => {
  await page.goto('/enrich?tab=single');
  const field = page.getByLabel('LinkedIn profile URL');
  await field.fill('https://www.linkedin.com/school/somewhere');
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/school/i);
  await expect(picker(page)).toBeHidden();
});

test('enriches a profile with Enter, and leads to it 2 s after completion', async ({ page, member }) => {
  await configure(member, ['firstName', 'jobTitle', 'meetingOpener']);
  await startSingle(page, someone);
  await expectToast(page, 'Profile enrichment started');
  const { text, ms } = await dialogGone(page, 'Enrichment Complete!');
  expect(ms).toBeGreaterThanOrEqual(1_990);
  for (const part of ['Enrichment completed successfully!', '3/3 Parameters · 100%', 'COMPLETED', 'Meeting Opener'])
    expect(text).toContain(part);
  expect(text).toMatch(/Close/);
  expect(text).not.toContain('Cancel');
  await expectToast(page, 'Job completed successfully!');
  await expect(page).toHaveURL(/\/enriched_profile\?jobId=/);
  await expect(page.getByText("We've analyzed 3 parameters for valuable insights")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('running_single_enrich_job'))).toBeNull();
});

test('stays where it is when the finished job is closed by Escape', async ({ page, member }) => {
  await configure(member, ['firstName']);
  await startSingle(page, someone);
  await expect(page.getByRole('dialog', { name: 'Enrichment Complete!' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/enrich/);
});

test('says that nobody of the sample network has the address, charges nothing and closes after 3 s', async ({
  page,
  member,
}) => {
  const text = 'Profile not found in the sample network. Configure a profile source to enrich real profiles.';
  await configure(member, ['firstName']);
  await startSingle(page, 'https://www.linkedin.com/in/somebody-real');
  const failed = await dialogGone(page, 'Enrichment Failed');
  expect(failed.ms).toBeGreaterThanOrEqual(2_990);
  for (const part of ['Enrichment failed.', text]) expect(failed.text).toContain(part);
  // Nobody would be found the second time either.
  expect(failed.text).not.toContain('Please try again.');
  expect(failed.text).not.toMatch(/Parameters|%/);
  await expectToast(page, `Job failed: ${text}`);
  await expect(page).toHaveURL(/\/enrich/);
  await expect(page.getByRole('navigation')).toContainText('1,000');
  // The reason stays at the field until the address is edited.
  const field = page.getByLabel('LinkedIn profile URL');
  await expect(field).toHaveValue('https://www.linkedin.com/in/somebody-real');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(text);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Bulk Enrichment' }).click();
  await page.getByRole('tab', { name: 'Single Enrichment' }).click();
  await expect(field).toHaveAccessibleDescription(text);
  await field.press('End');
  await field.press('Backspace');
  await expect(field).toHaveAccessibleDescription('');
  await expect(field).not.toHaveAttribute('aria-invalid');
});

waitingTest('says at the field why a job failed that a reload took up again', async ({ page, member, app }) => {
  await configure(member, ['firstName']);
  await startSingle(page, 'https://www.linkedin.com/in/somebody-real');
  await expect(page.getByRole('dialog', { name: 'Enriching Profile...' })).toBeVisible();
  await page.goto('/enrich');
  await expect(page.getByRole('dialog', { name: 'Enriching Profile...' })).toBeVisible();
  const worker = await app.startWorker();
  await dialogGone(page, 'Enrichment Failed');
  const field = page.getByLabel('LinkedIn profile URL');
  await expect(field).toHaveValue('https://www.linkedin.com/in/somebody-real');
  await expect(field).toHaveAccessibleDescription(/Profile not found in the sample network\./);
  await worker.stop();
});

waitingTest('shows a waiting job, and cancels it: nothing is charged', async ({ page, member }) => {
  await configure(member, ['firstName', 'lastName']);
  await startSingle(page, someone);
  const progress = page.getByRole('dialog', { name: 'Enriching Profile...' });
  await expect(progress).toContainText('This will take just a few seconds');
  await expect(progress).toContainText('Extracting Parameters...');
  await expect(progress).toContainText('RUNNING');
  await expect(page.locator('header')).toContainText('998');
  await progress.getByRole('button', { name: 'Cancel' }).click();
  const cancelled = await dialogGone(page, 'Enrichment Cancelled');
  expect(cancelled.ms).toBeGreaterThanOrEqual(2_990);
  expect(cancelled.text).toContain('Enrichment was cancelled.');
  await expect(page.getByRole('navigation')).toContainText('1,000');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

waitingTest('starts afresh for every job', async ({ page, member }) => {
  await configure(member, ['firstName', 'lastName']);
  await startSingle(page, someone);
  const progress = page.getByRole('dialog', { name: 'Enriching Profile...' });
  await progress.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog', { name: 'Enrichment Cancelled' })).toContainText('CANCELLED');
  await page.keyboard.press('Escape');
  await page.getByLabel('LinkedIn profile URL').fill(another);
  await page.getByLabel('LinkedIn profile URL').press('Enter');
  await picker(page).getByRole('button', { name: 'Enrich Now' }).click();
  await expect(progress).toContainText('This will take just a few seconds');
  await expect(progress).toContainText('Extracting Parameters...');
  await expect(progress).toContainText('RUNNING');
  await expect(progress.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await expect(progress.getByRole('button', { name: 'Cancel' })).toBeEnabled();
});

waitingTest(
  'takes up a running job after a reload, and again after a visit elsewhere',
  async ({ page, member, app }) => {
    await configure(member, ['firstName', 'lastName']);
    await startSingle(page, someone);
    await expect(page.getByRole('dialog', { name: 'Enriching Profile...' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('dialog', { name: 'Enriching Profile...' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/profile');
    await page.goto('/enrich');
    await expect(page.getByRole('dialog', { name: 'Enriching Profile...' })).toBeVisible();

    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('running_single_enrich_job') ?? '{}'));
    expect(kept).toEqual({ jobId: expect.any(String), startedAt: expect.any(Number) });
    const worker = await app.startWorker();
    await expect(page).toHaveURL(`/enriched_profile?jobId=${kept.jobId}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enriched Profile!');
    const { job } = await member.api.call('readJob', { params: { id: kept.jobId } });
    expect(job).toMatchObject({ status: 'completed', credits_used: 2 });
    await worker.stop();
  },
);

waitingTest(
  'finds out how the job ended while the live connection was lost',
  async ({ page, member, app, expectedErrors }) => {
    expectedErrors.push(/WebSocket connection/);
    await configure(member, ['firstName', 'lastName']);
    await startSingle(page, someone);
    await expect(page.getByRole('dialog', { name: 'Enriching Profile...' })).toContainText('This will take');
    await app.kill();
    await expect(page.getByRole('dialog', { name: 'Enriching Profile...' })).toContainText('Connecting to server...');
    const worker = await app.startWorker();
    await app.restart();
    await expect(page).toHaveURL(/\/enriched_profile\?jobId=/, { timeout: 20_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enriched Profile!');
    await worker.stop();
  },
);

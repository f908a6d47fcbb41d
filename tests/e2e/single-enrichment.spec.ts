import { jobAnswer } from '../../shared/contract/enrichment.ts';
import { expect, memberTest as test, waitingTest } from '../support/app-fixture.ts';
import { configure, picker, sampleUrls, startSingle, toasts } from '../support/pages.ts';

const [someone = ''] = sampleUrls(1);

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
  await expect(toasts(page)).toContainText('Profile enrichment started');
  const progress = page.getByRole('dialog', { name: 'Enrichment Complete!' });
  await expect(progress).toBeVisible();
  const shownAt = Date.now();
  await expect(progress).toContainText('Enrichment completed successfully!');
  await expect(progress).toContainText('3/46 Parameters');
  await expect(progress).toContainText('COMPLETED');
  await expect(progress.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await expect(progress.getByRole('list', { name: 'Parameters found so far' })).toContainText('Meeting Opener');
  await expect(progress.getByRole('button', { name: 'Close' }).last()).toBeVisible();
  await expect(toasts(page)).toContainText('Job completed successfully!');
  await expect(page).toHaveURL(/\/enriched_profile\?jobId=/);
  expect(Date.now() - shownAt).toBeGreaterThan(1_700);
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
  const progress = page.getByRole('dialog', { name: 'Enrichment Failed' });
  await expect(progress).toBeVisible();
  const shownAt = Date.now();
  await expect(progress).toContainText('Enrichment failed. Please try again.');
  await expect(progress.getByRole('alert')).toHaveText(text);
  await expect(toasts(page)).toContainText(`Job failed: ${text}`);
  await expect(progress).toBeHidden();
  expect(Date.now() - shownAt).toBeGreaterThan(2_700);
  await expect(page).toHaveURL(/\/enrich/);
  await expect(page.getByRole('navigation')).toContainText('1,000');
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
  const cancelled = page.getByRole('dialog', { name: 'Enrichment Cancelled' });
  await expect(cancelled).toContainText('Enrichment was cancelled.');
  const shownAt = Date.now();
  await expect(cancelled).toBeHidden();
  expect(Date.now() - shownAt).toBeGreaterThan(2_500);
  await expect(page.getByRole('navigation')).toContainText('1,000');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
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
    const { job } = await member.api.get(`/api/jobs/${kept.jobId}`, jobAnswer);
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

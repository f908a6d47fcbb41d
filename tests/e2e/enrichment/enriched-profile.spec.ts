import type { Page } from '@playwright/test';
import { samplePerson } from '../../../server/sample-network/sample-network.ts';
import { expect, memberTest as test, waitingTest } from '../../support/browser/app-fixture.ts';
import { chooseOnly, enrichOverHttp, picker, sampleUrls, startOverHttp } from '../../support/browser/pages.ts';
import { expectToast } from '../../support/browser/shown.ts';
import { answerOtherwise, callsTo, holdAnswers } from '../../support/http/answers.ts';
import { signUp } from '../../support/http/sign-up.ts';

const [someone = ''] = sampleUrls(1);

/** Expects the alert and its button to stay as they are while the page asks for the job again and again. */
async function expectToStand(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched = { gone: 0 };
    Object.assign(window, { watched });
    new MutationObserver(() => {
      if (!document.querySelector('[role=alert] button')) watched.gone++;
    }).observe(document.body, { subtree: true, childList: true });
  });
  let tries = 0;
  const count = (request: { url(): string }) => {
    if (request.url().includes('/api/jobs/')) tries++;
  };
  page.on('request', count);
  await expect.poll(() => tries, { timeout: 60_000 }).toBeGreaterThan(4);
  page.off('request', count);
  expect(await page.evaluate(() => (window as unknown as { watched: { gone: number } }).watched.gone)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Loading Profile...');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
}

test('shows the person, their values by category, and where each came from', async ({ page, member }) => {
  const job = await enrichOverHttp(member, someone, [
    'firstName',
    'lastName',
    'jobTitle',
    'companyName',
    'location',
    'tag',
  ]);
  await page.goto(`/enriched_profile?jobId=${job.job_id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enriched Profile!');
  await expect(page.getByText("We've analyzed 6 parameters for valuable insights")).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(
    `${job.result.firstName} ${job.result.lastName}`,
  );
  await expect(page.getByRole('link', { name: 'Profile URL' })).toHaveAttribute('href', someone);
  const personal = page.getByRole('region', { name: 'Personal' });
  await expect(personal.getByRole('button', { name: /^First Name/ })).toContainText(String(job.result.firstName));
  await expect(personal.getByRole('button', { name: /^First Name/ })).toContainText('Sample data');
  await expect(page.getByRole('region', { name: 'Scoring' })).toContainText('built-in writer');
  await page.getByRole('button', { name: /^Job Title/ }).click();
  const detail = page.getByRole('dialog', { name: 'Job Title' });
  await expect(detail).toContainText('Job Title as displayed on LinkedIn profile');
  await expect(detail).toContainText(String(job.result.jobTitle));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Job Title/ })).toBeFocused();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL(/\/(enrich|advanced-search)$/);
});

test('shortens long values on their card, and lets them scroll in the modal', async ({ page, member }) => {
  const job = await enrichOverHttp(member, someone, ['firstName', 'workExperience']);
  const asked = page.waitForRequest(callsTo('readCredits'));
  await page.goto(`/enriched_profile?jobId=${job.job_id}`);
  await asked;
  const card = page.getByRole('button', { name: /^Work Experience/ });
  const value = card.locator('.truncate').nth(1);
  await expect(value).toHaveCSS('white-space', 'nowrap');
  await expect(value).toHaveCSS('text-overflow', 'ellipsis');
  await expect(value).toHaveCSS('overflow', 'hidden');
  await card.click();
  const body = page.getByRole('dialog').getByRole('region', { name: 'Work Experience' });
  await expect(body).toHaveCSS('max-height', '280px');
  await expect(body).toHaveCSS('overflow-y', 'auto');
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect(body).toHaveCSS('max-height', '320px');
});

test('says so when a value cannot be copied', async ({ page, member }) => {
  const job = await enrichOverHttp(member, someone, ['firstName']);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));
  });
  await page.goto(`/enriched_profile?jobId=${job.job_id}`);
  await page.getByRole('button', { name: /^First Name/ }).click();
  await page.getByRole('button', { name: 'Copy Text' }).click();
  await expectToast(page, 'Failed to copy');
});

test('says so when there are no parameters, or none can be read', async ({ page, member }) => {
  const job = await enrichOverHttp(member, someone, ['firstName']);
  const address = `/enriched_profile?jobId=${job.job_id}`;
  await answerOtherwise(page, callsTo('listParameters'), { success: true, parameters: [] });
  await page.goto(address);
  await expect(page.getByText('No parameters available')).toBeVisible();
  await answerOtherwise(page, callsTo('listParameters'), { success: false }, 500);
  await page.goto(address);
  await expect(page.getByText('Failed to load parameters')).toBeVisible();
  await page.unroute(callsTo('listParameters'));
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: /^First Name/ })).toBeVisible();
});

waitingTest(
  'shows that it loads, that it enriches, and that the server is away',
  async ({ page, member, app, expectedErrors }) => {
    expectedErrors.push(/WebSocket connection/);
    const { jobs } = await startOverHttp(member, [someone], ['firstName']);
    const answer = await holdAnswers(page, callsTo('readJob'));
    await page.goto(`/enriched_profile?jobId=${jobs[0]!.job_id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loading Profile...');
    await expect(page.getByText("We've analyzed 46 parameters for valuable insights")).toBeVisible();
    const skeletons = page.getByRole('status').filter({ hasText: 'Loading the profile' });
    await expect(skeletons.locator('> :not(.sr-only)')).toHaveCount(6);
    await answer();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enriching Profile!');
    await expect(skeletons).toHaveCount(0);

    await page.goto('/enrichment-history');
    await page.getByRole('button', { name: /^1 profile/ }).click();
    await expect(page.getByRole('link', { name: /^View/ })).toBeVisible();
    await page.getByRole('link', { name: /^View/ }).hover();
    await app.kill();
    await page.getByRole('link', { name: /^View/ }).click();
    await expect(page.getByRole('alert')).toContainText('Error fetching job details');
    await expectToStand(page);
    await app.restart();
    // It asks again by itself.
    await expect(page.getByText("We've analyzed 0 parameters")).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test('keeps saying that the server fails, with the id to ask about, until it answers', async ({
  page,
  member,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const job = await enrichOverHttp(member, someone, ['firstName']);
  const failure = { success: false, error: 'Something went wrong on our side', code: 'internal' };
  await answerOtherwise(page, callsTo('readJob'), failure, 500, { 'x-request-id': 'request-27' });
  await page.goto(`/enriched_profile?jobId=${job.job_id}`);
  await expect(page.getByRole('alert')).toContainText('Error fetching job details');
  await expect(page.getByText('Support id request-27')).toBeVisible();
  await expectToStand(page);
  await page.getByRole('button', { name: 'Copy the support id' }).click();
  await expectToast(page, 'Text copied');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('request-27');
  await page.unroute(callsTo('readJob'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enriched Profile!');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('keeps edits of AI-generated values and the original beside them', async ({ page, member }) => {
  const job = await enrichOverHttp(member, someone, ['reasoning', 'confidenceScore', 'tag']);
  await page.goto(`/enriched_profile?jobId=${job.job_id}`);
  await page.getByRole('button', { name: /^Reasoning/ }).click();
  const detail = page.getByRole('dialog', { name: 'Reasoning' });
  await detail.getByLabel('Reasoning').fill('My own reasons.');
  await page.keyboard.press('Escape');
  await expect(detail.getByRole('alert')).toContainText('These changes are not saved.');
  await detail.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Saved');
  await detail.getByRole('button', { name: 'Show original' }).click();
  await expect(detail).toContainText(String(job.result.reasoning));
  await detail.getByRole('button', { name: 'Restore' }).click();
  await expectToast(page, 'Saved');
  await expect(detail.getByLabel('Reasoning')).toHaveValue(String(job.result.reasoning));
  await detail.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: /^Confidence Score/ }).click();
  const score = page.getByRole('dialog', { name: 'Confidence Score' });
  for (const no of ['101', '7.5']) {
    await score.getByLabel('Confidence Score').fill(no);
    await score.getByRole('button', { name: 'Save' }).click();
    await expect(score.getByRole('alert')).toHaveText('The score is a whole number from 0 to 100.');
  }
  const otherScore = job.result.confidenceScore === 7 ? 8 : 7;
  await score.getByLabel('Confidence Score').fill(String(otherScore));
  await score.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Saved');
  await score.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: /^Tag/ }).click();
  const tag = page.getByRole('dialog', { name: 'Tag' });
  await expect(tag.getByLabel('Tag').getByRole('option')).toHaveText(['Hot', 'Warm', 'Cold']);
  const other = job.result.tag === 'Cold' ? 'Hot' : 'Cold';
  await tag.getByLabel('Tag').selectOption(other);
  await tag.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Saved');
  const read = await member.api.call('readJob', { params: { id: job.job_id } });
  expect(read.job.result).toMatchObject({ confidenceScore: otherScore, reasoning: job.result.reasoning, tag: other });
});

test('says why an edit was not saved, and keeps what was written', async ({ page, member }) => {
  const job = await enrichOverHttp(member, someone, ['reasoning']);
  await page.goto(`/enriched_profile?jobId=${job.job_id}`);
  await page.getByRole('button', { name: /^Reasoning/ }).click();
  const detail = page.getByRole('dialog', { name: 'Reasoning' });
  await detail.getByLabel('Reasoning').fill('My own reasons.');
  await member.api.call('deleteJob', { params: { id: job.job_id } });
  await detail.getByRole('button', { name: 'Save' }).click();
  await expect(detail.getByRole('alert')).toHaveText('Not found');
  await expect(detail.getByLabel('Reasoning')).toHaveValue('My own reasons.');
});

test('groups what was not found at the end, and charges nothing for it', async ({ page, member }) => {
  const index = Array.from({ length: 2_000 }, (_, at) => at).find((at) => {
    const { contact } = samplePerson(at);
    return !contact.personalEmail && !contact.phone;
  })!;
  const job = await enrichOverHttp(member, sampleUrls(1, index)[0]!, ['firstName', 'personalEmail']);
  await page.goto(`/enriched_profile?jobId=${job.job_id}`);
  const notFound = page.getByRole('region', { name: 'Not found, not charged' });
  await expect(notFound.getByRole('button')).toHaveText([/Personal E-?mail\s*N\/A/i]);
  await notFound.getByRole('button').click();
  await expect(page.getByRole('dialog')).toContainText('No source had this. It was not charged.');
  expect(job.credits_used).toBe(1);
});

test('enriches the profile again with other parameters, in the same place of the history', async ({ page, member }) => {
  const job = await enrichOverHttp(member, someone, ['firstName']);
  await page.goto('/profile');
  await page.goto(`/enriched_profile?jobId=${job.job_id}`);
  await page.getByRole('button', { name: 'Parameters' }).click();
  await chooseOnly(page, ['Industry', 'Job Title']);
  await expect(picker(page)).toContainText('Total Cost: 2 Credits');
  await picker(page).getByRole('button', { name: 'Enrich Now' }).click();
  await expectToast(page, 'Starting parameter enrichment');
  await expect(page.getByRole('dialog', { name: 'Enrichment Complete!' })).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(job.job_id));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Industry/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/profile$/);
});

test('forgets a profile after one question', async ({ page, member }) => {
  const job = await enrichOverHttp(member, someone, ['firstName']);
  await page.goto(`/enriched_profile?jobId=${job.job_id}`);
  await page.getByRole('button', { name: 'Forget this profile' }).click();
  const question = page.getByRole('dialog', { name: 'Forget this profile?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Forget this profile' }).click();
  await question.getByRole('button', { name: 'Forget', exact: true }).click();
  await expectToast(page, 'Profile forgotten');
  await expect(page).toHaveURL(/\/enrich$/);
  await page.goto(`/enriched_profile?jobId=${job.job_id}`);
  await expect(page.getByRole('alert')).toContainText('Failed to fetch job details');
});

test('leads home when the job id is missing', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/enriched_profile?jobId=null', { waitUntil: 'networkidle' });
  // React lets what stands in for a page that loads stand for a third of a second.
  await page.clock.runFor(400);
  await expect(page.getByRole('alert')).toHaveText('Job id cannot be null, redirecting to homepage');
  await page.clock.runFor(1_599);
  await expect(page).toHaveURL(/jobId=null$/);
  await page.clock.runFor(401);
  await expect(page).toHaveURL(/\/enrich$/);
});

test('says when somebody else’s profile is asked for', async ({ page, app }) => {
  const other = await signUp(app.url, null);
  const job = await enrichOverHttp(other, someone, ['firstName']);
  await page.goto(`/enriched_profile?jobId=${job.job_id}`);
  await expect(page.getByRole('alert')).toContainText('Failed to fetch job details');
  await expect(page.getByRole('button', { name: /^First Name/ })).toHaveCount(0);
});

test.describe('without a company profile', () => {
  test.use({ company: null });

  test('invites to add one, on the page and in the three locked cards', async ({ page, member }) => {
    const job = await enrichOverHttp(member, someone, ['firstName', 'prospectSummary', 'tag']);
    await page.goto(`/enriched_profile?jobId=${job.job_id}`);
    await expect(page.getByRole('button', { name: 'Unlock Now' })).toBeVisible();
    await expect(page.getByText('AI-Powered')).toHaveCount(3);
    await page.getByText('Add Company Profile').first().click();
    await expect(page.getByRole('dialog', { name: 'Company Profile' })).toBeVisible();
  });
});

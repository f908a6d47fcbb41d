import type { Page } from '@playwright/test';
import { expect, memberTest as test } from '../../support/browser/app-fixture.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import {
  chooseAll,
  chooseOnly,
  configure,
  enrichOverHttp,
  pasteBox,
  picker,
  sampleUrls,
} from '../../support/browser/pages.ts';
import { expectToast, otherToasts } from '../../support/browser/shown.ts';
import { answerOtherwise, callsTo, holdAnswers } from '../../support/http/answers.ts';

/** Opens the picker for that many profiles. */
async function open(page: Page, count: number): Promise<void> {
  await page.goto('/enrich');
  await pasteBox(page).fill(sampleUrls(count).join('\n'));
  await page.getByRole('button', { name: 'Enrich Now' }).click();
  await expect(picker(page).getByRole('heading', { name: 'Personal' })).toBeVisible();
}

/** Opens the picker for one profile. */
async function openSingle(page: Page, url: string): Promise<void> {
  await page.goto('/enrich?tab=single');
  await page.getByLabel('LinkedIn profile URL').fill(url);
  await page.getByRole('button', { name: 'Enrich Now' }).click();
}

test('finds parameters by search and category', async ({ page }) => {
  await open(page, 1);
  const switches = picker(page).getByRole('switch');
  await expect(picker(page)).toContainText('Select Parameters to enrich profile');
  await expect(switches).toHaveCount(46);
  await expect(picker(page).getByLabel('Search parameters')).toBeFocused();
  await picker(page).getByLabel('Search parameters').fill('mail');
  await expect(switches).toHaveCount(3);
  await picker(page).getByRole('button', { name: 'Scoring', exact: true }).click();
  await expect(picker(page).getByText('No parameters found.')).toBeVisible();
  await picker(page).getByLabel('Search parameters').fill('');
  await expect(switches).toHaveCount(3);
  await expect(picker(page).getByText('AI-Powered')).toHaveCount(3);
  await picker(page).getByRole('button', { name: 'All', exact: true }).click();
  await expect(switches).toHaveCount(46);
  await expect(picker(page).getByText('AI-Powered')).toHaveCount(17);
});

test('adds up the cost, and has no button for nothing', async ({ page }) => {
  await open(page, 3);
  const enrich = picker(page).getByRole('button', { name: 'Enrich Now' });
  await chooseOnly(page, []);
  await expect(picker(page)).toContainText('Total Cost: 0 Credits');
  await expect(enrich).toBeDisabled();
  await picker(page).getByRole('switch', { name: 'First Name' }).check();
  await expect(picker(page)).toContainText('Total Cost: 3 Credits');
  await expect(enrich).toBeEnabled();
  await chooseAll(page);
  await expect(picker(page)).toContainText('Total Cost: 138 Credits');
});

test('chooses again what was chosen last time', async ({ page, member }) => {
  await open(page, 1);
  await chooseOnly(page, ['Skills & Tools', 'Tag']);
  await picker(page).getByRole('button', { name: 'Enrich Now' }).click();
  await expect(page).toHaveURL(/bulk_enrichment/);
  await open(page, 1);
  await expect(picker(page).getByRole('switch', { checked: true })).toHaveCount(2);
  await expect(picker(page).getByRole('switch', { name: 'Tag', exact: true })).toBeChecked();
  const { parameters } = await member.api.call('listParameters');
  expect(parameters.flatMap(({ id, default_selected }) => (default_selected ? [id] : []))).toEqual([
    'skillsTools',
    'tag',
  ]);
});

test('says how many credits are missing, and what the server says to a start without them', async ({
  page,
  member,
}) => {
  await configure(member, ['firstName']);
  await open(page, 22);
  await chooseAll(page);
  await expect(picker(page)).toContainText('Total Cost: 1,012 Credits');
  await expect(picker(page)).toContainText('12 credits missing: you have 1,000');
  await picker(page).getByRole('button', { name: 'Enrich Now' }).click();
  await expect(picker(page).getByRole('alert')).toContainText('1,012');
  await expectToast(page, '1,012');
  await expect(picker(page)).toBeVisible();
});

test('has words of its own for a server that fails, and the id to ask about', async ({ page, member }) => {
  await configure(member, ['firstName']);
  const [someone = ''] = sampleUrls(1);
  const job = await enrichOverHttp(member, someone, ['firstName']);
  const failure = { success: false, error: 'Internal server error', code: 'internal' };
  await answerOtherwise(page, callsTo('startEnrichment'), failure, 500, { 'x-request-id': 'request-24' });
  const starts: [text: string, open: () => Promise<void>][] = [
    ['An error occurred while enriching profiles', () => open(page, 2)],
    ['An error occurred while enriching profile', () => openSingle(page, someone)],
    [
      'An error occurred while enriching profile',
      async () => {
        await page.goto(`/enriched_profile?jobId=${job.job_id}`);
        await page.getByRole('button', { name: 'Parameters' }).click();
      },
    ],
  ];
  for (const [text, openPicker] of starts) {
    await openPicker();
    await picker(page).getByRole('button', { name: 'Enrich Now' }).click();
    await expect(picker(page).getByRole('alert')).toHaveText(text);
    await expectToast(page, text);
    expect(await otherToasts(page)).toEqual([]);
    await expect(picker(page)).not.toContainText('Internal server error');
    await expect(picker(page)).toContainText('You can try again: nothing is charged twice.');
    await expect(picker(page)).toContainText('Support id request-24');
    await expect(picker(page).getByRole('button', { name: 'Copy the support id' })).toBeVisible();
    await expectAccessible(page);
  }
});

test('charges once though the answer to a start was lost and it is tried again', async ({ page, member }) => {
  const [someone = ''] = sampleUrls(1, 300);
  await configure(member, ['firstName', 'lastName']);
  const job = await enrichOverHttp(member, someone, ['firstName']);
  await page.goto(`/enriched_profile?jobId=${job.job_id}`);
  await page.getByRole('button', { name: 'Parameters' }).click();
  // The server does its part; its answer does not arrive.
  await page.route(callsTo('startEnrichment'), async (route) => {
    await route.fetch();
    await route.abort();
  });
  await picker(page).getByRole('button', { name: 'Enrich Now' }).click();
  await expect(picker(page).getByRole('alert')).toContainText('The server cannot be reached.');
  await page.unroute(callsTo('startEnrichment'));
  await picker(page).getByRole('button', { name: 'Enrich Now' }).click();
  await expectToast(page, 'Starting parameter enrichment');
  await expect.poll(async () => (await member.api.call('readCredits')).held).toBe(0);
  expect((await member.api.call('readCredits')).credits).toBe(1_000 - 1 - 2);
});

test.describe('without a company profile', () => {
  test.use({ company: null });

  test('locks what is written for a company, and unlocks it with one', async ({ page, website }) => {
    await open(page, 1);
    const opener = picker(page).getByRole('switch', { name: 'Meeting Opener' });
    await expect(picker(page).getByRole('button', { name: 'Unlock Now' })).toHaveCount(17);
    await opener.click({ force: true });
    await expect(opener).not.toBeChecked();
    await expectToast(page, 'Company profile is required for selecting this');
    await picker(page)
      .getByRole('button', { name: /^Meeting Opener is locked/ })
      .hover();
    await expect(page.getByText('Add company profile to unlock this', { exact: true })).toBeVisible();
    await picker(page).getByRole('switch', { name: 'Premium' }).check();

    await picker(page).getByRole('button', { name: 'Unlock Now' }).first().click();
    const company = page.getByRole('dialog', { name: 'Company Profile' });
    await company.getByLabel('Company website').fill(website.url);
    await company.getByRole('button', { name: 'Fetch Description' }).click();
    await company.getByLabel('Company description').fill('We sell rain gauges to farms.');
    await company.getByRole('button', { name: 'Unlock' }).click();

    await expect(picker(page).getByRole('switch', { name: 'Premium' })).toBeChecked();
    await expect(picker(page).getByRole('button', { name: 'Unlock Now' })).toHaveCount(0);
    await opener.check();
    await expect(opener).toBeChecked();
  });

  test('unlocks it when a company was saved elsewhere and the reader comes back', async ({ page, member }) => {
    await open(page, 1);
    const locked = picker(page).getByRole('button', { name: 'Unlock Now' });
    await expect(locked).toHaveCount(17);
    await member.api.call('saveCompany', { body: { website: '', description: 'We sell rain gauges to farms.' } });
    // Two returns within a second are taken for one.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(locked).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await picker(page).getByRole('switch', { name: 'Meeting Opener' }).check();
  });
});

test.describe('the quote', () => {
  test('says what it will likely cost, what is ready sooner and what is left out', async ({ page, member }) => {
    await configure(member, ['firstName', 'personalEmail']);
    const [known = '', ...others] = sampleUrls(3, 400);
    await enrichOverHttp(member, known, ['firstName', 'personalEmail']);
    await page.goto('/enrich');
    await pasteBox(page).fill([known, ...others, known, 'not a profile'].join('\n'));
    await page.getByRole('button', { name: 'Enrich 3 valid profiles' }).click();
    await expect(picker(page)).toContainText('Total Cost: 6 Credits');
    await expect(picker(page)).toContainText(/Likely cost: [36] credits, by what was found lately\./);
    await expect(picker(page)).toContainText(
      '1 of 3 profiles looked up lately, so ready sooner · 1 duplicate left out · 1 wrong entry left out',
    );
    await expect(picker(page).getByText('found for 100%').first()).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(picker(page).getByText('Likely cost:')).toBeInViewport();
    await expect(picker(page).getByRole('button', { name: 'Enrich Now' })).toBeInViewport();
    await expectAccessible(page);
  });

  test('never keeps anybody from starting: not while it is on its way, nor when it fails', async ({ page, member }) => {
    await configure(member, ['firstName']);
    const release = await holdAnswers(page, callsTo('quoteEnrichment'));
    await open(page, 1);
    await expect(picker(page)).toContainText('Working out the likely cost…');
    await expect(picker(page).getByRole('button', { name: 'Enrich Now' })).toBeEnabled();
    await release();
    await expect(picker(page)).toContainText('Likely cost: ');
    const unmeasured = { success: true, profiles: 1, fresh: 0, suppressed: 0, parameters: [] };
    await answerOtherwise(page, callsTo('quoteEnrichment'), unmeasured);
    await open(page, 1);
    await expect(picker(page)).toContainText('Likely cost: not known yet, as none of these were looked for before.');
    await answerOtherwise(page, callsTo('quoteEnrichment'), { success: false, error: 'Busy', code: 'busy' }, 400);
    await open(page, 1);
    await expect(picker(page)).toContainText('The likely cost could not be worked out.');
    await page.unroute(callsTo('quoteEnrichment'));
    await picker(page).getByRole('button', { name: 'Try again' }).click();
    await expect(picker(page)).toContainText('Likely cost: ');
    await picker(page).getByRole('button', { name: 'Enrich Now' }).click();
    await expect(page).toHaveURL(/bulk_enrichment/);
  });
});

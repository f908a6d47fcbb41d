import type { Locator, Page } from '@playwright/test';
import { expect, memberTest as test, test as visitorTest, waitingTest } from '../../support/browser/app-fixture.ts';
import {
  configure,
  enrichOverHttp,
  openBatch,
  pasteBox,
  picker,
  sampleUrls,
  signInAs,
  startOverHttp,
  startSingle,
} from '../../support/browser/pages.ts';

const [someone = '', other = ''] = sampleUrls(2);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Opens a dialog from the control by keyboard, closes it again, and expects the focus where it was. */
async function expectReturn(page: Page, opener: Locator, close: () => Promise<void>): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await close();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
}

const pressEscape = (page: Page) => () => page.keyboard.press('Escape');
const press = (page: Page, name: string | RegExp) => () =>
  page.getByRole('dialog').getByRole('button', { name }).click();

test.describe('the focus is back where it was after', () => {
  test('the picker, from each button of the landing page', async ({ page }) => {
    await page.goto('/enrich');
    await pasteBox(page).fill(someone);
    await expectReturn(page, button(page, 'Enrich Now'), pressEscape(page));
    await expectReturn(page, button(page, 'Enrich Now'), press(page, 'Close'));
    await pasteBox(page).fill(`${someone}\nnot a profile`);
    await expectReturn(page, button(page, 'Enrich 1 valid profile'), pressEscape(page));
    await page.goto('/enrich?tab=single');
    await page.getByLabel('LinkedIn profile URL').fill(someone);
    await expectReturn(page, button(page, 'Enrich Now'), pressEscape(page));
    await expectReturn(page, page.getByLabel('LinkedIn profile URL'), pressEscape(page));
  });

  test('the picker over people found', async ({ page }) => {
    await page.goto('/advanced-search-result?q=Managers+in+India');
    await page.getByRole('list', { name: 'People found' }).getByRole('button').first().click();
    await expectReturn(page, page.getByRole('main').getByRole('button', { name: 'Enrich Now' }), pressEscape(page));
  });

  test('everything that opens over a profile', async ({ page, member }) => {
    const job = await enrichOverHttp(member, someone, ['firstName', 'tag']);
    await page.goto(`/enriched_profile?jobId=${job.job_id}`);
    await expectReturn(page, button(page, 'Parameters'), pressEscape(page));
    await expectReturn(page, button(page, /^First Name/), pressEscape(page));
    await expectReturn(page, button(page, /^Tag/), press(page, 'Close'));
    await expectReturn(page, button(page, 'Forget this profile'), press(page, 'Keep it'));
  });

  test('the company profile, and the question before the account goes', async ({ page }) => {
    await page.goto('/profile');
    await expectReturn(page, button(page, 'Edit'), pressEscape(page));
    await expectReturn(page, button(page, 'Edit'), async () => {
      await button(page, 'Edit the description').click();
      await button(page, 'Save').click();
    });
    await expectReturn(page, button(page, 'Delete account'), press(page, 'Keep it'));
  });

  test('the coupon, and a checkout that was closed', async ({ page }) => {
    await page.goto('/payment-summary');
    await expectReturn(page, button(page, 'Apply Coupon'), pressEscape(page));
    await expectReturn(page, button(page, 'Apply Coupon'), press(page, 'Apply'));
    await expectReturn(page, button(page, 'Pay'), pressEscape(page));
    await expectReturn(page, button(page, 'Pay'), press(page, 'Fail'));
  });

  test('a failed enrichment, and the picker before it', async ({ page, member }) => {
    await configure(member, ['firstName']);
    await page.goto('/enrich?tab=single');
    await page.getByLabel('LinkedIn profile URL').fill('https://www.linkedin.com/in/somebody-real');
    await expectReturn(page, button(page, 'Enrich Now'), async () => {
      const start = picker(page).getByRole('button', { name: 'Enrich Now' });
      // Until the choice has been read there is nothing to start, and a key would go to the search field.
      await expect(start).toBeEnabled();
      await start.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Enrichment Failed' })).toBeVisible();
      await page.keyboard.press('Escape');
    });
  });
});

test.describe('without a company profile', () => {
  test.use({ company: null });

  test('the focus is in the picker again after the company profile, and then where the picker was opened', async ({
    page,
  }) => {
    await page.goto('/enrich');
    await pasteBox(page).fill(someone);
    await expectReturn(page, button(page, 'Enrich Now'), async () => {
      await picker(page).getByRole('button', { name: 'Unlock Now' }).first().press('Enter');
      await expect(page.getByRole('dialog', { name: 'Company Profile' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(picker(page).getByLabel('Search parameters')).toBeFocused();
      await page.keyboard.press('Escape');
    });
  });

  test('the focus is on the heading when the button is gone that opened the company profile', async ({
    page,
    member,
  }) => {
    const job = await enrichOverHttp(member, someone, ['firstName']);
    await page.goto(`/enriched_profile?jobId=${job.job_id}`);
    await button(page, 'Unlock Now').press('Enter');
    await page.getByLabel('Company website').fill('http://127.0.0.1:1');
    await button(page, 'Fetch Description').click();
    await button(page, 'Write the description yourself').click();
    await page.getByLabel('Company description').fill('We sell tea.');
    await button(page, 'Unlock').press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, 'Unlock Now')).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
  });
});

test('the focus is on the heading of the page that a payment leads to', async ({ page }) => {
  await page.goto('/payment-summary');
  await button(page, 'Pay').press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Pay' }).press('Enter');
  await button(page, 'Go on now').press('Enter');
  await expect(heading(page)).toHaveText('Advanced Search');
  await expect(heading(page)).toBeFocused();
});

waitingTest(
  'the focus is on the heading when nothing on the page opened the dialog, or that is gone',
  async ({ page, member }) => {
    await configure(member, ['firstName']);
    await startSingle(page, someone);
    const progress = page.getByRole('dialog', { name: 'Enriching Profile...' });
    await expect(progress).toBeVisible();
    await page.reload();
    await expect(progress).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(progress).toHaveCount(0);
    await expect(heading(page)).toBeFocused();

    await openBatch(page, await startOverHttp(member, [someone, other], ['firstName']));
    await expectReturn(page, button(page, 'Cancel the rest'), press(page, 'Keep going'));
    await button(page, 'Cancel the rest').press('Enter');
    await button(page, 'Cancel 2 profiles').press('Enter');
    await expect(button(page, 'Cancel the rest')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
  },
);

visitorTest.describe('a visitor', () => {
  visitorTest('has the focus back where it was after the login modal', async ({ page }) => {
    await page.goto('/enrich');
    await expectReturn(page, button(page, 'Get started now'), pressEscape(page));
    await expectReturn(page, button(page, 'Enrich Now'), pressEscape(page));
    await expectReturn(page, button(page, 'Upload File'), press(page, 'Close'));
  });

  visitorTest('has the focus on the heading when signing in took the button away', async ({ page }) => {
    await page.goto('/enrich');
    await button(page, 'Get started now').press('Enter');
    await signInAs(page, { email: 'focused@example.com', name: 'Fay' });
    await expect(page.getByRole('dialog', { name: 'Login to continue' })).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
    // The company profile opens by itself a second later.
    await expect(page.getByRole('dialog', { name: 'Company Profile' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(heading(page)).toBeFocused();
  });
});

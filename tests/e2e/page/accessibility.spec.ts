import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, memberTest as test, test as visitorTest, waitingTest } from '../../support/browser/app-fixture.ts';
import { comeToRest, expectAccessible } from '../../support/browser/axe.ts';
import { pressTab, tabTo } from '../../support/browser/keyboard.ts';
import {
  configure,
  enrichOverHttp,
  openBatch,
  pasteBox,
  picker,
  sampleUrls,
  startOverHttp,
  startSingle,
} from '../../support/browser/pages.ts';
import { otherToasts } from '../../support/browser/shown.ts';

const [someone = '', other = ''] = sampleUrls(2);

/** Runs axe in light, and of it what colours can change in dark. */
async function checkBoth(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await comeToRest(page);
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  expect(
    violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`)),
  ).toEqual([]);
}

/** The page itself never scrolls sideways. */
async function checkWidths(page: Page): Promise<void> {
  for (const width of [360, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(overflow, { message: `sideways scroll at ${width}` }).toBe(0);
  }
}

const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

visitorTest.describe('a visitor', () => {
  for (const path of ['/enrich', '/enrich?tab=single', '/no-such-page']) {
    visitorTest(path, async ({ page }) => {
      await page.goto(path);
      await heading(page);
      await checkBoth(page);
      await checkWidths(page);
    });
  }

  visitorTest('the login modal', async ({ page }) => {
    await page.goto('/enrich');
    await page.getByRole('button', { name: 'Get started now' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await checkBoth(page);
    await checkWidths(page);
  });

  visitorTest('the local sign-in page', async ({ page }) => {
    await page.goto('/local-identity');
    await heading(page);
    await checkBoth(page);
    await checkWidths(page);
  });
});

test.describe('a member', () => {
  for (const path of ['/profile', '/credit-history', '/enrichment-history']) {
    test(path, async ({ page, member }) => {
      await enrichOverHttp(member, someone, ['firstName']);
      await page.goto(path);
      await heading(page);
      await checkBoth(page);
      await checkWidths(page);
    });
  }

  test('the landing page with wrong lines, and the account menu', async ({ page }) => {
    await page.goto('/enrich');
    await pasteBox(page).fill(`${someone}\nnot a profile\nhttps://www.linkedin.com/company/acme`);
    await expect(page.getByRole('button', { name: 'Line 3' })).toBeVisible();
    await checkBoth(page);
    await checkWidths(page);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    // By itself: a menu that floats stands in no landmark of the page.
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await comeToRest(page);
      const { violations } = await new AxeBuilder({ page }).include('[role=menu]').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    }
  });

  test('the parameter picker', async ({ page }) => {
    await page.goto('/enrich');
    await pasteBox(page).fill(someone);
    await page.getByRole('button', { name: 'Enrich Now' }).click();
    await expect(picker(page).getByRole('switch')).toHaveCount(46);
    await checkBoth(page);
    await checkWidths(page);
  });

  test('the bulk screen, with a failed row', async ({ page, member }) => {
    const urls = [someone, other, 'https://www.linkedin.com/in/nobody-here'];
    await openBatch(page, await startOverHttp(member, urls, ['firstName', 'workExperience', 'meetingOpener', 'tag']));
    await expect(page.getByRole('row').getByText('Completed')).toHaveCount(2);
    await checkBoth(page);
    await checkWidths(page);
  });

  test('the enriched profile and its detail modals', async ({ page, member }) => {
    const job = await enrichOverHttp(member, someone, [
      'firstName',
      'workExperience',
      'skillsTools',
      'personalEmail',
      'meetingOpener',
    ]);
    await page.goto(`/enriched_profile?jobId=${job.job_id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enriched Profile!');
    await checkBoth(page);
    await checkWidths(page);
    for (const name of [/^Work Experience/, /^Meeting Opener/]) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await checkBoth(page);
      await checkWidths(page);
      await page.keyboard.press('Escape');
    }
  });

  test('what asks before something goes: the profile, the account', async ({ page, member }) => {
    const job = await enrichOverHttp(member, someone, ['firstName']);
    for (const [address, name] of [
      [`/enriched_profile?jobId=${job.job_id}`, 'Forget this profile'],
      ['/profile', 'Delete account'],
    ] as const) {
      await page.goto(address);
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await checkBoth(page);
      await checkWidths(page);
    }
  });

  test('the company profile modal', async ({ page }) => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await checkBoth(page);
    await page.getByRole('button', { name: 'Edit the description' }).click();
    await expect(page.getByLabel('Company description')).toBeVisible();
    await checkBoth(page);
    await checkWidths(page);
  });
});

waitingTest(
  'a member whose work waits: its progress, and the question before it is cancelled',
  async ({ page, member }) => {
    await configure(member, ['firstName']);
    await startSingle(page, someone);
    await expect(page.getByRole('dialog', { name: 'Enriching Profile...' })).toContainText('This will take');
    await checkBoth(page);
    await checkWidths(page);
    await openBatch(page, await startOverHttp(member, [someone, other], ['firstName']));
    await page.getByRole('button', { name: 'Cancel the rest' }).click();
    await expect(page.getByRole('dialog', { name: 'Cancel what is left?' })).toBeVisible();
    await checkBoth(page);
    await checkWidths(page);
  },
);

test('the whole way by keyboard: paste, choose, enrich, open a profile, read a value', async ({ page, member }) => {
  await configure(member, ['firstName', 'jobTitle']);
  await page.goto('/enrich');
  // In a document without anything drawn yet, Tab leaves it.
  await heading(page);
  await pressTab(page);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await tabTo(page, pasteBox(page));
  await page.keyboard.insertText(someone);
  await tabTo(page, page.getByRole('button', { name: 'Enrich Now' }));
  await page.keyboard.press('Enter');
  await expect(picker(page).getByLabel('Search parameters')).toBeFocused();
  await page.keyboard.insertText('last name');
  await expect(picker(page).getByRole('switch')).toHaveCount(1);
  await tabTo(page, picker(page).getByRole('switch', { name: 'Last Name' }));
  await page.keyboard.press('Space');
  await expect(picker(page)).toContainText('Total Cost: 3 Credits');
  await tabTo(page, picker(page).getByRole('button', { name: 'Enrich Now' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enriching Profiles!');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const view = page.getByRole('link', { name: /^View / });
  await expect(view).toBeVisible();
  await tabTo(page, view);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enriched Profile!');
  const card = page.getByRole('button', { name: /^Job Title/ });
  await tabTo(page, card);
  await page.keyboard.press('Enter');
  const detail = page.getByRole('dialog', { name: 'Job Title' });
  await expect(detail).toBeVisible();
  await tabTo(page, detail.getByRole('button', { name: 'Copy Text' }));
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
  await expect(card).toBeFocused();
  expect(await otherToasts(page)).toEqual([expect.stringContaining('Bulk enrichment started')]);
});

visitorTest('keeps still for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/enrich');
  await page.getByRole('button', { name: 'Get started now' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const moving = await page.evaluate(() => {
    const longest = (text: string) =>
      Math.max(...text.split(',').map((part) => Number.parseFloat(part) * (part.includes('ms') ? 1 : 1_000)));
    return [...document.querySelectorAll('*')].filter((element) => {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
      return longest(transitionDuration) > 10 || (animationName !== 'none' && longest(animationDuration) > 10);
    }).length;
  });
  expect(moving).toBe(0);
});

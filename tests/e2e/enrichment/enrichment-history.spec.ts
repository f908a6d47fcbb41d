import type { Page } from '@playwright/test';
import { expect, memberTest as test, waitingTest } from '../../support/browser/app-fixture.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { enrichOverHttp, sampleUrls, startOverHttp } from '../../support/browser/pages.ts';
import { slowNetwork } from '../../support/browser/slow-network.ts';
import type { Member } from '../../support/http/sign-up.ts';

const FAILED = 'Failed to fetch enrichment history.';
const NOBODY = 'https://www.linkedin.com/in/somebody-real';
const bodyRows = (page: Page, table: string) =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const rows = (page: Page) => bodyRows(page, 'Enrichments');
const profiles = (page: Page) => bodyRows(page, 'Profiles of this enrichment');
const range = (page: Page) => page.getByRole('button', { name: /^Date range/ });
const calendar = (page: Page) => page.getByRole('grid');
const day = (page: Page, date: Date) => calendar(page).getByRole('button', { name: spell(date), exact: true });

const spell = (date: Date) =>
  date.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const short = (date: Date) => date.toLocaleDateString('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' });
const daysAgo = (count: number) => new Date(Date.now() - count * 86_400_000);

/** Starts a batch over HTTP and waits for its end. */
async function enrichMany(member: Member, urls: readonly string[]): Promise<string> {
  const { batch_id } = await startOverHttp(member, urls, ['firstName', 'lastName']);
  const left = async () => {
    const { counts } = (await member.api.call('readBatch', { params: { id: batch_id } })).batch;
    return counts.pending + counts.running;
  };
  await expect.poll(left).toBe(0);
  return batch_id;
}

test('lists the requests with profiles, credits and status, under the totals', async ({ page, member }) => {
  await enrichMany(member, sampleUrls(3));
  await enrichOverHttp(member, NOBODY, ['firstName']);
  await page.goto('/enrichment-history');
  await expect(page).toHaveTitle('Enrichment History · Leadlight');
  await expect(page.getByRole('columnheader')).toHaveText(['Date', 'Profiles Enriched', 'Credits Used', 'Status']);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(0).getByRole('cell').nth(1)).toHaveText('1');
  await expect(rows(page).nth(0)).toContainText('Failed');
  await expect(rows(page).nth(1).getByRole('cell')).toContainText([/\d{4}/, '3', '6', 'Completed']);
  const total = (label: string) => page.getByRole('heading', { name: label, exact: true }).locator('..');
  await expect(total('Profiles Enriched')).toContainText('3');
  await expect(total('Credits Used')).toContainText('6');
  await expectAccessible(page);
});

test('shows the profiles of a request, and leads on to one of them in its own place of the history', async ({
  page,
  member,
}) => {
  await enrichMany(member, [...sampleUrls(12), NOBODY]);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Enrichment History' }).click();
  await rows(page)
    .first()
    .getByRole('button', { name: /^13 profiles/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('columnheader')).toHaveText([
    'Profile Link',
    'Parameters',
    'Credits Used',
    'Status',
    'Action',
  ]);
  await expect(profiles(page)).toHaveCount(10);
  await expect(profiles(page).first().getByRole('cell')).toContainText([
    /notonlinkedin/,
    '2',
    '2',
    'Completed',
    'View',
  ]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(profiles(page)).toHaveCount(3);
  await expect(profiles(page).last()).toContainText(/somebody-real.*Failed/s);
  const address = page.url();
  await page.reload();
  await expect(profiles(page)).toHaveCount(3);

  await page.getByRole('button', { name: 'Back to the history' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto(address);
  await profiles(page).first().getByRole('link', { name: /^View/ }).click();
  await expect(page).toHaveURL(/\/enriched_profile\?jobId=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enriched Profile!');
  await page.goBack();
  await expect(page).not.toHaveURL(address);
  await expect(rows(page)).toHaveCount(1);
});

test('chooses dates in two clicks and begins at the first page again', async ({ page, member }) => {
  for (const url of sampleUrls(11)) await startOverHttp(member, [url], ['firstName']);
  await page.goto('/enrichment-history?page=2');
  await expect(rows(page)).toHaveCount(1);
  await expect(range(page)).toHaveText('All dates');
  await range(page).click();
  const first = calendar(page).getByRole('columnheader').first();
  await expect(first).toHaveAttribute('abbr', 'Monday');
  await expect(day(page, daysAgo(0))).toBeFocused();
  await expectAccessible(page);

  await day(page, daysAgo(0)).click();
  await expect(range(page)).toHaveText(`${short(daysAgo(0))} – ${short(daysAgo(0))}`);
  await expect(calendar(page)).toBeVisible();
  await expect(page).toHaveURL(/start=\d{4}-\d\d-\d\d&end=/);
  await expect(page).not.toHaveURL(/page=/);
  // The second click is earlier than the first: the two change places, and the calendar closes.
  for (let step = 0; step < 40; step++) await page.keyboard.press('ArrowLeft');
  await expect(day(page, daysAgo(40))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calendar(page)).toBeHidden();
  await expect(range(page)).toHaveText(`${short(daysAgo(40))} – ${short(daysAgo(0))}`);
  await expect(range(page)).toBeFocused();
  await expect(rows(page)).toHaveCount(10);
  await page.reload();
  await expect(range(page)).toHaveText(`${short(daysAgo(40))} – ${short(daysAgo(0))}`);

  await page.goto(`/enrichment-history?start=2020-01-01&end=2020-01-31`);
  await expect(page.getByText('Nothing was enriched in these days')).toBeVisible();
  await page.getByRole('button', { name: 'Show all dates' }).first().click();
  await expect(rows(page)).toHaveCount(10);
  await expect(range(page)).toHaveText('All dates');
});

test('does not offer days to come', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-03-11T12:00:00Z'));
  await page.goto('/enrichment-history');
  await range(page).click();
  await expect(calendar(page)).toHaveAccessibleName('March 2026');
  await expect(day(page, new Date('2026-03-11T12:00:00Z'))).toBeEnabled();
  await expect(day(page, new Date('2026-03-12T12:00:00Z'))).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Next month' })).toBeDisabled();
  await page.keyboard.press('ArrowDown');
  await expect(day(page, new Date('2026-03-11T12:00:00Z'))).toBeFocused();
  await page.keyboard.press('Home');
  await expect(day(page, new Date('2026-03-09T12:00:00Z'))).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(day(page, new Date('2026-02-09T12:00:00Z'))).toBeFocused();
  await page.keyboard.press('Shift+PageUp');
  await expect(day(page, new Date('2025-02-09T12:00:00Z'))).toBeFocused();
  await expect(page.getByRole('button', { name: 'Next month' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(calendar(page)).toBeHidden();
  await expect(range(page)).toHaveText('All dates');
});

test('has a word for somebody who enriched nothing yet', async ({ page }) => {
  await page.goto('/enrichment-history');
  await expect(page.getByText('Nothing was enriched yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start enriching' }).click();
  await expect(page).toHaveURL(/\/enrich$/);
});

test('opens a batch of thousands at once', async ({ page, member }) => {
  await startOverHttp(member, sampleUrls(900, 300), ['firstName']);
  await page.goto('/enrichment-history');
  await rows(page)
    .first()
    .getByRole('button', { name: /^900 profiles/ })
    .click();
  await expect(profiles(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Last', exact: true }).click();
  await expect(page).toHaveURL(/rows=90$/);
  await expect(profiles(page)).toHaveCount(10);
});

waitingTest('shows work as in progress, then cancelled', async ({ page, member }) => {
  const { batch_id } = await startOverHttp(member, sampleUrls(2), ['firstName']);
  await page.goto('/enrichment-history');
  await expect(rows(page).first()).toContainText('In progress');
  await rows(page).first().getByRole('button').click();
  await expect(profiles(page).getByText('In progress')).toHaveCount(2);
  await member.api.callRaw('cancelBatch', { params: { id: batch_id } });
  await expect(profiles(page).getByText('Cancelled')).toHaveCount(2);
});

waitingTest(
  'shows that it loads, and that it failed, and tries again',
  async ({ page, member, app, expectedErrors }) => {
    expectedErrors.push(/WebSocket connection/);
    for (const url of sampleUrls(11)) await startOverHttp(member, [url], ['firstName']);
    await page.goto('/enrichment-history?page=2');
    await expect(rows(page)).toHaveCount(1);
    const restore = await slowNetwork(page);
    await rows(page).first().getByRole('button').click();
    await expect(page.getByRole('table', { name: 'Profiles of this enrichment' })).toHaveAttribute('aria-busy', 'true');
    await expect(profiles(page)).toHaveCount(1);
    await restore();

    await page.goto('/enrichment-history?page=2');
    await expect(rows(page)).toHaveCount(1);
    await app.kill();
    await page.getByRole('button', { name: 'First', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(FAILED);
    await expectAccessible(page);
    // The totals that cannot be read are no news.
    await expect(page.getByRole('alert')).toHaveCount(1);
    await app.restart();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page)).toHaveCount(10);
  },
);

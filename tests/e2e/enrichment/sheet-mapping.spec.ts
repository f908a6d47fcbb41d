import type { Page } from '@playwright/test';
import { expect, memberTest as test } from '../../support/browser/app-fixture.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { tabTo } from '../../support/browser/keyboard.ts';
import { picker, sampleUrls } from '../../support/browser/pages.ts';
import { expectToast } from '../../support/browser/shown.ts';
import { callsTo, holdAnswers } from '../../support/http/answers.ts';
import { makeXls } from '../../support/material/made-spreadsheets.ts';

/** Calls with their query. */
const DRY_RUNS = `${callsTo('uploadSheet')}\\?dry_run=true`;
const [one = '', two = '', three = '', four = ''] = sampleUrls(4);
/** Whom somebody met, and through whom: both have profiles. */
const MET = `Name;Met;Through;Where\nAsha Rao;${one};${two};Pune\nJonas Weber;${three};${four};Berlin\n`;

async function choose(page: Page, content: string | Buffer, name = 'people.csv'): Promise<void> {
  const mimeType = name.endsWith('.csv') ? 'text/csv' : 'application/vnd.ms-excel';
  const buffer = Buffer.from(content);
  await page.getByLabel('Sheet with profiles').setInputFiles({ name, mimeType, buffer });
}

const facts = (page: Page) => page.getByRole('definition');
const columns = (page: Page) => page.getByRole('list', { name: 'Columns' });
const holds = (page: Page, column: string) => page.getByLabel(`${column} holds`);
const toggle = (page: Page) => page.getByRole('button', { name: /^(Change|Hide) columns$/ });
const enrichNow = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Enrich Now' });

/** Enriches the two profiles of the chosen sheet. */
async function startBoth(page: Page): Promise<void> {
  await enrichNow(page).click();
  await picker(page).getByRole('button', { name: 'Enrich Now' }).click();
  await expectToast(page, 'Excel upload successful! Created 2 jobs.');
}

test('says in one line what was recognised, and needs no further click', async ({ page }) => {
  await page.goto('/enrich');
  const sheet = `First Name;Profil;Firma;Notiz\nAsha;${one};Brightforge;x\nJonas;${two};Tidewell;y\n`;
  await choose(page, sheet);
  await expect(page.getByText('Profile: Profil · First name: First Name · ')).toBeVisible();
  await expect(columns(page)).toHaveCount(0);
  await expect(facts(page)).toHaveText(['2', '0', '0']);
  await startBoth(page);

  // What nobody looked at is recognised anew.
  await page.goto('/enrich');
  await choose(page, sheet);
  await expect(page.getByText('Profile: Profil · ')).toBeVisible();
  await expect(page.getByText('Remembered from')).toHaveCount(0);
});

test('changes the column of the profiles, starts with it, and knows it again', async ({ page }) => {
  await page.goto('/enrich');
  await choose(page, MET);
  // Two columns could be meant, so they are shown.
  await expect(page.getByText('More than one column holds LinkedIn profiles. Is the right one chosen?')).toBeVisible();
  await expect(columns(page).getByRole('listitem').filter({ hasText: 'Through' })).toContainText(
    two.replace('https://www.', ''),
  );
  await expect(holds(page, 'Met')).toHaveValue('linkedin_url');
  const answer = await holdAnswers(page, DRY_RUNS);
  await holds(page, 'Through').selectOption('Profile');
  await expect(holds(page, 'Met')).toHaveValue('ignore');
  await expect(page.getByText('More than one column')).toHaveCount(0);
  await expect(page.getByText('Reading it again…')).toBeVisible();
  await expect(enrichNow(page)).toBeDisabled();
  await answer();
  await expect(page.getByText('Profile: Through · Full name: Name · ')).toBeVisible();

  await startBoth(page);
  await expect(page).toHaveURL(/\/bulk_enrichment/);
  const session = new URL(page.url()).searchParams.get('session')!;
  const started = await page.evaluate((key) => JSON.parse(sessionStorage.getItem(key)!).urls, session);
  expect(started).toEqual([two, four]);

  await page.goto('/enrich');
  await choose(page, `name;MET;Through;Where\nMina Okafor;${one};${three};Lagos\n`);
  await expect(page.getByText('Remembered from your last file with these headings.')).toBeVisible();
  await expect(page.getByText('Profile: Through · ')).toBeVisible();
  await expect(columns(page)).toHaveCount(0);
});

test('asks before it uses columns that are only probable', async ({ page }) => {
  const sheet = (...rows: string[]) => ['Link;Their firm;Does what', ...rows].join('\n');
  await page.goto('/enrich');
  await choose(page, sheet(`${one};Brightforge Ltd;Sales Manager`, `${two};Tidewell GmbH;Head of IT`));
  const probable = page.getByText('Probably Company: Their firm · Position: Does what');
  await expect(probable).toBeVisible();
  await expect(page.getByText('every column is used')).toHaveCount(0);
  await expectAccessible(page);

  // Looking at them is no answer.
  await toggle(page).click();
  await expect(columns(page).getByText('Probably: confirm or change')).toHaveCount(2);
  await expect(holds(page, 'Their firm')).toHaveAccessibleDescription('Probably: confirm or change');
  await toggle(page).click();
  await expect(probable).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Confirm the probable columns' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Profile: Link · Company: Their firm · Position: Does what · every')).toBeVisible();
  await expect(probable).toHaveCount(0);
  await expect(toggle(page)).toBeFocused();
  await startBoth(page);

  await page.goto('/enrich');
  await choose(page, sheet(`${three};Lumen AG;CFO`));
  await expect(page.getByText('Remembered from your last file with these headings.')).toBeVisible();
  await expect(page.getByText('Probably')).toHaveCount(0);
});

test('takes one probable column for another and leaves the rest open', async ({ page }) => {
  await page.goto('/enrich');
  await choose(
    page,
    `Link;Their firm;Does what\n${one};Brightforge Ltd;Sales Manager\n${two};Tidewell GmbH;Head of IT\n`,
  );
  await toggle(page).click();
  await holds(page, 'Their firm').selectOption('Leave as it is');
  await expect(page.getByText('Probably Position: Does what')).toBeVisible();
  await startBoth(page);
  // Nobody said what the other one holds.
  await page.goto('/enrich');
  await choose(page, `Link;Their firm;Does what\n${three};Lumen AG;CFO\n`);
  await expect(page.getByText('Remembered from your last file with these headings.')).toBeVisible();
  await expect(page.getByText('Probably Position: Does what')).toBeVisible();
});

test('asks for the profiles first where other columns are only probable', async ({ page }) => {
  await page.goto('/enrich');
  await choose(
    page,
    'Handle;Their firm;Does what\nasha;Brightforge Ltd;Sales Manager\njonas;Tidewell GmbH;Head of IT\n',
  );
  await expect(page.getByRole('alert')).toHaveText('No column of the file holds LinkedIn profile URLs.');
  await expect(page.getByText('Choose the column that holds the LinkedIn profiles.')).toBeVisible();
  await expect(columns(page).getByText('Probably', { exact: true })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Confirm the probable columns' })).toHaveCount(0);
  await expect(enrichNow(page)).toBeDisabled();
});

test('does not ask again which profiles are meant when the rest is confirmed later', async ({ page }) => {
  const sheet = (...rows: string[]) => ['Met;Through;Their firm;Does what', ...rows].join('\n');
  await page.goto('/enrich');
  await choose(page, sheet(`${one};${two};Brightforge Ltd;Sales Manager`, `${three};${four};Tidewell GmbH;Head of IT`));
  await expect(page.getByText('More than one column holds LinkedIn profiles. Is the right one chosen?')).toBeVisible();
  await holds(page, 'Through').selectOption('Profile');
  await expect(page.getByText('Profile: Through · ')).toBeVisible();
  await startBoth(page);

  await page.goto('/enrich');
  await choose(page, sheet(`${three};${one};Lumen AG;CFO`, `${four};${two};Tidewell GmbH;Head of IT`));
  await expect(page.getByText('Remembered from your last file with these headings.')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm the probable columns' }).click();
  await expect(page.getByText('Profile: Through · Company: Their firm · Position: Does what · ')).toBeVisible();
  await expect(page.getByText('More than one column')).toHaveCount(0);
});

test('lets the user say where the profiles are when none were found', async ({ page }) => {
  await page.goto('/enrich');
  await choose(page, 'Name;Handle;City\nAsha Rao;asha-rao;Pune\n');
  await expect(page.getByRole('alert')).toHaveText('No column of the file holds LinkedIn profile URLs.');
  await expect(page.getByText('Choose the column that holds the LinkedIn profiles.')).toBeVisible();
  await expect(enrichNow(page)).toBeDisabled();
  await expectAccessible(page);
  await holds(page, 'City').selectOption('Profile');
  await expect(page.getByRole('alert')).toHaveText(/^"City" holds no LinkedIn profile URLs\./);
  // The columns are still there to choose from.
  await expect(holds(page, 'City')).toHaveValue('linkedin_url');
  await holds(page, 'City').selectOption('Leave as it is');
  await expect(page.getByText('Choose the column that holds the LinkedIn profiles.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('keeps the columns while the server cannot be reached, and reads the file again when asked to', async ({
  page,
}) => {
  await page.goto('/enrich');
  await choose(page, MET);
  await expect(holds(page, 'Met')).toHaveValue('linkedin_url');
  await page.route(DRY_RUNS, (route) => route.abort());
  await holds(page, 'Through').selectOption('Profile');
  await expect(page.getByRole('alert')).toHaveText('Failed to upload Excel file');
  await expect(enrichNow(page)).toBeDisabled();
  await expect(holds(page, 'Through')).toHaveValue('linkedin_url');
  await page.unroute(DRY_RUNS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(facts(page)).toHaveText(['2', '0', '0']);
  await expect(page.getByText('Profile: Through · ')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(enrichNow(page)).toBeEnabled();
});

test('lists the rows whose text and link are not the same person', async ({ page }) => {
  await page.goto('/enrich');
  const sheet = makeXls(
    [
      ['Name', 'LinkedIn'],
      ['Asha Rao', one],
      ['Jonas Weber', two],
    ],
    (cells) => {
      cells.B3.l = { Target: three };
    },
  );
  await choose(page, sheet, 'people.xls');
  const notes = page.getByRole('region', { name: 'Rows to look at' });
  await expect(notes).toContainText('1 row to look at');
  await expect(notes.getByRole('listitem')).toContainText(/^Row 3.*leads to another's/);
  await expect(facts(page)).toHaveText(['2', '0', '0']);
  await expectAccessible(page);
});

test('works by keyboard, on a phone, light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const extra = Array.from({ length: 30 }, (_, at) => `Extra column ${at} ${'long'.repeat(30)}`);
  await page.goto('/enrich');
  await choose(
    page,
    `Name;LinkedIn;${extra.join(';')}\nAsha Rao;${one};${extra.map(() => 'x'.repeat(90)).join(';')}\n`,
  );
  await tabTo(page, toggle(page));
  await page.keyboard.press('Enter');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(columns(page).getByRole('listitem')).toHaveCount(32);
  await tabTo(page, holds(page, 'Name'));
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(holds(page, 'Name')).toHaveValue('first_name');
  await expect(page.getByText('First name: Name')).toBeVisible();
  await expect(holds(page, 'Name')).toBeFocused();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
  }
});

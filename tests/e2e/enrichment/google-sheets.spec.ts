import { expect, memberTest } from '../../support/browser/app-fixture.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { configure, picker, readWorkbook, sampleUrls } from '../../support/browser/pages.ts';
import { SCREENS } from '../../support/browser/screens.ts';
import { expectToast } from '../../support/browser/shown.ts';
import { startedOnce } from '../../support/browser/started-once.ts';
import { holdAnswers } from '../../support/http/answers.ts';
import {
  type GoogleSheetsServer,
  privateSheet,
  shared,
  startGoogleSheetsServer,
} from '../../support/servers/google-sheets-server.ts';

const CSV = `Person,Deal\n${sampleUrls(2)
  .map((url, at) => `${url},No. ${at + 1}`)
  .join('\n')}\n`;
const LINK = 'https://docs.google.com/spreadsheets/d/1AbC-dEf_GhIjKlMnOpQrStUvWxYz0123456789/edit#gid=7';

/** On a server that reads Google Sheets from a stand-in. */
const test = memberTest.extend<object, { google: GoogleSheetsServer }>({
  google: startedOnce(() => startGoogleSheetsServer(CSV)),
  settings: [async ({ google }, use) => use({ GOOGLE_SHEETS_BASE_URL: google.url }), { scope: 'worker' }],
});

for (const { on, viewport } of SCREENS) {
  test.describe(`on ${on}`, () => {
    test.use({ viewport });

    test('enriches a shared sheet from the menu on', async ({ page, member, google }) => {
      google.answer = shared(CSV);
      await configure(member, ['firstName']);
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Account menu' }).click();
      await page.getByRole('menuitem', { name: 'Google Sheets' }).click();
      const dialog = page.getByRole('dialog', { name: 'Google Sheets' });
      await expect(dialog.getByLabel('Link of the sheet')).toBeFocused();
      await expectAccessible(page, '[role=dialog]');
      await dialog.getByRole('button', { name: 'Read the sheet' }).click();
      await expect(dialog).toContainText('Paste the link of the sheet.');
      await dialog.getByLabel('Link of the sheet').fill('https://example.com/sheet');
      await dialog.getByLabel('Link of the sheet').press('Enter');
      await expect(dialog).toContainText('This is no link to a Google Sheet.');
      await expectAccessible(page, '[role=dialog]');
      await dialog.getByLabel('Link of the sheet').fill(LINK);
      await dialog.getByLabel('Link of the sheet').press('Enter');
      await expect(dialog).toBeHidden();

      await expect(page.getByText('Google Sheet', { exact: true })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Rejected rows' }).getByRole('definition')).toHaveText([
        '2',
        '0',
        '0',
      ]);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Enrich Now' }).click();
      await picker(page).getByRole('button', { name: 'Enrich Now' }).click();
      await expectToast(page, 'Google Sheet read! Created 2 jobs.');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download CSV' }).click();
      const { rows } = await readWorkbook(await download);
      expect(rows.map(({ Deal }) => Deal)).toEqual(['No. 1', 'No. 2']);
    });
  });
}

test('says that a sheet is private and what to do, and reads it when that is done', async ({ page, google }) => {
  google.answer = privateSheet;
  await page.goto('/enrich');
  const button = page.getByRole('button', { name: 'Google Sheets' });
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.getByLabel('Link of the sheet').fill(LINK);
  await page.getByRole('button', { name: 'Read the sheet' }).click();
  await expect(page.getByRole('alert')).toContainText('This Google Sheet is private. Open it, choose Share');
  await expect(page.getByRole('button', { name: 'Enrich Now' })).toBeDisabled();
  google.answer = shared(CSV);
  await page.getByRole('button', { name: 'Remove the sheet' }).click();
  await button.click();
  await page.getByLabel('Link of the sheet').fill(LINK);
  await page.getByRole('button', { name: 'Read the sheet' }).click();
  await expect(page.getByText('2 rows read.')).toBeVisible();
});

test('Escape closes the dialog before it has been loaded', async ({ page }) => {
  const load = await holdAnswers(page, '**/assets/google-sheet-dialog-*.js');
  await page.goto('/enrich');
  const button = page.getByRole('button', { name: 'Google Sheets' });
  await button.click();
  const waiting = page.getByRole('status').filter({ hasText: 'Loading' });
  await expect(waiting).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(waiting).toHaveCount(0);
  await load();
  await expect(button).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();
  await button.click();
  await expect(page.getByLabel('Link of the sheet')).toBeFocused();
});

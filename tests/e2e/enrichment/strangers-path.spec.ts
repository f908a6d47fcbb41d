import { PARAMETERS } from '../../../shared/catalogue.ts';
import { expect, test } from '../../support/browser/app-fixture.ts';
import { chooseAll, chooseOnly, pasteBox, picker, readWorkbook, sampleUrls } from '../../support/browser/pages.ts';
import { expectToast } from '../../support/browser/shown.ts';
import { createApiClient } from '../../support/http/api-client.ts';
import { makeXlsx } from '../../support/material/made-spreadsheets.ts';

const FOUR = ['First Name', 'Work Email', 'Job Title', 'Meeting Opener'];
const EDITED = 'Hello from the test: shall we talk on Tuesday?';

test('a stranger starts, signs in, enriches, edits, uploads, downloads and finds every credit accounted for', async ({
  page,
  context,
  website,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const credits = async () => {
    const store = await page.evaluate(() => JSON.parse(localStorage.getItem('store') ?? '{}'));
    return createApiClient(page.url(), store.state.user.token).call('readCredits');
  };
  const pill = page.getByRole('navigation').getByText(/^[\d,]+\s*Credits$/);

  await test.step('signs in through the pop-up', async () => {
    await page.goto('/enrich');
    await page.getByRole('button', { name: 'Get started now' }).click();
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    const popup = await opened;
    await popup.getByLabel('Email', { exact: true }).fill('stranger@example.com');
    await popup.getByLabel('Name').fill('Sam Stranger');
    await popup.getByRole('button', { name: 'Continue' }).click();
    await expectToast(page, 'Login Successful');
    await expect(pill).toHaveText(/1,000/);
  });

  await test.step('describes their company', async () => {
    const company = page.getByRole('dialog', { name: 'Company Profile' });
    await company.getByLabel('Company website').fill(website.url);
    await company.getByRole('button', { name: 'Fetch Description' }).click();
    await expectToast(page, 'Website captured. Please review the description.');
    await company
      .getByLabel('Company description')
      .fill('We make route planning software for field service teams in India and Germany.');
    await company.getByRole('button', { name: 'Unlock' }).click();
    await expectToast(page, 'Company profile added successfully');
    await expect(company).toBeHidden();
  });

  await test.step('puts in three sample profiles and a wrong line, which is named', async () => {
    await page.getByRole('button', { name: 'Try three sample profiles' }).click();
    await expect(page.getByText('3 profiles', { exact: true }).first()).toBeVisible();
    const three = await pasteBox(page).inputValue();
    await pasteBox(page).fill(`${three}\nhttps://www.linkedin.com/company/tidewell`);
    await expect(page.getByText('3 profiles, 1 line is not a profile URL (line 4)').first()).toBeVisible();
    await page.getByRole('button', { name: 'Enrich Now' }).click();
    await expect(page.getByRole('alert')).toContainText('Line 4 is not a profile URL');
    await page.getByRole('button', { name: 'Line 4' }).click();
    await expect
      .poll(() => page.evaluate(() => getSelection()?.toString()))
      .toBe('https://www.linkedin.com/company/tidewell');
    await page.getByRole('button', { name: 'Enrich 3 valid profiles' }).click();
  });

  await test.step('chooses all parameters and sees the cost', async () => {
    await chooseAll(page);
    await expect(picker(page)).toContainText('Total Cost: 138 Credits');
    await picker(page).getByRole('button', { name: 'Enrich Now' }).click();
    await expectToast(page, 'Bulk enrichment started');
  });

  await test.step('watches them being enriched', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enriching Profiles!');
    await expect(page.getByRole('row').getByText('Completed')).toHaveCount(3);
    for (const { name } of PARAMETERS)
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeAttached();
  });

  await test.step('pays for what was delivered only', async () => {
    const { credits: left, held } = await credits();
    expect(held).toBe(0);
    expect(left).toBeLessThan(1_000);
    expect(left).toBeGreaterThanOrEqual(1_000 - 138);
    await expect(pill).toHaveText(new RegExp(`^${left}\\s*Credits$`));
  });

  await test.step('opens a profile, edits an AI-generated text and copies it', async () => {
    await page
      .getByRole('link', { name: /^View / })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enriched Profile!');
    await page.getByRole('button', { name: /^Meeting Opener/ }).click();
    const detail = page.getByRole('dialog', { name: 'Meeting Opener' });
    await expect(detail).toContainText("Certainly! Here's a personalized Meeting Opener");
    await detail.getByLabel('Meeting Opener').fill(EDITED);
    await detail.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Saved');
    await detail.getByRole('button', { name: 'Copy Text' }).click();
    await expectToast(page, 'Text copied');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(EDITED);
    await detail.getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: /^Meeting Opener/ })).toContainText(EDITED);
  });

  const before = (await credits()).credits;
  await test.step('uploads a spreadsheet of 200 with their own columns, and previews it', async () => {
    const rows = sampleUrls(200).map((url, index) => [`Deal ${index + 1}`, url, index % 2 === 0 ? 'North' : 'South']);
    const file = await makeXlsx([['Deal', 'LinkedIn', 'Region'], ...rows, ['Deal 201', 'not a profile', 'South']]);
    await page.goto('/enrich');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload File' }).click();
    await (await chooser).setFiles({
      name: 'pipeline.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: file,
    });
    await expect(page.getByText('pipeline.xlsx')).toBeVisible();
    const preview = page.getByRole('status').filter({ hasText: 'Rejected rows' });
    await expect(page.getByText('Profile: LinkedIn · ')).toBeVisible();
    await expect(preview).toContainText(
      '201 rows read. Nothing is charged before you choose the parameters and start.',
    );
    await expect(page.getByText('Row 202')).toBeVisible();
    expect((await credits()).credits).toBe(before);
  });

  await test.step('starts it with four parameters', async () => {
    await page.getByRole('button', { name: 'Enrich 200 valid profiles' }).click();
    await chooseOnly(page, FOUR);
    await expect(picker(page)).toContainText('Total Cost: 800 Credits');
    await picker(page).getByRole('button', { name: 'Enrich Now' }).click();
    await expectToast(page, 'Excel upload successful! Created 200 jobs.');
  });

  await test.step('downloads the results with their own columns', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^enrichment_results_\d+\.xlsx$/);
    const { sheet, rows } = await readWorkbook(file);
    expect(sheet).toBe('Enrichment Results');
    expect(rows).toHaveLength(200);
    const urls = sampleUrls(200);
    for (const [index, row] of rows.entries()) {
      expect(row).toMatchObject({
        'Profile URL': urls[index],
        Deal: `Deal ${index + 1}`,
        Region: index % 2 === 0 ? 'North' : 'South',
        'First Name': expect.any(String),
        Status: 'Completed',
      });
    }
    const values = rows.flatMap((row) => FOUR.map((name) => row[name]));
    const delivered = values.filter((value) => value !== undefined).length;
    const { credits: left, held } = await credits();
    expect({ left, held }).toEqual({ left: before - delivered, held: 0 });
    expect(delivered).toBeLessThan(800);
    await expect(pill).toHaveText(new RegExp(`^${left}\\s*Credits$`));
  });
});

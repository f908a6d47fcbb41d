import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, memberTest as test } from '../../support/browser/app-fixture.ts';
import { configure, picker, readWorkbook, sampleUrls } from '../../support/browser/pages.ts';
import { expectToast } from '../../support/browser/shown.ts';
import { makeXls, makeXlsx } from '../../support/material/made-spreadsheets.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Chooses a file as the file dialog would. */
async function choose(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  await page.getByLabel('Sheet with profiles').setInputFiles({ name, mimeType, buffer });
}

const preview = (page: Page) => page.getByRole('status').filter({ hasText: 'Rejected rows' });

test('refuses a file of another kind, by its type and by what is in it', async ({ page }) => {
  await page.goto('/enrich');
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/excel/upload')) uploads.push(request.url());
  });
  await choose(page, 'people.pdf', 'application/pdf', Buffer.from('%PDF-1.7'));
  await expectToast(page, 'Please upload a CSV or Excel file.');
  await expect(page.getByRole('alert')).toHaveText('Please upload a CSV or Excel file.');
  for (const [name, type] of [
    ['people.json', 'application/json'],
    ['people.tsv', 'text/tab-separated-values'],
    ['people.txt', 'text/plain'],
    ['people.txt', 'text/csv'],
  ] as const) {
    await choose(page, name, type, Buffer.from(sampleUrls(1)[0]!));
    await expect(page.getByRole('alert')).toHaveText('Please upload a CSV or Excel file.');
    await expect(preview(page)).toHaveCount(0);
  }
  expect(uploads).toEqual([]);
  await choose(page, 'people.xlsx', XLSX, Buffer.from('%PDF-1.7 in disguise'));
  await expect(page.getByRole('alert')).toHaveText('Please upload a CSV or Excel file.');
  await expect(page.getByRole('button', { name: 'Enrich Now' })).toBeDisabled();
  await page.getByRole('button', { name: 'Remove the file' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('LinkedIn profile URLs, one per line')).toBeVisible();
});

test('shows what an upload would do, and names the rows that are no profiles', async ({ page, member }) => {
  const [first = '', second = ''] = sampleUrls(2);
  await page.goto('/enrich');
  const csv = `Name;Link\nA;${first}\nB;nothing here\nC;${second}\nD;${first}\nE;https://www.linkedin.com/company/acme\n`;
  await choose(page, 'people.csv', 'text/csv', Buffer.from(csv));
  await expect(page.getByText('Profile: Link · ')).toBeVisible();
  await expect(preview(page).getByRole('definition')).toHaveText(['2', '1', '2']);
  await expect(page.getByText('Row 3')).toBeVisible();
  await expect(page.getByText('Row 6')).toBeVisible();
  await page.getByRole('button', { name: 'Enrich Now' }).click();
  await expect(page.getByRole('alert')).toContainText('Row 3 is not a profile URL');
  await expect(picker(page)).toBeHidden();
  expect(await member.api.call('readCredits')).toMatchObject({ credits: 1_000, held: 0 });
});

test('enriches the valid rows of an old Excel file, and gives the other columns back', async ({ page, member }) => {
  await configure(member, ['firstName']);
  const [first = '', second = ''] = sampleUrls(2);
  await page.goto('/enrich');
  const xls = makeXls([
    ['Profile', 'Größe', 'Note'],
    [first, 12, '=1+1'],
    ['nobody', 1, ''],
    [second, 7.5, 'नमस्ते'],
  ]);
  await choose(page, 'people.xls', 'application/vnd.ms-excel', xls);
  await page.getByRole('button', { name: 'Enrich 2 valid profiles' }).click();
  await picker(page).getByRole('button', { name: 'Enrich Now' }).click();
  await expectToast(page, 'Excel upload successful! Created 2 jobs.');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const { rows } = await readWorkbook(await download);
  expect(rows).toMatchObject([
    { 'Profile URL': first, Größe: '12', Note: '=1+1' },
    { 'Profile URL': second, Größe: '7.5', Note: 'नमस्ते' },
  ]);
});

test('takes a file that is dropped on the card', async ({ page }) => {
  await page.goto('/enrich');
  const bytes = [...(await makeXlsx([['LinkedIn'], [sampleUrls(1)[0]!]]))];
  const transfer = await page.evaluateHandle(
    ({ bytes, type }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], 'dropped.xlsx', { type }));
      return data;
    },
    { bytes, type: XLSX },
  );
  const card = page.getByRole('tabpanel').locator('form');
  await card.dispatchEvent('dragover', { dataTransfer: transfer });
  await card.dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.getByText('dropped.xlsx')).toBeVisible();
  await expect(preview(page)).toContainText('1 row read.');
});

test('offers a sample sheet that can be uploaded as it is', async ({ page }) => {
  await page.goto('/enrich');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download sample file' }).click();
  const sample = await download;
  expect(sample.suggestedFilename()).toBe('sample.xlsx');
  await choose(page, 'sample.xlsx', XLSX, await readFile(await sample.path()));
  await expect(preview(page)).toContainText('3 rows read.');
});

import { readFile } from 'node:fs/promises';
import { expect, memberTest as test, waitingTest } from '../../support/browser/app-fixture.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import {
  configure,
  enrichOverHttp,
  openBatch,
  pasteBox,
  picker,
  readWorkbook,
  sampleUrls,
  startOverHttp,
  startPasted,
} from '../../support/browser/pages.ts';
import { expectToast } from '../../support/browser/shown.ts';
import { answerOtherwise } from '../../support/http/answers.ts';

test('needs the record of its start', async ({ page }) => {
  for (const address of ['/bulk_enrichment', '/bulk_enrichment?session=bulk_1']) {
    await page.goto(address);
    await expectToast(page, 'Session not found');
    await expect(page).toHaveURL(/\/enrich$/);
  }
});

test('forgets records older than a day', async ({ page }) => {
  await page.goto('/profile');
  const record = (createdAt: number) =>
    JSON.stringify({ jobIds: ['a'], urls: [], createdAt, totalJobs: 1, parametersEnriched: [] });
  const hour = 3_600_000;
  await page.evaluate(
    ([old, fresh]) => {
      sessionStorage.setItem('bulk_1', old!);
      sessionStorage.setItem('bulk_2', fresh!);
    },
    [record(Date.now() - 25 * hour), record(Date.now() - 23 * hour)],
  );
  await page.goto('/enrich');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('bulk_'))))
    .toEqual(['bulk_2']);
});

test('shows ten rows a page, and comes back from a profile to the same page', async ({ page, member }) => {
  await configure(member, ['firstName', 'companyName']);
  await startPasted(page, sampleUrls(25));
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(10);
  const pages = page.getByRole('navigation', { name: 'Pages of results' });
  await expect(pages.getByRole('button', { name: 'Prev' })).toBeDisabled();
  await expect(rows.getByText('Completed')).toHaveCount(10);
  const first = await rows.first().textContent();
  await pages.getByRole('button', { name: 'Last' }).click();
  await expect(rows).toHaveCount(5);
  await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
  await pages.getByRole('button', { name: 'Page 2' }).click();
  await expect(rows).toHaveCount(10);
  await expect(rows.getByText('Completed')).toHaveCount(10);
  const second = await rows.nth(3).textContent();
  expect(second).not.toBe(first);
  await rows
    .nth(3)
    .getByRole('link', { name: /^View / })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enriched Profile!');
  await page.goBack();
  await expect(pages.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => rows.nth(3).textContent()).toBe(second);
  await pages.getByRole('button', { name: 'First' }).click();
  await expect.poll(() => rows.first().textContent()).toBe(first);
});

test('has a word when no job is left of it', async ({ page, member }) => {
  const job = await enrichOverHttp(member, sampleUrls(1)[0]!, ['firstName']);
  await member.api.callRaw('deleteJob', { params: { id: job.job_id } });
  const started = { batch_id: job.batch_id, jobs: [job], total_jobs: 1 };
  await openBatch(page, started);
  await expect(page.getByText('No active enrichment jobs. Start a bulk enrichment to see results here.')).toBeVisible();
});

test('refreshes the balance once when nothing runs or waits, and says so when the download fails', async ({
  page,
  member,
}) => {
  const started = await startOverHttp(member, sampleUrls(2), ['firstName']);
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/credits') asked++;
  });
  await openBatch(page, started);
  await expect(page.getByRole('button', { name: 'Download CSV' })).toBeEnabled();
  // Once because the page was opened, and once because all is done.
  await expect.poll(() => asked).toBe(2);
  await answerOtherwise(page, '**/api/batches/*/export-link', { success: false }, 500);
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await expectToast(page, 'Failed to generate download');
  await expect(page.getByRole('alert')).toContainText('Failed to generate download');
  expect(asked).toBe(2);
});

test('says in the row why a profile failed, charges it nothing, and downloads all', async ({ page, member }) => {
  await configure(member, ['firstName']);
  await startPasted(page, [...sampleUrls(2), 'https://www.linkedin.com/in/somebody-real']);
  const failed = page.getByRole('row', { name: /somebody-real/ });
  await expect(failed).toContainText('Failed');
  await expect(failed).toContainText(
    'Profile not found in the sample network. Configure a profile source to enrich real profiles. Nothing was charged.',
  );
  await expect(failed.getByRole('button', { name: 'Pending' })).toBeDisabled();
  await expect(page.getByRole('banner')).toContainText('998');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const { rows } = await readWorkbook(await download);
  expect(rows.map((row) => row.Status)).toEqual(['Completed', 'Completed', 'Failed']);
});

test('downloads for an importer, with the choice in a dialog', async ({ page, member }) => {
  const started = await startOverHttp(member, sampleUrls(2), ['firstName', 'workEmail']);
  await openBatch(page, started);
  const other = page.getByRole('button', { name: 'Other formats' });
  await expect(other).toBeEnabled();
  await other.click();
  const dialog = page.getByRole('dialog', { name: 'Download results' });
  await expectAccessible(page, '[role=dialog]');
  await page.setViewportSize({ width: 390, height: 800 });
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByLabel('Format').selectOption('CSV');
  await dialog.getByLabel('Columns for').selectOption('HubSpot contacts');
  await expect(dialog).toContainText('Completed profiles, with the headings that HubSpot matches by itself.');
  await dialog.getByRole('switch', { name: 'Source and date of each value' }).check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^enrichment_results_\d+\.csv$/);
  const [heading, ...rows] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(heading).toMatch(/^"Email","First Name",.*"Work Email source","Work Email date"$/);
  expect(rows).toHaveLength(2);
  await expect(dialog).toBeHidden();
  await expect(other).toBeFocused();
});

waitingTest('refreshes the balance 6 s after the start, without the live channel too', async ({ page, member }) => {
  await configure(member, ['firstName']);
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/credits') asked++;
  });
  await page.clock.install();
  await page.goto('/enrich');
  await pasteBox(page).fill(sampleUrls(2).join('\n'));
  await page.getByRole('button', { name: 'Enrich Now' }).click();
  const start = picker(page).getByRole('button', { name: 'Enrich Now' });
  await expect(start).toBeEnabled();
  await page.clock.pauseAt(Date.now() + 5_000);
  // Once because the page was opened.
  expect(asked).toBe(1);
  asked = 0;
  await start.click();
  await expect(page).toHaveURL(/\/bulk_enrichment\?session=bulk_\d+$/);
  await page.clock.runFor(5_999);
  expect(asked).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toBe(1);
});

waitingTest('waits, works on, and cancels the rest', async ({ page, member, app }) => {
  await configure(member, ['firstName', 'lastName']);
  await startPasted(page, sampleUrls(12));
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toContainText('Processing...');
  await expect(rows.first()).toContainText('0%');
  const cell = rows.first().getByRole('cell').first();
  await expect(cell.locator('.spin')).toBeVisible();
  await expect(rows.first().getByRole('button', { name: 'Pending' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
  await expect(page.getByRole('banner')).toContainText('976');
  const figure = (name: string) => page.getByText(name, { exact: true }).locator('..');
  await expect(figure('Credits held')).toContainText('24');
  await expect(figure('Credits used')).toContainText('0');

  await page.getByRole('button', { name: 'Cancel the rest' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel what is left?' });
  await expect(question).toContainText('12 profiles');
  await question.getByRole('button', { name: 'Keep going' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Cancel the rest' }).click();
  await question.getByRole('button', { name: 'Cancel 12 profiles' }).click();
  await expectToast(page, '12 profiles cancelled');
  await expect(rows.getByText('Cancelled', { exact: true })).toHaveCount(10);
  await expect(figure('Credits held')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Download CSV' })).toBeEnabled();
  await expect(page.getByRole('banner')).toContainText('1,000');
  // Nothing is left for a worker that comes later.
  const worker = await app.startWorker();
  await startPasted(page, sampleUrls(1, 900));
  await expect(rows.getByText('Completed')).toHaveCount(1);
  await expect(cell.locator('.lucide-circle-check')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('998');
  await worker.stop();
});

waitingTest('follows one run in two tabs', async ({ page, context, member, app }) => {
  await configure(member, ['firstName', 'lastName']);
  await startPasted(page, sampleUrls(3, 700));
  const address = page.url();
  const record = await page.evaluate(() => Object.entries(sessionStorage).find(([key]) => key.startsWith('bulk_'))!);
  const other = await context.newPage();
  await other.addInitScript(([key, value]) => sessionStorage.setItem(key!, value!), record);
  await other.goto(address);
  await expect(other.getByText('Processing...').first()).toBeVisible();
  const worker = await app.startWorker();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('row').getByText('Completed')).toHaveCount(3);
    await expect(tab.getByRole('banner')).toContainText('994');
  }
  await worker.stop();
});

waitingTest('catches up after the live connection was lost', async ({ page, member, app, expectedErrors }) => {
  expectedErrors.push(/WebSocket connection/);
  await configure(member, ['firstName', 'lastName']);
  await startPasted(page, sampleUrls(3, 800));
  await expect(page.getByText('Processing...').first()).toBeVisible();
  await app.kill();
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached right now.');
  const worker = await app.startWorker();
  await app.restart();
  await expect(page.getByRole('row').getByText('Completed')).toHaveCount(3, { timeout: 20_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('banner')).toContainText('994');
  const { batch } = await member.api.call('readBatch', {
    params: {
      id: await page.evaluate(
        () => JSON.parse(Object.entries(sessionStorage).find(([key]) => key.startsWith('bulk_'))![1]).batchId,
      ),
    },
  });
  expect(batch).toMatchObject({ credits_held: 0, credits_used: 6 });
  await worker.stop();
});

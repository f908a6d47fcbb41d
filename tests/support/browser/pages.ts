import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import type { Download, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { sampleProfileUrl } from '../../../server/sample-network/sample-network.ts';
import { CATEGORIES, type ParameterId } from '../../../shared/catalogue.ts';
import type { EnrichResponse, Job } from '../../../shared/contract/enrichment.ts';
import type { Member } from '../http/sign-up.ts';

/** Profile URLs of that many people of the sample network. */
export const sampleUrls = (count: number, from = 100): string[] =>
  Array.from({ length: count }, (_, index) => sampleProfileUrl(from + index));

/** Signs in through the open login modal and the local identity provider's page behind it. */
export async function signInAs(page: Page, { email, name }: { email: string; name: string }): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await opened;
  await popup.getByLabel('Email', { exact: true }).fill(email);
  await popup.getByLabel('Name').fill(name);
  await popup.getByRole('button', { name: 'Continue' }).click();
}

/** The box profile URLs are pasted into. */
export const pasteBox = (page: Page): Locator => page.getByLabel('LinkedIn profile URLs, one per line');

/** The parameter picker. */
export const picker = (page: Page): Locator => page.getByRole('dialog', { name: 'Parameters' });

/** Chooses every parameter in the open picker. */
export async function chooseAll(page: Page): Promise<void> {
  for (const { name } of CATEGORIES) {
    const whole = picker(page).getByRole('button', { name: `Clear all of ${name}` });
    const some = picker(page).getByRole('button', { name: `Select all of ${name}` });
    await expect(whole.or(some)).toBeVisible();
    if (await some.isVisible()) await some.click();
    await expect(whole).toBeVisible();
  }
}

/** Chooses these parameters, by name, and no others in the open picker. */
export async function chooseOnly(page: Page, names: readonly string[]): Promise<void> {
  await chooseAll(page);
  for (const { name } of CATEGORIES)
    await picker(page)
      .getByRole('button', { name: `Clear all of ${name}` })
      .click();
  for (const name of names) await picker(page).getByRole('switch', { name, exact: true }).check();
}

/** Makes these parameters the member's choice: the picker opens with them. */
export async function configure(member: Member, selected: ParameterId[]): Promise<void> {
  await member.api.call('configureParameters', { body: { selected_parameters: selected } });
}

/** Pastes the addresses on the landing page, and starts them with what the picker has chosen. */
export async function startPasted(page: Page, lines: readonly string[]): Promise<void> {
  await page.goto('/enrich');
  await pasteBox(page).fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Enrich Now' }).click();
  await picker(page).getByRole('button', { name: 'Enrich Now' }).click();
  await expect(page).toHaveURL(/\/bulk_enrichment\?session=bulk_\d+$/);
}

/** Starts one profile on the landing page's single tab; the progress modal is open then. */
export async function startSingle(page: Page, url: string): Promise<void> {
  await page.goto('/enrich?tab=single');
  await page.getByLabel('LinkedIn profile URL').fill(url);
  await page.getByLabel('LinkedIn profile URL').press('Enter');
  await picker(page).getByRole('button', { name: 'Enrich Now' }).click();
}

/** Starts profiles over HTTP. */
export function startOverHttp(
  member: Member,
  urls: readonly string[],
  columns: ParameterId[],
): Promise<EnrichResponse> {
  const items = urls.map((linkedin_url) => ({ linkedin_url, columns }));
  return member.api.call('startEnrichment', { body: items.length === 1 ? items[0]! : items });
}

/** Opens the bulk screen of something started over HTTP, with the record that a start in this tab would have left. */
export async function openBatch(
  page: Page,
  { batch_id, jobs, total_jobs }: Pick<EnrichResponse, 'batch_id' | 'jobs' | 'total_jobs'>,
): Promise<void> {
  const record = {
    batchId: batch_id,
    jobIds: [jobs[0]!.job_id],
    urls: [],
    totalJobs: total_jobs,
    parametersEnriched: [],
  };
  await page.addInitScript(
    (kept) => sessionStorage.setItem('bulk_1', JSON.stringify({ ...kept, createdAt: Date.now() })),
    record,
  );
  await page.goto('/bulk_enrichment?session=bulk_1');
}

/** Enriches one profile over HTTP and waits for its end. */
export async function enrichOverHttp(member: Member, url: string, columns: ParameterId[]): Promise<Job> {
  const { jobs } = await startOverHttp(member, [url], columns);
  const readJob = async () => (await member.api.call('readJob', { params: { id: jobs[0]!.job_id } })).job;
  await expect.poll(async () => (await readJob()).status).toMatch(/completed|failed/);
  return readJob();
}

/** The first sheet of a downloaded workbook: its name and its rows by heading. */
export async function readWorkbook(download: Download): Promise<{ sheet: string; rows: Record<string, unknown>[] }> {
  const workbook = read(await readFile(await download.path()));
  const sheet = workbook.SheetNames[0]!;
  return { sheet, rows: utils.sheet_to_json(workbook.Sheets[sheet]!) };
}

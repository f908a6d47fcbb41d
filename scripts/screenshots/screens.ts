import type { Page } from '@playwright/test';
import { sampleShowcase } from '../../server/sample-network/sample-network.ts';
import { elementAt } from '../../shared/element-at.ts';
import { chooseAll, openBatch, pasteBox, picker } from '../../tests/support/browser/pages.ts';
import type { Exhibits } from './exhibits.ts';

export interface Screen {
  name: string;
  /** Drawn for somebody who is not signed in. */
  visitor?: boolean;
  /** Its picture on a desk is kept in docs/screenshots. */
  kept?: boolean;
  /** Stands on a taller desk. */
  tall?: boolean;
  draw: (page: Page, exhibits: Exhibits) => Promise<unknown>;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog').waitFor();

async function openEnrich(page: Page): Promise<void> {
  await page.goto('/enrich');
  await pasteBox(page).fill([...sampleShowcase(), 'https://www.linkedin.com/company/tidewell'].join('\n'));
  await button(page, 'Line 4').waitFor();
}

/** Uploads a sheet as a sales tool exports it, and shows what its columns hold. */
async function openColumns(page: Page): Promise<void> {
  const [first, second, third] = sampleShowcase();
  const rows = [
    'First Name,Last Name,Title,Company,Person Linkedin Url,City',
    `Asha,Rao,Head of Operations,Brightforge,${first},Pune`,
    `Jonas,Weber,Plant Manager,Tidewell,${second},Berlin`,
    `Mina,Okafor,VP Supply Chain,Northmere,${third},Lagos`,
  ];
  await page.goto('/enrich');
  await page
    .getByLabel('Sheet with profiles')
    .setInputFiles({ name: 'leads.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  await button(page, 'Change columns').click();
  await page.getByRole('list', { name: 'Columns' }).waitFor();
}

async function openProfile(page: Page, { profile }: Exhibits): Promise<void> {
  await page.goto(`/enriched_profile?jobId=${profile.job_id}`);
  await page.getByRole('button', { name: /^First Name/ }).waitFor();
  await page.locator('main img').waitFor();
}

async function openPaymentSummary(page: Page): Promise<void> {
  await page.goto('/purchase-credits');
  await button(page, 'Buy Now').last().click();
  await button(page, 'Pay').waitFor();
}

/** Opens an address and waits until the button is there, which is pressed when `press` says so. */
const opened = (address: string, name: string, press: 'press' | 'look') => async (page: Page) => {
  await page.goto(address);
  const found = button(page, name).first();
  await found.waitFor();
  if (press === 'look') return;
  await found.click();
  await dialog(page);
};
const opensTable = (address: string) => async (page: Page) => {
  await page.goto(address);
  await page.locator('table:not([aria-busy=true])').waitFor();
  await page.getByRole('cell').first().waitFor();
};

/** The screens and dialogs of the product. */
export const SCREENS: readonly Screen[] = [
  { name: 'enrich', kept: true, draw: openEnrich },
  { name: 'columns', draw: openColumns },
  {
    name: 'parameters',
    kept: true,
    draw: async (page) => {
      await openEnrich(page);
      await button(page, 'Enrich 3 valid profiles').click();
      await picker(page).getByRole('switch').first().waitFor();
    },
  },
  {
    name: 'progress',
    draw: async (page) => {
      await page.goto('/enrich?tab=single');
      await page.getByLabel('LinkedIn profile URL').fill(elementAt(sampleShowcase(), 1));
      await page.getByLabel('LinkedIn profile URL').press('Enter');
      await chooseAll(page);
      await picker(page).getByRole('button', { name: 'Enrich Now' }).click();
      await page.getByRole('dialog', { name: 'Enrichment Complete!' }).waitFor();
    },
  },
  {
    name: 'bulk',
    kept: true,
    draw: async (page, { batch }) => {
      await openBatch(page, batch);
      await page.getByRole('row').getByText('Completed').nth(9).waitFor();
    },
  },
  {
    name: 'cancel-batch',
    draw: async (page, { startLong }) => {
      await openBatch(page, await startLong());
      await button(page, 'Cancel the rest').click();
      await dialog(page);
    },
  },
  { name: 'enriched-profile', kept: true, tall: true, draw: openProfile },
  {
    name: 'insight',
    draw: async (page, exhibits) => {
      await openProfile(page, exhibits);
      await page.getByRole('button', { name: /^Meeting Opener/ }).click();
      await dialog(page);
    },
  },
  {
    name: 'forget-profile',
    draw: async (page, exhibits) => {
      await openProfile(page, exhibits);
      await button(page, 'Forget this profile').click();
      await dialog(page);
    },
  },
  { name: 'login', visitor: true, draw: opened('/enrich', 'Get started now', 'press') },
  {
    name: 'not-found',
    visitor: true,
    draw: async (page) => {
      await page.goto('/no-such-page');
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  { name: 'advanced-search', draw: opened('/advanced-search', 'Search', 'look') },
  {
    name: 'search-results',
    kept: true,
    draw: async (page) => {
      await page.goto('/advanced-search-result?q=Marketing+managers+in+Mumbai');
      const people = page.getByRole('list', { name: 'People found' }).getByRole('button');
      await people.nth(0).click();
      await people.nth(2).click();
    },
  },
  { name: 'credit-history', draw: opensTable('/credit-history') },
  { name: 'enrichment-history', draw: opensTable('/enrichment-history') },
  {
    name: 'enrichment-history-detail',
    draw: (page, { batch }) => opensTable(`/enrichment-history?batch=${batch.batch_id}`)(page),
  },
  { name: 'purchase-credits', draw: opened('/purchase-credits', 'Buy Now', 'look') },
  { name: 'payment-summary', draw: openPaymentSummary },
  {
    name: 'test-checkout',
    draw: async (page) => {
      await openPaymentSummary(page);
      await button(page, 'Pay').click();
      await dialog(page);
    },
  },
  {
    name: 'payment-successful',
    draw: async (page) => {
      await openPaymentSummary(page);
      await button(page, 'Pay').click();
      await page.getByRole('dialog', { name: 'Test checkout' }).getByRole('button', { name: 'Pay' }).click();
      await page.getByRole('dialog', { name: 'Payment Successful!' }).waitFor();
    },
  },
  { name: 'profile', draw: opened('/profile', 'Edit', 'look') },
  { name: 'company-profile', draw: opened('/profile', 'Edit', 'press') },
  { name: 'delete-account', draw: opened('/profile', 'Delete account', 'press') },
];

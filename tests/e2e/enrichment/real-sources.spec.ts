import type { Page } from '@playwright/test';
import { test as base, expect } from '../../support/browser/app-fixture.ts';
import { chooseAll, chooseOnly, pasteBox, picker, readWorkbook } from '../../support/browser/pages.ts';
import { expectToast } from '../../support/browser/shown.ts';
import { startedOnce } from '../../support/browser/started-once.ts';
import { createApiClient } from '../../support/http/api-client.ts';
import { CHECKOUT_SCRIPT } from '../../support/servers/razorpay-script.ts';
import { type StandInProviders, startStandInProviders } from '../../support/servers/stand-in-providers.ts';

/** What Google's script does as far as the page sees it: somebody signs in, and a token comes back. */
const GOOGLE_SCRIPT = `
window.google = { accounts: { oauth2: { initTokenClient: (options) => ({
  requestAccessToken: () => options.callback({ access_token: 'a-token', expires_in: 3600, scope: options.scope }),
}) } } };`;

/** A Leadlight with every key set: no value in it is sample data. */
const test = base.extend<object, { providers: StandInProviders }>({
  providers: startedOnce(() => startStandInProviders('jane@example.com')),
  settings: [async ({ providers }, use) => use({ ...providers.env, SIGNUP_CREDITS: '300' }), { scope: 'worker' }],
  page: async ({ page, providers }, use) => {
    // The scripts stand on the providers' own hosts, which no test can serve.
    const serve = (url: string, body: string) =>
      page.route(url, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await serve('https://accounts.google.com/gsi/client', GOOGLE_SCRIPT);
    await serve('https://checkout.razorpay.com/v1/checkout.js', CHECKOUT_SCRIPT);
    await page.exposeFunction('payAtProvider', (orderId: string, amount: number) =>
      providers.razorpay.checkout(orderId, providers.razorpay.pay(orderId, { amount }).id),
    );
    await use(page);
  },
});

async function readCredits(page: Page) {
  const store = await page.evaluate(() => JSON.parse(localStorage.getItem('store') ?? '{}'));
  return createApiClient(page.url(), store.state.user.token).call('readCredits');
}

test('with every provider configured: sign in, describe, search, enrich, read, upload, pay', async ({
  page,
  providers,
  website,
}) => {
  test.setTimeout(90_000);
  const pill = page.getByRole('navigation').getByText(/^[\d,]+\s*Credits$/);

  await test.step('signs in with Google', async () => {
    await page.goto('/advanced-search');
    await page.getByRole('button', { name: 'Get started now' }).click();
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expectToast(page, 'Login Successful');
    await expect(pill).toHaveText(/300/);
    await expect(page.getByText('Sample data')).toHaveCount(0);
  });

  await test.step('has the model describe their company from its website', async () => {
    const company = page.getByRole('dialog', { name: 'Company Profile' });
    await company.getByLabel('Company website').fill(website.url);
    await company.getByRole('button', { name: 'Fetch Description' }).click();
    await expectToast(page, 'Website captured. Please review the description.');
    await expect(company.getByLabel('Company description')).not.toHaveValue('');
    expect(providers.model.calls.length).toBeGreaterThan(0);
    await company.getByRole('button', { name: 'Unlock' }).click();
    await expectToast(page, 'Company profile added successfully');
    await expect(company).toBeHidden();
  });

  await test.step('finds people at the network', async () => {
    await page.getByRole('searchbox').fill('sales managers in Mumbai');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for "sales managers in Mumbai"');
    const intent = page.getByRole('list', { name: 'How your search was understood' });
    await expect(intent.getByRole('listitem').filter({ hasText: 'Location' })).toContainText('Mumbai');
    const cards = page.getByRole('list', { name: 'People found' }).getByRole('listitem');
    await cards.nth(0).getByRole('button').click();
    await cards.nth(1).getByRole('button').click();
    await expect(page.getByText('2 profiles selected')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Enrich Now' }).click();
  });

  await test.step('enriches them with everything there is', async () => {
    await chooseAll(page);
    await expect(picker(page)).toContainText('Total Cost: 92 Credits');
    await picker(page).getByRole('button', { name: 'Enrich Now' }).click();
    await expectToast(page, 'Bulk enrichment started');
    await expect(page.getByRole('row').getByText('Completed')).toHaveCount(2);
    const { credits, held } = await readCredits(page);
    expect(held).toBe(0);
    expect(credits).toBeLessThan(300);
    expect(credits).toBeGreaterThan(300 - 92);
  });

  await test.step('reads what came from whom', async () => {
    await page
      .getByRole('link', { name: /^View / })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enriched Profile!');
    for (const [parameter, source] of [
      ['First Name', /Unipile/],
      ['Gender', /People Data Labs/],
      ['Work Email', /Hunter|People Data Labs/],
      ['Meeting Opener', /stand-in-model/],
    ] as const) {
      await page.getByRole('button', { name: new RegExp(`^${parameter}`) }).click();
      const detail = page.getByRole('dialog', { name: parameter });
      await expect(detail).toContainText(source);
      await detail.getByRole('button', { name: 'Close' }).click();
    }
  });

  await test.step('uploads contacts exported from the network: what the file holds is not charged', async () => {
    const before = (await readCredits(page)).credits;
    const csv = [
      'Notes:',
      '"When exporting your connection data, some addresses may be missing."',
      '',
      'First Name,Last Name,URL,Email Address,Company,Position,Connected On',
      'Asha,Rao,https://www.linkedin.com/in/zz-asha-rao,,Acme Freight,Head of RevOps,04 Nov 2025',
    ].join('\n');
    await page.goto('/enrich');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload File' }).click();
    await (await chooser).setFiles({ name: 'Connections.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await expect(page.getByText(/already in your file/)).toBeVisible();
    await page.getByRole('button', { name: /^Enrich (?:1|Now)/ }).click();
    await chooseOnly(page, ['First Name', 'Job Title', 'Company Website']);
    await picker(page).getByRole('button', { name: 'Enrich Now' }).click();
    await expectToast(page, 'Excel upload successful! Created 1 jobs.');
    await expect(page.getByRole('row').getByText('Completed')).toHaveCount(1);
    expect(await readCredits(page)).toMatchObject({ credits: before - 1, held: 0 });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const { rows } = await readWorkbook(await download);
    expect(rows[0]).toMatchObject({ 'First Name': 'Asha', 'Company Website': 'https://acme-freight.example' });
  });

  await test.step('names a profile nobody knows, free of charge', async () => {
    const before = (await readCredits(page)).credits;
    await page.goto('/enrich');
    await pasteBox(page).fill('https://www.linkedin.com/in/nobody-at-all');
    await page.getByRole('button', { name: 'Enrich Now' }).click();
    await picker(page).getByRole('button', { name: 'Enrich Now' }).click();
    await expect(page.getByText('Profile not found. Nothing was charged.').first()).toBeVisible();
    await expect.poll(async () => (await readCredits(page)).credits).toBe(before);
  });

  await test.step('buys credits', async () => {
    const before = (await readCredits(page)).credits;
    await page.goto('/payment-summary');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByRole('button', { name: 'Provider: pay' }).click();
    await expect(page.getByRole('dialog', { name: 'Payment Successful!' })).toContainText('500 credits added');
    await expect.poll(async () => (await readCredits(page)).credits).toBe(before + 500);
  });
});

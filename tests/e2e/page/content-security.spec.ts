import type { Page } from '@playwright/test';
import { adminTest, expect, memberTest as test } from '../../support/browser/app-fixture.ts';
import {
  chooseOnly,
  enrichOverHttp,
  openBatch,
  pasteBox,
  picker,
  sampleUrls,
  startOverHttp,
} from '../../support/browser/pages.ts';

const [someone = ''] = sampleUrls(1);

/** Notes what the page's policy has kept out. */
async function noteViolations(page: Page): Promise<() => Promise<string[]>> {
  const noted: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => void noted.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const note = (window as unknown as { noteViolation(text: string): void }).noteViolation;
      note(`${violatedDirective}: ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`);
    });
  });
  // Once all that was noted before has arrived.
  return async () => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    return noted;
  };
}

const PATHS = [
  '/enrich',
  '/enrich?tab=single',
  '/advanced-search',
  '/advanced-search-result?q=Managers%20in%20India',
  '/credit-history',
  '/enrichment-history',
  '/payment-summary',
  '/purchase-credits',
  '/profile',
  '/no-such-page',
  '/local-identity',
  '/privacy-request',
];
for (const path of PATHS) {
  test(`${path} keeps to the policy`, async ({ page }) => {
    const violations = await noteViolations(page);
    const answer = await page.goto(path);
    expect(answer?.headers()['content-security-policy']).not.toContain('unsafe');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await violations()).toEqual([]);
  });
}

adminTest('/admin keeps to the policy on each of its tabs, and with a user open', async ({ page, customer }) => {
  const violations = await noteViolations(page);
  const answer = await page.goto('/admin');
  expect(answer?.headers()['content-security-policy']).not.toContain('unsafe');
  for (const tab of ['Orders', 'Jobs', 'Sources', 'Audit', 'Privacy', 'Users']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel').locator('[aria-busy=true]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
  }
  await page.getByLabel('E-mail, name or id').fill(customer.email);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Open ${customer.email}` }).click();
  await page.getByRole('button', { name: 'Give credits' }).click();
  await expect(page.getByRole('dialog', { name: 'Give credits' })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('the description of the API keeps to the policy, and calls can be tried on it', async ({ page }) => {
  const violations = await noteViolations(page);
  await page.goto('/api/docs');
  // It reads the whole description for its first operation.
  await page.getByRole('button', { name: 'GET /healthz The process lives' }).click({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.getByText('Server response')).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('dialogs, toasts, menus and results keep to the policy', async ({ page, member }) => {
  const violations = await noteViolations(page);
  await page.goto('/enrich');
  await pasteBox(page).fill(someone);
  await page.getByRole('button', { name: 'Enrich Now' }).click();
  await chooseOnly(page, ['First Name']);
  await page.keyboard.press('Escape');
  await expect(picker(page)).toBeHidden();
  await page.getByRole('button', { name: /account/i }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  const job = await enrichOverHttp(member, someone, ['firstName', 'jobTitle', 'reasoning']);
  await page.goto(`/enriched_profile?job_id=${job.job_id}`);
  await page.waitForLoadState('networkidle');
  await openBatch(page, await startOverHttp(member, sampleUrls(3, 300), ['firstName']));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await violations()).toEqual([]);
});

test.describe('what gets into a page as markup', () => {
  test.use({ expectedErrors: [/Content Security Policy/] });

  test('neither runs nor styles it, nor sends it elsewhere', async ({ page }) => {
    const violations = await noteViolations(page);
    await page.goto('/enrich');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken"';
      document.head.append(script);
      const holder = document.createElement('div');
      holder.innerHTML =
        '<img src="x:" onerror="document.title = \'taken\'"><style>h1 { display: none }</style><base href="//evil.example/"><p style="position: fixed">over</p>';
      document.body.append(holder);
      document.head.append(Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' }));
    });
    await expect
      .poll(async () => (await violations()).map((text) => text.split(':', 1)[0]).sort())
      .toEqual(
        expect.arrayContaining(['base-uri', 'script-src-attr', 'script-src-elem', 'style-src-attr', 'style-src-elem']),
      );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).not.toHaveTitle('taken');
    expect(await page.evaluate(() => document.baseURI)).not.toContain('evil');
  });
});

import type { Page } from '@playwright/test';
import { expect, memberTest, test } from '../../support/browser/app-fixture.ts';
import { pasteBox, sampleUrls } from '../../support/browser/pages.ts';
import { holdAnswers } from '../../support/http/answers.ts';

const [someone = ''] = sampleUrls(1);

const DRAWN = [
  { path: '/', heading: 'Advanced Search', field: 'Who are you looking for?' },
  { path: '/advanced-search', heading: 'Advanced Search', field: 'Who are you looking for?' },
  {
    path: '/enrich?utm_source=mail',
    heading: 'Unlock Powerful LinkedIn Profile Enrichment',
    field: 'LinkedIn profile URLs, one per line',
  },
  {
    path: '/enrich?tab=single',
    heading: 'Unlock Powerful LinkedIn Profile Enrichment',
    field: 'LinkedIn profile URL',
  },
  { path: '/privacy-request', heading: 'Your data in Leadlight', field: 'Your e-mail address' },
];

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, heading, field } of DRAWN) {
    test(`${path} has its heading, its form and the way in`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByLabel(field, { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Get started now' })).toBeVisible();
    });
  }
});

/** Opens a page and keeps the app from starting. @returns starts it */
async function openDrawn(page: Page, path: string): Promise<() => Promise<void>> {
  const start = await holdAnswers(page, '**/assets/react-dom-*.js');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  // A font that arrives after the first paint moves centred text by a few pixels, with or without the app.
  await page.waitForFunction(() => document.fonts.size > 0);
  await page.evaluate(async () => {
    // A font that nothing has asked for yet is not waited for by `ready`.
    await Promise.all(Array.from(document.fonts, (font) => font.load()));
    await document.fonts.ready;
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    performance.mark('drawn');
  });
  return async () => {
    await start();
    await page.waitForFunction(() => window.earlyUse === undefined);
  };
}

/** What has moved since the page was drawn, and how much: nothing. */
async function expectNothingMoved(page: Page): Promise<void> {
  const moved = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          const drawn = performance.getEntriesByName('drawn')[0]?.startTime ?? 0;
          const shifts = list.getEntries().filter(({ startTime }) => startTime > drawn) as unknown as Shift[];
          resolve(
            shifts.flatMap(({ value, sources }) =>
              sources.map(
                ({ node, previousRect: { x, y, width, height }, currentRect: to }) =>
                  `${value}: ${(node as Element)?.outerHTML?.slice(0, 120) ?? node?.textContent} from ${[x, y, width, height]} to ${[to.x, to.y, to.width, to.height]}`,
              ),
            ),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve([]), 300);
      }),
  );
  expect(moved).toEqual([]);
}

/** A `layout-shift` entry, which TypeScript's own types do not know. */
interface Shift {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

const wayIn = (page: Page) => page.getByRole('button', { name: 'Get started now' });

for (const path of ['/enrich', '/enrich?tab=single', '/advanced-search', '/privacy-request']) {
  test(`${path} stays as it is when the app takes it over`, async ({ page }) => {
    const start = await openDrawn(page, path);
    await expect(wayIn(page)).toBeVisible();
    await start();
    await expect(wayIn(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNothingMoved(page);
  });

  memberTest(`${path} shows members nothing that is for visitors`, async ({ page }) => {
    const start = await openDrawn(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(wayIn(page)).toBeHidden();
    await start();
    await expect(page.getByRole('link', { name: /Credits$/ })).toBeVisible();
    await expect(wayIn(page)).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await expectNothingMoved(page);
  });
}

test('takes up a button and text from before the app', async ({ page }) => {
  const start = await openDrawn(page, '/enrich');
  await pasteBox(page).fill(someone);
  await wayIn(page).click();
  await start();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pasteBox(page)).toHaveValue(someone);
  await expect(page.getByText('1 profile', { exact: true }).first()).toBeVisible();
});

test.describe('when the app cannot be loaded', () => {
  test.use({ expectedErrors: [/dynamically imported module/] });

  test('says so, and offers to load it again', async ({ page }) => {
    await page.route('**/assets/react-dom-*.js', (route) => route.abort());
    await page.goto('/enrich', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('alert')).toContainText('Leadlight could not be loaded. Check your connection.');
    await page.unroute('**/assets/react-dom-*.js');
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await wayIn(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

memberTest('takes up a search from before the app', async ({ page }) => {
  const start = await openDrawn(page, '/');
  await page.getByLabel('Who are you looking for?').fill('Managers in India');
  await page.keyboard.press('Enter');
  await start();
  await expect(page).toHaveURL(/\/advanced-search-result\?q=Managers\+in\+India/);
});

test('takes up choices from before the app, and hides the form from who follows the link of a mail', async ({
  page,
}) => {
  const start = await openDrawn(page, '/privacy-request');
  await page.getByLabel('Leave me out from now on').check();
  await page.getByLabel('Your e-mail address').fill('no address');
  await page.getByRole('button', { name: 'Send request' }).click();
  await start();
  await expect(page.getByLabel('Leave me out from now on')).toBeChecked();
  await expect(page.getByText('Please enter your e-mail address.')).toBeVisible();
  await page.goto('about:blank');
  const startAgain = await openDrawn(page, '/privacy-request#token');
  await expect(page.getByLabel('Your e-mail address')).toBeHidden();
  await startAgain();
  await expect(page.getByLabel('Your e-mail address')).toHaveCount(0);
});

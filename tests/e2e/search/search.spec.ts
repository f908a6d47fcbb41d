import type { Page } from '@playwright/test';
import type { StoredSearch } from '../../../web/features/search/stored-search.ts';
import { test as base, expect, memberTest as test, waitingTest } from '../../support/browser/app-fixture.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { configure, picker } from '../../support/browser/pages.ts';
import { expectToast } from '../../support/browser/shown.ts';
import { slowNetwork } from '../../support/browser/slow-network.ts';
import { callsTo, holdAnswers } from '../../support/http/answers.ts';

/** Finds some hundred people of the sample network. */
const QUERY = 'Managers in India';
const NOBODY = 'zzqxv wqqzk jjxqy';

const box = (page: Page) => page.getByRole('searchbox');
const searchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const cards = (page: Page) => page.getByRole('list', { name: 'People found' }).getByRole('listitem');
const card = (page: Page, index: number) => cards(page).nth(index).getByRole('button');
const enrichNow = (page: Page) => page.getByRole('button', { name: 'Enrich Now' });
const openResults = (page: Page, query = QUERY, rest = '') =>
  page.goto(`/advanced-search-result?q=${encodeURIComponent(query)}${rest}`);
const stored = (page: Page): Promise<StoredSearch> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('advancedSearchPayload') ?? 'null'));

base.describe('the search page', () => {
  base('is the front door, and leads to pasting for those who have addresses', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/advanced-search$/);
    await expect(page).toHaveTitle('Advanced Search · Leadlight');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Advanced Search');
    await expect(searchButton(page)).toBeDisabled();
    await box(page).fill('   ');
    await expect(searchButton(page)).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Already have LinkedIn URLs ?' }).click();
    await expect(page).toHaveURL(/\/enrich$/);
  });

  base('types one search after the other into the empty field', async ({ page }) => {
    const first = 'Marketing managers in Mumbai';
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/advanced-search', { waitUntil: 'networkidle' });
    // React lets what stands in for a page that loads stand for a third of a second.
    await page.clock.runFor(400);
    const placeholder = (text: string) => expect(box(page)).toHaveAttribute('placeholder', text);
    const typed = (await box(page).getAttribute('placeholder'))!.length;
    for (const more of [1, 2, 3]) {
      await page.clock.runFor(60);
      await placeholder(first.slice(0, typed + more));
    }
    await page.clock.runFor(60 * (first.length - typed - 3));
    await placeholder(first);
    await page.clock.runFor(2_900);
    await placeholder(first);
    await page.clock.runFor(100);
    await placeholder('C');
  });

  base('keeps the placeholder still for those who want no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/advanced-search');
    await expect(box(page)).toHaveAttribute('placeholder', 'Marketing managers in Mumbai');
    await page.clock.runFor(10_000);
    await expect(box(page)).toHaveAttribute('placeholder', 'Marketing managers in Mumbai');
  });

  base('asks a visitor to sign in, and then searches', async ({ page }) => {
    await page.goto('/advanced-search');
    await box(page).fill(QUERY);
    await box(page).press('Enter');
    const login = page.getByRole('dialog', { name: 'Login to continue' });
    await expect(login).toBeVisible();
    await login.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/advanced-search$/);
    await searchButton(page).click();
    const opened = page.waitForEvent('popup');
    await login.getByRole('button', { name: 'Continue with Google' }).click();
    const popup = await opened;
    await popup.getByLabel('Email', { exact: true }).fill('searcher@example.com');
    await popup.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/advanced-search-result\?q=Managers\+in\+India&page=1$/);
    await page.getByRole('dialog', { name: 'Company Profile' }).getByRole('button', { name: 'Close' }).click();
    await expect(cards(page)).toHaveCount(10);
  });

  base('leads a visitor with the address of results to signing in, and then to the results', async ({ page }) => {
    await openResults(page);
    await expectToast(page, 'Please Login to continue');
    await expect(page).toHaveURL(/\/advanced-search$/);
  });
});

test.describe('the results', () => {
  test('finds people, shows how the query was understood, and enriches the chosen ones', async ({ page, member }) => {
    await configure(member, ['firstName', 'location']);
    await page.goto('/advanced-search');
    await box(page).fill('  Marketing managers in Mumbai ');
    await searchButton(page).click();
    await expect(page).toHaveURL(/\/advanced-search-result\?q=Marketing\+managers\+in\+Mumbai&page=1$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for "Marketing managers in Mumbai"');
    await expect(page.getByText('Select profiles to enrich them!')).toBeVisible();
    const intent = page.getByRole('list', { name: 'How your search was understood' });
    await expect(intent.getByRole('listitem').filter({ hasText: 'Location' })).toContainText('Mumbai');
    await expect(cards(page).first()).toContainText('Mumbai');
    await expect(page.getByText('Sample data')).toBeVisible();
    await expect(enrichNow(page)).toBeDisabled();
    await expectAccessible(page);

    await card(page, 0).click();
    await card(page, 1).focus();
    await page.keyboard.press('Enter');
    await card(page, 2).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('3 profiles selected')).toBeVisible();
    await card(page, 2).click();
    await expect(card(page, 0)).toHaveAttribute('aria-pressed', 'true');
    await expect(card(page, 2)).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByText('2 profiles selected')).toBeVisible();
    await expectAccessible(page);
    const names = await Promise.all(
      [0, 1].map((index) => card(page, index).locator('.font-semibold').last().textContent()),
    );

    await enrichNow(page).click();
    await expect(picker(page)).toContainText('Total Cost: 4 Credits');
    await expect(page.getByRole('main').getByText('Enrich Now')).toBeDisabled();
    await picker(page).getByRole('button', { name: 'Enrich Now' }).click();
    await expectToast(page, 'Bulk enrichment started');
    await expect(page).toHaveURL(/\/bulk_enrichment\?session=bulk_\d+$/);
    await expect(page.getByRole('row').getByText('Completed')).toHaveCount(2);
    for (const name of names) await expect(page.getByRole('table')).toContainText(name!.split(' ')[0]!);
    await page.goBack();
    await expect(page.getByText('Nobody selected')).toBeVisible();
    await expect(card(page, 0)).toHaveAttribute('aria-pressed', 'false');
  });

  test('says when people come close only', async ({ page }) => {
    await openResults(page, 'sales directors in London');
    const line = page.getByText('Taken more widely than you asked: ');
    await expect(line).toContainText('place');
    await page.reload();
    await expect(line).toContainText('place');
    await openResults(page, 'sales managers in Mumbai');
    await expect(cards(page).first()).toBeVisible();
    await expect(line).toHaveCount(0);
  });

  test('loads more, and keeps everything through reload, back and forward', async ({ page }) => {
    await openResults(page);
    await expect(cards(page)).toHaveCount(10);
    await card(page, 3).click();
    const more = page.getByRole('button', { name: 'Load more' });
    const answer = await holdAnswers(page, callsTo('continueSearch'));
    await more.click();
    await expect(more).toBeDisabled();
    await answer();
    await expect(cards(page)).toHaveCount(20);
    await expect(page).toHaveURL(/page=2$/);
    await expect(card(page, 10)).toBeFocused();
    await expect
      .poll(() => stored(page))
      .toMatchObject({ query: QUERY, items: { length: 20 }, paging: { start: 10 }, cursor: expect.any(String) });

    const searches: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/linkedin/')) searches.push(request.url());
    });
    const texts = await cards(page).allTextContents();
    expect(new Set(texts).size).toBe(20);
    await page.reload();
    await expect(cards(page)).toHaveText(texts);
    await expect(card(page, 3)).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'Leadlight' }).click();
    await expect(page).toHaveURL(/\/advanced-search$/);
    await page.goBack();
    await expect(cards(page)).toHaveText(texts);
    await expect(card(page, 3)).toHaveAttribute('aria-pressed', 'true');
    await page.goForward();
    await expect(page).toHaveURL(/\/advanced-search$/);
    expect(searches).toEqual([]);
  });

  test('goes from search to search with back and forward', async ({ page }) => {
    await openResults(page, 'Sales directors in London');
    const london = await cards(page).first().textContent();
    await box(page).fill('Founders in Pune');
    await box(page).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for "Founders in Pune"');
    await expect(cards(page).first()).toContainText('Pune');
    await page.goBack();
    await expect(cards(page).first()).toHaveText(london!);
    await expect(box(page)).toHaveValue('Sales directors in London');
    await page.goForward();
    await expect(box(page)).toHaveValue('Founders in Pune');
  });

  test('reads an address of the third page, and searches anew when asked to', async ({ page }) => {
    await openResults(page, QUERY, '&page=3');
    await expect(cards(page)).toHaveCount(30);
    const search = page.waitForRequest(callsTo('searchPeople'));
    await searchButton(page).click();
    await search;
    await expect(cards(page)).toHaveCount(10);
    await expect(page).toHaveURL(/page=1$/);
  });

  test('filters by profile and by location', async ({ page }) => {
    await openResults(page, QUERY, '&page=3');
    await expect(cards(page)).toHaveCount(30);
    const open = (name: string) => page.getByRole('combobox', { name }).click();
    await open('Profile');
    const options = page.getByRole('option');
    await expect(options.nth(1)).toBeVisible();
    expect(await options.count()).toBeLessThanOrEqual(25);
    await expectAccessible(page);
    const headline = (await options.nth(1).textContent())!;
    await page.getByRole('combobox', { name: 'Find in Profile' }).fill(headline.slice(0, 12));
    await page.getByRole('option', { name: headline, exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('combobox', { name: 'Profile (1)' })).toBeFocused();
    await expect(cards(page).filter({ hasNotText: headline })).toHaveCount(0);
    const left = await cards(page).count();
    expect(left).toBeGreaterThan(0);
    await page.reload();
    await expect(cards(page)).toHaveCount(left);

    await open('Profile (1)');
    await page.getByRole('option', { name: headline, exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(cards(page)).toHaveCount(30);
    await open('Location');
    const place = (await options.first().textContent())!;
    await options.first().click();
    await page.keyboard.press('Escape');
    await expect(cards(page).first()).toContainText(place);
    await expect(cards(page).filter({ hasNotText: place })).toHaveCount(0);

    await openResults(page, QUERY, '&profile=Astronaut');
    await expect(page.getByText('None of the people loaded so far pass the filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await expect(cards(page)).toHaveCount(30);
  });

  test('has a word when nobody is found', async ({ page }) => {
    await openResults(page, NOBODY);
    await expect(page.getByText('No results found.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'New Search' }).click();
    await expect(page).toHaveURL(/\/advanced-search$/);
    await page.goto('/advanced-search-result');
    await expect(page).toHaveURL(/\/advanced-search$/);
  });

  test('shows pictures of any site, the frame without one, who cannot be enriched, and an end to loading', async ({
    page,
    member,
    website,
  }) => {
    const person = {
      id: '1',
      public_identifier: 'a',
      name: 'Ana-Maria Sol',
      headline: 'Buyer',
      location: 'Pune',
      public_profile_url: '',
      profile_url: '',
    };
    const search: StoredSearch = {
      query: 'Buyers',
      email: member.email,
      items: [
        person,
        { ...person, id: '2', name: '', profile_url: 'https://www.linkedin.com/in/a' },
        { ...person, id: '3', profile_picture_url: `${website.url}/picture.png` },
        { ...person, id: '4', profile_picture_url: `${website.url}/no-picture` },
      ],
      paging: { start: 0, total_count: 4 },
      cursor: null,
      intent: {
        titles: [],
        seniority: [],
        departments: [],
        locations: [],
        industries: [],
        companies: [],
        keywords: [],
        years_experience: null,
        company_sizes: [],
        exclude: { titles: [], companies: [], locations: [], industries: [], keywords: [] },
      },
      selected: [],
    };
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    const store = (kept: StoredSearch) =>
      page.addInitScript((text) => sessionStorage.setItem('advancedSearchPayload', text), JSON.stringify(kept));
    await store(search);
    await openResults(page, 'Buyers');
    for (const [index, picture] of ['/Frame.png', '/Frame.png', /^data:image\/png;/, '/Frame.png'].entries()) {
      const portrait = card(page, index).locator('img');
      await expect(portrait).toHaveAttribute('src', picture);
      await expect.poll(() => portrait.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(192);
    }
    // The hosts of pictures do not learn who is looked at.
    expect([...hosts].filter((host) => host !== '' && host !== new URL(page.url()).host)).toEqual([]);
    await expect(cards(page).nth(0)).toContainText('No profile URL found for this user');
    await expect(cards(page).nth(1)).toContainText('LinkedIn Member');
    await card(page, 0).click({ force: true });
    await expect(page.getByText('Nobody selected')).toBeVisible();
    await card(page, 1).click();
    await expect(page.getByText('1 profile selected')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Load more' })).toBeDisabled();
    await store({ ...search, paging: { start: 4, total_count: 4 } });
    await openResults(page, 'Buyers');
    await expect(cards(page)).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  });

  test('says that it failed when the server refuses the query or the cursor', async ({ page }) => {
    await openResults(page, 'a'.repeat(501));
    await expectToast(page, 'Failed to search the query');
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to search the query' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'New Search' })).toBeVisible();
    await expectAccessible(page);

    await openResults(page);
    await expect(cards(page)).toHaveCount(10);
    await page.evaluate(() => {
      const search = JSON.parse(sessionStorage.getItem('advancedSearchPayload')!);
      sessionStorage.setItem('advancedSearchPayload', JSON.stringify({ ...search, cursor: 'altered' }));
    });
    await page.reload();
    await page.getByRole('button', { name: 'Load more' }).click();
    await expectToast(page, 'Failed to load more results');
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to load more results' })).toBeVisible();
    await expect(cards(page)).toHaveCount(10);
  });
});

waitingTest('shows that it searches, that it failed, and tries again', async ({ page, app, expectedErrors }) => {
  expectedErrors.push(/WebSocket connection/);
  await openResults(page);
  await expect(cards(page)).toHaveCount(10);
  const restore = await slowNetwork(page);
  await box(page).fill('Founders in Pune');
  await box(page).press('Enter');
  await expect(page.locator('[data-skeleton]')).toBeVisible();
  await expect(searchButton(page)).toBeDisabled();
  await expectAccessible(page);
  await expect(cards(page).first()).toBeVisible();
  await restore();

  await app.kill();
  await box(page).fill('Sales directors in London');
  await box(page).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to search the query' })).toContainText(
    'The server cannot be reached.',
  );
  await app.restart();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page).first()).toBeVisible();
});

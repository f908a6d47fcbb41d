import type { Page, Request } from '@playwright/test';
import { expect, memberTest as test } from '../../support/browser/app-fixture.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { tabTo } from '../../support/browser/keyboard.ts';
import { callsTo, holdAnswers } from '../../support/http/answers.ts';

const QUERY = 'marketing managers in Mumbai with 5+ years, not at Acme';

const open = (page: Page, query = QUERY) => page.goto(`/advanced-search-result?q=${encodeURIComponent(query)}`);
const chips = (page: Page) => page.getByRole('list', { name: 'How your search was understood' }).getByRole('listitem');
const chip = (page: Page, text: string) => chips(page).getByRole('button', { name: text, exact: true });
const remove = (page: Page, text: string) => chips(page).getByRole('button', { name: `Remove ${text}` });
const cards = (page: Page) => page.getByRole('list', { name: 'People found' }).getByRole('listitem');
const editor = (page: Page) => page.getByRole('dialog', { name: /^(Change|Add) filter$/ });
const addFilter = (page: Page) => page.getByRole('button', { name: 'Add filter' });
const reset = (page: Page) => page.getByRole('button', { name: 'Reset' });
const nextSearch = (page: Page) => page.waitForRequest(callsTo('searchPeople'));
const intentOf = (request: Request) => request.postDataJSON().intent;

test('shows every part of how the search was understood, and searches without one that is taken away', async ({
  page,
}) => {
  await open(page);
  await expect(chip(page, 'Location Mumbai')).toBeVisible();
  await expect(chip(page, 'Experience 5+ years')).toBeVisible();
  await expect(chip(page, 'Not company Acme')).toBeVisible();
  await expect(reset(page)).toHaveCount(0);
  const before = await chips(page).allTextContents();
  await expect(cards(page).first()).toBeVisible();

  const search = nextSearch(page);
  await remove(page, 'Not company Acme').click();
  const sent = (await search).postDataJSON();
  expect(sent).toMatchObject({ query: QUERY, intent: { locations: ['Mumbai'], exclude: { companies: [] } } });
  await expect(chips(page)).toHaveText(before.filter((text) => !text.includes('Acme')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for "${QUERY}"`);

  await chip(page, 'Experience 5+ years').focus();
  const second = nextSearch(page);
  await page.keyboard.press('Delete');
  expect(intentOf(await second)).toMatchObject({ years_experience: null, locations: ['Mumbai'] });
  await expect(chip(page, 'Experience 5+ years')).toHaveCount(0);
  // The focus is on what is left, not lost.
  await expect(chips(page).last().getByRole('button').first()).toBeFocused();

  await page.goBack();
  await expect(chip(page, 'Experience 5+ years')).toBeVisible();
  await expect(chip(page, 'Not company Acme')).toHaveCount(0);
  await reset(page).click();
  await expect(chips(page)).toHaveText(before);
  await expect(reset(page)).toHaveCount(0);
  await expect(chip(page, before[0]!)).not.toBeFocused();
});

test('changes a part in its place, also its kind, by keyboard alone', async ({ page }) => {
  await open(page, 'tax accountants in Mumbai');
  await expect(chips(page).first()).toBeVisible();
  await addFilter(page).focus();
  await page.keyboard.press('Enter');
  await expect(editor(page).getByLabel('Keyword')).toBeFocused();
  await page.keyboard.insertText('Brightforge');
  await page.keyboard.press('Enter');
  await expect(chip(page, 'Keyword Brightforge')).toBeVisible();
  await expect(addFilter(page)).toBeFocused();

  await chip(page, 'Keyword Brightforge').focus();
  await page.keyboard.press('Enter');
  await expect(editor(page).getByLabel('Keyword')).toBeFocused();
  await page.keyboard.insertText('Bright Forge');
  await page.keyboard.press('Escape');
  await expect(editor(page)).toHaveCount(0);
  await expect(chip(page, 'Keyword Brightforge')).toBeFocused();

  await page.keyboard.press('Enter');
  await editor(page).getByLabel('Kind').selectOption('Company');
  await expect(editor(page).getByLabel('Company')).toHaveValue('Brightforge');
  await tabTo(page, editor(page).getByLabel('Leave these people out'));
  await page.keyboard.press('Space');
  const search = nextSearch(page);
  await page.keyboard.press('Enter');
  expect(intentOf(await search)).toMatchObject({ companies: [], exclude: { companies: ['Brightforge'] } });
  await expect(chip(page, 'Not company Brightforge')).toBeFocused();

  await page.keyboard.press('Enter');
  await editor(page).getByLabel('Kind').selectOption('Seniority');
  await editor(page).getByLabel('Seniority').selectOption('Director');
  await expect(editor(page).getByLabel('Leave these people out')).toHaveCount(0);
  await editor(page).getByRole('button', { name: 'Save' }).click();
  await expect(chip(page, 'Seniority Director')).toBeVisible();
});

test('adds years and sizes only as they can be searched for', async ({ page }) => {
  await open(page, 'CTOs in Pune');
  await expect(chips(page).first()).toBeVisible();
  await addFilter(page).click();
  await editor(page).getByLabel('Kind').selectOption('Experience');
  await editor(page).getByRole('textbox', { name: 'Experience' }).fill('many');
  await page.keyboard.press('Enter');
  const field = editor(page).getByRole('textbox', { name: 'Experience' });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(editor(page)).toContainText('Years, such as 5+, 5-10 or up to 3.');
  await expectAccessible(page, '[role=dialog]');
  await field.fill('3 to 8 years');
  const search = nextSearch(page);
  await page.keyboard.press('Enter');
  expect(intentOf(await search)).toMatchObject({ years_experience: { min: 3, max: 8 } });
  await expect(chip(page, 'Experience 3-8 years')).toBeVisible();

  await addFilter(page).click();
  await editor(page).getByLabel('Kind').selectOption('Company size');
  await editor(page).getByRole('textbox', { name: 'Company size' }).fill('up to 50');
  const sized = nextSearch(page);
  await page.keyboard.press('Enter');
  expect(intentOf(await sized)).toMatchObject({ company_sizes: ['<50'], years_experience: { min: 3, max: 8 } });
  await expect(chip(page, 'Company size <50 employees')).toBeVisible();
});

test('keeps a corrected search through reload, loading more and back', async ({ page }) => {
  await open(page, 'Managers in India');
  await expect(cards(page)).toHaveCount(10);
  await cards(page).nth(1).getByRole('button').click();
  await addFilter(page).click();
  await editor(page).getByLabel('Kind').selectOption('Location');
  await editor(page).getByRole('textbox', { name: 'Location' }).fill('Bengaluru');
  const answer = await holdAnswers(page, callsTo('searchPeople'));
  await editor(page).getByRole('button', { name: 'Add' }).click();
  // What was asked for stands while it is searched.
  await expect(page.locator('[data-skeleton]')).toBeVisible();
  await expect(chip(page, 'Location Bengaluru')).toBeVisible();
  await answer();
  await expect(cards(page)).toHaveCount(10);
  await expect(page.getByText('1 profile selected')).toBeVisible();

  await remove(page, 'Location India').click();
  await expect(page).toHaveURL(/want=location%3ABengaluru/);
  await expect(cards(page).first()).toContainText('Bengaluru');
  const more = page.waitForRequest(callsTo('continueSearch'));
  await page.getByRole('button', { name: 'Load more' }).click();
  await more;
  await expect(cards(page)).toHaveCount(20);
  await expect(cards(page).filter({ hasNotText: 'Bengaluru' })).toHaveCount(0);
  await expect(page).toHaveURL(/page=2/);

  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/linkedin/')) searches.push(request.url());
  });
  const texts = await cards(page).allTextContents();
  const shown = await chips(page).allTextContents();
  await page.reload();
  await expect(cards(page)).toHaveText(texts);
  await expect(chips(page)).toHaveText(shown);
  await page.getByRole('link', { name: 'Leadlight' }).click();
  await expect(page).toHaveURL(/\/advanced-search$/);
  await page.goBack();
  await expect(cards(page)).toHaveText(texts);
  await expect(chips(page)).toHaveText(shown);
  expect(searches).toEqual([]);

  // Another tab has the address alone.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(page.url());
  await expect(cards(page)).toHaveText(texts);
  await expect(chips(page)).toHaveText(shown);
  expect(searches).not.toEqual([]);
});

test('asks nobody when nothing is left to look for', async ({ page }) => {
  await open(page, 'Founders');
  await expect(cards(page).first()).toBeVisible();
  while ((await chips(page).count()) > 0)
    await chips(page)
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click();
  await expect(page.getByText('No filters left')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('No filters left')).toBeVisible();
  await reset(page).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(chips(page).first()).toBeVisible();
});

test('fits a phone, light and dark, and moves nothing while it searches', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, `${QUERY} ${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}`);
  await expect(chips(page).first()).toBeVisible();
  await expect(cards(page).first().or(page.getByText('No results found.'))).toBeVisible();
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await overflow()).toBe(0);
    await expectAccessible(page);
    await chips(page).first().getByRole('button').first().click();
    await expect(editor(page)).toBeVisible();
    expect(await overflow()).toBe(0);
    await expectAccessible(page, '[role=dialog]');
    await page.keyboard.press('Escape');
  }
  const place = () => chip(page, 'Location Mumbai').boundingBox();
  const before = await place();
  const answer = await holdAnswers(page, callsTo('searchPeople'));
  await remove(page, 'Not company Acme').click();
  await expect(page.locator('[data-skeleton]')).toBeVisible();
  expect(await place()).toEqual(before);
  await answer();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  expect(await place()).toEqual(before);
});

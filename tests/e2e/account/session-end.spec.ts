import type { Page } from '@playwright/test';
import { expect, memberTest as test } from '../../support/browser/app-fixture.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { chooseOnly, configure, pasteBox, picker, sampleUrls, signInAs } from '../../support/browser/pages.ts';
import { expectToast, otherToasts } from '../../support/browser/shown.ts';
import { type Member, signUp } from '../../support/http/sign-up.ts';

const TOLD = 'keeps the choice of an open picker when the page is told that the session has ended';
const ENDED = 'Session inactive, please login again';
const login = (page: Page) => page.getByRole('dialog', { name: 'Login to continue' });
const endElsewhere = (member: Member) => member.api.call('logOut');

// A session that ends by its time is told by nobody: the page learns of it with its next call.
test.beforeEach(async ({ page }, { title }) => {
  if (title === TOLD) return;
  await page.route('**/socket.io/**', (route) => route.abort());
  await page.routeWebSocket(/\/socket\.io\//, (socket) => socket.close());
});

/** Presses the picker's button when the session is over already, and signs in again. */
async function startTooLate(page: Page, member: Member, as: Pick<Member, 'email' | 'name'> = member): Promise<void> {
  await endElsewhere(member);
  await picker(page).getByRole('button', { name: 'Enrich Now' }).click();
  await expect(login(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByText(/credits missing/)).toHaveCount(0);
  await expectToast(page, ENDED);
  expect(await otherToasts(page)).toEqual([]);
  await expectAccessible(page);
  await signInAs(page, as);
  await expectToast(page, 'Login Successful');
  await expect(login(page)).toBeHidden();
}

async function expectChoice(page: Page, names: readonly string[]): Promise<void> {
  await expect(picker(page).getByRole('switch', { checked: true })).toHaveCount(names.length);
  for (const name of names) await expect(picker(page).getByRole('switch', { name, exact: true })).toBeChecked();
}

test('makes way for signing in, and keeps the addresses and the choice', async ({ page, member }) => {
  await configure(member, ['firstName', 'lastName', 'jobTitle']);
  const lines = sampleUrls(2).join('\n');
  await page.goto('/enrich');
  await pasteBox(page).fill(lines);
  await page.getByRole('button', { name: 'Enrich Now' }).click();
  await chooseOnly(page, ['Skills & Tools', 'Tag']);
  await startTooLate(page, member);
  await expect(page).toHaveURL(/\/enrich$/);
  await expect(pasteBox(page)).toHaveValue(lines);
  await page.getByRole('button', { name: 'Enrich Now' }).click();
  await expectChoice(page, ['Skills & Tools', 'Tag']);
  await expect(picker(page)).toContainText('Total Cost: 4 Credits');
  await picker(page).getByRole('button', { name: 'Enrich Now' }).click();
  await expect(page).toHaveURL(/\/bulk_enrichment/);
});

test('leads back to the people that were chosen', async ({ page, member }) => {
  const query = 'Managers in India';
  await member.api.call('searchPeople', { body: { query } });
  await configure(member, ['firstName']);
  await page.goto(`/advanced-search-result?q=${encodeURIComponent(query)}`);
  const people = page.getByRole('list', { name: 'People found' }).getByRole('listitem');
  for (const index of [0, 2]) await people.nth(index).getByRole('button').click();
  await page.getByRole('main').getByRole('button', { name: 'Enrich Now' }).click();
  await chooseOnly(page, ['Location', 'Industry']);
  await startTooLate(page, member);
  await expect(page).toHaveURL(/\/advanced-search-result\?q=Managers/);
  await expect(page.getByText('2 profiles selected')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Enrich Now' }).click();
  await expectChoice(page, ['Location', 'Industry']);
});

test('begins afresh for somebody else', async ({ page, member, app }) => {
  await configure(member, ['firstName', 'lastName']);
  const other = await signUp(app.url, { website: '', description: 'We sell tea.' }, 'Noor Other');
  await configure(other, ['gender']);
  await page.goto('/enrich');
  await pasteBox(page).fill(sampleUrls(1)[0]!);
  await page.getByRole('button', { name: 'Enrich Now' }).click();
  await chooseOnly(page, ['Skills & Tools']);
  await startTooLate(page, member, other);
  await page.getByRole('button', { name: 'Enrich Now' }).click();
  await expectChoice(page, ['Gender']);
});

test('forgets the choice with a picker that was closed by hand', async ({ page, member }) => {
  await configure(member, ['firstName']);
  await page.goto('/enrich');
  await pasteBox(page).fill(sampleUrls(1)[0]!);
  await page.getByRole('button', { name: 'Enrich Now' }).click();
  await chooseOnly(page, ['Tag']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Enrich Now' }).click();
  await expectChoice(page, ['First Name']);
});

test('keeps a description that was being written', async ({ page, member }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Edit the description' }).click();
  await page.getByLabel('Company description').fill('We now sell umbrellas.');
  await endElsewhere(member);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(login(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await signInAs(page, member);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByLabel('Company description')).toHaveValue('We now sell umbrellas.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Company profile updated successfully');
});

test(TOLD, async ({ page, member }) => {
  await configure(member, ['firstName']);
  const lines = sampleUrls(2).join('\n');
  await page.goto('/enrich');
  await pasteBox(page).fill(lines);
  await page.getByRole('button', { name: 'Enrich Now' }).click();
  await chooseOnly(page, ['Skills & Tools', 'Tag']);
  await endElsewhere(member);
  await expect(login(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await signInAs(page, member);
  await expect(login(page)).toBeHidden();
  await expect(pasteBox(page)).toHaveValue(lines);
  await page.getByRole('button', { name: 'Enrich Now' }).click();
  await expectChoice(page, ['Skills & Tools', 'Tag']);
});

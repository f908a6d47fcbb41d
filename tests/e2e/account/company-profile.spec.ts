import { expect, memberTest as test } from '../../support/browser/app-fixture.ts';
import { pressTab } from '../../support/browser/keyboard.ts';
import { expectToast } from '../../support/browser/shown.ts';
import { answerOtherwise, callsTo } from '../../support/http/answers.ts';

test.describe('for the first time', () => {
  test.use({ company: null });

  test('asks for the website, then the description', async ({ page, member, website }) => {
    await page.goto('/profile');
    await expect(page.getByText('No company profile set')).toBeVisible();
    await page.getByRole('button', { name: 'Edit' }).click();
    const modal = page.getByRole('dialog', { name: 'Company Profile' });
    await expect(modal.getByLabel('Company website')).toHaveAttribute('placeholder', 'www.example.com');
    await modal.getByRole('button', { name: 'Fetch Description' }).click();
    await expect(modal.getByLabel('Company website')).toHaveAccessibleDescription(/Please enter your website\./);
    await modal.getByLabel('Company website').fill(website.url);
    await modal.getByRole('button', { name: 'Fetch Description' }).click();
    await expectToast(page, 'Website captured. Please review the description.');

    await modal.getByLabel('Company description').fill('  ');
    await modal.getByRole('button', { name: 'Unlock' }).click();
    await expect(modal.getByLabel('Company description')).toHaveAccessibleDescription(
      /Please provide a company description to continue\./,
    );
    await modal.getByRole('button', { name: 'What to include' }).click();
    for (const point of [
      'Main services or products',
      'Target market or industries',
      'Key value propositions',
      'Company size and focus areas',
      'We make scheduling software for dental and veterinary clinics',
    ])
      await expect(page.getByText(point)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal).toBeVisible();
    await modal.getByLabel('Company description').fill('We sell rain gauges to farms.');
    await modal.getByRole('button', { name: 'Unlock' }).click();
    await expectToast(page, 'Company profile added successfully');
    await expect(modal).toBeHidden();
    await expect(page.getByText('We sell rain gauges to farms.')).toBeVisible();
    const { company_profile } = await member.api.call('readProfile');
    expect(company_profile).toEqual({ website: website.url, description: 'We sell rain gauges to farms.' });
  });
});

test('shows name and e-mail to be read only, and an empty company profile', async ({ page, member }) => {
  const empty = { success: true, id: member.userId, company_profile: { website: '', description: '' } };
  await answerOtherwise(page, callsTo('readProfile'), empty);
  await page.goto('/profile');
  for (const [label, value] of [
    ['Name', member.name],
    ['E-mail', member.email],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveValue(value);
    await expect(page.getByLabel(label)).not.toBeEditable();
  }
  await expect(page.getByText('Company profile is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Company Profile', exact: true })).toBeVisible();
});

test('edits what is there', async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  const modal = page.getByRole('dialog', { name: 'Edit Company Profile' });
  await expect(modal.getByLabel('Company website')).toHaveValue('https://www.tidewell.example');
  await modal.getByRole('button', { name: 'Edit the description' }).click();
  await expect(modal.getByLabel('Company description')).toHaveValue(/^Tidewell makes scheduling software/);
  await modal.getByLabel('Company description').fill('Tidewell now sells umbrellas.');
  await modal.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Company profile updated successfully');
  await expect(page.getByText('Tidewell now sells umbrellas.')).toBeVisible();
});

test('keeps the focus inside, the page still, and gives the focus back on Escape', async ({ page }) => {
  await page.goto('/profile');
  const edit = page.getByRole('button', { name: 'Edit' });
  await edit.click();
  const modal = page.getByRole('dialog', { name: 'Edit Company Profile' });
  await expect(modal.getByLabel('Company website')).toBeFocused();
  for (let step = 0; step < 8; step++) {
    await pressTab(page);
    expect(await modal.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.mouse.move(5, 300);
  await page.mouse.wheel(0, 500);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.click(5, 300);
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(edit).toBeFocused();
});

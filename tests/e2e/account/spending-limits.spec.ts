import { expect, memberTest as test } from '../../support/browser/app-fixture.ts';
import { expectToast } from '../../support/browser/shown.ts';

test('a user sets, sees and lifts their spending limits', async ({ page, member }) => {
  await page.goto('/profile');
  const day = page.getByLabel('Credits a day');
  await expect(day).toHaveValue('');
  await expect(day).toHaveAccessibleDescription('0 used or held today');

  await day.fill('many');
  await expect(day).toHaveAccessibleDescription(/Please enter a whole number, or leave it empty for no limit\./);
  await day.fill('1,500');
  await page.getByLabel('Credits a month').fill('20000');
  await page.getByRole('button', { name: 'Save limits' }).click();
  await expectToast(page, 'Spending limits saved.');
  expect(await member.api.call('readSpendingLimits')).toMatchObject({ per_day: 1500, per_month: 20_000 });

  await page.reload();
  await expect(day).toHaveValue('1500');
  await day.fill('');
  await page.getByRole('button', { name: 'Save limits' }).click();
  await expectToast(page, 'Spending limits saved.');
  expect(await member.api.call('readSpendingLimits')).toMatchObject({ per_day: null, per_month: 20_000 });
});

import { adminTest, expect, memberTest, test as visitorTest } from '../../support/browser/app-fixture.ts';
import { expectAccessible } from '../../support/browser/axe.ts';

memberTest('people are listed by hand and from a file, and taken off again, by keyboard', async ({ page }) => {
  await page.goto('/profile');
  const card = page.getByRole('heading', { name: 'Do not process' }).locator('..');
  await expect(card.getByText('Nobody is on the list.')).toBeVisible();
  const field = card.getByLabel('Person or company');
  await field.fill('nobody');
  await field.press('Enter');
  await expect(card.getByText('Please enter a LinkedIn profile URL')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('jane.roe@acme.example');
  await field.press('Enter');
  await expect(card.getByText('j…@ac….example')).toBeVisible();
  await expect(field).toHaveValue('');
  const csv = 'Profile,Website\nhttps://www.linkedin.com/in/max-moe,https://moe.example\n,https://other.example\n';
  await card.getByLabel('File with people who are not to be processed').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  });
  const dialog = page.getByRole('dialog', { name: 'Add the people of this file?' });
  await expect(dialog.getByRole('listitem')).toHaveText(['1 profile', '0 e-mail addresses', '2 domains']);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add 3 entries' }).click();
  await expect(card.getByRole('status')).toHaveText('4 entries');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Remove moe.example' }).press('Enter');
  await expect(card.getByText('moe.example')).toHaveCount(0);
  await expect(card.getByRole('status')).toHaveText('3 entries');
});

memberTest('who cannot read the list is told so, and tries again', async ({ page }) => {
  await page.route('**/api/suppressions?*', (route) => route.fulfill({ status: 500, json: { success: false } }));
  await page.goto('/profile');
  const alert = page.getByRole('alert').filter({ hasText: 'The list could not be loaded.' });
  await expect(alert).toBeVisible();
  await page.unroute('**/api/suppressions?*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page
      .getByRole('heading', { name: 'Do not process' })
      .locator('..')
      .getByRole('listitem')
      .or(page.getByText('Nobody is on the list.'))
      .first(),
  ).toBeVisible();
});

memberTest('a person is forgotten after a question', async ({ page }) => {
  await page.goto('/profile');
  const card = page.getByRole('heading', { name: 'Forget a person' }).locator('..');
  const forget = card.getByRole('button', { name: 'Forget this person' });
  await expect(forget).toBeDisabled();
  await card.getByLabel('Person', { exact: true }).fill('https://www.linkedin.com/in/never-enriched-here');
  await forget.click();
  const dialog = page.getByRole('dialog', { name: 'Forget this person?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Forget for good' }).click();
  await expect(card.getByText('Nothing was kept about this person.')).toBeVisible();
});

visitorTest('somebody without an account asks, from the login dialog on', async ({ page }) => {
  await page.goto('/enrich');
  await page.getByRole('button', { name: 'Get started now' }).click();
  await page.getByRole('link', { name: 'Are you in our data?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data in Leadlight');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Please enter your e-mail address.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Leave me out from now on').check();
  await page.getByLabel('Your e-mail address').fill('visitor@acme.example');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Please look into your mailbox.')).toBeVisible();
  await expectAccessible(page);
});

visitorTest('a link that does not work any more says so, and leads to a new one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/privacy-request#no.such.token');
  await page.getByRole('button', { name: 'Confirm my request' }).click();
  await expect(page.getByRole('alert')).toContainText('This link does not work any more.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(page.getByLabel('Your e-mail address')).toBeVisible();
});

adminTest('the operator sees the mail, and decides what is not proven', async ({ page }) => {
  const email = `asks-${Date.now()}@acme.example`;
  await page.goto('/privacy-request');
  await page.getByLabel('Your e-mail address').fill(email);
  await page.getByLabel('Your LinkedIn profile (optional)').fill('https://www.linkedin.com/in/somebody-not-proven');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Please look into your mailbox.')).toBeVisible();
  await page.goto('/admin?tab=privacy');
  const mail = page.getByText(`To ${email}: Please`).locator('..');
  const link = /\S+\/privacy-request(#\S+)/.exec((await mail.textContent()) ?? '')?.[1] ?? '';
  await page.goto(`/privacy-request${link}`);
  await page.getByRole('button', { name: 'Confirm my request' }).click();
  await expect(page.getByText('Nothing is kept under your e-mail address.')).toBeVisible();
  await expect(page.getByText('Whoever runs this installation looks at your request')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin?tab=privacy');
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('(not proven)');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Refuse' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
  await expect(row).toHaveCount(0);
  const answer = page.getByText(`To ${email}: About your request`).locator('..');
  await answer.getByRole('button', { name: 'Take off the list' }).click();
  await expect(answer).toHaveCount(0);
});

import type { Locator, Page } from '@playwright/test';
import { expect, memberTest as test } from '../../support/browser/app-fixture.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { expectToast, otherToasts } from '../../support/browser/shown.ts';
import { answerOtherwise, callsTo } from '../../support/http/answers.ts';
import type { Member } from '../../support/http/sign-up.ts';

const payButton = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: /^(Pay|Processing…)$/ });
const checkout = (page: Page): Locator => page.getByRole('dialog', { name: 'Test checkout' });
const overlay = (page: Page): Locator => page.getByRole('dialog', { name: 'Payment Successful!' });
/** Found by its element: what stands behind an open dialog has no role. */
const pill = (page: Page): Locator => page.locator('header').getByText(/^[\d,]+\s*Credits$/);
const creditsOf = async (member: Member) => (await member.api.call('readCredits')).credits;
async function purchasesOf(member: Member): Promise<number[]> {
  const { transactions } = await member.api.call('listTransactions');
  return transactions.filter(({ type }) => type === 'purchase').map(({ credits }) => credits);
}

async function openCheckout(page: Page): Promise<void> {
  await page.goto('/payment-summary');
  await payButton(page).click();
  await expect(checkout(page)).toContainText('Test payment, no money moves');
}

test('four plans say what they cost and save, and questions open one at a time', async ({ page }) => {
  await page.goto('/purchase-credits');
  const cards = page.getByRole('main').locator('div', { has: page.getByRole('heading', { level: 2 }) });
  for (const [credits, price, original, label, each] of [
    ['100 credits', '₹ 100', '₹ 100', '0% Discount', '₹ 1.00 per credit'],
    ['250 credits', '₹ 237', '₹ 250', '5% Discount', '₹ 0.95 per credit'],
    ['500 credits', '₹ 450', '₹ 500', '10% Discount', '₹ 0.90 per credit'],
    ['1,000 credits', '₹ 800', '₹ 999', '20% Discount', '₹ 0.80 per credit'],
  ] as const) {
    const card = cards.filter({ has: page.getByRole('heading', { name: credits, exact: true }) }).last();
    for (const text of [label, price, each]) await expect(card).toContainText(text);
    await expect(card.locator('s')).toContainText(original);
    await expect(card.getByRole('button', { name: 'Buy Now' })).toHaveAccessibleDescription(credits);
    await expect(card.getByText('Best value')).toHaveCount(credits === '1,000 credits' ? 1 : 0);
  }
  const questions = page.getByRole('region', { name: 'Questions? Look here.' });
  const titles = questions.getByRole('button');
  await expect(titles).toHaveCount(5);
  for (let at = 0; at < 5; at += 1) {
    await titles.nth(at).click();
    await expect(titles.nth(at)).toHaveAttribute('aria-expanded', 'true');
    await expect(questions.locator('[aria-expanded=true]')).toHaveCount(1);
  }
  await expectAccessible(page);
});

test('the chosen plan is paid and credited, and leads home', async ({ page, member }) => {
  await page.clock.install();
  await page.goto('/purchase-credits');
  await page.getByRole('button', { name: 'Buy Now' }).last().click();
  await expect(page).toHaveURL(/\/payment-summary$/);
  const main = page.getByRole('main');
  await expect(main).toContainText('Credits1,000');
  await expect(main).toContainText('Price per credit₹ 0.80');
  await expect(main).toContainText('Total₹ 800');
  await expect(main).toContainText('To Pay₹ 800');
  await expect(main).toContainText('You are saving ₹ 199 on this order');
  await payButton(page).click();
  await expect(checkout(page)).toContainText('₹ 800');
  await expect(checkout(page).getByRole('button', { name: 'Pay' })).toBeFocused();
  // The spinner of the button behind would turn for ever.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page);
  await page.clock.pauseAt(Date.now() + 5_000);
  await page.keyboard.press('Enter');
  await expect(overlay(page)).toContainText('1,000 credits added');
  await expectToast(page, 'Payment successful! 1,000 credits added. New balance: 2,000');
  await expect(overlay(page).getByRole('progressbar')).toBeVisible();
  await expect(overlay(page)).toContainText('Redirecting in 3 seconds');
  await expect(pill(page)).toContainText('2,000');
  await page.clock.runFor(1_000);
  await expect(overlay(page)).toContainText('Redirecting in 2 seconds');
  await page.clock.runFor(1_900);
  await expect(overlay(page)).toContainText('Redirecting in 1 second');
  await expect(page).toHaveURL(/\/payment-summary$/);
  await page.clock.runFor(100);
  await expect(page).toHaveURL(/\/(advanced-search|enrich)$/);
  await expect(overlay(page)).toBeHidden();
  expect(await purchasesOf(member)).toEqual([1_000]);
  await page.clock.resume();
  await page.goto('/credit-history');
  await expect(page.getByRole('row').filter({ hasText: 'Purchase' })).toContainText('1,000');
});

test('500 credits at 450 stand there when nothing was chosen', async ({ page }) => {
  await page.goto('/payment-summary');
  await expect(page.getByRole('main')).toContainText('Credits500');
  await expect(page.getByRole('main')).toContainText('To Pay₹ 450');
  await expect(page.getByRole('main')).toContainText('You are saving ₹ 50 on this order');
  await expect(page.getByRole('radio', { name: /Razorpay/ })).toBeChecked();
  await expectAccessible(page);
});

test('a failed payment says why, once, and the next try can succeed', async ({ page, member }) => {
  await openCheckout(page);
  await expect(page.getByRole('button', { name: 'Processing…', includeHidden: true })).toBeDisabled();
  await checkout(page).getByRole('button', { name: 'Fail' }).click();
  await expect(checkout(page)).toBeHidden();
  await expect(page.getByRole('alert')).toHaveText('The test payment was declined');
  await expectToast(page, 'The test payment was declined');
  expect(await otherToasts(page)).toEqual([]);
  expect(await creditsOf(member)).toBe(1_000);
  await payButton(page).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await checkout(page).getByRole('button', { name: 'Pay' }).click();
  await overlay(page).getByRole('button', { name: 'Go on now' }).click();
  await expect(page).toHaveURL(/\/(advanced-search|enrich)$/);
  expect(await purchasesOf(member)).toEqual([500]);
});

test('has words of its own for an order or a verification that fails without any', async ({ page }) => {
  await page.goto('/payment-summary');
  await answerOtherwise(page, callsTo('initiatePurchase'), { success: false });
  await payButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('Order creation failed');
  await page.unroute(callsTo('initiatePurchase'));
  await answerOtherwise(page, callsTo('verifyPurchase'), { success: false });
  await payButton(page).click();
  await checkout(page).getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('alert')).toHaveText('Payment failed: Verification failed');
});

for (const [how, close] of [
  ['its button', (page: Page) => checkout(page).getByRole('button', { name: 'Close' }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
] as const) {
  test(`the checkout closed by ${how} costs nothing and gives the focus back`, async ({ page, member }) => {
    await openCheckout(page);
    await close(page);
    await expectToast(page, 'Payment cancelled by user');
    expect(await otherToasts(page)).toEqual([]);
    await expect(page.getByRole('main').getByText('Payment cancelled by user')).toBeVisible();
    await expect(payButton(page)).toBeEnabled();
    await expect(payButton(page)).toBeFocused();
    expect(await creditsOf(member)).toBe(1_000);
  });
}

test('the card method can be chosen and not be paid with', async ({ page, member }) => {
  await page.goto('/payment-summary');
  await page.getByRole('radio', { name: /Razorpay/ }).press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Card payment/ })).toBeChecked();
  await payButton(page).click();
  await expectToast(page, 'Please select a supported payment method.');
  await expect(page.getByRole('alert')).toHaveText('Please select a supported payment method.');
  await expect(checkout(page)).toBeHidden();
  await expectAccessible(page);
  await page.getByText('Razorpay', { exact: true }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await payButton(page).click();
  await expect(checkout(page)).toBeVisible();
  expect(await purchasesOf(member)).toEqual([]);
});

test('the coupon modal takes a code and only closes', async ({ page }) => {
  await page.goto('/payment-summary');
  const open = page.getByRole('button', { name: 'Apply Coupon' });
  await open.click();
  const modal = page.getByRole('dialog', { name: 'Apply Coupon' });
  await expect(modal).toContainText('Enter the coupon code and get discount on offer');
  await expectAccessible(page);
  await modal.getByPlaceholder('Enter Code').fill('HALF');
  await modal.getByRole('button', { name: 'Apply' }).click();
  await expect(modal).toBeHidden();
  await expect(open).toBeFocused();
  await expect(page.getByRole('main')).toContainText('To Pay₹ 450');
});

test('a reload in the middle keeps the plan and charges once', async ({ page, member }) => {
  await page.goto('/purchase-credits');
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  await payButton(page).click();
  await expect(checkout(page)).toContainText('₹ 100');
  await page.reload();
  await expect(checkout(page)).toBeHidden();
  await expect(page.getByRole('main')).toContainText('To Pay₹ 100');
  await payButton(page).click();
  await checkout(page).getByRole('button', { name: 'Pay' }).dblclick();
  await expect(overlay(page)).toBeVisible();
  await page.reload();
  await expect(pill(page)).toContainText('1,100');
  expect(await purchasesOf(member)).toEqual([100]);
});

test('a paid order whose page was closed is credited when it is verified from elsewhere', async ({ page, member }) => {
  await openCheckout(page);
  const orderId = (await checkout(page)
    .getByText(/^Order order_/)
    .textContent())!.replace('Order ', '');
  const paid = await member.api.callRaw('payTestOrder', { params: { order_id: orderId } });
  const { success: _, ...payment } = await paid.json();
  const verify = () => member.api.callRaw('verifyPurchase', { body: payment });
  expect((await verify()).status).toBe(200);
  // The open page hears of it, and paying in it again adds nothing.
  await expect(pill(page)).toContainText('1,500');
  await checkout(page).getByRole('button', { name: 'Pay' }).click();
  await expect(overlay(page)).toContainText('New balance: 1,500');
  expect(await purchasesOf(member)).toEqual([500]);
});

import type { Page } from '@playwright/test';
import { expect, memberTest } from '../../support/browser/app-fixture.ts';
import { expectToast, otherToasts } from '../../support/browser/shown.ts';
import { startedOnce } from '../../support/browser/started-once.ts';
import { CHECKOUT_SCRIPT } from '../../support/servers/razorpay-script.ts';
import { type RazorpayServer, startRazorpayServer } from '../../support/servers/razorpay-server.ts';

const test = memberTest.extend<object, { provider: RazorpayServer }>({
  provider: startedOnce(startRazorpayServer),
  settings: [
    async ({ provider }, use) =>
      use({
        SIGNUP_CREDITS: '100',
        RAZORPAY_KEY_ID: provider.keyId,
        RAZORPAY_KEY_SECRET: provider.keySecret,
        RAZORPAY_WEBHOOK_SECRET: provider.webhookSecret,
        RAZORPAY_BASE_URL: provider.url,
      }),
    { scope: 'worker' },
  ],
  page: async ({ page, provider }, use) => {
    // The script stands on the provider's own host, which no test can serve.
    await page.route('https://checkout.razorpay.com/v1/checkout.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: CHECKOUT_SCRIPT }),
    );
    await page.exposeFunction('payAtProvider', (orderId: string, amount: number) =>
      provider.checkout(orderId, provider.pay(orderId, { amount }).id),
    );
    await use(page);
  },
});

const choose = (page: Page, what: string) => page.getByRole('button', { name: `Provider: ${what}` }).click();
async function openCheckout(page: Page): Promise<void> {
  await page.goto('/payment-summary');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
}

test('pays through the provider', async ({ page, member }) => {
  await openCheckout(page);
  await choose(page, 'pay');
  await expect(page.getByRole('dialog', { name: 'Payment Successful!' })).toContainText('500 credits added');
  expect((await member.api.call('readCredits')).credits).toBe(600);
});

test('draws the frame of the provider over the whole page, though no style attribute is let through', async ({
  page,
}) => {
  await openCheckout(page);
  const { width, height } = page.viewportSize()!;
  await expect.poll(() => page.getByTitle('Checkout').boundingBox()).toMatchObject({ width, height });
});

test('says of a declined and then closed checkout only that it was declined', async ({ page }) => {
  await openCheckout(page);
  await choose(page, 'decline');
  expect(await otherToasts(page)).toEqual([]);
  await choose(page, 'close');
  await expect(page.getByRole('alert')).toHaveText('Your bank declined');
  expect(await otherToasts(page)).toEqual([expect.stringContaining('Your bank declined')]);
});

test('says only that the payment failed when the provider does not say why', async ({ page }) => {
  await openCheckout(page);
  await choose(page, 'refuse');
  await choose(page, 'close');
  await expect(page.getByRole('alert')).toHaveText('Payment failed');
});

test('says of a closed checkout that it was cancelled', async ({ page }) => {
  await openCheckout(page);
  await choose(page, 'close');
  await expectToast(page, 'Payment cancelled by user');
});

test('credits nothing when too little was paid, and says so', async ({ page, provider, member }) => {
  await openCheckout(page);
  await expect(page.getByRole('button', { name: 'Provider: pay' })).toBeVisible();
  for (const order of provider.orders.values()) if (order.status === 'created') provider.pay(order.id, { amount: 100 });
  const order = [...provider.orders.values()].at(-1)!;
  const fields = provider.checkout(order.id, order.payments[0]!.id);
  await page.evaluate((payment) => Object.assign(window, { payAtProvider: async () => payment }), fields);
  await choose(page, 'pay');
  await expect(page.getByRole('alert')).toHaveText(
    'Payment failed: What was paid does not match the order, so no credits were added',
  );
  expect((await member.api.call('readCredits')).credits).toBe(100);
});

test('waits for a payment that the bank has not completed', async ({ page, provider }) => {
  await openCheckout(page);
  await expect(page.getByRole('button', { name: 'Provider: pay' })).toBeVisible();
  const order = [...provider.orders.values()].at(-1)!;
  const payment = provider.pay(order.id, { status: 'authorized' });
  await page.evaluate(
    (fields) => Object.assign(window, { payAtProvider: async () => fields }),
    provider.checkout(order.id, payment.id),
  );
  await choose(page, 'pay');
  await expect(page.getByText('Confirming your payment. Please do not close this page.')).toBeVisible();
  payment.status = 'captured';
  order.status = 'paid';
  await expect(page.getByRole('dialog', { name: 'Payment Successful!' })).toBeVisible();
});

test('says that no order could be opened while the provider is down', async ({ page, provider }) => {
  provider.faults.push(500, 500, 500);
  await openCheckout(page);
  await expect(page.getByRole('alert')).toHaveText(
    'The payment provider does not answer right now. Please try again in a moment.',
  );
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeEnabled();
});

test('says that the checkout could not be opened when its script does not load', async ({ page, expectedErrors }) => {
  expectedErrors.push(/checkout\.js/);
  await page.route('https://checkout.razorpay.com/v1/checkout.js', (route) => route.abort());
  await openCheckout(page);
  await expect(page.getByRole('alert')).toHaveText('Unable to initiate payment');
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInUser, startTestApp, type TestApp } from '../../support/app/test-app.ts';
import { type Fault, type RazorpayServer, startRazorpayServer } from '../../support/servers/razorpay-server.ts';

let provider: RazorpayServer;
let app: TestApp;
let shop: TestApp;
beforeAll(async () => {
  provider = await startRazorpayServer();
  app = await startTestApp({ env: { SIGNUP_CREDITS: '20' } });
  const { keyId, keySecret, url } = provider;
  shop = await startTestApp({
    env: {
      SIGNUP_CREDITS: '20',
      RAZORPAY_KEY_ID: keyId,
      RAZORPAY_KEY_SECRET: keySecret,
      RAZORPAY_WEBHOOK_SECRET: 'new-secret,webhook-secret',
      RAZORPAY_BASE_URL: url,
    },
  });
});
afterAll(async () => {
  await app.close();
  await shop.close();
  provider.close();
});

const initiate = (user: SignedInUser, amount = 450) => user.api.call('initiatePurchase', { body: { amount } });
const pay = (user: SignedInUser, orderId: string) => user.api.call('payTestOrder', { params: { order_id: orderId } });

describe('with the test checkout', () => {
  it('buys credits', async () => {
    const ann = await app.signIn();
    const order = await initiate(ann);
    expect(order).toMatchObject({
      ...{ success: true, amount: 45_000, currency: 'INR', key_id: 'test_checkout', description: '500 credits' },
    });
    const { success: _, ...fields } = await pay(ann, order.order_id);
    expect((await ann.api.call('readCredits')).credits).toBe(20);
    const verified = { success: true, credits_added: 500, new_balance: 520 };
    expect(await ann.api.call('verifyPurchase', { body: fields })).toEqual(verified);
    expect(await ann.api.call('verifyPurchase', { body: fields })).toEqual(verified);
    const { transactions } = await ann.api.call('listTransactions');
    expect(transactions).toMatchObject([
      { type: 'purchase', credits: 500, balance_after: 520, description: 'Purchase of 500 credits' },
      { type: 'signup', credits: 20 },
    ]);
  });

  it.each([
    [100, 100],
    [237, 250],
    [450, 500],
    [800, 1_000],
  ])('sells the plan at %i rupees', async (price, credits) => {
    const ann = await app.signIn();
    const { order_id, amount } = await initiate(ann, price);
    expect(amount).toBe(price * 100);
    const { success: _, ...fields } = await pay(ann, order_id);
    const { credits_added } = await ann.api.call('verifyPurchase', { body: fields });
    expect(credits_added).toBe(credits);
  });

  it.each([
    ['no plan', { amount: 451 }, 'unknown_plan'],
    ['nothing', { amount: 0 }, 'unknown_plan'],
    ['less than nothing', { amount: -450 }, 'unknown_plan'],
    ['paise', { amount: 45_000 }, 'unknown_plan'],
    ['a part of a rupee', { amount: 450.5 }, 'validation_failed'],
    ['a text', { amount: '450' }, 'validation_failed'],
    ['no amount', {}, 'validation_failed'],
  ])('refuses an amount that is %s', async (_, body, code) => {
    const ann = await app.signIn();
    const refused = await ann.api.callError('initiatePurchase', { body });
    expect([refused.status, refused.body.code]).toEqual([400, code]);
    if (code === 'unknown_plan') expect(refused.body.details).toContain('₹ 450 (500 credits)');
  });

  it('has a payment fail, and the next one succeed', async () => {
    const ann = await app.signIn();
    const { order_id } = await initiate(ann);
    const fail = () => ann.api.call('failTestOrder', { params: { order_id } });
    const failed = await fail();
    expect(failed.error).toEqual({ code: 'BAD_REQUEST_ERROR', description: 'The test payment was declined' });
    const { success: _, ...fields } = await pay(ann, order_id);
    await ann.api.call('verifyPurchase', { body: fields });
    const late = await fail();
    expect(late.error.description).toBe('This order has already been paid');
    expect((await ann.api.call('readCredits')).credits).toBe(520);
  });

  it('refuses a payment that was made up', async () => {
    const ann = await app.signIn();
    const { order_id } = await initiate(ann);
    const { success: _, ...fields } = await pay(ann, order_id);
    const body = { ...fields, razorpay_payment_id: 'pay_made_up' };
    const refused = await ann.api.callError('verifyPurchase', { body });
    expect([refused.status, refused.body.code]).toEqual([400, 'payment_signature_invalid']);
  });

  it('shows nobody the order of somebody else', async () => {
    const [ann, ben] = [await app.signIn(), await app.signIn()];
    const { order_id } = await initiate(ann);
    const { success: _, ...fields } = await pay(ann, order_id);
    for (const [name, input] of [
      ['payTestOrder', { params: { order_id } }],
      ['failTestOrder', { params: { order_id } }],
      ['payTestOrder', { params: { order_id: 'order_none' } }],
      ['verifyPurchase', { body: fields }],
    ] as const) {
      expect((await ben.api.callError(name, input)).status).toBe(404);
    }
    expect((await ben.api.call('readCredits')).credits).toBe(20);
  });

  it.each(['initiatePurchase', 'verifyPurchase', 'payTestOrder', 'failTestOrder'] as const)(
    'sells nothing to nobody: %s',
    async (name) => {
      const refused = await app.api.callError(name, { params: { order_id: 'order_1' }, body: {} });
      expect(refused.status).toBe(401);
    },
  );

  it('takes no event from a provider it does not have', async () => {
    const body = { event: 'order.paid', payload: {} };
    const refused = await app.api.callError('receiveRazorpayEvent', { body });
    expect([refused.status, refused.body.code]).toEqual([400, 'payment_signature_invalid']);
  });
});

describe('with Razorpay', () => {
  const deliver = (body: string, headers: Record<string, string>) =>
    shop.api.callRaw('receiveRazorpayEvent', { body, headers });

  it('buys credits', async () => {
    const ann = await shop.signIn();
    const order = await initiate(ann, 800);
    expect(order).toMatchObject({ amount: 80_000, key_id: 'rzp_test_leadlight', description: '1,000 credits' });
    const fields = provider.checkout(order.order_id, provider.pay(order.order_id).id);
    const verified = await ann.api.call('verifyPurchase', { body: fields });
    expect(verified).toEqual({ success: true, credits_added: 1_000, new_balance: 1_020 });
  });

  it('credits by an event alone, by the bytes as they came', async () => {
    const ann = await shop.signIn();
    const { order_id } = await initiate(ann);
    provider.pay(order_id);
    const { body, headers } = provider.event('order.paid', order_id);
    expect((await deliver(`${body} `, headers)).status).toBe(400);
    expect((await ann.api.call('readCredits')).credits).toBe(20);
    for (const _ of [1, 2]) expect((await deliver(body, headers)).status).toBe(200);
    expect((await ann.api.call('readCredits')).credits).toBe(520);
  });

  it.each([
    ['no signature', {}],
    ['the signature of the other key', { secret: 'key-secret' }],
  ])('refuses an event with %s', async (_, options) => {
    const { order_id } = await initiate(await shop.signIn());
    provider.pay(order_id);
    const { body, headers } = provider.event('order.paid', order_id, options);
    if (!('secret' in options)) delete headers['x-razorpay-signature'];
    const refused = await deliver(body, headers);
    expect([refused.status, (await refused.json()).code]).toEqual([400, 'payment_signature_invalid']);
  });

  it('answers 200 to events about orders of other shops', async () => {
    const { order_id } = await initiate(await shop.signIn());
    provider.orders.set('order_foreign', { ...provider.orders.get(order_id)!, id: 'order_foreign', payments: [] });
    const { body, headers } = provider.event('order.paid', 'order_foreign');
    expect((await deliver(body, headers)).status).toBe(200);
  });

  it('answers an event within the five seconds the provider waits, though it does not answer us', async () => {
    const { order_id } = await initiate(await shop.signIn());
    provider.pay(order_id);
    const { body, headers } = provider.event('order.paid', order_id);
    provider.faults.push(...Array<Fault>(6).fill('silence'));
    const before = performance.now();
    expect((await deliver(body, headers)).status).toBe(200);
    provider.faults.length = 0;
    expect(performance.now() - before).toBeLessThan(5_000);
  });

  it('has no test checkout', async () => {
    const ann = await shop.signIn();
    const { order_id } = await initiate(ann);
    expect((await ann.api.callError('payTestOrder', { params: { order_id } })).status).toBe(404);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentGateway, SignedPayment } from '../../../server/providers/payments/payment-gateway.ts';
import { razorpayGateway } from '../../../server/providers/payments/razorpay/gateway.ts';
import { testCheckout } from '../../../server/providers/payments/test-checkout/gateway.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';
import { type RazorpayServer, startRazorpayServer } from '../../support/servers/razorpay-server.ts';

/** A gateway, and what a person does in its checkout. */
interface Subject {
  gateway: PaymentGateway;
  pay(orderId: string): Promise<SignedPayment>;
  fail(orderId: string): Promise<void>;
}

let server: RazorpayServer;
let database: TestDatabase;
beforeAll(async () => {
  server = await startRazorpayServer();
  database = await createTestDatabase();
});
afterAll(async () => {
  server.close();
  await database.drop();
});

const SUBJECTS: Record<PaymentGateway['kind'], () => Subject> = {
  razorpay: () => ({
    gateway: razorpayGateway({ ...server, baseUrl: server.url, firstDelayMs: 1 }),
    async pay(orderId) {
      const fields = server.checkout(orderId, server.pay(orderId).id);
      return { orderId, paymentId: fields.razorpay_payment_id, signature: fields.razorpay_signature };
    },
    async fail(orderId) {
      server.pay(orderId, { status: 'failed' });
    },
  }),
  test: () => {
    const gateway = testCheckout(database.db, 'the session secret of a test');
    return {
      gateway,
      pay: async (orderId) => (await gateway.pay(orderId))!,
      async fail(orderId) {
        await gateway.fail(orderId);
      },
    };
  },
};

const NOTES = { userId: '018f0000-0000-7000-8000-000000000001', credits: 250 };
const RUPEES_237 = { amount: 23_700, currency: 'INR', receipt: 'a receipt', notes: NOTES };

describe.each(['razorpay', 'test'] as const)('the %s gateway', (kind) => {
  it('opens orders that are not paid', async () => {
    const { gateway } = SUBJECTS[kind]();
    const [first, second] = [await gateway.createOrder(RUPEES_237), await gateway.createOrder(RUPEES_237)];
    expect(first).not.toBe(second);
    // The test checkout's orders are in the same database as ours: they are never lost without them.
    const notes = kind === 'razorpay' ? NOTES : null;
    const expected = { id: first, amount: 23_700, currency: 'INR', notes, paid: false, payments: [] };
    expect(await gateway.readOrder(first)).toEqual(expected);
  });

  it('knows no order it did not open', async () => {
    expect(await SUBJECTS[kind]().gateway.readOrder('order_none')).toBeNull();
  });

  it('keeps a failed payment and lets another one pay', async () => {
    const { gateway, pay, fail } = SUBJECTS[kind]();
    const id = await gateway.createOrder(RUPEES_237);
    await fail(id);
    expect(await gateway.readOrder(id)).toMatchObject({ paid: false, payments: [{ status: 'failed' }] });
    const { paymentId } = await pay(id);
    const whole = { status: 'captured', amount: 23_700, currency: 'INR', amountRefunded: 0 };
    expect(await gateway.readOrder(id)).toMatchObject({
      paid: true,
      payments: [{ status: 'failed' }, { id: paymentId, ...whole }],
    });
  });

  it('signs a payment of one order for that order alone', async () => {
    const { gateway, pay } = SUBJECTS[kind]();
    const [id, other] = [await gateway.createOrder(RUPEES_237), await gateway.createOrder(RUPEES_237)];
    const payment = await pay(id);
    expect(gateway.isSigned(payment)).toBe(true);
    expect(gateway.isSigned({ ...payment, orderId: other })).toBe(false);
    expect(gateway.isSigned({ ...payment, paymentId: 'pay_other' })).toBe(false);
    expect(gateway.isSigned({ ...payment, signature: '' })).toBe(false);
  });

  it('reads no event that it did not sign', () => {
    const { gateway } = SUBJECTS[kind]();
    expect(gateway.readEvent(Buffer.from('{}'), { signature: '', eventId: 'event_1' })).toBeNull();
  });
});

describe('the test checkout', () => {
  it('gives the same payment however often it is paid, also at once', async () => {
    const gateway = testCheckout(database.db, 'the session secret of a test');
    const id = await gateway.createOrder(RUPEES_237);
    const payments = await Promise.all([gateway.pay(id), gateway.pay(id), gateway.pay(id)]);
    expect(new Set(payments.map((payment) => payment?.paymentId)).size).toBe(1);
    expect(await gateway.fail(id)).toBe(false);
    expect((await gateway.readOrder(id))?.payments).toHaveLength(1);
  });

  it('signs with a key of its own server', async () => {
    const gateway = testCheckout(database.db, 'the session secret of a test');
    const payment = await gateway.pay(await gateway.createOrder(RUPEES_237));
    expect(testCheckout(database.db, 'another secret').isSigned(payment!)).toBe(false);
  });
});

import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type Fault,
  type RazorpayServer,
  startRazorpayServer,
} from '../../../../tests/support/servers/razorpay-server.ts';
import { PaymentGatewayError } from '../payment-gateway.ts';
import { razorpayGateway } from './gateway.ts';

let server: RazorpayServer;
beforeEach(async () => {
  server = await startRazorpayServer();
});
afterEach(() => server.close());

const BOOKED = { amount: 45_000, currency: 'INR', receipt: 'receipt-1' };
const NOTES = { userId: '018f0000-0000-7000-8000-000000000001', credits: 500 };
const RUPEES_450 = { ...BOOKED, notes: NOTES };

function openGateway(change: Partial<Parameters<typeof razorpayGateway>[0]> = {}) {
  const { keyId, keySecret, webhookSecret, url: baseUrl } = server;
  return razorpayGateway({ keyId, keySecret, webhookSecret, baseUrl, firstDelayMs: 1, tryMs: 300, ...change });
}

describe('razorpayGateway', () => {
  it('opens an order in paise', async () => {
    const id = await openGateway().createOrder(RUPEES_450);
    expect(server.orders.get(id)).toMatchObject({
      ...BOOKED,
      notes: { leadlight_user_id: NOTES.userId, leadlight_credits: '500' },
    });
  });

  it.each(['', '/', '/v1', '/v1/'])('takes a base address that ends with "%s"', async (ending) => {
    await openGateway({ baseUrl: server.url + ending }).createOrder(RUPEES_450);
    expect(server.asked).toEqual(['POST /v1/orders']);
  });

  it('reads an order with its payments', async () => {
    const gateway = openGateway();
    const id = await gateway.createOrder(RUPEES_450);
    server.pay(id, { status: 'failed' });
    const { id: paymentId } = server.pay(id);
    expect(await gateway.readOrder(id)).toMatchObject({
      ...{ id, amount: 45_000, currency: 'INR', paid: true },
      payments: [{ status: 'failed' }, { id: paymentId, status: 'captured', amount: 45_000, amountRefunded: 0 }],
    });
  });

  it.each<[string, object, object | null]>([
    ['ours', { leadlight_user_id: NOTES.userId, leadlight_credits: '500' }, NOTES],
    ['ours beside others', { shop: '7', leadlight_user_id: NOTES.userId, leadlight_credits: 500 }, NOTES],
    ['none', [], null],
    ['those of another shop', { order: '17' }, null],
    ['a user alone', { leadlight_user_id: NOTES.userId }, null],
    ['a user that is none', { leadlight_user_id: 'ann', leadlight_credits: '500' }, null],
    ['no number of credits', { leadlight_user_id: NOTES.userId, leadlight_credits: '-5' }, null],
  ])('reads notes that are %s', async (_, notes, expected) => {
    const gateway = openGateway();
    const id = await gateway.createOrder(RUPEES_450);
    Object.assign(server.orders.get(id)!, { notes });
    expect((await gateway.readOrder(id))?.notes).toEqual(expected);
  });

  it('lists what is paid since a day, over all pages', async () => {
    const gateway = openGateway();
    const ids = [];
    for (let n = 0; n < 250; n += 1) ids.push(await gateway.createOrder(RUPEES_450));
    const [first, second, old, refunded] = [ids[0]!, ids[249]!, ids[100]!, ids[101]!];
    for (const id of [first, second, old, refunded]) server.pay(id);
    server.refund(refunded);
    server.orders.get(old)!.created_at = 1_700_000_000;
    const listed = await gateway.listPaidOrders(new Date('2024-01-01'));
    expect(listed.map(({ id }) => id)).toEqual([second, refunded, first]);
    expect(listed[0]).toEqual({ id: second, amount: 45_000, currency: 'INR', notes: NOTES });
  });

  it('knows no order that Razorpay does not know', async () => {
    expect(await openGateway().readOrder('order_none')).toBeNull();
  });

  it.each<[string, Fault[]]>([
    ['too many requests', [429]],
    ['a broken gateway, twice', [502, 503]],
    ['silence', ['silence']],
    ['an answer that breaks off', ['cut']],
  ])('tries again after %s', async (_, faults) => {
    server.faults.push(...faults);
    const id = await openGateway().createOrder(RUPEES_450);
    expect(server.orders.has(id)).toBe(true);
    expect(server.asked).toHaveLength(faults.length + 1);
  });

  it.each<[string, Fault[], number]>([
    ['three broken answers', [500, 500, 500], 3],
    ['too many requests for too long', [429, 429, 429], 3],
    ['answers that break off', ['cut', 'cut', 'cut'], 3],
    ['an answer that is not JSON', ['garbage'], 1],
    ['a refusal', [400], 1],
  ])('gives up after %s', async (_, faults, calls) => {
    server.faults.push(...faults);
    await expect(openGateway().createOrder(RUPEES_450)).rejects.toThrow(PaymentGatewayError);
    expect(server.asked).toHaveLength(calls);
  });

  it('gives up on wrong keys, without telling them', async () => {
    const error = await openGateway({ keySecret: 'wrong-secret' })
      .createOrder(RUPEES_450)
      .catch((thrown: Error) => thrown);
    expect(String(error)).toContain('401');
    expect(String(error)).not.toContain('wrong-secret');
  });

  it('gives up when nobody listens', async () => {
    const gateway = openGateway({ baseUrl: 'http://127.0.0.1:1' });
    await expect(gateway.readOrder('order_x')).rejects.toThrow('did not answer');
  });
});

describe('signatures', () => {
  // The example of Razorpay's own documentation.
  const EXAMPLE = {
    orderId: 'order_IEIaMR65cu6nz3',
    paymentId: 'pay_IH4NVgf4Dreq1l',
    signature: '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
  };
  const keySecret = 'EnLs21M47BllR3X8PSFtjtbd';

  it.each([
    ['takes the documented example', {}, true],
    ['refuses another order', { orderId: 'order_IEIaMR65cu6nz4' }, false],
    ['refuses another payment', { paymentId: 'pay_IH4NVgf4Dreq1m' }, false],
    ['refuses another signature', { signature: EXAMPLE.signature.replace('0d', '1d') }, false],
    ['refuses a shorter signature', { signature: EXAMPLE.signature.slice(1) }, false],
    ['refuses letters outside of ASCII', { signature: 'é'.repeat(64) }, false],
  ])('%s', (_, change, expected) => {
    expect(openGateway({ keySecret }).isSigned({ ...EXAMPLE, ...change })).toBe(expected);
  });
});

describe('events', () => {
  async function paidOrder() {
    const id = await openGateway().createOrder(RUPEES_450);
    server.pay(id);
    return id;
  }
  function read(delivery: { body: string; headers: Record<string, string> }, webhookSecret = server.webhookSecret) {
    return openGateway({ webhookSecret }).readEvent(Buffer.from(delivery.body), {
      signature: delivery.headers['x-razorpay-signature'] ?? '',
      eventId: delivery.headers['x-razorpay-event-id'] ?? '',
    });
  }

  it.each(['order.paid', 'payment.captured', 'payment.failed'])('reads the order of %s', async (name) => {
    const orderId = await paidOrder();
    expect(read(server.event(name, orderId, { id: 'event_1' }))).toEqual({ id: 'event_1', name, orderId });
  });

  it.each([
    ['the new secret', 'new-secret', true],
    ['the old one', 'old-secret', true],
    ['any other', 'key-secret', false],
  ])('takes events signed with %s of two', async (_, secret, taken) => {
    const event = read(server.event('order.paid', await paidOrder(), { secret }), 'new-secret, old-secret');
    expect(event !== null).toBe(taken);
  });

  it('refuses a body that was changed by a byte', async () => {
    const delivery = server.event('order.paid', await paidOrder());
    expect(read({ ...delivery, body: `${delivery.body} ` })).toBeNull();
  });

  it('refuses everything signed with nothing when the secrets end with a comma', async () => {
    expect(read(server.event('order.paid', await paidOrder(), { secret: '' }), 'one,')).toBeNull();
  });

  it('takes what speaks of no order as being about none', () => {
    const { webhookSecret } = server;
    const gateway = openGateway();
    for (const body of ['{"event":"payment.downtime.started","payload":{}}', '[]', 'not JSON']) {
      const signature = createSignature(webhookSecret, body);
      expect(gateway.readEvent(Buffer.from(body), { signature, eventId: '' })?.orderId).toBeNull();
    }
  });
});

function createSignature(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

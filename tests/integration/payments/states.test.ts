import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcilePeriodically } from '../../../server/payments/reconcile-periodically.ts';
import { verifyPayment } from '../../../server/payments/verify-payment.ts';
import { razorpayGateway } from '../../../server/providers/payments/razorpay/gateway.ts';
import { openShop, type Shop } from '../../support/http/shop.ts';
import type { Fault } from '../../support/servers/razorpay-server.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const ONCE = { balance: 500, entries: 500, purchases: 1 };
const NEVER = { balance: 0, entries: 0, purchases: 0 };

async function open() {
  const userId = await shop.addUser();
  return { userId, orderId: await shop.order(userId) };
}
async function orderRow(orderId: string) {
  return shop.db.selectFrom('payment_orders').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
}
const tell = async (name: string, orderId: string) => shop.deliver(shop.provider.event(name, orderId));

describe('what the page is told', () => {
  const pay = (orderId: string, change = {}) => shop.provider.pay(orderId, change).id;

  it.each<[string, (orderId: string) => string, string | null]>([
    ['it is paid', (id) => pay(id), null],
    [
      'one payment failed and the next was captured',
      (id) => {
        pay(id, { status: 'failed' });
        return pay(id);
      },
      null,
    ],
    ['the payment is authorised and not captured', (id) => pay(id, { status: 'authorized' }), 'payment_pending'],
    ['the payment failed', (id) => pay(id, { status: 'failed' }), 'payment_pending'],
    ['too little was paid', (id) => pay(id, { amount: 100 }), 'payment_mismatch'],
    ['it was paid in another currency', (id) => pay(id, { currency: 'USD' }), 'payment_mismatch'],
    [
      'the money went back already',
      (id) => {
        const payment = pay(id);
        shop.provider.refund(id);
        return payment;
      },
      'payment_refunded',
    ],
    [
      'the order at the provider has another amount',
      (id) => {
        shop.provider.orders.get(id)!.amount = 100;
        return pay(id);
      },
      'payment_mismatch',
    ],
  ])('when %s', async (_, arrange, code) => {
    const { userId, orderId } = await open();
    const paymentId = arrange(orderId);
    const answer = shop.verify(userId, orderId, paymentId);
    if (code === null) expect(await answer).toEqual({ credits_added: 500, new_balance: 500 });
    else await expect(answer).rejects.toMatchObject({ code });
    expect(await shop.account(userId)).toEqual(code === null ? ONCE : NEVER);
    // Whoever looks again finds the same.
    await shop.look();
    expect(await shop.account(userId)).toEqual(code === null ? ONCE : NEVER);
  });

  it.each([
    ['an order of somebody else', 'not_found'],
    ['an order nobody made', 'not_found'],
    ['a signature of another order', 'payment_signature_invalid'],
    ['a signature of another payment', 'payment_signature_invalid'],
  ])('about %s', async (what, code) => {
    const { userId, orderId } = await open();
    const other = await open();
    const paymentId = shop.provider.pay(orderId).id;
    const otherPayment = shop.provider.pay(other.orderId).id;
    const given = shop.provider.checkout(orderId, paymentId);
    const signed = {
      'an order of somebody else': shop.provider.checkout(other.orderId, otherPayment),
      'an order nobody made': shop.provider.checkout('order_none', paymentId),
      'a signature of another order': {
        ...shop.provider.checkout(other.orderId, paymentId),
        razorpay_order_id: orderId,
      },
      'a signature of another payment': { ...given, razorpay_payment_id: otherPayment },
    }[what]!;
    await expect(verifyPayment(shop.context, userId, signed)).rejects.toMatchObject({ code });
    expect(await shop.account(userId)).toEqual(NEVER);
    expect(await shop.account(other.userId)).toEqual(NEVER);
  });
});

describe('an order that becomes paid later', () => {
  it('is credited after failures, looks and events that came too early', async () => {
    const { userId, orderId } = await open();
    shop.provider.pay(orderId, { status: 'failed' });
    await tell('payment.failed', orderId);
    await shop.look();
    shop.provider.pay(orderId, { status: 'authorized' });
    await tell('payment.authorized', orderId);
    expect(await shop.account(userId)).toEqual(NEVER);
    shop.provider.pay(orderId);
    await tell('payment.captured', orderId);
    expect(await shop.account(userId)).toEqual(ONCE);
  });

  it('is credited by the next event when the order was not yet paid with the first', async () => {
    const { userId, orderId } = await open();
    shop.provider.pay(orderId);
    shop.provider.orders.get(orderId)!.status = 'attempted';
    await tell('payment.captured', orderId);
    expect(await shop.account(userId)).toEqual(NEVER);
    shop.provider.orders.get(orderId)!.status = 'paid';
    await tell('order.paid', orderId);
    expect(await shop.account(userId)).toEqual(ONCE);
  });

  it('is looked at once for each event, however often it is delivered', async () => {
    const { orderId } = await open();
    const event = shop.provider.event('payment.failed', orderId);
    const asked = shop.provider.asked.length;
    for (let delivery = 0; delivery < 3; delivery += 1) await shop.deliver(event);
    expect(shop.provider.asked.slice(asked)).toHaveLength(2);
    const events = shop.db.selectFrom('payment_events').select('event_id').where('order_id', '=', orderId);
    expect(await events.execute()).toEqual([{ event_id: event.headers['x-razorpay-event-id'] }]);
  });

  it('gives its credits back when it is refunded after that', async () => {
    const { userId, orderId } = await open();
    shop.provider.pay(orderId);
    await tell('order.paid', orderId);
    shop.provider.refund(orderId);
    await tell('refund.processed', orderId);
    await shop.look();
    expect(await shop.account(userId)).toEqual({ balance: 0, entries: 0, purchases: 1 });
  });

  it('is not credited by a late event when the money went back before', async () => {
    const { userId, orderId } = await open();
    shop.provider.pay(orderId);
    const late = shop.provider.event('payment.captured', orderId);
    shop.provider.refund(orderId);
    await shop.deliver(late);
    expect(await shop.account(userId)).toEqual(NEVER);
    expect(await orderRow(orderId)).toMatchObject({ status: 'refunded', next_check_at: null });
  });
});

describe('the provider is down', () => {
  it.each<[string, Fault[]]>([
    ['answers errors', Array(6).fill(500)],
    ['is silent', Array(6).fill('silence')],
    ['breaks off', Array(6).fill('cut')],
    ['has had too many calls', Array(6).fill(429)],
    ['talks nonsense', ['garbage', 'garbage']],
  ])('and %s: the page is told so, and the order is credited by the next look', async (_, faults) => {
    const { userId, orderId } = await open();
    const payment = shop.provider.pay(orderId);
    shop.provider.faults.push(...faults);
    await expect(shop.verify(userId, orderId, payment.id)).rejects.toMatchObject({
      code: 'payment_provider_unavailable',
    });
    shop.provider.faults.length = 0;
    expect((await orderRow(orderId)).next_check_at!.getTime()).toBeLessThanOrEqual(Date.now());
    await shop.look();
    expect(await shop.account(userId)).toEqual(ONCE);
  });

  it('takes an event in all the same, and the next look credits it', async () => {
    const { userId, orderId } = await open();
    shop.provider.pay(orderId);
    shop.provider.faults.push(...Array<Fault>(6).fill(503));
    await tell('order.paid', orderId);
    shop.provider.faults.length = 0;
    expect(await shop.account(userId)).toEqual(NEVER);
    await shop.look();
    expect(await shop.account(userId)).toEqual(ONCE);
  });

  it('and no order is opened', async () => {
    const userId = await shop.addUser();
    shop.provider.faults.push(500, 500, 500);
    await expect(shop.order(userId)).rejects.toMatchObject({ code: 'payment_provider_unavailable' });
  });
});

describe('the look at open orders', () => {
  it('comes after a minute, then ever later, and ends after a week', async () => {
    const { orderId } = await open();
    const waits: number[] = [];
    for (const age of ['0 min', '10 min', '2 hours', '3 days', '8 days']) {
      await sql`UPDATE payment_orders SET created_at = now() - ${age}::interval WHERE order_id = ${orderId}`.execute(
        shop.db,
      );
      await shop.look();
      const { next_check_at } = await orderRow(orderId);
      waits.push(next_check_at === null ? -1 : Math.round((next_check_at.getTime() - Date.now()) / 60_000));
    }
    expect(waits).toEqual([1, 10, 120, 360, -1]);
  });

  it('leaves orders of another provider alone', async () => {
    const { orderId } = await open();
    await sql`UPDATE payment_orders SET provider = 'test' WHERE order_id = ${orderId}`.execute(shop.db);
    const asked = shop.provider.asked.length;
    await shop.look();
    expect(shop.provider.asked.slice(asked).filter((call) => call.includes(orderId))).toEqual([]);
  });

  it('is taken again and again until it is stopped', async () => {
    const watch = reconcilePeriodically(shop.context, { everyMs: 5 });
    const { userId, orderId } = await open();
    shop.provider.pay(orderId);
    await sql`UPDATE payment_orders SET next_check_at = now() WHERE order_id = ${orderId}`.execute(shop.db);
    await expect.poll(() => shop.account(userId)).toEqual(ONCE);
    await watch.stop();
  });

  it('is stopped at once while the provider is silent', async () => {
    const { orderId } = await open();
    const gateway = razorpayGateway({ ...shop.provider, baseUrl: shop.provider.url, tryMs: 600_000 });
    const asked = shop.provider.asked.length;
    shop.provider.faults.push('silence', 'silence');
    await sql`UPDATE payment_orders SET next_check_at = now() WHERE order_id = ${orderId}`.execute(shop.db);
    const watch = reconcilePeriodically({ ...shop.context, gateway }, { everyMs: 1 });
    await expect.poll(() => shop.provider.asked.length).toBe(asked + 2);
    // Waiting for the answer would take ten minutes, longer than this test may.
    await watch.stop();
    shop.provider.faults.length = 0;
  });
});

describe('the database itself refuses', () => {
  it.each([
    ['a second entry for an order', 'ledger_one_entry_per_order', 500],
    ['more credits than were ordered', 'purchase_is_what_was_ordered', 1_000],
  ])('%s', async (what, constraint, amount) => {
    const { userId, orderId } = await open();
    if (what.startsWith('a second')) await shop.verify(userId, orderId, shop.provider.pay(orderId).id);
    const entry = sql`INSERT INTO ledger_entries (user_id, kind, amount, order_id)
      VALUES (${userId}, 'purchase', ${amount}, ${orderId})`;
    await expect(entry.execute(shop.db)).rejects.toMatchObject({ constraint });
  });

  it('credits for another user than the one who ordered', async () => {
    const { orderId } = await open();
    const other = await shop.addUser();
    const entry = sql`INSERT INTO ledger_entries (user_id, kind, amount, order_id)
      VALUES (${other}, 'purchase', 500, ${orderId})`;
    await expect(entry.execute(shop.db)).rejects.toMatchObject({ constraint: 'purchase_is_what_was_ordered' });
  });

  it('to open a credited order again', async () => {
    const { userId, orderId } = await open();
    await shop.verify(userId, orderId, shop.provider.pay(orderId).id);
    const reopen = sql`UPDATE payment_orders SET status = 'open', ended_at = NULL WHERE order_id = ${orderId}`;
    await expect(reopen.execute(shop.db)).rejects.toThrow('has ended as credited');
  });
});

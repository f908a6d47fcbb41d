import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refundOrder } from '../../../server/payments/refunds/refund-order.ts';
import { openShop, type Shop } from '../../support/http/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.provider.faults.length = 0;
});

/** 500 credits for 450.00 INR, paid and credited. */
async function bought() {
  const userId = await shop.addUser();
  const orderId = await shop.order(userId);
  shop.provider.pay(orderId);
  await tell('order.paid', orderId);
  return { userId, orderId };
}
const tell = (name: string, orderId: string) => shop.deliver(shop.provider.event(name, orderId));
const creditsOf = async (userId: string) => (await shop.account(userId)).balance;
const orderOf = (orderId: string) =>
  shop.db.selectFrom('payment_orders').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
const auditOf = async (orderId: string) =>
  (await shop.db.selectFrom('audit_log').selectAll().where('subject_id', '=', orderId).orderBy('id').execute()).map(
    ({ action, details }) => ({ action, ...(details as object) }),
  );
/** As if the user had spent so many. */
const spend = (userId: string, credits: number) =>
  sql`WITH entry AS (INSERT INTO ledger_entries (user_id, kind, amount, reason) VALUES (${userId}, 'correction', ${-credits}, 'spent'))
    UPDATE accounts SET balance = balance - ${credits} WHERE user_id = ${userId}`.execute(shop.db);
const by = { actor: { kind: 'operator', email: 'ops@example.com' } as const, requestId: 'req-1' };
const refund = (orderId: string, change: { amount?: number; key?: string } = {}) =>
  refundOrder(shop.context, by, { orderId, reason: 'Asked for it', key: randomUUID(), ...change });

/** The balance is the sum of the entries, always. */
async function expectSound(userId: string) {
  const { balance, entries } = await shop.account(userId);
  expect(balance).toBe(entries);
  expect(balance).toBeGreaterThanOrEqual(0);
}

describe('a refund that the provider tells of', () => {
  it('takes back all credits of a whole one, once, however often it is told and looked at', async () => {
    const { userId, orderId } = await bought();
    shop.provider.refund(orderId);
    const event = shop.provider.event('refund.processed', orderId);
    await Promise.all([
      shop.deliver(event),
      shop.deliver(event),
      tell('refund.created', orderId),
      tell('refund.processed', orderId),
    ]);
    await shop.look();
    expect(await creditsOf(userId)).toBe(0);
    expect(await orderOf(orderId)).toMatchObject({ status: 'credited', refunded: 45_000, credits_taken: 500 });
    expect(await auditOf(orderId)).toEqual([
      { action: 'order.credits_taken', user: userId, refunded_paise: 45_000, credits: 500, not_there: 0 },
    ]);
  });

  it('takes back in proportion, a broken credit stays, and several parts add up', async () => {
    const { userId, orderId } = await bought();
    shop.provider.refund(orderId, 10_000);
    await tell('refund.processed', orderId);
    // 500 × 100 / 450 = 111.1
    expect(await creditsOf(userId)).toBe(389);
    shop.provider.refund(orderId, 10_000);
    shop.provider.refund(orderId, 25_000);
    await tell('refund.processed', orderId);
    expect(await creditsOf(userId)).toBe(0);
    await expectSound(userId);
  });

  it('counts when it arrives before the payment was noticed', async () => {
    const userId = await shop.addUser();
    const orderId = await shop.order(userId);
    shop.provider.pay(orderId);
    shop.provider.refund(orderId, 22_500);
    await tell('refund.processed', orderId);
    expect(await creditsOf(userId)).toBe(250);
    await tell('order.paid', orderId);
    await tell('payment.captured', orderId);
    expect(await creditsOf(userId)).toBe(250);
  });

  it('takes what is there and no more; the rest is noted, and taken when it is there', async () => {
    const { userId, orderId } = await bought();
    await spend(userId, 450);
    shop.provider.refund(orderId);
    await tell('refund.processed', orderId);
    expect(await creditsOf(userId)).toBe(0);
    expect(await orderOf(orderId)).toMatchObject({ refunded: 45_000, credits_taken: 50 });
    expect(await auditOf(orderId)).toMatchObject([{ credits: 50, not_there: 450 }]);
    await sql`WITH entry AS (INSERT INTO ledger_entries (user_id, kind, amount, reason) VALUES (${userId}, 'grant', 100, 'a gift'))
      UPDATE accounts SET balance = balance + 100 WHERE user_id = ${userId}`.execute(shop.db);
    await tell('refund.processed', orderId);
    expect(await orderOf(orderId)).toMatchObject({ credits_taken: 150 });
    await expectSound(userId);
  });

  it('leaves what is held for running jobs alone', async () => {
    const { userId, orderId } = await bought();
    await sql`UPDATE accounts SET held = 480 WHERE user_id = ${userId}`.execute(shop.db);
    shop.provider.refund(orderId);
    await tell('refund.processed', orderId);
    expect(await creditsOf(userId)).toBe(480);
    await sql`UPDATE accounts SET held = 0 WHERE user_id = ${userId}`.execute(shop.db);
    await tell('refund.speed_changed', orderId);
    expect(await creditsOf(userId)).toBe(0);
    await expectSound(userId);
  });

  it('is looked at later when the provider cannot be asked, or the process dies', async () => {
    const { userId, orderId } = await bought();
    shop.provider.refund(orderId);
    shop.provider.faults.push(500, 500, 500, 500, 500, 500);
    await tell('refund.processed', orderId);
    expect(await creditsOf(userId)).toBe(500);
    shop.provider.faults.length = 0;
    await sql`UPDATE payment_orders SET refund_check_at = now() WHERE order_id = ${orderId}`.execute(shop.db);
    await shop.look();
    expect(await creditsOf(userId)).toBe(0);
    expect(await orderOf(orderId)).toMatchObject({ refund_check_at: null });
  });
});

describe('a refund that an operator asks for', () => {
  it('goes through the provider and takes the credits back', async () => {
    const { userId, orderId } = await bought();
    await refund(orderId, { amount: 9_000 });
    expect(await creditsOf(userId)).toBe(400);
    await refund(orderId);
    expect(await creditsOf(userId)).toBe(0);
    expect(shop.provider.orders.get(orderId)?.payments[0]).toMatchObject({
      status: 'refunded',
      amount_refunded: 45_000,
    });
    expect((await auditOf(orderId)).map(({ action }) => action)).toEqual([
      'order.refunded',
      'order.refund_done',
      'order.credits_taken',
      'order.refunded',
      'order.refund_done',
      'order.credits_taken',
    ]);
    // The event about it changes nothing more.
    await tell('refund.processed', orderId);
    expect(await creditsOf(userId)).toBe(0);
    await expectSound(userId);
  });

  it('is done once for each key, also when it is sent many times at once', async () => {
    const { userId, orderId } = await bought();
    const key = randomUUID();
    const answers = await Promise.allSettled(Array.from({ length: 6 }, () => refund(orderId, { amount: 9_000, key })));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill('fulfilled'));
    expect(shop.provider.orders.get(orderId)?.payments[0]?.amount_refunded).toBe(9_000);
    expect(await creditsOf(userId)).toBe(400);
    await expect(refund(orderId, { amount: 8_000, key })).rejects.toMatchObject({ code: 'idempotency_conflict' });
  });

  it('is carried out once by whoever looks next when the answer is lost', async () => {
    const { userId, orderId } = await bought();
    await refund(orderId, { amount: 9_000 });
    // As if nothing had been noted of the answer.
    await sql`UPDATE order_refunds SET state = 'asked', answer = NULL WHERE order_id = ${orderId}`.execute(shop.db);
    await sql`UPDATE payment_orders SET refund_check_at = now() WHERE order_id = ${orderId}`.execute(shop.db);
    await shop.look();
    expect(shop.provider.orders.get(orderId)?.payments[0]?.amount_refunded).toBe(9_000);
    expect(await creditsOf(userId)).toBe(400);
  });

  it('says so when the provider is silent, and happens later', async () => {
    const { userId, orderId } = await bought();
    const real = shop.context.gateway.refund;
    shop.context.gateway.refund = (request) => {
      shop.provider.faults.push(500, 500, 500);
      return real(request);
    };
    await expect(refund(orderId)).rejects.toMatchObject({ code: 'payment_provider_unavailable' });
    shop.context.gateway.refund = real;
    await expect(refund(orderId)).rejects.toMatchObject({ code: 'refund_not_possible' });
    await sql`UPDATE payment_orders SET refund_check_at = now() WHERE order_id = ${orderId}`.execute(shop.db);
    await shop.look();
    expect(await creditsOf(userId)).toBe(0);
  });

  it('is refused in the words of the provider, and can be asked for again', async () => {
    const { userId, orderId } = await bought();
    const real = shop.context.gateway.refund;
    shop.context.gateway.refund = (request) => {
      shop.provider.faults.push(400);
      return real(request);
    };
    await expect(refund(orderId)).rejects.toMatchObject({
      code: 'refund_refused',
      details: expect.stringContaining('400'),
    });
    shop.context.gateway.refund = real;
    expect(await creditsOf(userId)).toBe(500);
    await refund(orderId);
    expect(await creditsOf(userId)).toBe(0);
  });

  it('never gives more back than is left, whatever comes at once', async () => {
    const { userId, orderId } = await bought();
    await expect(refund(orderId, { amount: 45_001 })).rejects.toMatchObject({
      code: 'refund_not_possible',
      details: '450.00 INR of this order are left.',
    });
    await Promise.allSettled(Array.from({ length: 5 }, () => refund(orderId, { amount: 30_000 })));
    expect(shop.provider.orders.get(orderId)?.payments[0]?.amount_refunded).toBe(30_000);
    expect(await creditsOf(userId)).toBe(167);
    await expectSound(userId);
  });

  it('is not possible for what was never credited, and for no order', async () => {
    const userId = await shop.addUser();
    const orderId = await shop.order(userId);
    await expect(refund(orderId)).rejects.toMatchObject({ code: 'refund_not_possible' });
    await expect(refund('order_none')).rejects.toMatchObject({ code: 'not_found' });
  });
});

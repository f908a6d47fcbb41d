import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkPaidOrders } from '../../../server/doctor/check-paid-orders.ts';
import { verifyPayment } from '../../../server/payments/verify-payment.ts';
import { createLog } from '../../../server/platform/log.ts';
import { openShop, type Shop } from '../../support/http/shop.ts';

let shop: Shop;
let lines: { level: string; msg: string; order_id?: string }[];
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  lines = [];
  shop.provider.orders.clear();
  shop.context.log = createLog({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line)) });
});

const ONCE = { balance: 500, entries: 500, purchases: 1 };
const NEVER = { balance: 0, entries: 0, purchases: 0 };
const SINCE = new Date('2026-01-01');

/** A paid order of somebody; then a backup is restored that is older than the order. */
async function lostOrder() {
  const userId = await shop.addUser();
  const orderId = await shop.order(userId);
  const payment = shop.provider.pay(orderId);
  await sql`DELETE FROM payment_orders WHERE order_id = ${orderId}`.execute(shop.db);
  return { userId, orderId, paymentId: payment.id };
}
/** The same, and the backup is older than the user as well. */
async function lostUser() {
  const order = await lostOrder();
  await sql`DELETE FROM accounts WHERE user_id = ${order.userId}`.execute(shop.db);
  return order;
}
const tell = (name: string, orderId: string) => shop.deliver(shop.provider.event(name, orderId));
const warned = (orderId: string) => lines.filter((line) => line.level === 'warn' && line.order_id === orderId);
const ask = (repair = false) => checkPaidOrders(shop.context, { since: SINCE, repair });

describe('an event of a paid order that is newer than the restored backup', () => {
  it.each(['order.paid', 'payment.captured'])('%s has it taken in and credited, once, and says so', async (name) => {
    const { userId, orderId } = await lostOrder();
    await tell(name, orderId);
    expect(await shop.account(userId)).toEqual(ONCE);
    expect(warned(orderId)).toHaveLength(1);
    await tell('order.paid', orderId);
    await shop.look();
    expect(await shop.account(userId)).toEqual(ONCE);
  });

  it('credits it once when all news come at once', async () => {
    const { userId, orderId, paymentId } = await lostOrder();
    await Promise.all([
      tell('order.paid', orderId),
      tell('payment.captured', orderId),
      shop.verify(userId, orderId, paymentId),
      ask(true),
    ]);
    expect(await shop.account(userId)).toEqual(ONCE);
  });

  it('is refused while the provider cannot be asked, so that it comes again', async () => {
    const { userId, orderId } = await lostOrder();
    const event = shop.provider.event('order.paid', orderId);
    shop.provider.faults.push(500, 500, 500, 500, 500, 500);
    await expect(shop.deliver(event)).rejects.toMatchObject({ code: 'payment_provider_unavailable' });
    expect(warned(orderId)).toHaveLength(1);
    shop.provider.faults.length = 0;
    await shop.deliver(event);
    expect(await shop.account(userId)).toEqual(ONCE);
  });

  it("is taken and told when it is another shop's", async () => {
    const { orderId } = await lostOrder();
    shop.provider.orders.get(orderId)!.notes = [];
    await tell('order.paid', orderId);
    expect(warned(orderId)).toHaveLength(1);
    expect(await ask(true)).toMatchObject([{ verdict: 'ok' }]);
  });

  it('is taken and told when its user is newer than the backup as well', async () => {
    const { orderId } = await lostUser();
    await tell('order.paid', orderId);
    expect(warned(orderId)).toHaveLength(1);
  });
});

describe('a page that was open while the backup was restored', () => {
  it('has its payment credited', async () => {
    const { userId, orderId, paymentId } = await lostOrder();
    expect(await shop.verify(userId, orderId, paymentId)).toEqual({ credits_added: 500, new_balance: 500 });
    expect(await shop.account(userId)).toEqual(ONCE);
  });

  it('is not credited what somebody else has paid', async () => {
    const { userId, orderId, paymentId } = await lostOrder();
    const stranger = await shop.addUser();
    await expect(shop.verify(stranger, orderId, paymentId)).rejects.toMatchObject({ code: 'not_found' });
    expect(warned(orderId)).toHaveLength(1);
    expect(await shop.account(stranger)).toEqual(NEVER);
    expect(await shop.account(userId)).toEqual(NEVER);
  });

  it('asks the provider about no order it did not sign', async () => {
    const { userId, orderId } = await lostOrder();
    const asked = shop.provider.asked.length;
    const signed = shop.provider.checkout(orderId, 'pay_1');
    const other = { ...signed, razorpay_payment_id: 'pay_2' };
    await expect(verifyPayment(shop.context, userId, other)).rejects.toMatchObject({ code: 'not_found' });
    expect(shop.provider.asked).toHaveLength(asked);
  });

  it('is told to try again while the provider cannot be asked', async () => {
    const { userId, orderId, paymentId } = await lostOrder();
    shop.provider.faults.push(500, 500, 500, 500, 500, 500);
    await expect(shop.verify(userId, orderId, paymentId)).rejects.toMatchObject({
      code: 'payment_provider_unavailable',
    });
    shop.provider.faults.length = 0;
  });
});

describe('the doctor', () => {
  it('lists what is paid and not credited here, and changes nothing', async () => {
    const lost = [await lostOrder(), await lostOrder()];
    const known = await shop.addUser();
    const credited = await shop.order(known);
    await shop.verify(known, credited, shop.provider.pay(credited).id);
    await shop.order(known);
    const findings = await ask();
    expect(findings.map(({ verdict }) => verdict)).toEqual(['broken', 'broken']);
    for (const { orderId, userId } of lost) {
      const text = expect.stringContaining(`${orderId}, 500 credits for 450.00 INR, was paid by user ${userId}`);
      expect(findings).toContainEqual(expect.objectContaining({ text, todo: expect.stringContaining('--repair') }));
      expect(await shop.account(userId)).toEqual(NEVER);
    }
  });

  it('credits it, once', async () => {
    const { userId, orderId } = await lostOrder();
    expect(await ask(true)).toMatchObject([
      { verdict: 'ok', text: expect.stringMatching(`${orderId}.* is credited now`) },
    ]);
    expect(await shop.account(userId)).toEqual(ONCE);
    expect(await ask(true)).toMatchObject([{ verdict: 'ok', text: expect.stringContaining('1 paid order') }]);
    await tell('order.paid', orderId);
    expect(await shop.account(userId)).toEqual(ONCE);
  });

  it('credits what is known and was never looked at again', async () => {
    const userId = await shop.addUser();
    const orderId = await shop.order(userId);
    await sql`UPDATE payment_orders SET next_check_at = NULL WHERE order_id = ${orderId}`.execute(shop.db);
    shop.provider.pay(orderId);
    expect(await ask()).toMatchObject([{ verdict: 'broken' }]);
    await ask(true);
    expect(await shop.account(userId)).toEqual(ONCE);
  });

  it.each([false, true])('leaves listed what a user paid who is not known here (repair: %s)', async (repair) => {
    const { orderId, userId } = await lostUser();
    const text = expect.stringMatching(`${orderId}.*${userId}, who is not known here`);
    expect(await ask(repair)).toMatchObject([{ verdict: 'broken', text, todo: expect.stringContaining('money back') }]);
  });

  it('credits nothing that was given back, and names what does not fit', async () => {
    const returned = await lostOrder();
    shop.provider.refund(returned.orderId);
    const odd = await lostOrder();
    shop.provider.orders.get(odd.orderId)!.payments[0]!.amount = 100;
    const text = expect.stringContaining(`${odd.orderId}`);
    expect(await ask(true)).toMatchObject([{ verdict: 'look at this', text }]);
    expect(await shop.account(returned.userId)).toEqual(NEVER);
    expect(await shop.account(odd.userId)).toEqual(NEVER);
  });

  it('asks for nothing opened before the day that is given', async () => {
    const { orderId } = await lostOrder();
    shop.provider.orders.get(orderId)!.created_at = Date.parse('2025-12-31') / 1_000;
    expect(await ask()).toMatchObject([{ verdict: 'ok' }]);
  });
});

describe('a repair that is killed', () => {
  it('anywhere leaves the rest to the next look', async () => {
    let survived = false;
    for (let statements = 0; !survived; statements += 1) {
      const { userId } = await lostOrder();
      const killed = shop.dying(statements);
      await checkPaidOrders(killed.context, { since: SINCE, repair: true }).catch(() => {});
      await killed.close();
      survived = !killed.state.died;
      expect([ONCE, NEVER]).toContainEqual(await shop.account(userId));
      await ask(true);
      expect(await shop.account(userId), `killed before statement ${statements + 1}`).toEqual(ONCE);
    }
  });
});

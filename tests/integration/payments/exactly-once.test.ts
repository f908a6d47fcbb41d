import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../../server/accounts/delete-account.ts';
import { startPurchase } from '../../../server/payments/start-purchase.ts';
import { openShop, type Shop } from '../../support/http/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const ONCE = { balance: 500, entries: 500, purchases: 1 };
const NEVER = { balance: 0, entries: 0, purchases: 0 };

/** One paid order, and everything that can bring the news of it. */
async function paidOrder() {
  const userId = await shop.addUser();
  const orderId = await shop.order(userId);
  const payment = shop.provider.pay(orderId);
  const captured = shop.provider.event('payment.captured', orderId);
  const paid = shop.provider.event('order.paid', orderId);
  const news = {
    callback: () => shop.verify(userId, orderId, payment.id),
    captured: () => shop.deliver(captured),
    paid: () => shop.deliver(paid),
    look: () => shop.look(),
  };
  return { userId, orderId, paymentId: payment.id, news, captured, paid };
}
type News = keyof Awaited<ReturnType<typeof paidOrder>>['news'];

/** Every order of the list, each once. */
function orders<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  const seen = new Set<Item>();
  return items.flatMap((item, at) => {
    if (seen.has(item)) return [];
    seen.add(item);
    return orders(items.toSpliced(at, 1)).map((rest) => [item, ...rest]);
  });
}

describe('a paid order is credited once', () => {
  const all: News[] = ['callback', 'callback', 'captured', 'paid', 'paid', 'look'];
  const firsts = [...new Set(all)];

  it.each(firsts)('in every order of callbacks, events and looks that begins with %s', async (first) => {
    const rest = all.toSpliced(all.indexOf(first), 1);
    for (const order of orders(rest)) {
      const { userId, news } = await paidOrder();
      for (const [at, piece] of [first, ...order].entries()) {
        await news[piece]();
        expect(await shop.account(userId), `${[first, ...order].join(', ')}: after ${at + 1}`).toEqual(ONCE);
      }
    }
  });

  it.each(firsts)('when the page is closed and %s is all there is', async (only) => {
    const { userId, news } = await paidOrder();
    await news[only]();
    expect(await shop.account(userId)).toEqual(ONCE);
  });

  it('when everything arrives at once', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { userId, news } = await paidOrder();
      await Promise.all(all.map((piece) => news[piece]()));
      expect(await shop.account(userId)).toEqual(ONCE);
    }
  });

  it('when two orders of a user are paid at once, each', async () => {
    const userId = await shop.addUser();
    const payments = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const orderId = await shop.order(userId);
        return { orderId, id: shop.provider.pay(orderId).id };
      }),
    );
    await Promise.all(payments.map(({ orderId, id }) => shop.verify(userId, orderId, id)));
    expect(await shop.account(userId)).toEqual({ balance: 2_000, entries: 2_000, purchases: 4 });
  });

  it('and every callback is answered with the same credits', async () => {
    const { news } = await paidOrder();
    const answers = [await news.callback(), await news.callback(), await news.callback()];
    expect(answers).toEqual(Array(3).fill({ credits_added: 500, new_balance: 500 }));
  });
});

describe('a process that is killed', () => {
  const NEWS: News[] = ['callback', 'captured', 'look'];

  it.each(NEWS.flatMap((dying) => NEWS.map((next) => [dying, next] as const)))(
    'anywhere in %s leaves the rest to %s',
    async (dying, next) => {
      let survived = false;
      for (let statements = 0; !survived; statements += 1) {
        const { userId, orderId, paymentId, captured, news } = await paidOrder();
        const killed = shop.dying(statements);
        const act = {
          callback: () => shop.verify(userId, orderId, paymentId, killed.context),
          captured: () => shop.deliver(captured, killed.context),
          look: () => shop.look(killed.context),
          paid: () => Promise.resolve(),
        }[dying];
        await Promise.resolve(act()).catch(() => {});
        await killed.close();
        survived = !killed.state.died;
        expect([ONCE, NEVER]).toContainEqual(await shop.account(userId));
        await news[next]();
        // An event counts as taken in once it is stored: what was not done with it is left to the look at open orders.
        if (dying === 'captured' && next === 'captured') await news.look();
        expect(await shop.account(userId), `killed before statement ${statements + 1}`).toEqual(ONCE);
      }
    },
  );

  it('after the provider opened the order leaves one that nobody can pay', async () => {
    const userId = await shop.addUser();
    const before = shop.provider.orders.size;
    const killed = shop.dying(0);
    await expect(startPurchase(killed.context, userId, 450)).rejects.toThrow('killed');
    await killed.close();
    expect(shop.provider.orders.size).toBe(before + 1);
    const orderId = await shop.order(userId);
    const payment = shop.provider.pay(orderId);
    await shop.verify(userId, orderId, payment.id);
    expect(await shop.account(userId)).toEqual(ONCE);
  });
});

describe('the user is gone', () => {
  it.each<News>(['captured', 'paid', 'look'])(
    'and %s credits the account they left, without a crash',
    async (piece) => {
      const { userId, news } = await paidOrder();
      await deleteAccount(shop.db, userId);
      await news[piece]();
      expect(await shop.account(userId)).toEqual(ONCE);
    },
  );
});

import { PLANS } from '../../../shared/catalogue.ts';
import type { VerifyRequest } from '../../../shared/contract/payments.ts';
import type { OrderPromise } from '../promises/promises.ts';
import type { Member } from './member.ts';

const EVENTS = ['payment.authorized', 'payment.captured', 'order.paid'];

/** Opens an order, and perhaps pays it; what was paid is told by the page, by events in any order, often twice, or by nobody. */
export async function buyCredits(member: Member): Promise<void> {
  const { account, context, random } = member;
  if (!account) return;
  const plan = random.pick(PLANS);
  const opened = await member.callUnsteadily('initiatePurchase', { body: { amount: plan.price } });
  if (opened.kind !== 'answered') return;
  const order: OrderPromise = { id: opened.body.order_id, userId: account.userId, credits: plan.credits };
  context.promises.orders.set(order.id, order);
  if (random.chance(0.15)) return;
  order.paying = performance.now();
  const payment = context.payments === 'razorpay' ? payAtRazorpay(member, order) : await payInTest(member, order);
  if (!payment) return;
  order.paid = performance.now();
  if (context.payments === 'razorpay') queueEvents(member, order);
  // The page may be closed before it can tell.
  if (random.chance(0.7)) await verify(member, order, payment);
  else if (context.payments === 'test') {
    context.undelivered.push({ order, deliver: () => verify(member, order, payment) });
  }
  if (random.chance(0.5)) await deliverSome(member);
}

/** Sends some of the events that wait, in any order. */
export async function deliverSome({ context, random }: Member): Promise<void> {
  const chosen = new Set(random.some(context.undelivered, random.between(1, 4)));
  for (const delivery of chosen) {
    const isHeard = await delivery.deliver();
    const at = context.undelivered.indexOf(delivery);
    // Heard or not, it may come again.
    if (at >= 0 && isHeard && random.chance(0.7)) context.undelivered.splice(at, 1);
  }
}

function payAtRazorpay({ context, random }: Member, order: OrderPromise): VerifyRequest | undefined {
  const { razorpay } = context.providers;
  if (random.chance(0.15)) {
    razorpay.pay(order.id, { status: 'failed' });
    if (random.chance(0.5)) return undefined;
  }
  const payment = razorpay.pay(order.id);
  return razorpay.checkout(order.id, payment.id);
}

async function payInTest(member: Member, order: OrderPromise): Promise<VerifyRequest | undefined> {
  const params = { order_id: order.id };
  if (member.random.chance(0.15)) await member.callUnsteadily('failTestOrder', { params });
  const { outcome } = await member.insist('payTestOrder', { params });
  if (outcome.kind !== 'answered') return undefined;
  const { success: _, ...payment } = outcome.body;
  return payment;
}

/** Each event once or twice, at any API, with its own id each time or the same. */
function queueEvents(member: Member, order: OrderPromise): void {
  const { context, random } = member;
  const { razorpay } = context.providers;
  for (const name of EVENTS.flatMap((event) => (random.chance(0.3) ? [event, event] : [event]))) {
    const { body, headers } = razorpay.event(name, order.id);
    context.undelivered.push({
      order,
      async deliver() {
        const outcome = await context.caller.call(random, 'receiveRazorpayEvent', { body }, { headers });
        return outcome.kind === 'answered';
      },
    });
  }
}

/** @returns whether it was answered */
async function verify(member: Member, order: OrderPromise, payment: VerifyRequest): Promise<boolean> {
  const { violations } = member.context;
  // An account that was deleted meanwhile has no page any more.
  if (member.account?.userId !== order.userId) return true;
  const { outcome } = await member.insist('verifyPurchase', { body: payment });
  if (outcome.kind !== 'answered') return false;
  order.told = performance.now();
  if (outcome.body.credits_added !== order.credits) {
    violations.add('an order was credited otherwise', order.id, { promised: order, found: outcome.body });
  }
  return true;
}

import { describe, expect, it } from 'vitest';
import type { GatewayOrder, GatewayPayment } from '../providers/payments/payment-gateway.ts';
import { decideOrder } from './decide-order.ts';

const ORDERED = { amount: 45_000, currency: 'INR' };

function payment(change: Partial<GatewayPayment> = {}): GatewayPayment {
  return { id: 'pay_1', status: 'captured', ...ORDERED, amountRefunded: 0, ...change };
}
function known(payments: GatewayPayment[], change: Partial<GatewayOrder> = {}): GatewayOrder {
  return { id: 'order_1', ...ORDERED, notes: null, paid: true, payments, ...change };
}
const refunded = { status: 'refunded', amountRefunded: 45_000 };

describe('decideOrder', () => {
  it.each<[string, GatewayOrder | null, string]>([
    ['the provider knows no such order', null, 'waiting'],
    ['nobody has tried to pay', known([], { paid: false }), 'waiting'],
    ['a payment has only begun', known([payment({ status: 'created' })], { paid: false }), 'waiting'],
    ['a payment is authorised, not captured', known([payment({ status: 'authorized' })], { paid: false }), 'waiting'],
    ['a payment failed', known([payment({ status: 'failed' })], { paid: false }), 'waiting'],
    ['a payment is captured, the order not yet paid', known([payment()], { paid: false }), 'waiting'],
    ['the order is paid, its payments not yet listed', known([]), 'waiting'],
    ['it is paid', known([payment()]), 'paid'],
    ['one payment failed, then one was captured', known([payment({ status: 'failed' }), payment()]), 'paid'],
    ['the payer bore the fee as well', known([payment({ amount: 46_062 })]), 'paid'],
    ['a part was given back', known([payment({ amountRefunded: 100 })]), 'paid'],
    ['one payment was given back, another kept', known([payment(refunded), payment()]), 'paid'],
    ['all was given back', known([payment(refunded)]), 'refunded'],
    ['all was given back but still says captured', known([payment({ amountRefunded: 45_000 })]), 'refunded'],
    ['a rupee is missing', known([payment({ amount: 44_900 })]), 'mismatch'],
    ['it was paid in another currency', known([payment({ currency: 'USD' })]), 'mismatch'],
    ['the order has another amount', known([payment()], { amount: 100 }), 'mismatch'],
    ['the order has another currency', known([payment()], { currency: 'JPY' }), 'mismatch'],
  ])('when %s', (_, order, decision) => {
    expect(decideOrder(ORDERED, order).kind).toBe(decision);
  });

  it('names the payment that paid it', () => {
    const order = known([payment({ id: 'pay_a', status: 'failed' }), payment({ id: 'pay_b' })]);
    expect(decideOrder(ORDERED, order)).toEqual({ kind: 'paid', paymentId: 'pay_b' });
  });

  it('says what was found instead', () => {
    expect(decideOrder(ORDERED, known([payment({ amount: 100 })]))).toEqual({
      kind: 'mismatch',
      found: 'a payment of 1.00 INR',
    });
  });
});

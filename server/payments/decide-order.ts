import type { GatewayOrder, GatewayPayment } from '../providers/payments/payment-gateway.ts';

/** What the provider's records mean for an order of ours. */
export type OrderDecision =
  | { kind: 'paid'; paymentId: string }
  /** Nothing is paid yet, or not all the way: it may still come. */
  | { kind: 'waiting' }
  /** Paid, and refunded before it was credited. */
  | { kind: 'refunded'; paymentId: string }
  /** The amount paid is not what was ordered; `found` says what. */
  | { kind: 'mismatch'; found: string };

/**
 * Decides from the provider's records alone, so that it does not matter who asks, how often, and in which order the events arrived.
 * @param ordered what we stored when the order was made; amounts in paise
 * @param known the order at the provider as it is now, null when it knows none
 */
export function decideOrder(ordered: { amount: number; currency: string }, known: GatewayOrder | null): OrderDecision {
  if (known === null) return { kind: 'waiting' };
  if (known.amount !== ordered.amount || known.currency !== ordered.currency) {
    return { kind: 'mismatch', found: `an order of ${inWords(known)}` };
  }
  const arrived = known.payments.filter(({ status }) => status === 'captured' || status === 'refunded');
  // More than was ordered is fine: some merchants have the payer bear the provider's fee.
  const fits = ({ amount, currency }: GatewayPayment) => amount >= ordered.amount && currency === ordered.currency;
  const kept = arrived.filter((payment) => payment.status === 'captured' && payment.amountRefunded < payment.amount);
  const good = kept.find(fits);
  if (good) return known.paid ? { kind: 'paid', paymentId: good.id } : { kind: 'waiting' };
  const odd = kept[0];
  if (odd) return { kind: 'mismatch', found: `a payment of ${inWords(odd)}` };
  const returned = arrived[0];
  return returned ? { kind: 'refunded', paymentId: returned.id } : { kind: 'waiting' };
}

function inWords({ amount, currency }: { amount: number; currency: string }): string {
  return `${(amount / 100).toFixed(2)} ${currency}`;
}

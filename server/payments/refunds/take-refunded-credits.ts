import type { Transaction } from 'kysely';
import { type AuditActor, recordAudit } from '../../audit-log/record-audit.ts';
import { addEntry, lockAccounts } from '../../credits/credits-store.ts';
import { publishChange } from '../../platform/database/publish-change.ts';
import type { DB } from '../../platform/database/tables.ts';
import type { GatewayOrder } from '../../providers/payments/payment-gateway.ts';
import { lockOrder, noteRefund } from '../orders-store.ts';

/**
 * Takes back the credits of what was refunded: in proportion, all of them when everything was. Never more than the user can spend: the
 * rest stays noted with the order and is taken when this is called again and it is there. It counts from what the provider says in all,
 * so it does not matter how often, from how many sides and in which order this is called; what an older look saw changes nothing.
 * @param known the order at the provider
 * @param actor who is written into the audit log; Leadlight itself unless an operator asked
 * @returns credits taken now
 */
export async function takeRefundedCredits(
  tx: Transaction<DB>,
  orderId: string,
  known: Pick<GatewayOrder, 'payments'>,
  actor: { actor: AuditActor; requestId?: string } = { actor: { kind: 'system' } },
): Promise<number> {
  const order = await lockOrder(tx, orderId);
  if (order.status !== 'credited') return 0;
  const found = known.payments.find(({ id }) => id === order.payment_id)?.amountRefunded ?? 0;
  const refunded = Math.max(order.refunded, Math.min(found, order.amount));
  const missing = creditsToTake({ ...order, refunded }) - order.credits_taken;
  if (missing <= 0 && refunded === order.refunded) return 0;
  const account = (await lockAccounts(tx, [order.user_id])).get(order.user_id);
  const taken = Math.max(0, Math.min(missing, account ? account.balance - account.held : 0));
  if (taken === 0 && refunded === order.refunded) return 0;
  if (taken > 0) {
    await addEntry(tx, { userId: order.user_id, kind: 'refund', amount: -taken, refundedOrderId: orderId });
    await publishChange(tx, [{ userId: order.user_id }]);
  }
  await noteRefund(tx, { orderId, refunded, taken });
  await recordAudit(tx, {
    ...actor,
    action: 'order.credits_taken',
    subject: { kind: 'order', id: orderId },
    details: { user: order.user_id, refunded_paise: refunded, credits: taken, not_there: missing - taken },
  });
  return taken;
}

/** Credits that belong to what was refunded; a broken one stays with the user. */
export function creditsToTake(order: { credits: number; amount: number; refunded: number }): number {
  return Math.floor((order.credits * order.refunded) / order.amount);
}

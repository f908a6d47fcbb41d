import { DomainError } from '../platform/domain-error.ts';
import { PaymentGatewayError } from '../providers/payments/payment-gateway.ts';
import { addEvent, findOrder, makeDue } from './orders-store.ts';
import type { PaymentContext } from './payment-context.ts';
import { settleOrder } from './settle-order.ts';

/** The provider waits five seconds for an answer, and stops sending when it has waited in vain too often. */
const LOOK_MS = 3_500;

/**
 * Takes in what the provider sent. Events come late, twice and in any order, so one only says that its order is worth a look:
 * that is committed first, and then the look is taken. If it cannot be taken now, the look at open orders takes it.
 * @param body the bytes as they came
 * @throws DomainError payment_signature_invalid
 */
export async function receiveEvent(
  context: PaymentContext,
  body: Buffer,
  headers: { signature: string; eventId: string },
): Promise<void> {
  const { db, gateway, log } = context;
  const event = gateway.readEvent(body, headers);
  if (!event) throw new DomainError('payment_signature_invalid');
  const { id, name, orderId } = event;
  const order = orderId === null ? undefined : await findOrder(db, orderId);
  // The provider's account may serve other shops as well.
  if (!order) return;
  const isNew = await db.transaction().execute(async (tx) => {
    const added = await addEvent(tx, { id, name, orderId: order.order_id });
    if (added) await makeDue(tx, order.order_id);
    return added;
  });
  if (!isNew) return;
  if (order.status === 'credited' && name.startsWith('refund.')) {
    log.warn({ order_id: order.order_id, user_id: order.user_id }, 'a credited order was refunded; its credits stay');
  }
  await settleOrder(context, order, AbortSignal.timeout(LOOK_MS)).catch((error: unknown) => {
    if (!(error instanceof PaymentGatewayError)) throw error;
    log.warn({ err: error, order_id: order.order_id }, 'an order could not be looked at yet');
  });
}

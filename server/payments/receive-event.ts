import { DomainError } from '../platform/domain-error.ts';
import { PaymentGatewayError } from '../providers/payments/payment-gateway.ts';
import { addEvent, findOrder, makeDue, type Order, setRefundCheck } from './orders-store.ts';
import type { PaymentContext } from './payment-context.ts';
import { recoverOrder } from './recover-order.ts';
import { settleRefund } from './refunds/settle-refund.ts';
import { settleOrder } from './settle-order.ts';

/** The provider waits five seconds for an answer, and stops sending events after too many timeouts. */
const DEADLINE_MS = 3_500;

/**
 * Handles an event of the provider. Events come late, twice and in any order, so one only says that its order has to be checked:
 * that is committed first, and then the order is settled. If that is not possible now, reconciliation does it.
 *
 * An order that is not known here, as after the restore of an older backup, is looked up at the provider and stored when it is one
 * of ours. While the provider cannot be asked, nothing of the event is stored and it is rejected: then it is sent again, for a day.
 * What no retry can fix, another shop's order or a user who is not here, is accepted: a provider whose events are rejected for too
 * long stops sending them.
 * @param body the bytes as they came
 * @throws DomainError payment_signature_invalid, payment_provider_unavailable
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
  if (orderId === null) return;
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  const order = (await findOrder(db, orderId)) ?? (await recover(context, { orderId, name }, deadline));
  if (!order) return;
  const isNew = await db.transaction().execute(async (tx) => {
    const added = await addEvent(tx, { id, name, orderId: order.order_id });
    if (added) await makeDue(tx, order.order_id);
    if (added && name.startsWith('refund.')) await setRefundCheck(tx, order.order_id, true);
    return added;
  });
  if (!isNew) return;
  await settleBoth(context, order, deadline).catch((error: unknown) => {
    if (!(error instanceof PaymentGatewayError)) throw error;
    log.warn({ err: error, order_id: order.order_id }, 'an order could not be looked at yet');
  });
}

/** What was paid, and what was given back of it. */
async function settleBoth(context: PaymentContext, order: Order, deadline: AbortSignal): Promise<void> {
  await settleOrder(context, order, deadline);
  await settleRefund(context, order, deadline);
}

async function recover(
  context: PaymentContext,
  { orderId, name }: { orderId: string; name: string },
  deadline: AbortSignal,
): Promise<Order | undefined> {
  const about = { order_id: orderId, event: name };
  try {
    const found = await recoverOrder(context, await context.gateway.readOrder(orderId, deadline));
    if (found.kind === 'recovered') return found.order;
    // The provider's account may serve other shops as well.
    if (found.kind === 'foreign') context.log.warn(about, 'an event speaks of an order that is not ours');
    return undefined;
  } catch (error) {
    if (!(error instanceof PaymentGatewayError)) throw error;
    context.log.warn(
      { ...about, err: error },
      'an order that is not known here could not be looked up; its event is asked for again',
    );
    throw new DomainError('payment_provider_unavailable', { cause: error });
  }
}

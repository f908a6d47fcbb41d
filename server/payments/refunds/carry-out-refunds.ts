import { recordAudit } from '../../audit-log/record-audit.ts';
import { PaymentGatewayError } from '../../providers/payments/payment-gateway.ts';
import type { Order } from '../orders-store.ts';
import type { PaymentContext } from '../payment-context.ts';
import { endRefund, listRefunds } from './refunds-store.ts';

/** Of what the provider says when it refuses. */
const MOST_ANSWER_CHARS = 500;

/**
 * Has the provider do the refunds of an order that were asked for and are not answered yet, also those of a process that died: the key
 * makes the provider do each once.
 * @throws PaymentGatewayError when the provider did not answer: they stay asked for
 */
export async function carryOutRefunds(context: PaymentContext, order: Order, signal?: AbortSignal): Promise<void> {
  const { db, gateway } = context;
  for (const { key, amount, state } of await listRefunds(db, order.order_id)) {
    if (state !== 'asked' || order.payment_id === null) continue;
    const end = await gateway.refund({ paymentId: order.payment_id, amount, key }, signal).then(
      (id) => ({ state: 'done' as const, answer: id }),
      (error: unknown) => {
        // The same refund is being done at this moment, for somebody who asked at the same time.
        if (!(error instanceof PaymentGatewayError) || error.status === undefined || error.status === 409) throw error;
        return { state: 'refused' as const, answer: error.message.slice(0, MOST_ANSWER_CHARS) };
      },
    );
    await db.transaction().execute(async (tx) => {
      if (!(await endRefund(tx, key, end))) return;
      await recordAudit(tx, {
        actor: { kind: 'system' },
        action: end.state === 'done' ? 'order.refund_done' : 'order.refund_refused',
        subject: { kind: 'order', id: order.order_id },
        details: { key, amount_paise: amount, answer: end.answer },
      });
    });
  }
}

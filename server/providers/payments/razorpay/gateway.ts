import { createHash } from 'node:crypto';
import { type GatewayEvent, type PaymentGateway, PaymentGatewayError } from '../payment-gateway.ts';
import { isSignature, paymentMessage } from '../signature.ts';
import { type RazorpayClientOptions, razorpayClient } from './client.ts';
import { listPaidOrders } from './list-paid-orders.ts';
import { event, orderResponse, paymentsResponse, refundResponse, writeNotes } from './schema.ts';

/**
 * Razorpay's Orders API, payment signatures and webhooks.
 * @param options.webhookSecret one secret, or several with commas between them: after a change, events sent before it still
 *   carry the old one's signature
 */
export function razorpayGateway(options: RazorpayClientOptions & { webhookSecret: string }): PaymentGateway {
  const { keyId, keySecret } = options;
  const call = razorpayClient(options);
  const webhookSecrets = options.webhookSecret.split(',').flatMap((text) => (text.trim() ? [text.trim()] : []));
  return {
    kind: 'razorpay',
    keyId,
    async createOrder({ notes, ...order }) {
      const body = { ...order, notes: writeNotes(notes) };
      const made = await call({ method: 'POST', path: '/orders', body, schema: orderResponse });
      if (!made) throw new PaymentGatewayError('Razorpay made no order');
      return made.id;
    },
    isSigned: ({ orderId, paymentId, signature }) =>
      isSignature(signature, keySecret, paymentMessage(orderId, paymentId)),
    async readOrder(orderId, signal) {
      const path = `/orders/${encodeURIComponent(orderId)}`;
      const [found, paid] = await Promise.all([
        call({ method: 'GET', path, schema: orderResponse, signal }),
        call({ method: 'GET', path: `${path}/payments`, schema: paymentsResponse, signal }),
      ]);
      if (!found) return null;
      const { status, ...opened } = found;
      return {
        ...opened,
        paid: status === 'paid',
        payments: (paid?.items ?? []).map(({ amount_refunded: refunded, ...rest }) => ({
          ...rest,
          amountRefunded: refunded ?? 0,
        })),
      };
    },
    async refund({ paymentId, amount, key }, signal) {
      const made = await call({
        method: 'POST',
        path: `/payments/${encodeURIComponent(paymentId)}/refund`,
        // With it a call that is made again, as after a lost answer, gives nothing more.
        headers: { 'X-Refund-Idempotency': key },
        body: { amount, speed: 'normal', receipt: key },
        schema: refundResponse,
        signal,
      });
      if (!made) throw new PaymentGatewayError('Razorpay knows no such payment', { status: 404 });
      return made.id;
    },
    listPaidOrders: (since, signal) => listPaidOrders(call, since, signal),
    readEvent(body, { signature, eventId }) {
      if (!webhookSecrets.some((secret) => isSignature(signature, secret, body))) return null;
      return describeEvent(body, eventId);
    },
  };
}

function describeEvent(body: Buffer, eventId: string): GatewayEvent {
  const id = eventId || createHash('sha256').update(body).digest('hex');
  const parsed = event.safeParse(parseJson(body));
  if (!parsed.success) return { id, name: 'unknown', orderId: null };
  const { event: name, payload } = parsed.data;
  return { id, name, orderId: payload.order?.entity.id ?? payload.payment?.entity.order_id ?? null };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

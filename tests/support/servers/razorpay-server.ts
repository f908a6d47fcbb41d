import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { VerifyRequest } from '../../../shared/contract/payments.ts';

interface Payment {
  id: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  amount: number;
  currency: string;
  amount_refunded: number;
  error_description: string | null;
}

interface Order {
  id: string;
  amount: number;
  currency: string;
  receipt?: string | undefined;
  /** Ours, or an empty list as Razorpay keeps none. */
  notes: Record<string, string> | [];
  /** Unix seconds. */
  created_at: number;
  status: 'created' | 'attempted' | 'paid';
  payments: Payment[];
}

/** A delivery as Razorpay sends it to a webhook. */
export interface Delivery {
  body: string;
  headers: Record<string, string>;
}

/** What goes wrong with a call: a status, no answer at all, one that breaks off, or one that is not JSON. */
export type Fault = number | 'silence' | 'cut' | 'garbage';

export interface RazorpayServer {
  url: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  orders: Map<string, Order>;
  /** Method and path of every call so far. */
  asked: string[];
  /** Each spoils one call, in order. */
  faults: Fault[];
  /** Adds a payment; a captured one of at least the amount makes the order paid. Amounts in paise. */
  pay(orderId: string, change?: Partial<Payment>): Payment;
  /** Gives all captured payments of the order back, or so many paise more of the last one. */
  refund(orderId: string, amount?: number): void;
  /** What the checkout hands to the page. */
  checkout(orderId: string, paymentId: string): VerifyRequest;
  event(name: string, orderId: string, options?: { id?: string; secret?: string }): Delivery;
  close(): void;
}

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');
const newId = (prefix: string) => `${prefix}_${randomBytes(7).toString('hex')}`;

/** Speaks Razorpay's Orders API on a free port, signs payments and makes webhook deliveries. */
export async function startRazorpayServer(): Promise<RazorpayServer> {
  const orders = new Map<string, Order>();
  const asked: string[] = [];
  const faults: Fault[] = [];
  const refunds = new Map<string, object>();
  const keys = { keyId: 'rzp_test_leadlight', keySecret: 'key-secret', webhookSecret: 'webhook-secret' };
  const authorization = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`;

  const server = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const body = await readJson(request);
    const fault = faults.shift();
    if (fault === 'silence') return;
    const [status, said] =
      typeof fault === 'number'
        ? refusal(fault, 'SERVER_ERROR', 'We are facing some trouble')
        : request.headers.authorization === authorization
          ? request.url?.startsWith('/v1/payments/')
            ? refundPayment(orders, refunds, request, body)
            : answer(orders, request, body)
          : refusal(401, 'BAD_REQUEST_ERROR', 'Authentication failed');
    response.writeHead(status, { 'content-type': 'application/json' });
    if (fault === 'cut') {
      response.write('{"id":"ord', () => response.destroy());
      return;
    }
    response.end(fault === 'garbage' ? '<html>' : JSON.stringify(said));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const orderOf = (orderId: string): Order => {
    const order = orders.get(orderId);
    if (!order) throw new Error(`There is no order ${orderId}`);
    return order;
  };
  return {
    ...keys,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    orders,
    asked,
    faults,
    pay(orderId, change = {}) {
      const order = orderOf(orderId);
      const { amount, currency } = order;
      const payment: Payment = {
        id: newId('pay'),
        status: 'captured',
        amount,
        currency,
        amount_refunded: 0,
        error_description: null,
        ...change,
      };
      order.payments.push(payment);
      const isWhole = payment.status === 'captured' && payment.amount >= amount;
      if (order.status !== 'paid') order.status = isWhole ? 'paid' : 'attempted';
      return payment;
    },
    refund(orderId, amount) {
      for (const payment of orderOf(orderId).payments.filter(({ status }) => status === 'captured')) {
        giveBack(payment, amount ?? payment.amount);
      }
    },
    checkout: (orderId, paymentId) => ({
      razorpay_payment_id: paymentId,
      razorpay_order_id: orderId,
      razorpay_signature: hmac(keys.keySecret, `${orderId}|${paymentId}`),
    }),
    event(name, orderId, { id = newId('event'), secret = keys.webhookSecret } = {}) {
      const order = orderOf(orderId);
      const payment = { entity: describePayment(order, order.payments.at(-1)) };
      const withOrder = name.startsWith('order.');
      const body = JSON.stringify({
        entity: 'event',
        account_id: 'acc_BFQ7uQEaa7j2z7',
        event: name,
        contains: withOrder ? ['payment', 'order'] : ['payment'],
        payload: { payment, ...(withOrder && { order: { entity: describeOrder(order) } }) },
        created_at: 1_567_674_606,
      });
      const headers = { 'content-type': 'application/json', 'x-razorpay-event-id': id };
      return { body, headers: { ...headers, 'x-razorpay-signature': hmac(secret, body) } };
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Answer = [status: number, body: object];

function giveBack(payment: Payment, amount: number): void {
  payment.amount_refunded = Math.min(payment.amount, payment.amount_refunded + amount);
  if (payment.amount_refunded === payment.amount) payment.status = 'refunded';
}

/** The refunds made through the API, by the order's payments; a key that is known answers as it did. */
function refundPayment(
  orders: Map<string, Order>,
  refunds: Map<string, object>,
  request: IncomingMessage,
  body: unknown,
): Answer {
  const id = /^\/v1\/payments\/([^/]+)\/refund$/.exec(request.url ?? '')?.[1];
  const payment = [...orders.values()].flatMap(({ payments }) => payments).find((one) => one.id === id);
  const { amount } = body as { amount: number };
  const key = String(request.headers['x-refund-idempotency']);
  const known = refunds.get(key);
  if (known) return [200, known];
  if (!payment) return refusal(400, 'BAD_REQUEST_ERROR', 'The id provided does not exist');
  if (payment.status !== 'captured' || payment.amount_refunded + amount > payment.amount) {
    return refusal(400, 'BAD_REQUEST_ERROR', 'The refund amount provided is greater than amount captured');
  }
  giveBack(payment, amount);
  const made = { id: newId('rfnd'), entity: 'refund', amount, payment_id: payment.id, status: 'processed' };
  refunds.set(key, made);
  return [200, made];
}

function answer(orders: Map<string, Order>, request: IncomingMessage, body: unknown): Answer {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const [, id, rest] = /^\/v1\/orders(?:\/([^/]+))?(\/payments)?$/.exec(pathname) ?? [null];
  if (request.method === 'POST' && id === undefined) {
    const { amount, currency, receipt, notes = [] } = body as Order;
    if (amount < 100) return refusal(400, 'BAD_REQUEST_ERROR', 'The amount must be at least INR 1.00');
    const created_at = Math.floor(Date.now() / 1_000);
    const order: Order = {
      ...{ id: newId('order'), amount, currency, receipt, notes, created_at },
      status: 'created',
      payments: [],
    };
    orders.set(order.id, order);
    return [200, describeOrder(order)];
  }
  if (pathname === '/v1/orders') return list(orders, searchParams);
  const order = orders.get(id ?? '');
  if (!order) return refusal(400, 'BAD_REQUEST_ERROR', 'The id provided does not exist');
  if (!rest) return [200, describeOrder(order)];
  const items = order.payments.map((payment) => describePayment(order, payment));
  return [200, { entity: 'collection', count: items.length, items }];
}

function list(orders: Map<string, Order>, search: URLSearchParams): Answer {
  const receipt = search.get('receipt');
  const [from, to] = [Number(search.get('from') ?? 0), Number(search.get('to') ?? Number.POSITIVE_INFINITY)];
  const found = [...orders.values()].filter(
    (order) => (receipt === null || order.receipt === receipt) && order.created_at >= from && order.created_at <= to,
  );
  const skip = Number(search.get('skip') ?? 0);
  const items = found
    .toReversed()
    .slice(skip, skip + Math.min(100, Number(search.get('count') ?? 10)))
    .map(describeOrder);
  return [200, { entity: 'collection', count: items.length, items }];
}

function describeOrder({ id, amount, currency, receipt, notes, created_at, status, payments }: Order) {
  const paid = status === 'paid' ? amount : 0;
  const sums = { amount, amount_due: amount - paid, amount_paid: paid, attempts: payments.length };
  return {
    id,
    entity: 'order',
    ...sums,
    currency,
    receipt,
    status,
    offer_id: null,
    notes,
    created_at,
  };
}

function describePayment(order: Order, payment: Payment | undefined) {
  const captured = payment?.status === 'captured' || payment?.status === 'refunded';
  return {
    ...payment,
    entity: 'payment',
    order_id: order.id,
    captured,
    method: 'upi',
    notes: [],
    refund_status: payment?.status === 'refunded' ? 'full' : null,
    email: 'gaurav.kumar@example.com',
    contact: '+919876543210',
    created_at: 1_567_674_599,
  };
}

function refusal(status: number, code: string, description: string): Answer {
  return [status, { error: { code, description, source: 'business', metadata: {} } }];
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : null;
}

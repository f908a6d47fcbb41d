import { type OpenedOrder, PaymentGatewayError } from '../payment-gateway.ts';
import type { CallRazorpay } from './client.ts';
import { ordersResponse } from './schema.ts';

/** As many as Razorpay lists at once. */
const PAGE = 100;

/** Lists the paid ones among all orders opened since then, the latest first. @throws PaymentGatewayError */
export async function listPaidOrders(call: CallRazorpay, since: Date, signal?: AbortSignal): Promise<OpenedOrder[]> {
  const period = { from: unixSeconds(since), to: unixSeconds(new Date()) };
  const paid: OpenedOrder[] = [];
  // What is opened meanwhile lies outside of the period, so pages do not shift.
  for (let skip = 0; ; skip += PAGE) {
    const query = { ...period, count: String(PAGE), skip: String(skip) };
    const page = await call({ method: 'GET', path: '/orders', query, schema: ordersResponse, signal });
    if (!page) throw new PaymentGatewayError('Razorpay lists no orders');
    for (const { status, ...order } of page.items) if (status === 'paid') paid.push(order);
    if (page.items.length < PAGE) return paid;
  }
}

function unixSeconds(time: Date): string {
  return String(Math.floor(time.getTime() / 1_000));
}

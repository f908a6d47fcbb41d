import { auditedBy } from '../../../admin/operator-context.ts';
import { checkOrder } from '../../../admin/orders/check-order.ts';
import { listOrders, readOrder } from '../../../admin/orders/read-orders.ts';
import { refundOrder } from '../../../payments/refunds/refund-order.ts';
import type { App } from '../../app-types.ts';
import type { Context } from '../../context.ts';
import { route } from '../../route.ts';
import { contextOf } from './context-of.ts';

/** Orders, what the provider says of them, and refunds. */
export async function registerAdminOrderRoutes(
  app: App,
  { db, services, log }: Pick<Context, 'db' | 'services' | 'log'>,
): Promise<void> {
  const payments = { db, log, gateway: await services.paymentGateway() };
  const answer = async (orderId: string) => ({ success: true as const, ...(await readOrder(payments, orderId)) });
  route(app, 'listOrders', async ({ query: { query = '', state, ...page } }) => ({
    success: true,
    ...(await listOrders(db, { query, state }, page)),
  }));
  route(app, 'readOrder', async ({ params }) => answer(params.order_id));
  route(app, 'checkOrder', async (request) => {
    await checkOrder(payments, contextOf(request), request.params.order_id);
    return answer(request.params.order_id);
  });
  route(app, 'refundOrder', async (request) => {
    const orderId = request.params.order_id;
    await refundOrder(payments, auditedBy(contextOf(request)), { orderId, ...request.body });
    return answer(orderId);
  });
}

import { receiveEvent } from '../../payments/receive-event.ts';
import { startPurchase } from '../../payments/start-purchase.ts';
import { failInTestCheckout, payInTestCheckout } from '../../payments/try-checkout.ts';
import { verifyPayment } from '../../payments/verify-payment.ts';
import type { App } from '../app-types.ts';
import type { Context } from '../context.ts';
import { route } from '../route.ts';

/** Buying credits: order, verification, the provider's events, and the test checkout. */
export async function registerPaymentRoutes(
  app: App,
  { db, services, log }: Pick<Context, 'db' | 'services' | 'log'>,
): Promise<void> {
  const context = { db, log, gateway: await services.paymentGateway() };
  route(app, 'initiatePurchase', async ({ body, principal }) => ({
    success: true,
    ...(await startPurchase(context, principal.userId, body.amount)),
  }));
  route(app, 'verifyPurchase', async ({ body, principal }) => ({
    success: true,
    ...(await verifyPayment(context, principal.userId, body)),
  }));
  route(app, 'payTestOrder', async ({ params, principal }) => ({
    success: true,
    ...(await payInTestCheckout(context, principal.userId, params.order_id)),
  }));
  route(app, 'failTestOrder', async ({ params, principal }) => ({
    success: true,
    error: await failInTestCheckout(context, principal.userId, params.order_id),
  }));
  await app.register(async (scope: App) => registerWebhook(scope, context));
}

/** In a scope of its own: the signature is over the bytes as they came, so nothing may parse them before. */
function registerWebhook(scope: App, context: Parameters<typeof receiveEvent>[0]): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
  route(scope, 'receiveRazorpayEvent', async ({ body, headers }) => {
    await receiveEvent(context, Buffer.isBuffer(body) ? body : Buffer.alloc(0), {
      signature: String(headers['x-razorpay-signature'] ?? ''),
      eventId: String(headers['x-razorpay-event-id'] ?? '').slice(0, 200),
    });
    return { success: true };
  });
}
